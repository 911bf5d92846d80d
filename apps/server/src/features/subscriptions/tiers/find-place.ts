import type { PageTier } from '@kindred/contract/subscriptions/tier-calls';
import { tierLevelMax } from '@kindred/contract/subscriptions/tiers';
import { refuse } from '../../../platform/app-error.ts';

export type Placed = { level: number; monthUsdCents: number | null; isNewPrice: boolean };

type Asked = {
  /** On sale, from the lowest; the first is the page's subscription. */
  tiers: PageTier[];
  /** Of all that ever were. */
  levels: number[];
  prices: readonly number[];
  wanted: { level?: number | undefined; month_usd_cents?: number | undefined };
};

/** So much lies between the levels of two tiers that are made one above the other. */
const step = 1000;

/**
 * Where a tier stands among the others: whoever pays more has more, so levels go up with prices. A new one at the price of
 * one that is there is that one. Refuses `tierPriceOrder` for a price that would put it elsewhere, `invalidInput` for one that is not allowed.
 */
export function findPlace({ tiers, levels, prices, wanted }: Asked): Placed {
  const price = wanted.month_usd_cents;
  const known = tiers.find(({ level, month_usd_cents }) =>
    wanted.level === undefined ? level > 0 && month_usd_cents === price : level === wanted.level,
  );
  if (wanted.level !== undefined && !known) refuse('notFound');
  if (known?.level === 0) return { level: 0, monthUsdCents: null, isNewPrice: false };
  const monthUsdCents = price ?? known?.month_usd_cents ?? 0;
  const others = tiers.filter((one) => one !== known);
  const isSame = monthUsdCents === known?.month_usd_cents;
  if (!isSame && !prices.includes(monthUsdCents)) refuse('invalidInput', { field: 'month_usd_cents' });
  if (others.some(({ month_usd_cents }) => month_usd_cents === monthUsdCents)) refuse('tierPriceOrder');
  const below = others.findLast(({ month_usd_cents }) => month_usd_cents < monthUsdCents);
  const above = others.find(({ month_usd_cents }) => month_usd_cents > monthUsdCents);
  if (!below) return refuse('tierPriceOrder');
  if (!known)
    return { level: levelBetween(below.level, above?.level, levels), monthUsdCents, isNewPrice: false };
  const fits = below.level < known.level && (above === undefined || known.level < above.level);
  if (!fits) refuse('tierPriceOrder');
  return { level: known.level, monthUsdCents, isNewPrice: !isSame };
}

/** A level that was never used, between the two; the middle leaves room on both sides. */
function levelBetween(below: number, above: number | undefined, used: number[]): number {
  const end = above ?? tierLevelMax;
  const first = above === undefined ? below + step : Math.floor((below + above) / 2);
  const taken = new Set(used);
  for (let level = first; level < end; level++) if (level > below && !taken.has(level)) return level;
  return refuse('tierPriceOrder');
}
