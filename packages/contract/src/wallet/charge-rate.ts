// Free of zod, so that the browser can load it.

/** In which currency somebody is charged: so many of its minor units for a million US cents. */
export type ChargeRate = { currency: string; rate_micros: number };

/** US dollars, in which all prices are. */
export const usdRate = { currency: 'USD', rate_micros: 1_000_000 } as const satisfies ChargeRate;

const packDigits = 2;

/** The rate at which a pack of diamonds is sold: in other currencies than US dollars its price has two digits that count, as 8.70 or 1,500. */
export function packRate(usdCents: number, rate: ChargeRate): ChargeRate {
  const { currency } = rate;
  if (currency === 'USD') return rate;
  const amount = presentAmount(usdCents, rate);
  const step = 10 ** Math.max(0, String(amount).length - packDigits);
  return { currency, rate_micros: Math.round((Math.round(amount / step) * step * 1_000_000) / usdCents) };
}

/** What a price in US cents comes to, in minor units of the currency: rounded half up, and never to nothing. */
export function presentAmount(usdCents: number, { rate_micros }: Pick<ChargeRate, 'rate_micros'>): number {
  if (usdCents === 0) return 0;
  return Math.max(1, Math.round((usdCents * rate_micros) / 1_000_000));
}
