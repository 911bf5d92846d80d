import { readWords } from '../bank/word-list.ts';
import type { Knowledge } from '../knowledge/card-knowledge.ts';
import type { Part } from '../reading/parts.ts';
import { contentWords, isSameWord } from '../understand/words.ts';
import { askedWords } from './from-card.ts';
import { led, line, type Talk } from './talk.ts';
import { tellOf } from './tell-piece.ts';

/**
 * What the card holds nearest to a question that it doesn't answer, said to be no more than that; undefined where they share no rare word. "What breed is
 * he?" is about what was said before it.
 */
export function nearest(talk: Talk, part: Part): string[] | undefined {
  const own = askedWords(talk, part.text, leastTelling);
  const isOfBefore = talk.fan.bank.words('word.pronoun').has(readWords(part.text)) && own.length < 3;
  const before = isOfBefore
    ? (talk.fan.before[0] ?? []).flatMap(({ text }) => askedWords(talk, text, leastTelling))
    : [];
  return nearestTo(talk, part, own) ?? nearestTo(talk, part, before);
}

function nearestTo(talk: Talk, part: Part, words: readonly string[]): string[] | undefined {
  const asked = words.filter((word) => word.length > 3 || /\p{Script=Han}/u.test(word));
  const known = talk.cards.find(({ isBorrowed }) => !isBorrowed);
  const wordsOf = ({ cue, sentences }: Knowledge) => [...contentWords(`${cue} ${sentences.join(' ')}`)];
  const last = talk.fan.answered.at(-1) ?? '';
  const pieces = (known?.fresh ?? []).filter(
    ({ kind, isConditional, sentences }) =>
      kind !== 'example' && !isConditional && !sentences.some((sentence) => last.includes(sentence)),
  );
  const having = (word: string, list: (piece: Knowledge) => string[]) =>
    pieces.filter((piece) => list(piece).some((other) => isSameWord(word, other)));
  const keysOf = ({ cue }: Knowledge) => [...contentWords(cue)];
  // What a word calls up is more about it than what holds it.
  const sharing = (word: string) => {
    const called = having(word, keysOf);
    return called.length > 0 ? called : having(word, wordsOf);
  };
  const [rare] = asked
    .map((word) => sharing(word))
    .filter((found) => found.length > 0 && found.length <= mostSharing)
    .toSorted((a, b) => a.length - b.length);
  const lead = line(talk, 'card.near')[0];
  return rare?.[0] && known && lead ? led(talk, lead, tellOf(talk, known, rare[0], asked, part)) : undefined;
}

/** A word that weighs less stands in too many questions to say what one is about: "stop", "first". */
const leastTelling = 2.8;
/** A word that more pieces hold singles out none of them. */
const mostSharing = 2;
