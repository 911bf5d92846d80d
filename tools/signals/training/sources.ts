import type { Language } from '@kindred/contract/wire/languages';
import type { WeighedKind } from '../../../apps/server/src/features/moderation/signals/weights.ts';
import { readBankTexts } from './bank-texts.ts';
import { readProductTexts } from './product-texts.ts';
import { readCorpus, readEverydayReplies, type Sentence, type WrittenSentence } from './read-corpus.ts';

/** What a classifier is trained from by itself: the labelled sentences of its kind, and texts that are no signal of any. */
export type Sources = { own: readonly WrittenSentence[]; plain: readonly string[] };

/** All that there is to train from. */
export function readSources(kind: WeighedKind, language: Language): Sources {
  const texts = readProductTexts(language);
  const replies = readEverydayReplies(language);
  const plain = [
    ...texts,
    ...replies,
    ...joinMessages(replies, replies, 7),
    ...joinMessages(
      texts.filter((_, at) => at % 4 === 0),
      replies,
      13,
    ),
    ...joinMessages(
      texts.filter((_, at) => at % 4 === 1),
      texts,
      17,
    ),
  ];
  if (kind === 'outgoing') plain.push(...readBankTexts(language));
  return { own: readCorpus(kind, language, 'train'), plain };
}

/** Two messages of each of the first and of one of the second, `step` places further on each time. */
function joinMessages(first: readonly string[], second: readonly string[], step: number): string[] {
  return first.map((message, at) => `${message} ⏎ ${second[(at * step) % second.length]}`);
}

/** The words of a sentence with those of the message before it. */
export const wordsOf = ({ before, text }: Sentence) => (before === '' ? text : `${before} ⏎ ${text}`);

/** Sentences of other kinds, which are none of this one: a statement of age is no question about machines. */
export function ofOtherKinds(kind: WeighedKind, language: Language): string[] {
  if (kind === 'outgoing') return harmlessOfFans(language);
  const others = (['distress', 'age', 'machine'] as const).filter((other) => other !== kind);
  return others.flatMap((other) =>
    readCorpus(other, language, 'train')
      .filter(({ label }) => kind === 'machine' || other === 'machine' || label === 'none')
      .map(wordsOf),
  );
}

/** Part of the harmless sentences of fans: most of them a companion may say as well. */
const everyFanSentence = 4;

function harmlessOfFans(language: Language): string[] {
  return (['distress', 'age', 'machine'] as const).flatMap((kind) =>
    readCorpus(kind, language, 'train')
      .filter(({ label }, at) => label === 'none' && at % everyFanSentence === 0)
      .map(wordsOf),
  );
}
