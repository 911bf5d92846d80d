import type { Language } from '@kindred/contract/wire/languages';
import type {
  StoredClassifier,
  StoredWeights,
} from '../../../apps/server/src/features/moderation/signals/classifier.ts';
import type { WeighedKind } from '../../../apps/server/src/features/moderation/signals/weights.ts';
import { crossValidate, gramShares, type CrossValidation } from './cross-validate.ts';
import { digestOf } from './digest.ts';
import { packClassifier, packGramClassifier } from './pack-classifier.ts';
import { collectGramSamples, collectSamples, collectSortSamples } from './samples.ts';
import { trainClassifier } from './train-classifier.ts';
import { trainGramClassifier } from './train-grams.ts';

/** Places of the hash table of each classifier. */
export const tableSizes = { signal: 131_072, second: 16_384, sort: 4096 };

/** Trains the classifiers of a kind in a language, with the threshold that cross-validation gives. */
export function trainWeights(
  kind: WeighedKind,
  language: Language,
): { weights: StoredWeights; validation: CrossValidation } {
  const validation = crossValidate(kind, language, tableSizes.signal);
  const { signal, second } = collectSamples(kind, language);
  const grams = trainGramClassifier(collectGramSamples(kind, language), tableSizes.signal);
  const weights = {
    digest: digestOf(),
    signal: packClassifier(trainClassifier(signal, tableSizes.signal), validation.threshold),
    grams: packGramClassifier(grams, gramShares[kind]),
    ...(hasSecond(kind) && { second: packClassifier(trainClassifier(second, tableSizes.second), 0) }),
    ...(kind === 'outgoing' && { sorts: trainSorts(language) }),
  };
  return { weights, validation };
}

const hasSecond = (kind: WeighedKind) => kind === 'distress' || kind === 'age';

/** A classifier for each sort of what no companion may say: that sort or another one. */
function trainSorts(language: Language): Record<string, StoredClassifier> {
  const samples = collectSortSamples(language);
  const labels = [...new Set(samples.map(({ label }) => label))].toSorted();
  return Object.fromEntries(
    labels.map((label) => {
      const own = samples.map((sample) => ({ ...sample, isPositive: sample.label === label }));
      return [label, packClassifier(trainClassifier(own, tableSizes.sort), 0)];
    }),
  );
}
