import type { SubscriptionOffer } from '@kindred/contract/characters/calls';
import { nameTerms, type Terms } from './terms.ts';

/** Presents terms to a fan. Dates follow the calendar of the person's time zone. */
export function presentOffer(
  terms: Terms,
  { now, timezone }: { now: Date; timezone: string },
): SubscriptionOffer {
  const { monthUsdCents, trialDays, intro, promotion } = terms;
  const firstCharge = dayAfter(now, { days: trialDays }, timezone);
  const introMonths = intro ? intro.months * intro.charges : 0;
  return {
    month_usd_cents: monthUsdCents,
    trial_days: trialDays,
    first_charge_date: firstCharge,
    first_charge_usd_cents: intro?.usdCents ?? monthUsdCents,
    intro_charges: intro?.charges ?? 0,
    intro_months: intro?.months ?? 1,
    full_price_date: intro ? dayAfter(now, { months: introMonths }, timezone) : firstCharge,
    promotion_name: promotion?.name ?? '',
    promotion_end_time: promotion?.end_time ? new Date(promotion.end_time).toISOString() : null,
    terms: nameTerms(terms),
  };
}

/** Returns a date, `YYYY-MM-DD`, counted from today in the time zone; short months give their last day. */
export function dayAfter(
  now: Date,
  { days = 0, months = 0 }: { days?: number; months?: number },
  timezone: string,
): string {
  const parts = new Intl.DateTimeFormat('en-CA', { timeZone: timezone, calendar: 'iso8601' }).formatToParts(
    now,
  );
  const part = (type: string) => Number(parts.find((entry) => entry.type === type)?.value);
  const [year, month] = [part('year'), part('month') - 1 + months];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const day = Math.min(part('day'), lastDay) + days;
  return new Date(Date.UTC(year, month, day)).toISOString().slice(0, 10);
}
