import type { Knowledge } from '../knowledge/card-knowledge.ts';
import type { Part } from '../reading/parts.ts';
import { contentWords, isSameWord } from '../understand/words.ts';
import { type KnownCard, led, line, type Talk } from './talk.ts';

const maxSentences = 2;

/** Something of a piece was not told yet. */
export function isOpen(known: KnownCard, piece: Knowledge): boolean {
  return freshOf(known, piece) !== undefined;
}

export function freshOf(known: KnownCard, piece: Knowledge): Knowledge | undefined {
  return known.fresh.find(
    ({ cue, kind, entry, sentences }) =>
      kind === piece.kind &&
      cue === piece.cue &&
      entry === piece.entry &&
      sentences.every((one) => piece.sentences.includes(one)),
  );
}

/** The sentences of a piece that have most to do with what is asked; that it has told them, where it has. */
export function tellOf(
  talk: Talk,
  known: KnownCard,
  piece: Knowledge,
  asked: readonly string[],
  part: Part,
): string[] {
  const { sentences } = freshOf(known, piece) ?? piece;
  const shared = (sentence: string) => {
    const words = [...contentWords(sentence)];
    return asked.filter((word) => words.some((other) => isSameWord(word, other))).length;
  };
  const scores = sentences.map(shared);
  const first = Math.max(0, Math.min(scores.indexOf(Math.max(...scores)), sentences.length - maxSentences));
  const chosen = sentences.slice(first, first + maxSentences);
  return freshOf(known, piece) ? tell(talk, known, chosen) : again(talk, known, chosen, part);
}

/** Asked once more for what it has told: the same where some time has passed, else that there is no more of it. */
function again(talk: Talk, known: KnownCard, sentences: string[], { shape }: Part): string[] {
  const last = talk.fan.answered.at(-1) ?? '';
  const [lead] = line(talk, 'card.again');
  const isJustNow = shape.asks !== 'whether' && sentences.some((sentence) => last.includes(sentence));
  return lead === undefined || isJustNow
    ? line(talk, 'card.told')
    : led(talk, lead, tell(talk, known, sentences.slice(0, 1)));
}

export function tell(talk: Talk, known: KnownCard, sentences: string[]): string[] {
  if (!known.isBorrowed) return sentences;
  const names = new Intl.DisplayNames([talk.fan.language], { type: 'language' });
  const [lead] = line(talk, 'card.borrowed', names.of(known.language) ?? known.language);
  return led(talk, lead, sentences);
}
