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
 * Adds calendar months and days as a wall clock of that time zone counts them: the same hour over a change to
 * summer time, the last day of a month that is too short. `timezone` is an IANA name.
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
