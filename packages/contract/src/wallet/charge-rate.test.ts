import { expect, test } from 'vitest';
import { presentAmount, usdRate } from './charge-rate.ts';
import { currencies, currencyDigits, rateMicrosOf } from './currencies.ts';

test('every currency has the digits that it is written with', () => {
  const digitsOf = (currency: string) =>
    new Intl.NumberFormat('en', { style: 'currency', currency }).resolvedOptions().maximumFractionDigits;
  expect(Object.fromEntries(currencies.map((one) => [one, digitsOf(one)]))).toEqual(currencyDigits);
});

test('a price is rounded half up to the smallest unit of its currency, and free stays free', () => {
  const yen = { rate_micros: rateMicrosOf('JPY', 149.5) };
  const euro = { rate_micros: rateMicrosOf('EUR', 0.925) };
  expect([0, 1, 999].map((cents) => presentAmount(cents, yen))).toEqual([0, 1, 1494]);
  expect([0, 1, 100, 999].map((cents) => presentAmount(cents, euro))).toEqual([0, 1, 93, 924]);
  expect(presentAmount(999, usdRate)).toBe(999);
});

test('what costs something never costs nothing', () => {
  expect(presentAmount(1, { rate_micros: 1 })).toBe(1);
});
