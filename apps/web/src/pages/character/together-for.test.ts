import { expect, test } from 'vitest';
import { togetherFor } from './together-for.ts';

const at = (text: string) => new Date(`${text}T12:00:00`);

test.each([
  ['2026-11-01', '2026-11-30', undefined],
  ['2026-11-01', '2026-12-01', { years: 0, months: 1 }],
  ['2026-01-31', '2026-02-27', undefined],
  ['2026-01-31', '2026-02-28', { years: 0, months: 1 }],
  ['2025-11-22', '2026-11-21', { years: 0, months: 11 }],
  ['2025-11-22', '2026-11-22', { years: 1, months: 12 }],
  ['2024-02-29', '2026-02-28', { years: 2, months: 24 }],
])('whoever joined on %s has on %s been here for %j', (since, now, long) => {
  expect(togetherFor(at(since).toISOString(), at(now))).toEqual(long);
});
