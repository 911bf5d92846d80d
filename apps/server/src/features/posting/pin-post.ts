import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { transact } from '../../platform/db/transact.ts';
import type { RawJson } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { readPost } from '../posts/get-post.ts';
import { lockLivePost } from './own-post.sql.ts';

const $ = inputs({ pinned: 'smallint', postId: 'bigint' });

const updatePinned = statement({}, sql`update posts set sort = ${$.pinned} where post_id = ${$.postId}`);

/** Pins a post to the top of its creator's page; the newest pinned post comes first. */
export async function pinPost(
  context: Context,
  { diary_id: postId, pin }: ParsedInput<'pinPost'>,
  viewer: Viewer,
): Promise<RawJson> {
  await transact(context, async (tx) => {
    await lockLivePost(tx, postId, viewer.userId);
    await updatePinned.run(tx, { postId, pinned: pin });
  });
  return readPost(context, postId, viewer);
}
