import type { Config } from '../src/config.ts';
import type { Context } from '../src/context.ts';
import { type Clock, type MovableClock, movableClock } from '../src/platform/clock.ts';
import type { Db } from '../src/platform/db/db.ts';
import { inputs, sql, statement } from '../src/platform/db/sql.ts';
import type { LiveBus } from '../src/platform/realtime/live-bus.ts';

const $ = inputs({ seconds: 'double precision' });

/** The control message that the demo clock has moved. */
const clockMoved = 'clock.moved';

/** The system's clock; in demo mode one that carries on from how far it was moved before, in any process. */
export async function demoClock(config: Config, db: Db, live?: LiveBus): Promise<Clock> {
  if (!config.demo) return movableClock();
  const clock = movableClock();
  let movedSeconds = 0;
  const advance = (seconds: number) => {
    movedSeconds += seconds;
    clock.advance(seconds);
  };
  const follow = async () => advance(Math.max(0, (await readOffset(db)) - movedSeconds));
  await follow();
  live?.onControl(clockMoved, () => void follow().catch(() => undefined));
  return { now: clock.now, advance } satisfies MovableClock as Clock;
}

async function readOffset(db: Db): Promise<number> {
  const row = await db.selectFrom('clock_offset').select('advance_seconds').executeTakeFirst();
  return Number(row?.advance_seconds ?? 0);
}

const moveLastSeen = statement(
  {},
  sql`update sessions set last_seen_at = last_seen_at + make_interval(secs => ${$.seconds})
    where revoked_at is null`,
);

/** Moves the demo clock and remembers it over restarts. Nobody is signed out for having slept through it. */
export async function advanceDemoClock(
  { clock, db, live }: Pick<Context, 'clock' | 'db' | 'live'>,
  seconds: number,
): Promise<void> {
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
  live.publishControl(clockMoved, '');
}
