import { lowestPriceUsdCents } from '@kindred/contract/offers/limits';
import type { OfferedTier, PageTier } from '@kindred/contract/subscriptions/tier-calls';

const dayMs = 86_400_000;

/** A subscription that renews and whose price can change. */
export type ChangeableMembership = {
  tierLevel: number;
  /** The tier of the next charge, if it is another one. */
  switchLevel: number | null;
  /** The US cents a month of the tier of the current period. */
  monthUsdCents: number;
  /** Undefined when no paid period runs: in a trial, or while a renewal is collected. */
  period: { start: Date; end: Date; months: number } | undefined;
};

export type TierChange = Pick<OfferedTier, 'upgrade_usd_cents' | 'switch_usd_cents'>;

/**
 * Returns the changes that a member can make, and their prices. Up: at once for the difference, or from the next
 * charge on. Down: from the next charge on. Choosing the current tier cancels a pending switch.
 */
export function changeTo(
  tier: PageTier,
  membership: ChangeableMembership | undefined,
  now: Date,
): TierChange {
  if (!membership) return { upgrade_usd_cents: null, switch_usd_cents: null };
  const { tierLevel, switchLevel, monthUsdCents, period } = membership;
  const { level, month_usd_cents } = tier;
  if (level === tierLevel) {
    return { upgrade_usd_cents: null, switch_usd_cents: switchLevel === null ? null : monthUsdCents };
  }
  const isUp = level > tierLevel && period !== undefined;
  return {
    upgrade_usd_cents: isUp ? dueForUpgrade(month_usd_cents - monthUsdCents, period, now) : null,
    switch_usd_cents: level === switchLevel ? null : month_usd_cents,
  };
}

/**
 * Returns the US cents for upgrading now: the monthly difference for the remaining days of the period, today
 * included; rounded down, and at least the lowest amount that a card can be charged.
 */
export function dueForUpgrade(
  differenceUsdCents: number,
  { start, end, months }: { start: Date; end: Date; months: number },
  now: Date,
): number {
  const totalDays = Math.max(1, Math.round((end.getTime() - start.getTime()) / dayMs));
  const remainingDays = Math.min(totalDays, Math.max(1, Math.ceil((end.getTime() - now.getTime()) / dayMs)));
  return Math.max(lowestPriceUsdCents, Math.floor((differenceUsdCents * months * remainingDays) / totalDays));
}
