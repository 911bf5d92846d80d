import type { Language } from '@kindred/contract/wire/languages';
import type { StoredWeights } from '../../../apps/server/src/features/moderation/signals/classifier.ts';
import type { SignalKind } from '../../../apps/server/src/features/moderation/signals/weights.ts';
import { crossValidate, gramShares, type CrossValidation } from './cross-validate.ts';
import { digestOf } from './digest.ts';
import { packClassifier, packGramClassifier } from './pack-classifier.ts';
import { collectGramSamples, collectSamples } from './samples.ts';
import { trainClassifier } from './train-classifier.ts';
import { trainGramClassifier } from './train-grams.ts';

/** Places of the hash table of each classifier. */
export const tableSizes = { signal: 131_072, second: 16_384 };

/** Trains the classifiers of a kind in a language, with the threshold that cross-validation gives. */
export function trainWeights(
  kind: SignalKind,
  language: Language,
): { weights: StoredWeights; validation: CrossValidation } {
  const validation = crossValidate(kind, language, tableSizes.signal);
  const { signal, second } = collectSamples(kind, language);
  const grams = trainGramClassifier(collectGramSamples(kind, language), tableSizes.signal);
  const weights = {
    digest: digestOf(),
    signal: packClassifier(trainClassifier(signal, tableSizes.signal), validation.threshold),
    grams: packGramClassifier(grams, gramShares[kind]),
    ...(kind === 'machine' ? {} : { second: packClassifier(trainClassifier(second, tableSizes.second), 0) }),
  };
  return { weights, validation };
}
