import type { BundleMonths, SubscriptionPlan } from '@kindred/contract/offers/limits';
import { lowestPriceUsdCents } from '@kindred/contract/offers/limits';
import type { Tier } from '@kindred/contract/subscriptions/tiers';
import type { IntroPrice } from '../wallet/payments/open-checkout.ts';

/** The price of a subscription: free days or an introductory price first, then the month's price each month. */
export type Terms = {
  plan: SubscriptionPlan;
  monthUsdCents: number;
  trialDays: number;
  intro?: IntroPrice;
  /** The percentage of the month's price that a bundle saves. */
  percentOff: number;
  promotion?: Candidate;
};

export type Candidate = {
  promotion_id: string;
  name: string;
  percent_off: number | null;
  first_usd_cents: number | null;
  trial_days: number | null;
  months: number;
  end_time: string | null;
};

export type Bundle = { months: BundleMonths; percent_off: number };

export type Situation = {
  tier: Tier;
  hasHadTrial: boolean;
  candidates: Candidate[];
};

/**
 * Chooses among the page's own terms and all promotions that the fan can use: those that cost least today, of these
 * the ones that cost least in the first year, then the oldest promotion.
 */
export function chooseTerms({ tier, hasHadTrial, candidates }: Situation): Terms {
  const own: Terms = {
    plan: 'month',
    monthUsdCents: tier.monthUsdCents,
    trialDays: hasHadTrial ? 0 : tier.trialDays,
    percentOff: 0,
  };
  const promotionTerms = candidates.flatMap((candidate) => termsOf(candidate, tier, hasHadTrial) ?? []);
  const [best = own] = [own, ...promotionTerms].toSorted(
    (a, b) => dueToday(a) - dueToday(b) || firstYear(a) - firstYear(b),
  );
  return best;
}

/** Returns the terms of a bundle. It combines neither with promotions nor with free days. */
export function bundleTerms({ monthUsdCents }: Tier, { months, percent_off: percentOff }: Bundle): Terms {
  const usdCents = Math.round((monthUsdCents * months * (100 - percentOff)) / 100);
  return {
    plan: `bundle_${months}`,
    monthUsdCents,
    trialDays: 0,
    intro: { usdCents, months, charges: 1 },
    percentOff,
  };
}

export function dueToday({ trialDays, intro, monthUsdCents }: Terms): number {
  return trialDays > 0 ? 0 : (intro?.usdCents ?? monthUsdCents);
}

/** Encodes the agreed prices as one word, which the client sends back as consent. */
export function nameTerms({ trialDays, intro, monthUsdCents }: Terms): string {
  const beginning = intro ? `${intro.charges}x${intro.usdCents}/${intro.months}` : `${trialDays}d`;
  return `${beginning}-${monthUsdCents}`;
}

/** Returns undefined when the fan has used the free days, or the price is not lower. */
function termsOf(promotion: Candidate, tier: Tier, hasHadTrial: boolean): Terms | undefined {
  const { monthUsdCents } = tier;
  const { trial_days: trialDays, percent_off: percentOff, first_usd_cents, months: charges } = promotion;
  const common = { plan: 'month', monthUsdCents, percentOff: 0, promotion } as const;
  if (trialDays !== null) return hasHadTrial ? undefined : { ...common, trialDays };
  const reduced = Math.round((monthUsdCents * (100 - (percentOff ?? 0))) / 100);
  const usdCents = first_usd_cents ?? Math.max(lowestPriceUsdCents, reduced);
  if (usdCents >= monthUsdCents) return undefined;
  return { ...common, trialDays: 0, intro: { usdCents, months: 1, charges } };
}

function firstYear({ trialDays, intro, monthUsdCents }: Terms): number {
  const introMonths = intro ? intro.charges * intro.months : 0;
  const introCents = intro ? intro.charges * intro.usdCents : 0;
  return introCents + monthUsdCents * (12 - introMonths - trialDays / 30);
}
