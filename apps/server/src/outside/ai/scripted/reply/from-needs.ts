import { bankOf } from '../bank/bank.ts';
import { fold } from '../bank/features.ts';
import { readWords, type Worded } from '../bank/word-list.ts';
import type { Knowledge } from '../knowledge/card-knowledge.ts';
import type { Part } from '../reading/parts.ts';
import { contentWords, isSameWord } from '../understand/words.ts';
import { askedWords } from './from-card.ts';
import { holdsWhatIsAsked } from './holds.ts';
import type { Talk } from './talk.ts';
import { isOpen, tellOf } from './tell-piece.ts';

/** What the card says of what an entry needs: "do you have pets" by a piece whose keys hold an animal. */
export function fromNeeds(talk: Talk, part: Part): string[] | undefined {
  const asked = askedWords(talk, part.text);
  for (const known of talk.cards) {
    const bank = known.isBorrowed ? bankOf(known.language) : talk.fan.bank;
    const needs = bank.entry(part.intent)?.needs ?? [];
    if (needs.length === 0) continue;
    // A card without a book has no keys: there any need may stand in the text.
    const isOfText = (need: string) =>
      need.endsWith('*') || !known.pieces.some(({ kind }) => kind === 'book');
    const isNaming = talk.fan.bank.words('word.naming').has(readWords(part.text));
    const [best] = known.pieces
      .filter((piece) => !piece.isConditional && piece.kind !== 'example' && !isOnlyAge(piece, part))
      .map((piece) => ({
        piece,
        score: needScore(piece, { needs, isOfText }, asked, part.text) + (isNaming && hasName(piece) ? 1 : 0),
      }))
      .filter(({ piece, score }) => score >= 2 && holdsWhatIsAsked(talk, part, piece))
      .toSorted(
        (a, b) => Number(isOpen(known, b.piece)) - Number(isOpen(known, a.piece)) + b.score - a.score,
      );
    if (best) return tellOf(talk, known, best.piece, asked, part);
  }
  return undefined;
}

/** "I am 41 years old and a potter" says nothing of how long. */
function isOnlyAge({ sentences, cue }: Knowledge, { intent }: Part): boolean {
  return intent === 'ask.how_long' && cue === '' && ageOfSelf.test(sentences.join(' '));
}

const ageOfSelf = /\d[- ]years?[- ]old|\d Jahre alt|tengo \d+ años|\d岁|\d歳/iu;

/** A name within a sentence. */
function hasName({ sentences }: Knowledge): boolean {
  return /(?<=\p{Ll},? )\p{Lu}\p{Ll}+/u.test(sentences.join(' '));
}

/** A need that starts after `|` is met by itself alone where it is named: "a sister" by no grandmother. */
function needScore(
  piece: Knowledge,
  { needs, isOfText }: { needs: readonly string[]; isOfText: (need: string) => boolean },
  asked: readonly string[],
  text: string,
): number {
  const bar = needs.indexOf('|');
  const specific = bar < 0 ? [] : needs.slice(bar + 1);
  const said = readWords(text);
  const holds = (list: Worded, need: string) => {
    const body = fold(need.replace('*', ''));
    if (/[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u.test(body))
      return list.solid.includes(body);
    if (list.spaced.includes(` ${body} `)) return true;
    return (
      body.length > 3 &&
      (list.tokens.includes(`${body}s`) || (body.endsWith('s') && list.tokens.includes(body.slice(0, -1))))
    );
  };
  const named = specific.filter((need) => holds(said, need));
  const keys = readWords(piece.cue);
  const told = readWords(piece.sentences.join(' '));
  if (named.length > 0 && !named.some((need) => holds(keys, need) || holds(told, need))) return 0;
  const all = [...(bar < 0 ? needs : needs.slice(0, bar)), ...named];
  const inKeys = all.filter((need) => holds(keys, need)).length;
  const inText = all.filter((need) => isOfText(need) && holds(told, need)).length;
  const words = [...contentWords(piece.cue), ...contentWords(piece.sentences.join(' '))];
  const shared = asked.filter((word) => words.some((other) => isSameWord(word, other))).length;
  if (inKeys === 0 && inText === 0) return 0;
  return 2 * Math.min(2, inKeys) + (piece.kind === 'self' ? 2 : 1.2) * Math.min(2, inText) + 1.5 * shared;
}
