import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { revokeAccess, transact } from '../../platform/db/transact.ts';
import type { Viewer } from '../../viewer.ts';
import { emptyPost } from '../posts/empty-posts.ts';
import { isBought, lockOwnPost } from './own-post.sql.ts';

/** Deletes a post for everybody; refuses with `postSold` while a buyer still owns it. */
export async function deletePost(
  context: Context,
  { diary_id: postId }: ParsedInput<'deletePost'>,
  viewer: Viewer,
): Promise<Record<string, never>> {
  await transact(context, async (tx) => {
    const post = await lockOwnPost(tx, postId, viewer.userId);
    if (post.deleted_at) return;
    if (await isBought(tx, postId)) refuse('postSold');
    await emptyPost(tx, { postId, now: context.clock.now() });
    revokeAccess(tx, [viewer.userId]);
  });
  return {};
}
