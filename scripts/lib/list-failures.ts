import { stripVTControlCharacters } from 'node:util';
import type { Failure } from './test-tally.ts';

const linesOfEach = 20;

/**
 * What failed, as lines to print: the name, and below it the beginning of what it said. It stands at the end of a run,
 * because of a long output only the end may be kept.
 */
export function listFailures(failures: readonly Failure[]): string[] {
  return failures.flatMap(({ name, said }) => [
    `FAIL  ${name}`,
    ...stripVTControlCharacters(said)
      .split('\n')
      .filter((line) => line.trim() !== '')
      .slice(0, linesOfEach)
      .map((line) => `      ${line}`),
  ]);
}
