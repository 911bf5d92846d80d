import type { HookInput } from '../../../hooks.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({ userId: 'bigint', before: 'text', after: 'text', now: 'timestamptz' });

// A time that is over in the new zone stays what it was: nothing appears because its creator has travelled.
const movePlanned = statement(
  {},
  sql`with moved as (
      update post_times t set zone = ${$.after}, publish_at = wall_instant(t.wall, ${$.after})
        from characters c
        where c.user_id = ${$.userId} and t.char_id = c.char_id and t.zone = ${$.before} and t.published_at is null
          and wall_instant(t.wall, ${$.after}) > ${$.now}
          and (t.expires_at is null or t.expires_at > wall_instant(t.wall, ${$.after}))
        returning t.post_id, t.publish_at
    )
    update posts p set published_at = moved.publish_at from moved where p.post_id = moved.post_id and p.state = 4`,
);

/** Keeps the wall time of planned posts when their creator changes the time zone in which they were planned. */
export async function movePlans(tx: Tx, change: HookInput<'timezoneChanged'>): Promise<void> {
  await movePlanned.run(tx, change);
}
