import type { Knowledge } from '../knowledge/card-knowledge.ts';
import { contentWords, isSameWord } from '../understand/words.ts';
import type { KnownCard, Talk } from './talk.ts';

const maxSentences = 2;

/** The rest of what was told in the last answer, else something new near to it, in the fan's language alone. */
export function goOn(talk: Talk): string[] {
  return restOfLast(talk) ?? nextPiece(talk) ?? [];
}

/** What of the piece that the last answer told was not said. */
export function restOfLast(talk: Talk): string[] | undefined {
  const known = ownCard(talk);
  const last = lastTold(talk);
  if (!known || !last || last.kind === 'self') return undefined;
  const rest = known.fresh.find(
    ({ cue, kind, entry, sentences }) =>
      kind === last.kind &&
      cue === last.cue &&
      entry === last.entry &&
      sentences.length < last.sentences.length,
  );
  return rest?.sentences.slice(0, maxSentences);
}

/** A piece of the book of which nothing was said yet, else one of the description. */
export function nextPiece(talk: Talk): string[] | undefined {
  const known = ownCard(talk);
  if (!known) return undefined;
  const isWhole = (piece: Knowledge) =>
    piece.kind !== 'example' &&
    !(piece.kind === 'self' && piece.cue !== '') &&
    !piece.isConditional &&
    known.pieces.some(({ sentences }) => sentences[0] === piece.sentences[0]);
  const open = known.fresh.filter(isWhole);
  const words = [...contentWords(`${talk.fan.said} ${talk.fan.answered.at(-1) ?? ''}`)];
  const nearness = (piece: Knowledge) => {
    const own = [...contentWords(`${piece.cue} ${piece.sentences.join(' ')}`)];
    return words.filter((word) => own.some((other) => isSameWord(word, other))).length;
  };
  const book = open.filter(({ kind }) => kind === 'book');
  const [best] = (book.length > 0 ? book : open).toSorted((a, b) => nearness(b) - nearness(a));
  return best?.sentences.slice(0, maxSentences);
}

/** What the description says first that was not said, else the book. */
export function ofItself(talk: Talk): string[] | undefined {
  const known = ownCard(talk);
  const piece =
    known?.fresh.find(({ kind }) => kind === 'self') ?? known?.fresh.find(({ kind }) => kind === 'book');
  return piece?.sentences.slice(0, maxSentences);
}

/** What of the card one of the last two answers said. */
export function lastTold(talk: Talk): Knowledge | undefined {
  const known = ownCard(talk);
  for (const answer of talk.fan.answered.slice(-2).toReversed()) {
    const piece = known?.pieces.findLast(({ sentences }) =>
      sentences.some((sentence) => sentence.length > 7 && answer.includes(sentence)),
    );
    if (piece) return piece;
  }
  return undefined;
}

function ownCard({ cards }: Talk): KnownCard | undefined {
  return cards.find(({ isBorrowed }) => !isBorrowed);
}
