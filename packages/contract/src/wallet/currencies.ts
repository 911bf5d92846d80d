// Free of zod, so that the browser can load it.

/** Currencies (ISO 4217) that cards can be charged in, with the digits after the point of each. */
export const currencyDigits = {
  USD: 2,
  AUD: 2,
  BRL: 2,
  CAD: 2,
  CHF: 2,
  CNY: 2,
  CZK: 2,
  DKK: 2,
  EUR: 2,
  GBP: 2,
  HKD: 2,
  INR: 2,
  JPY: 0,
  KRW: 0,
  MXN: 2,
  NOK: 2,
  NZD: 2,
  PLN: 2,
  SEK: 2,
  SGD: 2,
} as const;
export type Currency = keyof typeof currencyDigits;

export const currencies = Object.keys(currencyDigits) as [Currency, ...Currency[]];

/** Whether cards can be charged in the currency of this code. */
export function isCurrency(text: string): text is Currency {
  return Object.hasOwn(currencyDigits, text);
}

/** The rate of a currency of which one US dollar is so many units. */
export function rateMicrosOf(currency: Currency, unitsPerUsd: number): number {
  return Math.round(unitsPerUsd * 10 ** currencyDigits[currency] * 10_000);
}
