import { languages, type Language } from '@kindred/contract/wire/languages';
import {
  readSignals,
  type Signals,
} from '../../../apps/server/src/features/moderation/signals/read-signals.ts';
import type { SignalKind } from '../../../apps/server/src/features/moderation/signals/weights.ts';
import { readCorpus, type Sentence } from '../training/read-corpus.ts';
import { corpusDay } from '../training/samples.ts';
import { readBlind } from './read-blind.ts';

/** A sentence of a judged split with the label that the reading gives it. */
export type Judged = Sentence & { kind: SignalKind; language: Language; reading: string };

export const signalKinds: readonly SignalKind[] = ['distress', 'age', 'machine'];

/** Reads each sentence of a judged split, or of a folder outside the corpora, as a fan would have sent it. */
export function judgeSignals(kind: SignalKind, language: Language, folder?: string): Judged[] {
  const sentences = folder ? readBlind(folder, kind, language) : readCorpus(kind, language, 'judge');
  return sentences.map((sentence) => {
    const signals = readSignals(sentence.text, sentence.before, { now: corpusDay });
    return { ...sentence, kind, language, reading: labelOf[kind](signals) };
  });
}

/** Reads the sentences of all kinds in all languages of the product. */
export function judgeAllSignals(folder?: string): Judged[] {
  return signalKinds.flatMap((kind) => languages.flatMap((language) => judgeSignals(kind, language, folder)));
}

const labelOf: Record<SignalKind, (signals: Signals) => string> = {
  distress: ({ distress }) => distress ?? 'none',
  age: ({ age }) => (age === 'minor_play' ? 'play' : (age ?? 'none')),
  machine: ({ asksIfMachine }) => (asksIfMachine ? 'asks' : 'none'),
};

/** Counts of sentences. `confused`: recognised as the other sort of their kind. */
export type Figures = {
  signals: number;
  recognised: number;
  harmless: number;
  falseAlarms: number;
  confused: number;
};

/** Counts what was recognised of the signals, whichever sort, and of the harmless sentences. */
export function figuresOf(judged: readonly Judged[]): Figures {
  const signals = judged.filter(({ label }) => label !== 'none');
  const harmless = judged.filter(({ label }) => label === 'none');
  const recognised = signals.filter(({ reading }) => reading !== 'none');
  return {
    signals: signals.length,
    recognised: recognised.length,
    harmless: harmless.length,
    falseAlarms: harmless.filter(({ reading }) => reading !== 'none').length,
    confused: recognised.filter(({ reading, label }) => reading !== label).length,
  };
}
