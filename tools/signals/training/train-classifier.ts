import type { Features } from '../../../apps/server/src/features/moderation/signals/features.ts';
import { makeRandom, shuffle } from './random.ts';

export type Sample = { features: Features; isPositive: boolean; weight: number };

/** Weights before they are rounded. */
export type TrainedClassifier = { bias: number; weights: Float32Array };

const epochs = 7;
const learningRate = 0.15;
const decay = 2e-4;
/** A sample that is read as surely as this teaches nothing more. */
const leastError = 0.01;
const seed = 20_261_123;

/** Logistic regression by AdaGrad over a hash table of `size` places (a power of two). The same samples give the same weights. */
export function trainClassifier(samples: readonly Sample[], size: number): TrainedClassifier {
  const mask = size - 1;
  const weights = new Float32Array(size);
  const squares = new Float32Array(size).fill(1e-2);
  let [bias, biasSquares] = [0, 1e-2];
  const random = makeRandom(seed);
  const order = samples.map((_, at) => at);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const at of order) {
      const sample = samples[at];
      if (!sample) continue;
      const { places, values } = sample.features;
      const error =
        (sigmoid(logOddsOf({ bias, weights }, sample.features)) - (sample.isPositive ? 1 : 0)) *
        sample.weight;
      if (Math.abs(error) < leastError) continue;
      for (let i = 0; i < places.length; i += 1) {
        const place = (places[i] ?? 0) & mask;
        const weight = weights[place] ?? 0;
        const slope = error * (values[i] ?? 0) + decay * weight;
        const square = (squares[place] ?? 0) + slope * slope;
        squares[place] = square;
        weights[place] = weight - (learningRate * slope) / Math.sqrt(square);
      }
      biasSquares += error * error;
      bias -= (learningRate * error) / Math.sqrt(biasSquares);
    }
  }
  return { bias, weights };
}

/** Log odds of the positive class by weights that are not rounded yet. */
export function logOddsOf({ bias, weights }: TrainedClassifier, { places, values }: Features): number {
  const mask = weights.length - 1;
  let sum = bias;
  for (let i = 0; i < places.length; i += 1)
    sum += (weights[(places[i] ?? 0) & mask] ?? 0) * (values[i] ?? 0);
  return sum;
}

function sigmoid(value: number): number {
  return 1 / (1 + Math.exp(-value));
}
