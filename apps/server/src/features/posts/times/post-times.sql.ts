import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({
  postId: 'bigint',
  charId: 'bigint',
  publishAt: 'timestamptz',
  wall: 'text',
  zone: 'text',
  expiresAt: 'timestamptz',
});

/** When a post is to appear: a wall time without an offset, its zone, and the instant that follows. */
export type Plan = { publishAt: Date; wall: string; zone: string };

const upsertPlan = statement(
  {},
  sql`insert into post_times (post_id, char_id, publish_at, wall, zone)
    values (${$.postId}, ${$.charId}, ${$.publishAt}, ${$.wall}::timestamp, ${$.zone})
    on conflict (post_id) do update set publish_at = excluded.publish_at, wall = excluded.wall,
      zone = excluded.zone, published_at = null, failure = ''`,
);
const placePost = statement(
  {},
  sql`update posts set published_at = ${$.publishAt} where post_id = ${$.postId} and state = 4`,
);

/** Plans a locked post, whose state is scheduled. */
export async function setPlan(tx: Tx, post: { postId: string; charId: string }, plan: Plan): Promise<void> {
  await upsertPlan.run(tx, { ...post, ...plan });
  await placePost.run(tx, { postId: post.postId, publishAt: plan.publishAt });
}

const clearPlan = statement(
  {},
  sql`update post_times set publish_at = null, wall = null, zone = null, published_at = null, failure = ''
    where post_id = ${$.postId}`,
);

export async function deletePlan(tx: Tx, postId: string): Promise<void> {
  await clearPlan.run(tx, { postId });
}

const retry = statement(
  { publish_at: 'timestamptz!' },
  sql`update post_times set failure = '' where post_id = ${$.postId} and publish_at is not null
    returning publish_at`,
);

/** Lets a plan that failed be tried again; returns its time, or undefined where the post has no plan. */
export async function retryPlan(tx: Tx, postId: string): Promise<Date | undefined> {
  return (await retry.first(tx, { postId }))?.publish_at;
}

const upsertExpiry = statement(
  {},
  sql`insert into post_times (post_id, char_id, expires_at) values (${$.postId}, ${$.charId}, ${$.expiresAt})
    on conflict (post_id) do update set expires_at = excluded.expires_at, expired_at = null`,
);
const clearExpiry = statement(
  {},
  sql`update post_times set expires_at = null, expired_at = null where post_id = ${$.postId}`,
);

/** Sets when a locked post goes; null: it stays. */
export async function setExpiry(
  tx: Tx,
  post: { postId: string; charId: string },
  expiresAt: Date | null,
): Promise<void> {
  if (expiresAt) await upsertExpiry.run(tx, { ...post, expiresAt });
  else await clearExpiry.run(tx, { postId: post.postId });
}
