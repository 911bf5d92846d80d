import { expect, test } from 'vitest';
import { roundScale } from './round-scale.ts';

test.each([
  [0, 2],
  [1, 2],
  [3, 4],
  [5, 6],
  [10, 10],
  [11, 20],
  [799, 800],
  [801, 1000],
  [4500, 6000],
])('a scale for values up to %d ends at %d', (most, top) => {
  expect(roundScale(most)).toBe(top);
});
