import { expect, test } from 'vitest';
import { packRate, presentAmount, usdRate } from './charge-rate.ts';
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

test('the price of a pack has two digits that count, in US dollars as it is', () => {
  const prices = [200, 500, 1000, 2500, 5000];
  const inCurrency = (currency: 'EUR' | 'JPY' | 'USD', unitsPerUsd: number) => {
    const rate = { currency, rate_micros: rateMicrosOf(currency, unitsPerUsd) };
    return prices.map((cents) => presentAmount(cents, packRate(cents, rate)));
  };
  expect(inCurrency('EUR', 0.866)).toEqual([170, 430, 870, 2200, 4300]);
  expect(inCurrency('JPY', 149.5)).toEqual([300, 750, 1500, 3700, 7500]);
  expect(inCurrency('USD', 1)).toEqual(prices);
});

test('what costs something never costs nothing', () => {
  expect(presentAmount(1, { rate_micros: 1 })).toBe(1);
});
