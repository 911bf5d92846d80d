import type { Features } from './features.ts';
import { indexLikelihoods } from './likelihood.ts';

/** An utterance of an entry, as it is looked up. */
export type Sample = { entry: string; features: Features; content: readonly string[]; manner: Features };
/** How near a text is to the nearest utterances of an entry: 1 is the same. */
export type Nearness = { entry: string; score: number };

/** What is looked up: its features, the words of them that say what it is about, and how it is said. */
export type Looked = Omit<Sample, 'entry'>;

/** How near a text is to an entry by its utterances, and how likely the entry is by its marks. */
export type Measured = Nearness & { likely: number };

/** Finds the entries whose utterances are nearest to a text: by words and letters, of which rare ones count most. */
export type BankIndex = {
  measure: (looked: Looked, weigh: (sample: number) => number) => Measured[];
  /** How much a feature says of what is meant. */
  weightOf: (feature: string) => number;
};

/** Where a feature stands, and how much it weighs there. */
type Postings = { samples: number[]; weights: number[] };

/** What no utterance holds says little against a likeness in the rest. */
const unknownShare = 0.25;
/** How much it counts that all of the utterance stands in a longer text. */
const containedShare = 0.35;
/** Utterances lighter than this may stand in anything. */
const fullWeight = 7;
/** The nearest utterance decides; a second and third near one confirm it. */
const places = [0.6, 0.25, 0.15];

/** How much nearness an entry loses that is less likely than the likeliest. */
const unlikely = { share: 0.02, most: 0.6 };

/** Puts the utterances of a bank in order. */
export function indexSamples(samples: readonly Sample[]): BankIndex {
  const names = [...new Set(samples.map(({ entry }) => entry))];
  const ids = new Map(names.map((name, id) => [name, id]));
  const entryOf = samples.map(({ entry }) => ids.get(entry) ?? 0);
  const weights = weighFeatures(samples, names.length);
  const weightOf = (feature: string) => weights.get(feature) ?? Math.log(1 + 2 * names.length);
  const marksOf = ({ features, manner }: Looked) => new Map([...features, ...manner]);
  const likelihoods = indexLikelihoods(
    samples.map((sample) => ({ entry: sample.entry, marks: marksOf(sample) })),
  );
  const postings = new Map<string, Postings>();
  const words = wordsOfEntries(samples);
  const norms = new Float64Array(samples.length);
  for (const [sample, { features }] of samples.entries()) {
    let sum = 0;
    for (const [name, value] of features) {
      const weight = value * weightOf(name);
      sum += weight * weight;
      const list = postings.get(name) ?? { samples: [], weights: [] };
      list.samples.push(sample);
      list.weights.push(weight);
      postings.set(name, list);
    }
    norms[sample] = Math.sqrt(sum);
  }
  return {
    weightOf,
    measure: (looked, weigh) => {
      const { features, content } = looked;
      const likely = likelihoods(marksOf(looked));
      const { dots, norm } = multiply(features, postings, weightOf, samples.length);
      const best = new Float64Array(names.length * places.length);
      for (let sample = 0; sample < samples.length; sample++) {
        const dot = dots[sample] ?? 0;
        if (dot === 0) continue;
        const score = similarity(dot, norm, norms[sample] ?? 1);
        const first = (entryOf[sample] ?? 0) * places.length;
        if (score > (best[first + places.length - 1] ?? 0)) keep(best, first, score * weigh(sample));
      }
      const isKnown = (word: string) => weights.has(word);
      return names.map((entry, id) => {
        const score = together(best, id);
        const covered = score > leastMeasured ? coverage(content, words.get(entry), weightOf, isKnown) : 0;
        return { entry, score: score * covered, likely: likely.get(entry) ?? 0 };
      });
    },
  };
}

/** What is less near than this is near to nothing, whatever it is about. */
const leastMeasured = 0.08;

/** Of the open entries those that are near, the nearest first: an entry loses by as much as it is less likely than the likeliest of them. */
export function rank(
  measured: readonly Measured[],
  isOpen: (entry: string) => boolean = () => true,
): Nearness[] {
  const open = measured.filter(({ entry }) => isOpen(entry));
  const likeliest = open.reduce((most, { likely }) => Math.max(most, likely), Number.NEGATIVE_INFINITY);
  return open
    .filter(({ score }) => score > 0)
    .map(({ entry, score, likely }) => ({
      entry,
      score: score - Math.min(unlikely.most, unlikely.share * (likeliest - likely)),
    }))
    .filter(({ score }) => score > 0)
    .sort((a, b) => b.score - a.score);
}

