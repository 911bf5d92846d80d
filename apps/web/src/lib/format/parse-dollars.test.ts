import { expect, test } from 'vitest';
import { parseDollars } from './parse-dollars.ts';

test.each([
  ['20', 2000],
  ['20.5', 2050],
  ['20,50', 2050],
  ['$1,234.50', 123_450],
  ['19.99', 1999],
])('%s is so many cents', (text, cents) => {
  expect(parseDollars(text)).toBe(cents);
});

test.each(['', 'all', '-5', '1.234', '20 dollars', '1e3'])('%s is no amount', (text) => {
  expect(parseDollars(text)).toBeUndefined();
});
