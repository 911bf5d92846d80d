import { repostHours } from '@kindred/contract/posting/limits';
import { postState } from '@kindred/contract/posts/limits';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { query } from '../../platform/db/db.ts';
import { transact } from '../../platform/db/transact.ts';
import type { RawJson } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { getPost } from '../posts/get-post.ts';
import { lockLivePost } from './own-post.sql.ts';

const hourMs = 3_600_000;
/** A request that comes again because its answer was lost. */
const repeatMs = 60_000;

const bringUp =
  'update posts set published_at = $2::timestamptz, is_reposted = true where diary_id = $1::bigint';

/**
 * Puts a published post at the top of feeds and profile again, marked as such, with all that it has gathered.
 * Refused (`repostTooSoon`) within a day of when it last came there.
 */
export async function repostPost(context: Context, postId: string, viewer: Viewer): Promise<RawJson> {
  const now = context.clock.now();
  await transact(context, async (tx) => {
    const post = await lockLivePost(tx, postId, viewer.userId);
    if (post.state !== postState.published) refuse('postDeleted');
    const sinceMs = now.getTime() - post.published_at.getTime();
    if (post.is_reposted && sinceMs < repeatMs) return;
    if (sinceMs < repostHours * hourMs) refuse('repostTooSoon');
    await query(tx, bringUp, [postId, now]);
  });
  return getPost(context, postId, viewer);
}