/** The words of each entry that say what it is about. */
function wordsOfEntries(samples: readonly Sample[]): Map<string, Map<string, number>> {
  const words = new Map<string, Map<string, number>>();
  for (const { entry, content } of samples) {
    const own = words.get(entry) ?? new Map();
    for (const word of new Set(content.map(stemOf))) own.set(word, (own.get(word) ?? 0) + 1);
    words.set(entry, own);
  }
  return words;
}

/** Words of one stem are alike in languages with endings. */
function stemOf(word: string): string {
  return word.length > stemLength ? word.slice(0, stemLength) : word;
}

const stemLength = 5;
/** What is left of a score where nothing of what a text is about stands in the entry. */
const uncovered = 0.3;

/** How much of what a text is about an entry knows: 1 where all of it, or where it is about nothing; a name that nobody has written counts little. */
function coverage(
  content: readonly string[],
  words: Map<string, number> | undefined,
  weightOf: (name: string) => number,
  isKnown: (word: string) => boolean = () => true,
): number {
  let all = 0;
  let known = 0;
  for (const word of content) {
    const weight = weightOf(word);
    all += isKnown(word) ? weight : weight * unknownShare;
    if ((words?.get(stemOf(word)) ?? 0) > 0) known += weight;
  }
  return all === 0 ? 1 : uncovered + (1 - uncovered) * (known / all);
}

function together(best: Float64Array, id: number): number {
  return places.reduce((sum, share, at) => sum + share * (best[id * places.length + at] ?? 0), 0);
}

/** By how few entries a feature stands in. */
function weighFeatures(samples: readonly Sample[], entryCount: number): Map<string, number> {
  const entries = new Map<string, Set<string>>();
  for (const { entry, features } of samples)
    for (const name of features.keys()) {
      const there = entries.get(name);
      if (there) there.add(entry);
      else entries.set(name, new Set([entry]));
    }
  return new Map([...entries].map(([name, there]) => [name, Math.log(1 + entryCount / there.size) ** 0.7]));
}

function multiply(
  features: Features,
  postings: Map<string, Postings>,
  weightOf: (name: string) => number,
  size: number,
): { dots: Float64Array; norm: number } {
  const dots = new Float64Array(size);
  let sum = 0;
  for (const [name, value] of features) {
    const weight = value * weightOf(name);
    const list = postings.get(name);
    sum += (list ? 1 : unknownShare) * weight * weight;
    if (!list) continue;
    for (let at = 0; at < list.samples.length; at++) {
      const sample = list.samples[at] ?? 0;
      dots[sample] = (dots[sample] ?? 0) + weight * (list.weights[at] ?? 0);
    }
  }
  return { dots, norm: Math.sqrt(sum) };
}

function similarity(dot: number, norm: number, own: number): number {
  const cosine = dot / (norm * own || 1);
  const contained = Math.min(1, dot / (own * own || 1)) * Math.min(1, own / fullWeight);
  return (1 - containedShare) * cosine + containedShare * contained;
}

/** Puts a score among the best ones of its entry, the highest first. */
function keep(best: Float64Array, first: number, score: number): void {
  let rest = score;
  for (let at = first; at < first + places.length; at++) {
    const there = best[at] ?? 0;
    if (rest <= there) continue;
    best[at] = rest;
    rest = there;
  }
}

/** How alike two texts are, from 0 to 1: by their features, and by how much of what one is about stands in the other. */
export function likenessOf(a: Looked, b: Looked, weightOf: (name: string) => number): number {
  const square = (features: Features) =>
    [...features].reduce((sum, [name, value]) => sum + (value * weightOf(name)) ** 2, 0);
  const dot = [...a.features].reduce(
    (sum, [name, value]) => sum + value * (b.features.get(name) ?? 0) * weightOf(name) ** 2,
    0,
  );
  const wordsOf = ({ content }: Looked) => new Map(content.map((word) => [stemOf(word), 1]));
  const cosine = dot / (Math.sqrt(square(a.features) * square(b.features)) || 1);
  return cosine * coverage(b.content, wordsOf(a), weightOf) * coverage(a.content, wordsOf(b), weightOf);
}
