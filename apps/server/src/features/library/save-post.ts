import type { CallOutput, ParsedInput } from '@kindred/contract/all/calls';
import { savedMax } from '@kindred/contract/library/limits';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Viewer } from '../../viewer.ts';
import { characterIsThere } from '../characters/characters.present.ts';
import { postIsThere } from '../posts/posts.present.ts';
import { lockCollection, lockLibrary } from './collections.sql.ts';

const $ = inputs({
  viewerId: 'bigint',
  postId: 'bigint',
  collectionId: 'bigint?',
  now: 'timestamptz',
  moves: 'boolean',
});

const insert = statement(
  { collection_id: 'bigint?' },
  sql`insert into saved_posts as s (user_id, post_id, collection_id, saved_at)
    select ${$.viewerId}, p.post_id, ${$.collectionId}, ${$.now}
      from posts p join characters c using (char_id)
      where p.post_id = ${$.postId} and ${postIsThere} and ${characterIsThere}
    on conflict (user_id, post_id) do update set collection_id =
      case when ${$.moves} then excluded.collection_id else s.collection_id end
    returning s.collection_id`,
);

const countSaved = statement(
  { count: 'integer' },
  sql`select count(*)::integer as count from saved_posts s where s.user_id = ${$.viewerId}`,
);

const findSaved = statement(
  { collection_id: 'bigint?' },
  sql`select s.collection_id from saved_posts s where s.user_id = ${$.viewerId} and s.post_id = ${$.postId}`,
);

const deleteSaved = statement(
  {},
  sql`delete from saved_posts s where s.user_id = ${$.viewerId} and s.post_id = ${$.postId}`,
);

/** Saves a post once; moves an already saved one when `collection_id` is set. */
export function savePost(
  context: Context,
  { diary_id: postId, collection_id: collection }: ParsedInput<'savePost'>,
  viewer: Viewer,
): Promise<CallOutput<'savePost'>> {
  const { userId: viewerId, isReviewer: viewerIsReviewer } = viewer;
  return transact(context, async (tx) => {
    await lockLibrary.run(tx, { viewerId });
    if (collection && !(await lockCollection.first(tx, { viewerId, collectionId: collection })))
      refuse('notFound');
    const moved = { collectionId: collection ?? null, moves: collection !== undefined };
    const now = context.clock.now();
    const row = await insert.first(tx, { viewerId, viewerIsReviewer, postId, now, ...moved });
    if (!row) return refuse('postDeleted');
    if ((await countSaved.one(tx, { viewerId })).count > savedMax) refuse('libraryFull');
    return { collection_id: row.collection_id };
  });
}

/** Removes a saved post, also when the post itself is deleted. */
export async function unsavePost(
  { db }: Pick<Context, 'db'>,
  { diary_id: postId }: ParsedInput<'unsavePost'>,
  { userId: viewerId }: Viewer,
): Promise<Record<string, never>> {
  await deleteSaved.run(db, { viewerId, postId });
  return {};
}

export async function getSaved(
  { db }: Pick<Context, 'db'>,
  { diary_id: postId }: ParsedInput<'getSaved'>,
  { userId: viewerId }: Viewer,
): Promise<CallOutput<'getSaved'>> {
  const row = await findSaved.first(db, { viewerId, postId });
  return { is_saved: row !== undefined, collection_id: row?.collection_id ?? null };
}
