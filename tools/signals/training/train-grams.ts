import { raritySteps, type Grams } from '../../../apps/server/src/features/moderation/signals/grams.ts';
import { makeRandom, shuffle } from './random.ts';

export type GramSample = { grams: Grams; isPositive: boolean; weight: number };

/** Weights before they are rounded. They are of values in steps of rarity, which `scoreGrams` divides out. */
export type TrainedGramClassifier = { bias: number; weights: Float32Array; rarity: Int8Array };

const epochs = 12;
const learningRate = 0.3;
/** Strength of the regularisation against that of all samples (C of the literature). */
const looseness = 50;
/** A sample that is read as surely as this teaches nothing more. */
const leastError = 0.005;
/** Grams of fewer texts are not read. */
const fewestTexts = 2;
const seed = 20_261_124;

/** Logistic regression by AdaGrad over tf-idf of grams; both classes count the same. */
export function trainGramClassifier(samples: readonly GramSample[], size: number): TrainedGramClassifier {
  const rarity = measureRarity(samples, size);
  const vectors = samples.map(({ grams }) => toVector(grams, rarity));
  const classWeights = balance(samples);
  const weights = new Float32Array(size);
  const squares = new Float32Array(size).fill(1e-2);
  let [bias, biasSquares] = [0, 1e-2];
  const decay = 1 / (looseness * samples.length);
  const random = makeRandom(seed);
  const order = samples.map((_, at) => at);
  for (let epoch = 0; epoch < epochs; epoch += 1) {
    shuffle(order, random);
    for (const at of order) {
      const [sample, vector] = [samples[at], vectors[at]];
      if (!sample || !vector) continue;
      const probability = 1 / (1 + Math.exp(-bias - dot(weights, vector)));
      const target = sample.isPositive ? 1 : 0;
      const error = (probability - target) * sample.weight * classWeights[target];
      if (Math.abs(error) < leastError) continue;
      for (let i = 0; i < vector.places.length; i += 1) {
        const place = vector.places[i] ?? 0;
        const slope = error * (vector.values[i] ?? 0) + decay * (weights[place] ?? 0);
        const square = (squares[place] ?? 0) + slope * slope;
        squares[place] = square;
        weights[place] = (weights[place] ?? 0) - (learningRate * slope) / Math.sqrt(square);
      }
      biasSquares += error * error;
      bias -= (learningRate * error) / Math.sqrt(biasSquares);
    }
  }
  return { bias, weights, rarity };
}

type Vector = { places: Int32Array; values: Float32Array };

/** The known grams of a text: tf-idf with unit length for letters and for words. */
function toVector(grams: Grams, rarity: Int8Array): Vector {
  const mask = rarity.length - 1;
  const places: number[] = [];
  const values: number[] = [];
  for (const group of grams) {
    const from = values.length;
    let squares = 0;
    for (const [place, count] of group) {
      const value = (1 + Math.log(count)) * (rarity[place & mask] ?? 0);
      if (value === 0) continue;
      places.push(place & mask);
      values.push(value);
      squares += value * value;
    }
    for (let at = from; at < values.length; at += 1) values[at] = (values[at] ?? 0) / Math.sqrt(squares);
  }
  return { places: Int32Array.from(places), values: Float32Array.from(values) };
}

function dot(weights: Float32Array, { places, values }: Vector): number {
  let sum = 0;
  for (let i = 0; i < places.length; i += 1) sum += (weights[places[i] ?? 0] ?? 0) * (values[i] ?? 0);
  return sum;
}

function measureRarity(samples: readonly GramSample[], size: number): Int8Array {
  const texts = new Int32Array(size);
  for (const { grams } of samples) {
    const places = new Set(grams.flatMap((group) => [...group.keys()].map((place) => place & (size - 1))));
    for (const place of places) texts[place] = (texts[place] ?? 0) + 1;
  }
  return Int8Array.from(texts, (count) => {
    if (count < fewestTexts) return 0;
    return Math.round(raritySteps * (Math.log((1 + samples.length) / (1 + count)) + 1));
  });
}

/** Weights of the two classes, harmless and signal, so that both count the same. */
function balance(samples: readonly GramSample[]): [number, number] {
  const total = samples.reduce((sum, { weight }) => sum + weight, 0);
  const positive = samples.reduce((sum, { weight, isPositive }) => sum + (isPositive ? weight : 0), 0);
  return [total / (2 * Math.max(1, total - positive)), total / (2 * Math.max(1, positive))];
}
