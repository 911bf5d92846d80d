// Free of zod, so that the browser can load it.

/** `group_1` … `group_4`, with `_3` or `_7` for a trial of that many days. */
export const groupIdPattern = /^group_([1-4])(?:_(3|7))?$/;

/** Price of a month, in US cents, by tier. */
export const tierPriceUsdCents = { 1: 399, 2: 999, 3: 1999, 4: 4999 } as const;

export type Tier = { monthUsdCents: number; trialDays: 0 | 3 | 7 };

/** What further tiers of a page may cost a month, in US cents. */
export const tierPrices: readonly number[] = Object.values(tierPriceUsdCents);
export const tierNameMax = 40;
export const tierPerksMax = 8;
export const tierPerkMax = 80;

/** Reads a group id; undefined when a character with it cannot be sold. */
export function parseGroupId(groupId: string): Tier | undefined {
  const match = groupIdPattern.exec(groupId);
  if (!match) return undefined;
  const tier = Number(match[1]) as keyof typeof tierPriceUsdCents;
  return { monthUsdCents: tierPriceUsdCents[tier], trialDays: Number(match[2] ?? 0) as Tier['trialDays'] };
}
