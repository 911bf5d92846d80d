import { postState } from '@kindred/contract/posts/limits';
import type { Context } from '../../../context.ts';
import { publishDomainEvent } from '../../../domain-event.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { as } from '../../../platform/db/column-types.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { revokeAccess, transact } from '../../../platform/db/transact.ts';
import { isHeldForStaff } from '../../moderation/held/hold-change.ts';
import { publishPost } from '../../posts/publish-post.ts';
import { openPostReview } from '../../posts/review-post.ts';

const $ = inputs({
  postId: 'bigint',
  state: 'smallint',
  now: 'timestamptz',
  failure: 'text',
  afterAt: 'timestamptz',
  afterId: 'bigint',
});

const batchSize = 100;
/** After this long a post counts as late, and its creator learns of it. */
const lateMs = 15 * 60_000;
/** A post whose publication keeps failing is given up after this long. */
const patienceMs = 3_600_000;

const listDue = statement(
  { post_id: 'bigint', publish_at: 'timestamptz!' },
  sql`select post_id, publish_at from post_times
    where published_at is null and publish_at is not null and failure = '' and publish_at <= ${$.now}
      and (publish_at, post_id) > (${$.afterAt}, ${$.afterId})
    order by publish_at, post_id limit ${batchSize}`,
);

type Due = { post_id: string; publish_at: Date };

/** Publishes every post whose time has come, each in a transaction of its own. */
export async function publishDue(context: Context): Promise<void> {
  let last: Due = { post_id: '0', publish_at: new Date(0) };
  for (;;) {
    const now = context.clock.now();
    const due = await listDue.all(context.db, { now, afterAt: last.publish_at, afterId: last.post_id });
    for (const post of due) await publishOrFail(context, post);
    const end = due.at(-1);
    if (!end || due.length < batchSize) return;
    last = end;
  }
}

async function publishOrFail(
  context: Context,
  { post_id: postId, publish_at: publishAt }: Due,
): Promise<void> {
  try {
    await transact(context, (tx) => publishPlanned(context, tx, postId));
  } catch (error) {
    context.log.warn({ error, postId }, 'a scheduled post could not be published');
    if (context.clock.now().getTime() - publishAt.getTime() < patienceMs) return;
    await transact(context, async (tx) => {
      const post = await lockDue(tx, postId, context.clock.now());
      if (post) await fail(context, tx, post, 'error');
    });
  }
}

const lock = statement(
  { post_id: 'bigint' },
  sql`select post_id from posts where post_id = ${$.postId} for update`,
);

const findDue = statement(
  {
    post_id: 'bigint',
    char_id: 'bigint',
    user_id: 'bigint',
    publish_at: 'timestamptz!',
    failure: as<Failure | ''>('text'),
  },
  sql`select p.post_id, p.char_id, c.user_id, t.publish_at,
      case when exists (select from post_media pm join media f using (media_id)
          where pm.post_id = p.post_id and f.state <> 'ready') then 'media'
        when p.price > 0 and not exists (select from post_media pm where pm.post_id = p.post_id and not pm.is_preview)
          then 'media'
        when p.tier_level > 0 and not exists (select from page_tiers g
          where g.char_id = p.char_id and g.level = p.tier_level and g.retired_at is null) then 'tier'
        else '' end as failure
    from posts p join post_times t using (post_id) join characters c on c.char_id = p.char_id
    where p.post_id = ${$.postId} and p.state = 4 and p.deleted_at is null
      and t.published_at is null and t.failure = '' and t.publish_at <= ${$.now}`,
);

type Failure = 'media' | 'tier' | 'error';
type DuePost = { post_id: string; char_id: string; user_id: string; publish_at: Date };

/** Locks a post and reads its plan after that: an edit or another worker may have come first. */
async function lockDue(tx: Tx, postId: string, now: Date) {
  await lock.first(tx, { postId });
  return findDue.first(tx, { postId, now });
}

const publish = statement(
  {},
  sql`with done as (update post_times set published_at = ${$.now} where post_id = ${$.postId})
    update posts set state = ${$.state}, published_at = ${$.now} where post_id = ${$.postId}`,
);

async function publishPlanned(context: Context, tx: Tx, postId: string): Promise<void> {
  const now = context.clock.now();
  const post = await lockDue(tx, postId, now);
  if (!post) return;
  if (post.failure !== '') return fail(context, tx, post, post.failure);
  const state = isHeldForStaff(context) ? postState.pending : postState.published;
  await publish.run(tx, { postId, now, state });
  await openPostReview(tx, postId, now);
  revokeAccess(tx, [post.user_id]);
  await publishPost(context, tx, postId);
  if (now.getTime() - post.publish_at.getTime() >= lateMs)
    await notifyCreator(context, tx, post, 'post_late');
}

const markFailed = statement(
  {},
  sql`update post_times set failure = ${$.failure} where post_id = ${$.postId}`,
);

/** Ends a plan that cannot be carried out. The post stays scheduled, for its creator alone. */
async function fail(context: Context, tx: Tx, post: DuePost, failure: Failure): Promise<void> {
  await markFailed.run(tx, { postId: post.post_id, failure });
  await notifyCreator(context, tx, post, 'post_failed');
}

function notifyCreator(
  context: Context,
  tx: Tx,
  { post_id: postId, char_id: charId, user_id: userId, publish_at: dueAt }: DuePost,
  topic: 'post_late' | 'post_failed',
): Promise<void> {
  const cause = `${topic} ${postId} ${dueAt.toISOString()}`;
  return publishDomainEvent(context, tx, {
    topic,
    userId,
    charId,
    postId,
    dueAt,
    cause,
    now: context.clock.now(),
  });
}
