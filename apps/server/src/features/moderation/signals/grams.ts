import { inflateRawSync } from 'node:zlib';
import type { Language } from '@kindred/contract/wire/languages';
import { hash } from './hash.ts';
import { hasBlanks } from './tokenize.ts';

/**
 * A linear classifier over letters and words in a row as it is stored, both tables deflated, in base64: weights in steps of `scale`,
 * and how rare each gram is (inverse document frequency in eighths; 0: not in the corpora).
 */
export type StoredGramClassifier = { bias: number; scale: number; weights: string; rarity: string };
export type GramClassifier = { bias: number; scale: number; weights: Int8Array; rarity: Int8Array };

/** Steps of one unit of rarity. */
export const raritySteps = 8;

/** Unpacks a stored classifier. */
export function readGramClassifier({ bias, scale, weights, rarity }: StoredGramClassifier): GramClassifier {
  return { bias, scale, weights: unpack(weights), rarity: unpack(rarity) };
}

function unpack(packed: string): Int8Array {
  const bytes = inflateRawSync(Buffer.from(packed, 'base64'));
  return new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length);
}

/** A text with fewer known grams than make this sum of squares says little: its length is taken for greater. */
const leastSquares = 12 * (5 * raritySteps) ** 2;

/** Places in the table of the grams of a text with how often each occurs: of letters, and of words. */
export type Grams = readonly ReadonlyMap<number, number>[];

/** Counts runs of two to five letters of a word (Chinese and Japanese: of one to four anywhere), and up to three words in a row. */
export function countGrams(text: string, language: Language): Grams {
  const letters = new Map<number, number>();
  const words = new Map<number, number>();
  if (!hasBlanks(language)) {
    countRuns(letters, text.replace(/\s+/g, ' '), 1, 4);
    return [letters, words];
  }
  const tokens = text.match(/\p{L}+|\p{N}\w*|[^\s\p{L}\p{N}]/gu) ?? [];
  for (const [at, token] of tokens.entries()) {
    countRuns(letters, ` ${token} `, 2, 5);
    for (let length = 1; length <= 3 && at + length <= tokens.length; length += 1) {
      count(words, `W${tokens.slice(at, at + length).join(' ')}`);
    }
  }
  return [letters, words];
}

/** Log odds of the positive class: tf-idf with unit length for letters and for words. A word or two alone count less. */
export function scoreGrams({ bias, scale, weights, rarity }: GramClassifier, grams: Grams): number {
  const mask = weights.length - 1;
  let odds = bias;
  for (const group of grams) {
    let [sum, squares] = [0, 0];
    for (const [place, count] of group) {
      const value = (1 + Math.log(count)) * (rarity[place & mask] ?? 0);
      sum += value * (weights[place & mask] ?? 0);
      squares += value * value;
    }
    odds += (scale * sum) / Math.sqrt(Math.max(squares, leastSquares));
  }
  return odds;
}

function countRuns(counts: Map<number, number>, text: string, shortest: number, longest: number): void {
  for (let length = shortest; length <= longest; length += 1) {
    for (let at = 0; at + length <= text.length; at += 1) count(counts, text.slice(at, at + length));
  }
}

function count(counts: Map<number, number>, gram: string): void {
  const place = hash(gram);
  counts.set(place, (counts.get(place) ?? 0) + 1);
}
