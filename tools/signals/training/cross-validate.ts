import type { Language } from '@kindred/contract/wire/languages';
import { prepare } from '../../../apps/server/src/features/moderation/signals/prepare.ts';
import { weigh, type Classifiers } from '../../../apps/server/src/features/moderation/signals/weigh.ts';
import {
  unpackClassifiers,
  type WeighedKind,
} from '../../../apps/server/src/features/moderation/signals/weights.ts';
import { packClassifier, packGramClassifier } from './pack-classifier.ts';
import { collectGramSamples, collectSamples, corpusDay } from './samples.ts';
import type { WrittenSentence } from './read-corpus.ts';
import { readSources, type Sources } from './sources.ts';
import { trainClassifier } from './train-classifier.ts';
import { trainGramClassifier } from './train-grams.ts';

/** Writers of a corpus are left out in so many turns. What companions say was written by two people in few sittings. */
const foldsOf: Record<WeighedKind, number> = { distress: 2, age: 2, machine: 2, outgoing: 7 };
/** The product's own texts in a row resemble each other: they are left out together. */
const blockLines = 10;
/** So many of them stand for all when a threshold is chosen. */
const everyPlainText = 3;
/**
 * This part of the harmless sentences of the corpora, and of the product's own texts, may be false alarms when a threshold is
 * chosen. Every second one of the former was written to look like a signal; what fans write is more like the latter.
 */
const allowedFalseAlarms: Record<WeighedKind, number> = {
  distress: 0.07,
  age: 0.06,
  machine: 0.045,
  outgoing: 0.07,
};
const allowedPlainAlarms: Record<WeighedKind, number> = {
  distress: 0.01,
  age: 0.01,
  machine: 0.01,
  outgoing: 0.008,
};

/** How much the log odds of the classifier over grams count beside those of the other. */
export const gramShares: Record<WeighedKind, number> = { distress: 1, age: 0.6, machine: 0.8, outgoing: 1 };

type Point = { recall: number; falseAlarms: number; plainAlarms: number; threshold: number };
/** The chosen point, and others for comparison. */
export type CrossValidation = Point & { curve: Point[] };
const curveParts = [0.02, 0.03, 0.04, 0.05, 0.06, 0.08, 0.1];

/** Judges each sentence by classifiers that saw nothing by its writer, and gives the threshold (log odds) that fits. */
export function crossValidate(kind: WeighedKind, language: Language, tableSize: number): CrossValidation {
  const { own, plain } = readSources(kind, language);
  const folds = foldsOf[kind];
  const judged: Judged = { signals: [], harmless: [], plain: [] };
  for (let fold = 0; fold < folds; fold += 1) {
    const isOfFold = ({ writer }: WrittenSentence) => writer % folds === fold;
    const isPlainOfFold = (_: string, at: number) => Math.floor(at / blockLines) % folds === fold;
    const sources = {
      own: own.filter((sentence) => !isOfFold(sentence)),
      plain: plain.filter((text, at) => !isPlainOfFold(text, at)),
    };
    const classifiers = trainFold(kind, language, { sources, tableSize });
    const oddsOf = (text: string, before: string) => {
      const earlier = before === '' ? '' : prepare(before, corpusDay);
      const weighing = { language, classifiers: new Map([[kind, classifiers]]) };
      return weigh(prepare(text, corpusDay), earlier, weighing).get(kind)?.odds ?? -Infinity;
    };
    for (const { label, text, before } of own.filter(isOfFold))
      (label === 'none' ? judged.harmless : judged.signals).push(oddsOf(text, before));
    const judgedTexts = plain.filter(isPlainOfFold).filter((_, at) => at % everyPlainText === 0);
    judged.plain.push(...judgedTexts.map((text) => oddsOf(text, '')));
  }
  return validationOf(judged, allowedFalseAlarms[kind], allowedPlainAlarms[kind]);
}

function trainFold(
  kind: WeighedKind,
  language: Language,
  { sources, tableSize }: { sources: Sources; tableSize: number },
): Classifiers {
  const { signal } = collectSamples(kind, language, sources);
  const grams = trainGramClassifier(collectGramSamples(kind, language, sources), tableSize);
  return unpackClassifiers({
    digest: '',
    signal: packClassifier(trainClassifier(signal, tableSize), 0),
    grams: packGramClassifier(grams, gramShares[kind]),
  });
}

/** Log odds of sentences. */
type Judged = { signals: number[]; harmless: number[]; plain: number[] };

function validationOf(
  { signals, harmless, plain }: Judged,
  allowed: number,
  allowedPlain: number,
): CrossValidation {
  const descending = harmless.toSorted((a, b) => b - a);
  const pointOf = (threshold: number) => {
    const partAbove = (list: number[]) =>
      list.filter((odds) => odds > threshold).length / Math.max(1, list.length);
    return {
      threshold,
      recall: partAbove(signals),
      falseAlarms: partAbove(harmless),
      plainAlarms: partAbove(plain),
    };
  };
  const pointAt = (part: number) => pointOf(descending[Math.floor(harmless.length * part)] ?? 0);
  const plainThreshold = plain.toSorted((a, b) => b - a)[Math.floor(plain.length * allowedPlain)] ?? 0;
  const chosen = pointOf(Math.max(pointAt(allowed).threshold, plainThreshold));
  return { ...chosen, curve: curveParts.map(pointAt) };
}
