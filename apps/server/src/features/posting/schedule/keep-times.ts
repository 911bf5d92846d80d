import { refuse } from '../../../platform/app-error.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { deletePlan, type Plan, retryPlan, setExpiry, setPlan } from '../../posts/times/post-times.sql.ts';
import { checkTimes } from './read-times.ts';

const $ = inputs({
  postId: 'bigint',
  charId: 'bigint',
  publishAt: 'timestamptz?',
  wall: 'text?',
  zone: 'text?',
  expiresAt: 'timestamptz?',
});

type Post = { postId: string; charId: string };
type Times = { plan: Plan | undefined; expiresAt: Date | null };

const insert = statement(
  {},
  sql`insert into post_times (post_id, char_id, publish_at, wall, zone, expires_at)
    values (${$.postId}, ${$.charId}, ${$.publishAt}, ${$.wall}::timestamp, ${$.zone}, ${$.expiresAt})
    on conflict (post_id) do nothing`,
);

/**
 * Stores the times of a new post. A repeat of its creation finds them there, also when they are over meanwhile. Refuses
 * with `invalidInput` a plan of the past.
 */
export async function keepTimes(tx: Tx, post: Post, { plan, expiresAt }: Times, now: Date): Promise<void> {
  if (!plan && !expiresAt) return;
  const { publishAt = null, wall = null, zone = null } = plan ?? {};
  const inserted = await insert.run(tx, { ...post, publishAt, wall, zone, expiresAt });
  if (inserted === 1) checkTimes(plan?.publishAt, expiresAt, now);
}

/**
 * Replaces the times of an edited post. Without a plan it keeps the one it has while `keepsPlan`. Refuses with
 * `invalidInput` where it is to stay scheduled and has none.
 */
export async function replaceTimes(
  tx: Tx,
  post: Post,
  { plan, expiresAt }: Times,
  { keepsPlan, isScheduled, now }: { keepsPlan: boolean; isScheduled: boolean; now: Date },
): Promise<void> {
  let publishAt = plan?.publishAt;
  if (plan) await setPlan(tx, post, plan);
  else if (keepsPlan) publishAt = await retryPlan(tx, post.postId);
  else await deletePlan(tx, post.postId);
  if (isScheduled && !publishAt) refuse('invalidInput', { field: 'publish_at' });
  // A plan that is kept may be over: it failed, and is tried again.
  const start = !plan && publishAt && publishAt > now ? publishAt : now;
  checkTimes(plan?.publishAt, expiresAt, start);
  await setExpiry(tx, post, expiresAt);
}
