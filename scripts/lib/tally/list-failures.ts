import { stripVTControlCharacters } from 'node:util';
import type { Failure } from './test-tally.ts';

const linesOfEach = 20;
const shortLength = 250;

/**
 * Returns what failed as lines to print: each name with the beginning of what it said, then each name with the first two lines
 * alone. It stands at the end of a run, because of a long output only the end may be kept.
 */
export function listFailures(failures: readonly Failure[]): string[] {
  const reports = failures.map(({ name, said }) => ({ name, lines: linesOf(said) }));
  return [
    ...reports.flatMap(({ name, lines }) => [
      `FAIL  ${name}`,
      ...lines.slice(0, linesOfEach).map((line) => `      ${line}`),
    ]),
    ...(reports.length > 0 ? ['', 'Failed:'] : []),
    ...reports.map(({ name, lines }) => `  ${name}: ${shorten(lines)}`),
  ];
}

function linesOf(said: string): string[] {
  return stripVTControlCharacters(said)
    .split('\n')
    .filter((line) => line.trim() !== '');
}

function shorten(lines: readonly string[]): string {
  return lines
    .slice(0, 2)
    .map((line) => line.trim())
    .join(' ')
    .slice(0, shortLength);
}
