import { deflateRawSync } from 'node:zlib';
import type { StoredClassifier } from '../../../apps/server/src/features/moderation/signals/classifier.ts';
import type { StoredGramClassifier } from '../../../apps/server/src/features/moderation/signals/grams.ts';
import type { TrainedClassifier } from './train-classifier.ts';
import type { TrainedGramClassifier } from './train-grams.ts';

/** Steps on each side of 0 to which weights are rounded: fewer make a smaller file. */
const steps = 10;
/** Weights beyond this many standard deviations are cut: few are, and they would make all steps wide. */
const widest = 6;

/** Rounds weights and packs them. `threshold` (log odds) becomes 0. */
export function packClassifier({ bias, weights }: TrainedClassifier, threshold: number): StoredClassifier {
  const { scale, rounded } = roundWeights(weights);
  return { bias: Number((bias - threshold).toPrecision(6)), scale, weights: pack(rounded) };
}

/** Rounds the weights of a classifier over grams and packs both tables. Its log odds count `share`. */
export function packGramClassifier(
  { bias, weights, rarity }: TrainedGramClassifier,
  share: number,
): StoredGramClassifier {
  const { scale, rounded } = roundWeights(weights);
  return {
    bias: Number((share * bias).toPrecision(6)),
    scale: Number((share * scale).toPrecision(6)),
    weights: pack(rounded),
    rarity: pack(rarity),
  };
}

function roundWeights(weights: Float32Array): { scale: number; rounded: Int8Array } {
  const used = weights.filter((weight) => weight !== 0);
  const deviation = Math.sqrt(
    used.reduce((sum, weight) => sum + weight * weight, 0) / Math.max(1, used.length),
  );
  const scale = Number(((widest * deviation) / steps).toPrecision(6)) || 1;
  const rounded = Int8Array.from(weights, (weight) =>
    Math.max(-steps, Math.min(steps, Math.round(weight / scale))),
  );
  return { scale, rounded };
}

function pack(table: Int8Array): string {
  return deflateRawSync(Buffer.from(table.buffer), { level: 9 }).toString('base64');
}
