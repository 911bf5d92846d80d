import { addCalendar } from '../../../platform/db/add-calendar.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';

/** When the first period of a subscription ends that starts now: with its trial, or after a month. */
export function firstPeriodEnd(
  db: Db | Tx,
  checkout: { trial_days: number; timezone: string },
  now: Date,
): Promise<Date> {
  const { trial_days: days, timezone } = checkout;
  return addCalendar(db, now, timezone, days > 0 ? { days } : { months: 1 });
}
