import type { Db, Tx } from './db.ts';
import { inputs, sql, statement } from './sql.ts';

const $ = inputs({ timezone: 'text', from: 'timestamptz', months: 'integer', days: 'integer' });

const addToWallClock = statement(
  { at: 'timestamptz' },
  sql`select (${$.from} at time zone ${$.timezone}
    + make_interval(months => ${$.months}, days => ${$.days}))
    at time zone ${$.timezone} as at`,
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
