import type { Language } from '@kindred/contract/wire/languages';
import { hash } from './hash.ts';
import { lexiconsOf } from './rules.ts';
import { conceptsIn, termsIn, type Term } from './terms.ts';
import { hasBlanks, tokenize } from './tokenize.ts';

/** Places of a hash table and the values there, in the same order; places may repeat. */
export type Features = { places: ArrayLike<number>; values: ArrayLike<number> };
type FeatureLists = { places: number[]; values: number[] };

/** The sum of the squares of each group of features in one text. */
const groupWeights = { letters: 2, words: 1.2, concepts: 2.4, terms: 1.2 };

/** The features of a normalised text: runs of letters, words in a row, and concepts and meanings in their order. */
export function extractFeatures(text: string, language: Language): Features {
  const features: FeatureLists = { places: [], values: [] };
  const isSpaced = hasBlanks(language);
  const tokens = isSpaced ? tokenize(text) : [];
  const letters = isSpaced ? letterRunsOf(tokens) : runsOf(text.replace(/\s+/g, ' '), 1, 4);
  addGroup(features, letters, groupWeights.letters);
  addGroup(features, wordRunsOf(tokens), groupWeights.words);
  addLexicalGroups(features, text, tokens, language);
  return features;
}

/** The features that a text in one language shares with those in others: concepts and meanings. */
export function extractSharedFeatures(text: string, language: Language): Features {
  const features: FeatureLists = { places: [], values: [] };
  addLexicalGroups(features, text, hasBlanks(language) ? tokenize(text) : [], language);
  return features;
}

function addLexicalGroups(
  features: FeatureLists,
  text: string,
  tokens: readonly string[],
  language: Language,
): void {
  const lexicons = lexiconsOf[language];
  addGroup(features, conceptFeatures(conceptsIn(text, tokens, lexicons)), groupWeights.concepts);
  addGroup(features, termFeatures(termsIn(text, tokens, lexicons)), groupWeights.terms);
}

const reach = 7;

/** Concepts, two and three in a row, and pairs near each other in any order. */
function conceptFeatures(concepts: readonly string[]): Set<string> {
  const names = new Set<string>();
  for (const [at, concept] of concepts.entries()) {
    names.add(`c ${concept}`);
    const next = concepts[at + 1];
    if (next !== undefined) names.add(`n ${concept} ${next}`);
    if (next !== undefined && at + 2 < concepts.length) names.add(`t ${concept} ${next} ${concepts[at + 2]}`);
    for (let other = at + 1; other <= at + reach && other < concepts.length; other += 1) {
      const pair = [concept, concepts[other] ?? ''].toSorted();
      names.add(`p ${pair[0]} ${pair[1]}`);
    }
  }
  return names;
}

/** Concepts and meanings, and two of them in their order with at most one term between. */
function termFeatures(terms: readonly Term[]): Set<string> {
  const names = new Set<string>();
  for (const [at, term] of terms.entries()) {
    for (const name of term) {
      names.add(`f${name}`);
      for (const next of terms[at + 1] ?? []) names.add(`f${name}>${next}`);
      for (const next of terms[at + 2] ?? []) names.add(`f${name}>>${next}`);
    }
  }
  return names;
}

function letterRunsOf(tokens: readonly string[]): Set<string> {
  const runs = new Set<string>();
  for (const token of tokens) for (const run of runsOf(` ${token} `, 2, 5)) runs.add(run);
  return runs;
}

function runsOf(text: string, shortest: number, longest: number): Set<string> {
  const runs = new Set<string>();
  for (let length = shortest; length <= longest; length += 1) {
    for (let at = 0; at + length <= text.length; at += 1) runs.add(`l${text.slice(at, at + length)}`);
  }
  return runs;
}

/** Words, two and three in a row, and two with any word between. */
function wordRunsOf(tokens: readonly string[]): Set<string> {
  const runs = new Set<string>();
  for (const [at, token] of tokens.entries()) {
    runs.add(`w${token}`);
    if (at + 1 < tokens.length) runs.add(`w${token} ${tokens[at + 1]}`);
    if (at + 2 < tokens.length) runs.add(`w${token} ${tokens[at + 1]} ${tokens[at + 2]}`);
    if (at + 2 < tokens.length) runs.add(`s${token} ${tokens[at + 2]}`);
  }
  return runs;
}

function addGroup({ places, values }: FeatureLists, names: ReadonlySet<string>, weight: number): void {
  const value = Math.sqrt(weight / Math.max(names.size, 6));
  for (const name of names) {
    places.push(hash(name));
    values.push(value);
  }
}
