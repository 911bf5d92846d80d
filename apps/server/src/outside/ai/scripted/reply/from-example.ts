import { bankOf } from '../bank/bank.ts';
import type { Knowledge } from '../knowledge/card-knowledge.ts';
import type { Part } from '../reading/parts.ts';
import { askedWords } from './from-card.ts';
import { isSpaced, type KnownCard, type Talk } from './talk.ts';
import { tell } from './tell-piece.ts';

/** An example of the card is as good as asked for where its cue is as like to what was said as this. */
const likeExample = 0.165;
/** The same for words that are about nothing by themselves. */
const likeHollowExample = 0.6;

/** What the card says to words that one of its examples answers. */
export function fromExample(talk: Talk, part: Part): string[] | undefined {
  const { text } = part;
  const least = askedWords(talk, text).length === 0 ? likeHollowExample : likeExample;
  const own = talk.cards.filter(({ isBorrowed }) => !isBorrowed && !isSpaced(talk));
  for (const known of own.length > 0 ? own : talk.cards) {
    const { likeness } = talk.fan.bank;
    const scoreOf = ({ cue }: Knowledge) => {
      if (known.isBorrowed) return likenessInMeaning(known, cue, part);
      const score = likeness(cue, text);
      return asksOtherwise(talk, cue, part) && score < likeOtherwise ? 0 : score;
    };
    const [best] = known.fresh
      .filter(({ kind }) => kind === 'example')
      .map((piece) => ({ piece, score: scoreOf(piece) }))
      .filter(({ score }) => score >= least)
      .toSorted((a, b) => b.score - a.score);
    if (best) return tell(talk, known, best.piece.sentences.slice(0, 4));
  }
  return undefined;
}

/** A cue that asks when is hardly meant by a question that asks what, unless their words are nearly the same. */
function asksOtherwise({ fan }: Talk, cue: string, { shape }: Part): boolean {
  const { asks } = fan.bank.read(cue, () => false).shape;
  const isSpecific = (kind: typeof asks) =>
    kind === 'time' || kind === 'place' || kind === 'person' || kind === 'number';
  return (
    asks !== undefined &&
    shape.asks !== undefined &&
    asks !== shape.asks &&
    (isSpecific(asks) || isSpecific(shape.asks))
  );
}

const likeOtherwise = 0.4;

/** A cue in another language is as good as asked where its own bank reads it as the same question. */
function likenessInMeaning({ language }: KnownCard, cue: string, { intent }: Part): number {
  if (!intent.startsWith('ask.')) return 0;
  const [best] = bankOf(language).read(cue).nearest;
  return best?.entry === intent ? best.score : 0;
}
