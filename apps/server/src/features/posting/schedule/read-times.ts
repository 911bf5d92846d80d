import { planDaysMax } from '@kindred/contract/posting/limits';
import { isWallTime } from '@kindred/contract/wire/planned-time';
import { refuse } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { Plan } from '../../posts/times/post-times.sql.ts';

const $ = inputs({
  userId: 'bigint',
  postId: 'bigint?',
  time: 'text',
  zone: 'text?',
  isWall: 'boolean',
});

/** Times as a creator sends them. A wall time is in `zone`, else in that of the post's plan, else in the account's. */
export type SentTimes = {
  publish_at?: string | undefined;
  expires_at?: string | null | undefined;
  zone?: string | undefined;
};

const resolve = statement(
  { publish_at: 'timestamptz', wall: 'text', zone: 'text' },
  sql`select t.at as publish_at, z.zone,
      case when ${$.isWall} then ${$.time} else to_char(t.at at time zone z.zone, 'YYYY-MM-DD"T"HH24:MI:SS') end as wall
    from users u
      left join post_times s on s.post_id = ${$.postId}
      cross join lateral (select coalesce(${$.zone}, s.zone, u.timezone) as zone) z
      cross join lateral (select case when ${$.isWall} then wall_instant(${$.time}::timestamp, z.zone)
        else ${$.time}::timestamptz end as at) t
    where u.user_id = ${$.userId}`,
);

/** Reads a planned time. `postId` is null for a new post. */
export async function readTime(
  tx: Tx,
  {
    userId,
    postId,
    time,
    zone,
  }: { userId: string; postId: string | null; time: string; zone?: string | undefined },
): Promise<Plan> {
  const isWall = isWallTime(time);
  const row = await resolve.one(tx, { userId, postId, time, zone: zone ?? null, isWall });
  return { publishAt: row.publish_at, wall: row.wall, zone: row.zone };
}

/** Returns when a post is to appear, undefined without a plan, and when it is to go. */
export async function readTimes(
  tx: Tx,
  sent: SentTimes,
  { userId, postId }: { userId: string; postId: string | null },
): Promise<{ plan: Plan | undefined; expiresAt: Date | null }> {
  const { publish_at: publishAt, expires_at: expiresAt, zone } = sent;
  const plan =
    publishAt === undefined ? undefined : await readTime(tx, { userId, postId, time: publishAt, zone });
  const expiry = expiresAt ? await readTime(tx, { userId, postId, time: expiresAt, zone }) : undefined;
  return { plan, expiresAt: expiry?.publishAt ?? null };
}

const dayMs = 86_400_000;

/** Refuses a plan of the past or too far ahead, and an expiry before the post has appeared. */
export function checkTimes(publishAt: Date | undefined, expiresAt: Date | null, now: Date): void {
  if (publishAt && !isAhead(publishAt, now)) refuse('invalidInput', { field: 'publish_at' });
  const start = publishAt && publishAt > now ? publishAt : now;
  if (expiresAt && !(expiresAt > start && isAhead(expiresAt, now))) {
    refuse('invalidInput', { field: 'expires_at' });
  }
}

function isAhead(at: Date, now: Date): boolean {
  return at > now && at.getTime() < now.getTime() + planDaysMax * dayMs;
}
