import { lowestPriceUsdCents } from '@kindred/contract/offers/limits';
import type { OfferedTier, PageTier } from '@kindred/contract/subscriptions/tier-calls';

const dayMs = 86_400_000;

/** What the viewer has of a page, where it is a subscription that renews and can change its price. */
export type ChangeableMembership = {
  tierLevel: number;
  /** The tier that the next charge brings, where it is another one. */
  switchLevel: number | null;
  /** US cents a month that this period is reckoned by: those of the tier that runs. */
  monthUsdCents: number;
  /** Undefined where no paid period runs: on trial, or while a renewal is collected. */
  period: { start: Date; end: Date; months: number } | undefined;
};

export type TierChange = Pick<OfferedTier, 'upgrade_usd_cents' | 'switch_usd_cents'>;

/**
 * What a member can change to, and what it costs. Up: at once, for the difference, or from the next charge on. Down: from
 * the next charge on. The tier that runs can be chosen to take a change back that is to come.
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
 * US cents for moving up now: the difference of a month, for the days that are left of the period, the one that runs
 * counted whole; rounded down, and not less than a card can be charged.
 */
export function dueForUpgrade(
  differenceUsdCents: number,
  { start, end, months }: { start: Date; end: Date; months: number },
  now: Date,
): number {
  const all = Math.max(1, Math.round((end.getTime() - start.getTime()) / dayMs));
  const left = Math.min(all, Math.max(1, Math.ceil((end.getTime() - now.getTime()) / dayMs)));
  return Math.max(lowestPriceUsdCents, Math.floor((differenceUsdCents * months * left) / all));
}
