import { readWords } from '../bank/word-list.ts';
import type { Part } from '../reading/parts.ts';
import { lastTold } from './go-on.ts';
import { lastPiece } from './pieces.ts';
import { line, type Talk } from './talk.ts';

/** So many words are a remark on what was said before rather than something told. */
const remarkLength = 6;

/** What a statement of no kind that is known is met with: by what it is said to, by its tone, and by what it is about. */
export function heard(talk: Talk, part: Part): string[] {
  const { text, shape } = part;
  const words = readWords(text);
  if (
    talk.fan.bank.words('word.laugh').has(words) ||
    /[😂🤣😅]|\(笑\)|笑$|(?<=[^\p{Script=Latin}\s]|^)[wｗ]+$/u.test(text)
  )
    return line(talk, 'heard.laugh');
  if (lastPiece(talk))
    return firstOf(talk, [shape.mood < 0 ? 'heard.piece_bad' : 'heard.piece', 'heard.good']);
  if (shape.mood < 0) return line(talk, 'heard.bad');
  if (shape.mood > 0) return line(talk, 'heard.good');
  const subject = subjectOf(part);
  if (subject) return line(talk, subject);
  if (/[?？]["”]?\s*$/.test(talk.fan.answered.at(-1) ?? ''))
    return firstOf(talk, ['heard.answer', 'heard.plain']);
  const before = talk.fan.before[0] ?? [];
  if (before.some(({ intent }) => intent.startsWith('glad.'))) return line(talk, 'stay.glad');
  const isRemark = words.tokens.length < remarkLength && !shape.isOfFan && toldLast(talk);
  return firstOf(talk, [isRemark ? 'heard.remark' : 'heard.plain', 'heard.plain']);
}

/** The last answer told something of the card. */
function toldLast(talk: Talk): boolean {
  const last = talk.fan.answered.at(-1) ?? '';
  return lastTold(talk)?.sentences.some((sentence) => last.includes(sentence)) === true;
}

/** A line of the first of these entries that the bank has. */
function firstOf(talk: Talk, names: string[]): string[] {
  const name = names.find((candidate) => talk.fan.bank.lines(candidate).length > 0);
  return name ? line(talk, name) : [];
}

/** The entry of what the words of a statement are about; undefined where they are of no kind. */
function subjectOf({ kinds, shape }: Part): string | undefined {
  if (!shape.isOfFan) return undefined;
  const kind = Object.keys(ofKind).find((name) => kinds.has(name));
  return kind && ofKind[kind];
}

const ofKind: Partial<Record<string, string>> = {
  kin: 'tell.family',
  child: 'tell.kids',
  partner: 'tell.partner',
  friend: 'tell.friend',
  animal: 'tell.pet',
  plant: 'tell.plants',
  game: 'tell.gaming',
  sport: 'tell.sport',
  instrument: 'tell.music',
  screen: 'tell.watching',
  meal: 'tell.eating',
  cake: 'tell.eating',
  drink: 'tell.drinking',
};
