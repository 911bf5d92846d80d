import { tierLevelMax } from '@kindred/contract/offers/limits';
import type { PageTier } from '@kindred/contract/subscriptions/tier-calls';
import { refuse } from '../../../platform/app-error.ts';

export type TierPlace = { level: number; monthUsdCents: number | null; isNewPrice: boolean };

type PlaceRequest = {
  /** On sale, from the lowest; the first is the page's subscription. */
  tiers: PageTier[];
  /** The levels of all tiers, also retired ones. */
  levels: number[];
  prices: readonly number[];
  changes: { level?: number | undefined; month_usd_cents?: number | undefined };
};

/** The distance between the level of a new top tier and the tier below. */
const step = 1000;

/**
 * Finds the level of a new or changed tier among the others, so that levels rise with prices. A new tier at the price
 * of an existing one is that tier. Refuses with `tierPriceOrder` for a price that breaks the order, and with
 * `invalidInput` for a price that is not allowed.
 */
export function findPlace({ tiers, levels, prices, changes }: PlaceRequest): TierPlace {
  const price = changes.month_usd_cents;
  const existing = tiers.find(({ level, month_usd_cents }) =>
    changes.level === undefined ? level > 0 && month_usd_cents === price : level === changes.level,
  );
  if (changes.level !== undefined && !existing) refuse('notFound');
  if (existing?.level === 0) return { level: 0, monthUsdCents: null, isNewPrice: false };
  const monthUsdCents = price ?? existing?.month_usd_cents ?? 0;
  const others = tiers.filter((tier) => tier !== existing);
  const isSame = monthUsdCents === existing?.month_usd_cents;
  if (!isSame && !prices.includes(monthUsdCents)) refuse('invalidInput', { field: 'month_usd_cents' });
  if (others.some(({ month_usd_cents }) => month_usd_cents === monthUsdCents)) refuse('tierPriceOrder');
  const below = others.findLast(({ month_usd_cents }) => month_usd_cents < monthUsdCents);
  const above = others.find(({ month_usd_cents }) => month_usd_cents > monthUsdCents);
  if (!below) return refuse('tierPriceOrder');
  if (!existing)
    return { level: levelBetween(below.level, above?.level, levels), monthUsdCents, isNewPrice: false };
  const fits = below.level < existing.level && (above === undefined || existing.level < above.level);
  if (!fits) refuse('tierPriceOrder');
  return { level: existing.level, monthUsdCents, isNewPrice: !isSame };
}

/** Returns an unused level between the two; the middle leaves room on both sides. */
function levelBetween(below: number, above: number | undefined, usedLevels: number[]): number {
  const end = above ?? tierLevelMax;
  const first = above === undefined ? below + step : Math.floor((below + above) / 2);
  const takenLevels = new Set(usedLevels);
  for (let level = first; level < end; level++) if (level > below && !takenLevels.has(level)) return level;
  return refuse('tierPriceOrder');
}
