import type { Part } from '../understand/split-parts.ts';
import { splitParts } from '../understand/split-parts.ts';
import { answerQuestion } from './answer-question.ts';
import type { Saying } from './saying.ts';

/** They have meant something else: what they asked last is asked again with what they say now. */
export function correct(saying: Saying, part: Part, noted: string[]): string[] | undefined {
  const { turn, say } = saying;
  const before = splitParts(turn.earlier.at(-1) ?? '', turn.spoken).findLast(({ isQuestion }) => isQuestion);
  return (
    before && [say(noted), ...answerQuestion(saying, { ...before, text: `${before.text} ${part.text}` })]
  );
}
