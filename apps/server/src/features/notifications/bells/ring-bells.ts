import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { notifyUsers, transact } from '../../../platform/db/transact.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { notBlocked } from '../../blocks/blocked-pairs.sql.ts';
import { notRestricted } from '../../blocks/restrictions.sql.ts';
import { publicImageSql } from '../../media/media.present.ts';
import { markOf } from '../notifications.sql.ts';

const $ = inputs({
  postId: 'bigint',
  charId: 'bigint',
  after: 'bigint',
  ownerId: 'bigint',
  now: 'timestamptz',
});

export const bellTask = 'notifications.ring-bells';

const batchSize = 1000;

/** Enqueues the notification of people whose bell is on, so that publishing does not wait for it. */
export async function queueBells(tx: Tx, { postId }: { postId: string }): Promise<void> {
  await enqueue(tx, bellTask, { post_id: postId, after: '0' }, { key: `${bellTask}:${postId}` });
}

const findPost = statement(
  { char_id: 'bigint', user_id: 'bigint', name: 'text', avatar: 'text' },
  sql`select c.char_id, c.user_id, c.name, ${publicImageSql(sql`c.avatar_media_id`, 'small')} as avatar
    from posts p join characters c using (char_id)
    where p.post_id = ${$.postId} and p.state = 1 and p.deleted_at is null and c.deleted_at is null`,
);

const unread = sql`notifications.notification_id > ${markOf(sql`notifications.user_id`, 'notification_id')}`;

// One notification stands for all unread posts of a creator: it moves to the top, and only the first post is
// announced.
const ringBatch = statement(
  { last: 'bigint?', notified: 'bigint[]', fresh: 'bigint[]', fresh_ids: 'bigint[]' },
  sql`with ringers as materialized (
      select m.user_id, m.state from memberships m
      where m.char_id = ${$.charId} and m.bell = 'all' and m.user_id > ${$.after}
      order by m.user_id limit ${batchSize}
    ), readers as materialized (
      select u.user_id from ringers r join users u using (user_id)
      where r.state <> 'expired' and u.deleted_at is null
        and ${notBlocked(sql`u.user_id`, $.ownerId)}
        and ${notRestricted(sql`u.user_id`, $.ownerId)}
      order by u.user_id for key share of u
    ), notified as (
      insert into notifications (user_id, push_type, topic, other_user_id, char_id, post_id, cause, created_at)
      select user_id, 'link_msg', 'posted', ${$.ownerId}, ${$.charId}, ${$.postId},
        'posted ' || ${$.charId}, ${$.now} from readers order by user_id
      on conflict (user_id, cause) do update set notification_id = default, post_id = excluded.post_id,
        created_at = excluded.created_at, item_num = case when ${unread} then notifications.item_num + 1 else 1 end
      returning user_id, notification_id, item_num
    )
    select (select max(user_id) from ringers) as last,
      coalesce(array_agg(user_id), '{}') as notified,
      coalesce(array_agg(user_id order by user_id) filter (where item_num = 1), '{}') as fresh,
      coalesce(array_agg(notification_id order by user_id) filter (where item_num = 1), '{}') as fresh_ids
    from notified`,
);

/**
 * Notifies the next thousand people whose bell for the post's creator is on, and enqueues the rest in the same
 * transaction, so that everybody is notified exactly once even if a worker dies. The notification contains nothing of
 * the post; access is checked when it is read.
 */
export async function ringBells(context: Context, payload: unknown): Promise<void> {
  const { post_id, after } = payload as { post_id: string; after: string };
  await transact(context, async (tx) => {
    const post = await findPost.first(tx, { postId: post_id });
    if (!post) return;
    const now = context.clock.now();
    const { char_id: charId, user_id: ownerId } = post;
    const batch = await ringBatch.one(tx, { postId: post_id, charId, ownerId, after, now });
    if (batch.last === null) return;
    const added = batch.fresh.map((userId, index) => ({
      userId,
      id: batch.fresh_ids[index] ?? '',
      topic: 'posted' as const,
    }));
    for (const onAdded of context.hooks.notificationsAdded) await onAdded(tx, added);
    if (batch.notified.length > 0) {
      notifyUsers(tx, batch.notified, {
        type: 'post.published',
        char_id: charId,
        diary_id: post_id,
        character: post.name,
        avatar: post.avatar,
      });
    }
    const next = { post_id, after: batch.last };
    await enqueue(tx, bellTask, next, { key: `${bellTask}:${post_id}:${batch.last}` });
  });
}
