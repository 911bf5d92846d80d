import type { Db, Tx } from './db.ts';
import { input, sql, statement } from './sql.ts';

const timezoneInput = input('timezone', 'text');

const addToWallClock = statement(
  { at: 'timestamptz' },
  sql`select (${input('from', 'timestamptz')} at time zone ${timezoneInput}
    + make_interval(months => ${input('months', 'integer')}, days => ${input('days', 'integer')}))
    at time zone ${timezoneInput} as at`,
);

/**
 * Adds calendar months and days in a time zone (IANA name): the hour stays the same across a change to summer time,
 * and a month that is too short gives its last day.
 */
export async function addCalendar(
  db: Db | Tx,
  from: Date,
  timezone: string,
  { months = 0, days = 0 }: { months?: number; days?: number },
): Promise<Date> {
  const { at } = await addToWallClock.one(db, { from, timezone, months, days });
  return at;
}
