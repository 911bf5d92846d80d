// Free of zod, so that the browser can load it.

/** In which currency somebody is charged: so many of its minor units for a million US cents. */
export type ChargeRate = { currency: string; rate_micros: number };

/** US dollars, in which all prices are. */
export const usdRate = { currency: 'USD', rate_micros: 1_000_000 } as const satisfies ChargeRate;

/** What a price in US cents comes to, in minor units of the currency: rounded half up, and never to nothing. */
export function presentAmount(usdCents: number, { rate_micros }: Pick<ChargeRate, 'rate_micros'>): number {
  if (usdCents === 0) return 0;
  return Math.max(1, Math.round((usdCents * rate_micros) / 1_000_000));
}
