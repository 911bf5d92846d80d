import type { Timing } from './test-tally.ts';

const perKind = 10;

/** The slowest of each kind as lines to print, the slowest first. */
export function listSlowest(timings: readonly Timing[]): string[] {
  return [...Map.groupBy(timings, ({ kind }) => kind)].flatMap(([kind, all]) => [
    `Slowest ${kind}:`,
    ...all
      .toSorted((slowest, other) => other.seconds - slowest.seconds)
      .slice(0, perKind)
      .map(({ name, seconds }) => `${seconds.toFixed(1).padStart(7)} s  ${name}`),
  ]);
}
