import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { query } from '../../platform/db/db.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Viewer } from '../../viewer.ts';
import { isBought, lockOwnPost } from './own-post.sql.ts';

const markDeleted = 'update posts set deleted_at = $2::timestamptz, sort = 0 where diary_id = $1::bigint';

/** Takes a post away for everybody; refused (`postSold`) as long as it is somebody's who paid for it. */
export async function deletePost(
  context: Context,
  diaryId: string,
  viewer: Viewer,
): Promise<Record<string, never>> {
  await transact(context, async (tx) => {
    const post = await lockOwnPost(tx, diaryId, viewer.userId);
    if (post.deleted_at) return;
    if (await isBought(tx, diaryId)) refuse('postSold');
    await query(tx, markDeleted, [diaryId, context.clock.now()]);
  });
  return {};
}
