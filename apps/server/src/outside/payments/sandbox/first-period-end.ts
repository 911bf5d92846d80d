import { addCalendar } from '../../../platform/db/add-calendar.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';

type Terms = { trial_days: number; intro_months: number; intro_charges: number; timezone: string };

/** When the first period of a subscription ends that starts now: with its trial, or after the months that it pays. */
export function firstPeriodEnd(db: Db | Tx, checkout: Terms, now: Date): Promise<Date> {
  const { trial_days: days, intro_months: months, timezone } = checkout;
  return addCalendar(db, now, timezone, days > 0 ? { days } : { months });
}

/** From when on each month costs the month's price. */
export function fullPriceFrom(db: Db | Tx, checkout: Terms, now: Date): Promise<Date> {
  const { intro_months, intro_charges, timezone } = checkout;
  if (intro_charges === 0) return firstPeriodEnd(db, checkout, now);
  return addCalendar(db, now, timezone, { months: intro_months * intro_charges });
}
