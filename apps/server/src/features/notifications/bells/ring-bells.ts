import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { input, sql, statement } from '../../../platform/db/sql.ts';
import { notifyUsers, transact } from '../../../platform/db/transact.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { notBlocked } from '../../blocks/blocked-pairs.sql.ts';
import { publicImageSql } from '../../media/media.present.ts';
import { markOf } from '../notifications.sql.ts';

export const bellTask = 'notifications.ring-bells';

/** So many people are told in one transaction. */
const batch = 1000;

/** Those whose bell is on will hear of the post, when a worker gets to it: publishing waits for nobody. */
export async function queueBells(tx: Tx, { postId }: { postId: string }): Promise<void> {
  await enqueue(tx, bellTask, { post_id: postId, after: '0' }, { key: `${bellTask}:${postId}` });
}

const postId = input('postId', 'bigint');

const findPost = statement(
  { char_id: 'bigint', user_id: 'bigint', name: 'text', avatar: 'text' },
  sql`select c.char_id, c.user_id, c.name, ${publicImageSql(sql`c.avatar_media_id`, 'small')} as avatar
    from posts p join characters c using (char_id)
    where p.diary_id = ${postId} and p.state = 1 and p.deleted_at is null and c.deleted_at is null`,
);

const unread = sql`notifications.notification_id > ${markOf(sql`notifications.user_id`, 'notification_id')}`;

// One notification stands for all posts of a creator that its reader has not seen: it moves to the top, and is news once.
const ringBatch = statement(
  { last: 'bigint?', told: 'bigint[]', fresh: 'bigint[]', fresh_ids: 'bigint[]' },
  sql`with ringers as materialized (
      select m.user_id, m.state from memberships m
      where m.char_id = ${input('charId', 'bigint')} and m.bell = 'all' and m.user_id > ${input('after', 'bigint')}
      order by m.user_id limit ${batch}
    ), readers as materialized (
      select u.user_id from ringers r join users u using (user_id)
      where r.state <> 'expired' and u.deleted_at is null
        and ${notBlocked(sql`u.user_id`, input('ownerId', 'bigint'))}
        and not exists (select from restrictions x where x.user_id = u.user_id and x.other_user_id = ${input('ownerId', 'bigint')})
      order by u.user_id for key share of u
    ), told as (
      insert into notifications (user_id, push_type, topic, other_user_id, char_id, diary_id, cause, created_at)
      select user_id, 'link_msg', 'posted', ${input('ownerId', 'bigint')}, ${input('charId', 'bigint')}, ${postId},
        'posted ' || ${input('charId', 'bigint')}, ${input('now', 'timestamptz')} from readers order by user_id
      on conflict (user_id, cause) do update set notification_id = default, diary_id = excluded.diary_id,
        created_at = excluded.created_at, item_num = case when ${unread} then notifications.item_num + 1 else 1 end
      returning user_id, notification_id, item_num
    )
    select (select max(user_id) from ringers) as last,
      coalesce(array_agg(user_id), '{}') as told,
      coalesce(array_agg(user_id order by user_id) filter (where item_num = 1), '{}') as fresh,
      coalesce(array_agg(notification_id order by user_id) filter (where item_num = 1), '{}') as fresh_ids
    from told`,
);

/**
 * Tells the next thousand people whose bell for its creator is on of a post, and queues the rest in the same transaction:
 * whatever happens to a worker, everybody is told once. Nothing of the post stands in it; who may see it, is decided when
 * it is read.
 */
export async function ringBells(context: Context, payload: unknown): Promise<void> {
  const { post_id, after } = payload as { post_id: string; after: string };
  await transact(context, async (tx) => {
    const post = await findPost.find(tx, { postId: post_id });
    if (!post) return;
    const now = context.clock.now();
    const { char_id: charId, user_id: ownerId } = post;
    const rung = await ringBatch.one(tx, { postId: post_id, charId, ownerId, after, now });
    if (rung.last === null) return;
    const added = rung.fresh.map((userId, index) => ({
      userId,
      id: rung.fresh_ids[index] ?? '',
      topic: 'posted' as const,
    }));
    for (const onAdded of context.hooks.notificationsAdded) await onAdded(tx, added);
    if (rung.told.length > 0) {
      notifyUsers(tx, rung.told, {
        type: 'post.published',
        char_id: charId,
        diary_id: post_id,
        character: post.name,
        avatar: post.avatar,
      });
    }
    const next = { post_id, after: rung.last };
    await enqueue(tx, bellTask, next, { key: `${bellTask}:${post_id}:${rung.last}` });
  });
}
