import { readWords } from '../bank/word-list.ts';
import type { Part } from '../reading/parts.ts';
import { line, type Talk } from './talk.ts';

/** What it would take of two things, "tea" of "coffee or tea?"; undefined where they cannot be told apart cleanly. */
export function picked(talk: Talk, { text, shape }: Part): string[] | undefined {
  if (shape.act !== 'question') return undefined;
  const found = between.exec(text.normalize('NFKC')) ?? [];
  const [first = '', second = ''] = [found[1] ?? found[3], found[2] ?? found[4]];
  const hollow = talk.fan.bank.words('word.hollow');
  if (second === '' || [first, second].some((word) => hollow.has(readWords(word)))) return undefined;
  const said = line(talk, 'pick', second);
  return said.length > 0 ? said : undefined;
}

/** One word on either side, at the end of what is asked. */
const between =
  /(?:^|[\s,:])([\p{L}-]{3,20}) (?:or|oder|o) ([\p{L}-]{3,20})\s*[?？]*\s*$|([\p{Script=Han}\p{Script=Katakana}ー]{1,6})(?:还是|か)([\p{Script=Han}\p{Script=Katakana}ー]{1,6})[呢？?]*$/u;
