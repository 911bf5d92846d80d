import { inflateRawSync } from 'node:zlib';
import type { Features } from './features.ts';
import type { StoredGramClassifier } from './grams.ts';

/** A linear classifier as it is stored: a weight for each place of the hash table in steps of `scale`, deflated, in base64. */
export type StoredClassifier = { bias: number; scale: number; weights: string };
export type Classifier = { bias: number; scale: number; weights: Int8Array };

/** The classifiers of one kind in one language. `digest` is that of corpora, words and trainer they were trained from. */
export type StoredWeights = {
  digest: string;
  /** Signal or none: the log odds of both are added. */
  signal: StoredClassifier;
  grams: StoredGramClassifier;
  /** Of signals: the second sort of the kind (another person's distress, play with minors) or the first. */
  second?: StoredClassifier;
  /** Of what no companion may say: each sort, by its label, or another. */
  sorts?: Record<string, StoredClassifier>;
};

/** Unpacks a stored classifier. */
export function readClassifier({ bias, scale, weights }: StoredClassifier): Classifier {
  const bytes = inflateRawSync(Buffer.from(weights, 'base64'));
  return { bias, scale, weights: new Int8Array(bytes.buffer, bytes.byteOffset, bytes.length) };
}

/** Log odds of the positive class; 0 is the threshold. */
export function score({ bias, scale, weights }: Classifier, { places, values }: Features): number {
  const mask = weights.length - 1;
  let sum = 0;
  for (let at = 0; at < places.length; at += 1) {
    sum += (weights[(places[at] ?? 0) & mask] ?? 0) * (values[at] ?? 0);
  }
  return bias + scale * sum;
}
