import type { Theme } from './ready.ts';

/** What anybody knows who knows the subject: by theme, `words that ask for it → answer`. A leading `!` answers statements as well. */
export type Subjects = Record<Theme, string[]>;

/** An answer to a question on a subject, and what asks for it. */
export type SubjectAnswer = { when: RegExp; say: string; answersStatements: boolean };

/** Reads the answers of one theme; the words are the source of a pattern. */
export function readSubject(entries: readonly string[]): SubjectAnswer[] {
  return entries.map((entry) => {
    const [pattern = '', say = ''] = entry.split(' → ');
    const answersStatements = pattern.startsWith('!');
    const source = answersStatements ? pattern.slice(1) : pattern;
    return { when: new RegExp(source, 'iu'), say, answersStatements };
  });
}
