import type { ParsedInput } from '@kindred/contract/all/calls';
import { repostHours } from '@kindred/contract/posting/limits';
import { postState } from '@kindred/contract/posts/limits';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { transact } from '../../platform/db/transact.ts';
import type { RawJson } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { readPost } from '../posts/get-post.ts';
import { lockLivePost } from './own-post.sql.ts';

const hourMs = 3_600_000;
/** Within this time the call is a retry whose first answer was lost. */
const repeatMs = 60_000;

/**
 * Puts a published post at the top of feeds and profile again, marked as reposted, with its likes and comments. Refuses
 * with `repostTooSoon` within a day of its last publication.
 */
export async function repostPost(
  context: Context,
  { diary_id: postId }: ParsedInput<'repostPost'>,
  viewer: Viewer,
): Promise<RawJson> {
  const now = context.clock.now();
  await transact(context, async (tx) => {
    const post = await lockLivePost(tx, postId, viewer.userId);
    if (post.state !== postState.published) refuse('postDeleted');
    const sinceMs = now.getTime() - post.published_at.getTime();
    if (post.is_reposted && sinceMs < repeatMs) return;
    if (sinceMs < repostHours * hourMs) refuse('repostTooSoon');
    await tx
      .updateTable('posts')
      .set({ published_at: now, is_reposted: true })
      .where('post_id', '=', postId)
      .execute();
  });
  return readPost(context, postId, viewer);
}
