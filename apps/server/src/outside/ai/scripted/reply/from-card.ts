import { explainLorebook } from '../../card/match-lorebook.ts';
import { readWords } from '../bank/word-list.ts';
import type { Knowledge } from '../knowledge/card-knowledge.ts';
import type { Part } from '../reading/parts.ts';
import { contentWords, isSameWord } from '../understand/words.ts';
import { holdsWhatIsAsked } from './holds.ts';
import type { Talk } from './talk.ts';
import { tellOf } from './tell-piece.ts';

/** So much of what a question is about has to stand in a piece that answers it. */
const leastCovered = 0.75;
/** All that a question is about stands in a piece. */
const wholly = 0.9;

/**
 * What the card says to a question of which it holds what is asked for: nearly all that the question is about, and a place where it
 * asks where; undefined where it doesn't.
 */
export function fromWords(talk: Talk, part: Part): string[] | undefined {
  const asked = askedWords(talk, part.text);
  for (const known of talk.cards) {
    const called = calledEntries(talk, part.text);
    const [best] = known.pieces
      .filter(({ kind, isConditional, entry }) => kind !== 'example' && (!isConditional || called.has(entry)))
      .map((piece) => ({ piece, covered: coverage(piece, asked, called, part) }))
      .filter(({ piece, covered }) => covered >= leastCoveredOf(part) && holdsWhatIsAsked(talk, part, piece))
      .toSorted((a, b) => b.covered - a.covered);
    const isWhole = best !== undefined && (best.covered >= wholly || part.shape.asks === 'whether');
    if (best && (isWhole || !isJustTold(talk, best.piece)))
      return tellOf(talk, known, best.piece, asked, part);
  }
  return undefined;
}

/** The last answer told it, so that a question that is only partly about it asks for more. */
function isJustTold({ fan }: Talk, { sentences }: Knowledge): boolean {
  return sentences.every((sentence) => fan.answered.at(-1)?.includes(sentence));
}

/** Somebody who asks what they should do is told what the card says of the thing; other questions it has to answer. */
function leastCoveredOf({ shape }: Part): number {
  return shape.isOfFan && shape.act === 'question' ? 0.5 : leastCovered;
}

/** What a question is about, without what stands in every question. */
export function askedWords({ fan }: Talk, text: string, least = 0): string[] {
  const left = fan.bank.words('word.hollow').without(readWords(text));
  if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(left)) return [...contentWords(left)];
  return [
    ...contentWords(
      readWords(left)
        .tokens.filter((token) => fan.bank.weightOf(token) >= least)
        .join(' '),
    ),
  ];
}

function calledEntries(talk: Talk, text: string): Set<number | undefined> {
  return new Set(
    explainLorebook(talk.card.book, [text])
      .filter(
        ({ outcome, matched = '' }) =>
          (outcome === 'inserted' || outcome === 'over_budget') && isWhole(talk, matched, text),
      )
      .map(({ entry }) => entry.index),
  );
}

/** A key within a longer word, "hat" in "what", and one that stands in every question, "favourite", call nothing up. */
function isWhole({ fan }: Talk, key: string, text: string): boolean {
  const hollow = fan.bank.words('word.hollow');
  if (hollow.without(readWords(key)).trim() === '') return false;
  const isWord = /^[\p{Script=Latin}\p{N} '-]+$/u.test(key);
  return !isWord || readWords(text).spaced.includes(` ${readWords(key).tokens.join(' ')}`);
}

/** How much of what is asked stands in a piece; words that call it up count fully, ones in its text a little less. */
function coverage(
  piece: Knowledge,
  asked: readonly string[],
  called: ReadonlySet<number | undefined>,
  { shape, intent }: Part,
): number {
  const isCalled = piece.entry !== undefined && called.has(piece.entry);
  // A key of one sign is all that such a question is about: "你的窑怎么样？"
  if (asked.length === 0) return isCalled && !intent.startsWith('know.') ? wholly : 0;
  const keys = [...contentWords(piece.cue)];
  const words = [...contentWords(piece.sentences.join(' '))];
  const stands = (list: string[], word: string) => list.some((other) => isSameWord(word, other));
  const inKeys = asked.filter((word) => stands(keys, word)).length;
  const inText = asked.filter((word) => !stands(keys, word) && stands(words, word)).length;
  const keyed = Math.max(inKeys, isCalled ? 1 : 0);
  // One word in passing is no answer to a question about it.
  const isPassing =
    keyed === 0 &&
    inText === 1 &&
    (asked.length === 1 || shape.isOfFan) &&
    shape.asks !== 'thing' &&
    shape.asks !== 'person';
  if (isPassing && !isNamed(piece, asked)) return piece.kind === 'self' && asked.length === 1 ? 0.8 : 0.4;
  const isSubject = asked.some((word) => isSameWord(word, words[0] ?? ''));
  // What calls it up and more of it makes up for a word that it puts otherwise.
  const isSure = keyed > 0 && keyed + inText > 1;
  return Math.min(1, (keyed + 0.9 * inText) / asked.length + (isSure ? 0.12 : 0)) + (isSubject ? 0.05 : 0);
}

/** A word stands in a piece as a name. */
function isNamed(piece: Knowledge, asked: readonly string[]): boolean {
  const names = piece.sentences.join(' ').match(/(?<=\p{Ll},? )\p{Lu}\p{Ll}+/gu) ?? [];
  return names.some((name) => [...contentWords(name)].some((word) => asked.includes(word)));
}
