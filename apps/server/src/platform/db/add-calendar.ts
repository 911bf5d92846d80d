import { type Db, queryOne, type Tx } from './db.ts';

const addCalendarText = `
  select ($1::timestamptz at time zone $2 + make_interval(months => $3, days => $4)) at time zone $2 as at`;

/**
 * Adds calendar months and days as a wall clock of that time zone counts them: the same hour over a change to
 * summer time, the last day of a month that is too short. `timezone` is an IANA name.
 */
export async function addCalendar(
  db: Db | Tx,
  from: Date,
  timezone: string,
  { months = 0, days = 0 }: { months?: number; days?: number },
): Promise<Date> {
  const { at } = await queryOne<{ at: Date }>(db, addCalendarText, [from, timezone, months, days]);
  return at;
}
