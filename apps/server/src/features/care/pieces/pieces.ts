import type { Language } from '@kindred/contract/wire/languages';
import { de } from './de.ts';
import { en } from './en.ts';
import { es } from './es.ts';
import { ja } from './ja.ts';
import { zh } from './zh.ts';

/** What somebody in care mode may have said, in the order in which it is looked for; `plain` is all else. */
export const feelings = [
  'machine',
  'presence',
  'leave',
  'worse',
  'scared',
  'alone',
  'ashamed',
  'better',
  'thanks',
  'question',
  'plain',
] as const;
export type Feeling = (typeof feelings)[number];

/** Ready answers of Kindred's care in one language: what shows a feeling in lower case, and what is said to it. */
export type Pieces = {
  shows: Record<Exclude<Feeling, 'machine' | 'plain'>, RegExp>;
  says: Record<Feeling, readonly string[]>;
};

const pieces: Record<Language, Pieces> = { en, zh, ja, es, de };

/**
 * A ready answer of Kindred's care to these words. `earlier` are its last answers, the newest last: none of them is said again
 * while there is another.
 */
export function choosePiece(
  words: { text: string; language: Language; asksIfMachine: boolean },
  earlier: readonly string[],
): string {
  const { shows, says } = pieces[words.language];
  const folded = words.text.normalize('NFKC').toLowerCase().replace(/[’‘]/g, "'");
  const feeling = words.asksIfMachine
    ? 'machine'
    : (feelings.find(
        (feeling) => feeling !== 'machine' && feeling !== 'plain' && shows[feeling].test(folded),
      ) ?? 'plain');
  const fresh = (list: readonly string[]) =>
    list.filter((piece) => !earlier.some((answer) => answer.includes(piece)));
  const [first] = [
    ...fresh(says[feeling]),
    ...fresh(says.plain),
    ...says[feeling].filter((piece) => !earlier.at(-1)?.includes(piece)),
  ];
  return first ?? says.plain[0] ?? '';
}
