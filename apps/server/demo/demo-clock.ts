import type { Config } from '../src/config.ts';
import { type Clock, type MovableClock, movableClock } from '../src/platform/clock.ts';
import type { Db } from '../src/platform/db/db.ts';
import { inputs, sql, statement } from '../src/platform/db/sql.ts';

const $ = inputs({ seconds: 'double precision' });

/** The system's clock; in demo mode one that carries on from how far it was moved before. */
export async function demoClock(config: Config, db: Db): Promise<Clock> {
  if (!config.demo) return movableClock();
  const row = await db.selectFrom('clock_offset').select('advance_seconds').executeTakeFirst();
  return movableClock(Number(row?.advance_seconds ?? 0));
}

const moveLastSeen = statement(
  {},
  sql`update sessions set last_seen_at = last_seen_at + make_interval(secs => ${$.seconds})
    where revoked_at is null`,
);

/** Moves the demo clock and remembers it over restarts. Nobody is signed out for having slept through it. */
export async function advanceDemoClock(clock: Clock, db: Db, seconds: number): Promise<void> {
  (clock as MovableClock).advance(seconds);
  await db
    .insertInto('clock_offset')
    .values({ advance_seconds: seconds })
    .onConflict((conflict) =>
      conflict.column('only_row').doUpdateSet((row) => ({
        advance_seconds: row('clock_offset.advance_seconds', '+', String(seconds)),
      })),
    )
    .execute();
  await moveLastSeen.run(db, { seconds });
}
