import { languages, type Language } from '@kindred/contract/wire/languages';
import {
  extractFeatures,
  extractSharedFeatures,
  type Features,
} from '../../../apps/server/src/features/moderation/signals/features.ts';
import { countGrams, type Grams } from '../../../apps/server/src/features/moderation/signals/grams.ts';
import { prepare, prepareFor } from '../../../apps/server/src/features/moderation/signals/prepare.ts';
import { hasBlanks } from '../../../apps/server/src/features/moderation/signals/tokenize.ts';
import type { WeighedKind } from '../../../apps/server/src/features/moderation/signals/weights.ts';
import { expandFrames } from './frames.ts';
import { makeRandom } from './random.ts';
import type { Sample } from './train-classifier.ts';
import type { GramSample } from './train-grams.ts';
import { readCorpus, type Sentence } from './read-corpus.ts';
import { ofOtherKinds, readSources, wordsOf } from './sources.ts';

/** The day on which the corpora were written: years of birth in them are as of it. */
export const corpusDay = new Date('2026-11-23T12:00:00Z');

/** The label that is the second sort of a kind. */
const secondLabel: Record<WeighedKind, string | undefined> = {
  distress: 'other',
  age: 'play',
  machine: undefined,
  outgoing: undefined,
};

/** Weights of samples beside one of the kind and language itself, which counts 1. */
const weights = {
  framed: 0.5,
  joined: 0.5,
  dropped: 0.5,
  otherLanguage: 0.3,
  foreign: 0.3,
  otherKind: 0.25,
  part: 0.7,
  product: 0.4,
};

const gramWeights = { framed: 0.3, otherKind: 0.2, product: 0.3 };

export type Samples = { signal: Sample[]; second: Sample[] };

/** The samples that a classifier is trained from: the sentences of the kind and language, these varied, and those of other languages and kinds. */
export function collectSamples(
  kind: WeighedKind,
  language: Language,
  sources = readSources(kind, language),
): Samples {
  const { own, plain } = sources;
  const samples: Samples = { signal: [], second: [] };
  const add = (label: string, features: Features, weight: number) => {
    samples.signal.push({
      features,
      isPositive: label !== 'none',
      weight: label === 'none' ? weight : weight * signalWeight,
    });
    if (label !== 'none') samples.second.push({ features, isPositive: label === secondLabel[kind], weight });
  };
  const read = (text: string) => featuresOfText(text, language);
  for (const sentence of own) add(sentence.label, read(wordsOf(sentence)), 1);
  for (const sentence of expandFrames(kind, language))
    add(sentence.label, read(wordsOf(sentence)), weights.framed);
  for (const { label, text, weight } of varied(own, language)) add(label, read(text), weight);
  for (const other of languages) {
    if (other === language) continue;
    for (const sentence of readCorpus(kind, other, 'train')) {
      add(sentence.label, sharedFeaturesOfText(wordsOf(sentence), other), weights.otherLanguage);
    }
  }
  if (hasBlanks(language)) {
    for (const other of languages.filter((code) => code !== language && hasBlanks(code))) {
      const harmless = readCorpus(kind, other, 'train').filter(({ label }) => label === 'none');
      for (const sentence of harmless.filter((_, at) => at % 3 === 0))
        add('none', read(wordsOf(sentence)), weights.foreign);
    }
  }
  for (const text of ofOtherKinds(kind, language)) add('none', read(text), weights.otherKind);
  for (const text of plain) add('none', read(text), weights.product);
  return samples;
}

/** The samples of the classifier over grams: the sentences of the kind and language, frames, and sentences of other kinds. */
export function collectGramSamples(
  kind: WeighedKind,
  language: Language,
  { own, plain } = readSources(kind, language),
): GramSample[] {
  const toSample = (weight: number) => (sentence: Sentence) => ({
    grams: gramsOfSentence(sentence, language),
    isPositive: sentence.label !== 'none',
    weight,
  });
  const harmless = (text: string) => ({ label: 'none', category: '', before: '', text });
  return [
    ...own.map(toSample(1)),
    ...expandFrames(kind, language).map(toSample(gramWeights.framed)),
    ...ofOtherKinds(kind, language).map(harmless).map(toSample(gramWeights.otherKind)),
    ...plain.map(harmless).map(toSample(gramWeights.product)),
  ];
}

/** The features of what no companion may say, with the sort of each. */
export function collectSortSamples(
  language: Language,
): { label: string; features: Features; weight: number }[] {
  return readCorpus('outgoing', language, 'train')
    .filter(({ label }) => label !== 'none')
    .map(({ label, text }) => ({ label, features: featuresOfText(text, language), weight: 1 }));
}

/** Features of sentences that are read again for each fold of cross-validation. */
const cache = new Map<string, Features>();

/** The grams of a sentence with the one before it. */
export function gramsOfSentence(sentence: Sentence, language: Language): Grams {
  const text = wordsOf(sentence);
  const key = `${language} ${text}`;
  const grams = gramCache.get(key) ?? countGrams(prepareFor(language, prepare(text, corpusDay)), language);
  gramCache.set(key, grams);
  return grams;
}

const gramCache = new Map<string, Grams>();

function featuresOfText(text: string, language: Language): Features {
  const key = `${language} ${text}`;
  return cached(key, () => extractFeatures(prepareFor(language, prepare(text, corpusDay)), language));
}

function sharedFeaturesOfText(text: string, language: Language): Features {
  const key = `shared ${language} ${text}`;
  return cached(key, () => extractSharedFeatures(prepareFor(language, prepare(text, corpusDay)), language));
}

function cached(key: string, extract: () => Features): Features {
  const stored = cache.get(key);
  if (stored) return stored;
  const { places, values } = extract();
  const features = { places: Uint32Array.from(places), values: Float32Array.from(values) };
  cache.set(key, features);
  return features;
}

/** A signal that is missed is worse than a false alarm. */
const signalWeight = 1.5;

/** Sentences joined to harmless ones, and with words left out: a signal counts wherever it stands. */
function varied(
  own: readonly Sentence[],
  language: Language,
): { label: string; text: string; weight: number }[] {
  const random = makeRandom(7);
  const harmless = own.filter(({ label, before }) => label === 'none' && before === '');
  const pick = () => harmless[Math.floor(random() * harmless.length)]?.text ?? '';
  return own.flatMap((sentence) => {
    const { label, text, before } = sentence;
    if (before !== '') {
      const parts = label === 'none' ? [before, text] : [];
      return parts.map((part) => ({ label, text: part, weight: weights.part }));
    }
    const joint = random() < 0.5 ? `${pick()} ⏎ ${text}` : `${text} ${pick()}`;
    const variants = [{ label, text: joint, weight: weights.joined }];
    if (label !== 'none' && hasBlanks(language))
      variants.push({ label, text: withoutWords(text, random), weight: weights.dropped });
    return variants;
  });
}

function withoutWords(text: string, random: () => number): string {
  return text
    .split(' ')
    .filter(() => random() > 0.12)
    .join(' ');
}
