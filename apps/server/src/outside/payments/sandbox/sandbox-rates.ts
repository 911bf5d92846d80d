import { type Currency, rateMicrosOf } from '@kindred/contract/wallet/currencies';

/** Units of each currency for one US dollar: a fixed table, so that a demo and its tests say the same every day. */
const unitsPerUsd = {
  AUD: 1.52,
  BRL: 5.4,
  CAD: 1.39,
  CHF: 0.8,
  CNY: 7.12,
  CZK: 21.1,
  DKK: 6.46,
  EUR: 0.8655,
  GBP: 0.7612,
  HKD: 7.78,
  INR: 88.7,
  JPY: 149.5,
  KRW: 1455,
  MXN: 18.4,
  NOK: 10.1,
  NZD: 1.77,
  PLN: 3.67,
  SEK: 9.5,
  SGD: 1.3,
} as const satisfies Omit<Record<Currency, number>, 'USD'>;

/** The rates of the sandbox: minor units of each currency for a million US cents. */
export const sandboxRates = Object.fromEntries(
  Object.entries(unitsPerUsd).map(([currency, units]) => [
    currency,
    rateMicrosOf(currency as Currency, units),
  ]),
) as Partial<Record<Currency, number>>;
