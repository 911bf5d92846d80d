import { readSubject, type SubjectAnswer } from '../languages/subjects.ts';
import type { Theme } from '../languages/ready.ts';
import type { Saying } from './saying.ts';

/** What anybody knows who knows the card's subject; undefined where nothing was asked of it, or all of it was said. */
export function ofSubject(saying: Saying, text: string): string[] | undefined {
  return answerOf(saying, text, () => true);
}

/** The same to somebody who tells of trouble with the subject and asks nothing. */
export function ofSubjectToTrouble(saying: Saying, text: string): string[] | undefined {
  return answerOf(saying, text, ({ answersStatements }) => answersStatements);
}

function answerOf(
  { theme, turn }: Saying,
  text: string,
  isOpen: (answer: SubjectAnswer) => boolean,
): string[] | undefined {
  if (!theme) return undefined;
  const found = answersOf(turn.spoken.subjects, theme).find(
    (answer) =>
      isOpen(answer) && answer.when.test(text) && !turn.answered.some((said) => said.includes(answer.say)),
  );
  return found && [found.say];
}

const read = new WeakMap<object, Map<Theme, SubjectAnswer[]>>();

/** The patterns of a theme are made once. */
function answersOf(subjects: Record<Theme, string[]>, theme: Theme): SubjectAnswer[] {
  const byTheme = read.get(subjects) ?? new Map<Theme, SubjectAnswer[]>();
  read.set(subjects, byTheme);
  const known = byTheme.get(theme) ?? readSubject(subjects[theme]);
  byTheme.set(theme, known);
  return known;
}
