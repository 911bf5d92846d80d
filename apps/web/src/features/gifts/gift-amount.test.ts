import { expect, test } from 'vitest';
import { giftAmount, typedAmount } from './gift-amount.ts';

test.each([
  ['', undefined],
  ['0', undefined],
  ['100', undefined],
  ['199', undefined],
  ['200', 200],
  ['300', 300],
  ['00200', 200],
  ['10000', 10_000],
  ['10001', undefined],
  ['99999', undefined],
])('with "%s" in the field the gift is %s', (text, diamonds) => {
  expect(giftAmount(text)).toBe(diamonds);
});

test.each([
  ['12a3', '123'],
  ['-300', '300'],
  ['3.5', '35'],
  ['1e4', '14'],
  ['100000', '10000'],
])('typing "%s" leaves "%s"', (typed, shown) => {
  expect(typedAmount(typed)).toBe(shown);
});
