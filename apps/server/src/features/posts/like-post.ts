import type { ParsedInput } from '@kindred/contract/wire/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Viewer } from '../../viewer.ts';
import { characterIsThere } from '../characters/characters.present.ts';
import { postIsThere } from './posts.present.ts';

const viewerId = input('viewerId', 'bigint');
const counted = { like_num: 'integer' } as const;

/** The post, if the viewer may know of it. */
const target = sql`select p.diary_id, p.like_num from posts p join characters c using (char_id)
  where p.diary_id = ${input('postId', 'bigint')} and ${postIsThere} and ${characterIsThere}`;

/** `changed` are the rows really added or taken: the counters stay true whatever is tried at once. */
const countChange = (by: 1 | -1) => sql`
  counted as (
    update posts p set like_num = p.like_num + ${by} from changed where p.diary_id = changed.diary_id
    returning p.char_id, p.like_num
  ), counted_for_character as (
    update characters c set like_num = c.like_num + ${by} from counted where c.char_id = counted.char_id
  )
  select coalesce((select like_num from counted), like_num) as like_num from target`;

const like = statement(
  counted,
  sql`with target as (${target}), changed as (
      insert into likes (user_id, diary_id, created_at)
        select ${viewerId}, diary_id, ${input('now', 'timestamptz')} from target on conflict do nothing
      returning diary_id
    ), ${countChange(1)}`,
);

const unlike = statement(
  counted,
  sql`with target as (${target}), changed as (
      delete from likes l using target where l.user_id = ${viewerId} and l.diary_id = target.diary_id
      returning l.diary_id
    ), ${countChange(-1)}`,
);

// A block that is being placed waits for the like, or the like for it.
const lockOwner = statement(
  {},
  sql`select lock_user_pair_shared(${viewerId}, c.user_id) from posts p join characters c using (char_id)
    where p.diary_id = ${input('postId', 'bigint')}`,
);

/** Likes a post once, however often it is asked; `postDeleted` where the viewer sees no such post. */
export async function likePost(
  context: Context,
  { content_id: postId }: ParsedInput<'likePost'>,
  viewer: Viewer,
) {
  const inputs = { ...inputsOf(viewer), postId, now: context.clock.now() };
  const row = await transact(context, async (tx) => {
    await lockOwner.run(tx, inputs);
    return like.find(tx, inputs);
  });
  return { is_like: true, like_num: row ? row.like_num : refuse('postDeleted') };
}

/** Takes the like back, if there is one. */
export async function unlikePost(
  { db }: Context,
  { content_id: postId }: ParsedInput<'unlikePost'>,
  viewer: Viewer,
) {
  const row = await unlike.find(db, { ...inputsOf(viewer), postId });
  return { is_like: false, like_num: row ? row.like_num : refuse('postDeleted') };
}

const inputsOf = (viewer: Viewer) => ({ viewerId: viewer.userId, viewerIsReviewer: viewer.isReviewer });
