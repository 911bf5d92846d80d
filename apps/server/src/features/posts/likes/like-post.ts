import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import { publishDomainEvent, retractDomainEvent } from '../../../domain-event.ts';
import { refuse } from '../../../platform/app-error.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { transact } from '../../../platform/db/transact.ts';
import type { Viewer } from '../../../viewer.ts';
import { isRestricted } from '../../blocks/restrictions.sql.ts';
import { characterIsThere } from '../../characters/characters.present.ts';
import { postIsThere } from '../posts.present.ts';

const $ = inputs({ viewerId: 'bigint', postId: 'bigint', now: 'timestamptz' });

const likeRow = {
  like_num: 'integer',
  /** True when the statement inserted or deleted a like. */
  has_changed: 'boolean',
  owner_id: 'bigint',
  owner_char_id: 'bigint',
  /** The owner gets no notification about a person that they have restricted. */
  is_restricted: 'boolean',
} as const;

/** The post, if the viewer can see it. */
const target = sql`select p.post_id, p.like_num, c.user_id as owner_id, c.char_id as owner_char_id
  from posts p join characters c using (char_id)
  where p.post_id = ${$.postId} and ${postIsThere} and ${characterIsThere}`;

/** `changed` has the inserted or deleted rows, so the counters stay exact under concurrency. */
const countChange = (by: 1 | -1) => sql`
  counted as (
    update posts p set like_num = p.like_num + ${by} from changed where p.post_id = changed.post_id
    returning p.char_id, p.like_num
  ), counted_for_character as (
    update characters c set like_num = c.like_num + ${by} from counted where c.char_id = counted.char_id
  )
  select coalesce((select like_num from counted), like_num) as like_num, exists (select from counted) as has_changed,
    owner_id, owner_char_id, ${isRestricted(sql`owner_id`, $.viewerId)} as is_restricted
  from target`;

const like = statement(
  likeRow,
  sql`with target as (${target}), changed as (
      insert into likes (user_id, post_id, created_at)
        select ${$.viewerId}, post_id, ${$.now} from target on conflict do nothing
      returning post_id
    ), ${countChange(1)}`,
);

const unlike = statement(
  likeRow,
  sql`with target as (${target}), changed as (
      delete from likes l using target where l.user_id = ${$.viewerId} and l.post_id = target.post_id
      returning l.post_id
    ), ${countChange(-1)}`,
);

// A like and a concurrent block wait for each other.
const lockOwner = statement(
  {},
  sql`select lock_user_pair_shared(${$.viewerId}, c.user_id) from posts p join characters c using (char_id)
    where p.post_id = ${$.postId}`,
);

/** Likes a post once and notifies its creator. Refuses with `postDeleted`. */
export function likePost(context: Context, { content_id: postId }: ParsedInput<'likePost'>, viewer: Viewer) {
  const { userId } = viewer;
  const inputs = { ...inputsOf(viewer), postId, now: context.clock.now() };
  return transact(context, async (tx) => {
    await lockOwner.run(tx, inputs);
    const row = (await like.first(tx, inputs)) ?? refuse('postDeleted');
    if (!row.has_changed || row.owner_id === userId) return { is_like: true, like_num: row.like_num };
    const engagement = { postId, charId: row.owner_char_id, fanId: userId, words: '' };
    for (const onEngaged of context.hooks.postEngaged) await onEngaged(tx, { topic: 'liked', ...engagement });
    if (!row.is_restricted) {
      await publishDomainEvent(context, tx, {
        userId: row.owner_id,
        topic: 'liked',
        otherUserId: userId,
        charId: row.owner_char_id,
        postId,
        cause: likesOf(postId),
        now: inputs.now,
      });
    }
    return { is_like: true, like_num: row.like_num };
  });
}

/** Removes the like and its part of the creator's notification. Refuses with `postDeleted`. */
export function unlikePost(
  context: Context,
  { content_id: postId }: ParsedInput<'unlikePost'>,
  viewer: Viewer,
) {
  return transact(context, async (tx) => {
    const row = (await unlike.first(tx, { ...inputsOf(viewer), postId })) ?? refuse('postDeleted');
    if (row.has_changed)
      await retractDomainEvent(context, tx, { userId: row.owner_id, cause: likesOf(postId) });
    return { is_like: false, like_num: row.like_num };
  });
}

/** The cause that makes all likes of a post one notification. */
export const likesOf = (postId: string) => `liked ${postId}`;

const inputsOf = (viewer: Viewer) => ({ viewerId: viewer.userId, viewerIsReviewer: viewer.isReviewer });
