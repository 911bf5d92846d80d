import { expect, test } from 'vitest';
import { positionToSave } from './use-watch-position.ts';

test.each([
  ['the first seconds', 2, 60, 0],
  ['the last seconds', 58, 60, 0],
  ['a clip whose length is not known', 20, Number.NaN, 0],
  ['the first tenth of a short clip', 0.4, 5, 0],
  ['the middle of a short clip', 2.5, 5, 2.5],
  ['its middle, to a tenth', 20.04, 60, 20],
])('of %s this is kept', (_what, seconds, length, kept) => {
  expect(positionToSave(seconds, length)).toBe(kept);
});
