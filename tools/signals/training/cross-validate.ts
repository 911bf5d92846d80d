import type { Language } from '@kindred/contract/wire/languages';
import type { SignalKind } from '../../../apps/server/src/features/moderation/signals/weights.ts';
import { readCorpus } from './read-corpus.ts';
import { collectGramSamples, collectSamples, featuresOfSentence, gramsOfSentence } from './samples.ts';
import { logOddsOf, trainClassifier } from './train-classifier.ts';
import { gramOddsOf, trainGramClassifier } from './train-grams.ts';

const folds = 3;
/** Lines in a row were written together and resemble each other: they are left out together. */
const blockLines = 10;
/**
 * This part of the harmless sentences may be false alarms when a threshold is chosen. Every second one of them was written to
 * look like a signal, so that what fans really write has far fewer.
 */
const allowedFalseAlarms: Record<SignalKind, number> = { distress: 0.05, age: 0.04, machine: 0.05 };

/** How much the log odds of the classifier over grams count beside those of the other. */
export const gramShares: Record<SignalKind, number> = { distress: 1, age: 0.6, machine: 0.8 };

type Point = { recall: number; falseAlarms: number; threshold: number };
/** The chosen point, and others for comparison. */
export type CrossValidation = Point & { curve: Point[] };
const curveParts = [0.02, 0.03, 0.04, 0.05, 0.06, 0.08, 0.1];

/** Judges each sentence by a classifier that was trained without it, and gives the threshold (log odds) that fits. */
export function crossValidate(kind: SignalKind, language: Language, tableSize: number): CrossValidation {
  const corpus = readCorpus(kind, language, 'train');
  const foldOf = (at: number) => Math.floor(at / blockLines) % folds;
  const judged = Array.from({ length: folds }, (_, fold) => {
    const rest = corpus.filter((_sentence, at) => foldOf(at) !== fold);
    const { signal } = collectSamples(kind, language, rest);
    const classifier = trainClassifier(signal, tableSize);
    const grams = trainGramClassifier(collectGramSamples(kind, language, rest), tableSize);
    const heldOut = corpus.filter((_sentence, at) => foldOf(at) === fold);
    return heldOut.map((sentence) => ({
      isSignal: sentence.label !== 'none',
      logOdds:
        logOddsOf(classifier, featuresOfSentence(sentence, language)) +
        gramShares[kind] * gramOddsOf(grams, gramsOfSentence(sentence, language)),
    }));
  }).flat();
  return validationOf(judged, allowedFalseAlarms[kind]);
}

type JudgedSample = { isSignal: boolean; logOdds: number };

function validationOf(judged: readonly JudgedSample[], allowed: number): CrossValidation {
  const signals = judged.filter(({ isSignal }) => isSignal).map(({ logOdds }) => logOdds);
  const harmless = judged.filter(({ isSignal }) => !isSignal).map(({ logOdds }) => logOdds);
  const descending = harmless.toSorted((a, b) => b - a);
  const pointAt = (part: number) => {
    const threshold = descending[Math.floor(harmless.length * part)] ?? 0;
    const partAbove = (list: number[]) =>
      list.filter((logOdds) => logOdds > threshold).length / Math.max(1, list.length);
    return { threshold, recall: partAbove(signals), falseAlarms: partAbove(harmless) };
  };
  return { ...pointAt(allowed), curve: curveParts.map(pointAt) };
}
