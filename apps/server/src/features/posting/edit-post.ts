import { postState } from '@kindred/contract/posts/limits';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { query, type Tx } from '../../platform/db/db.ts';
import { transact } from '../../platform/db/transact.ts';
import type { RawJson } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { getPost } from '../posts/get-post.ts';
import { attachMedia, hasPreview, type PostMedia } from '../posts/insert-post.ts';
import { checkPost, type WrittenPost } from './check-post.ts';
import { isBought, listPostMediaIds, lockLivePost, type OwnPost } from './own-post.sql.ts';

type Edit = WrittenPost & { diary_id: string };

/** Makes a post of one's own what is given, all of it. */
export async function editPost(context: Context, given: Edit, viewer: Viewer): Promise<RawJson> {
  await transact(context, async (tx) => {
    const post = await lockLivePost(tx, given.diary_id, viewer.userId);
    const media = await checkPost(tx, given, viewer.userId);
    if (await isBought(tx, given.diary_id)) await checkSold(tx, given);
    await update(tx, post, given, media, context.clock.now());
  });
  return getPost(context, given.diary_id, viewer);
}

/** What was paid for stays: where buyers find it, and every part of it. */
async function checkSold(tx: Tx, { diary_id, state, media }: Edit): Promise<void> {
  const kept = new Set(media.map(({ media_id }) => media_id));
  const before = await listPostMediaIds(tx, diary_id);
  if (state !== postState.published || !before.every((id) => kept.has(id))) refuse('postSold');
}

const change = `update posts set content = $2, price = $3::integer, state = $4::smallint, has_preview = $5::boolean,
    published_at = case when $4 = 1 and state <> 1 then $6::timestamptz else published_at end, rejected_reason = ''
  where diary_id = $1::bigint`;

async function update(tx: Tx, post: OwnPost, given: Edit, media: PostMedia[], now: Date): Promise<void> {
  const { diary_id: postId, content, price } = given;
  const state = stateAfterEdit(post.state, given.state);
  await query(tx, change, [postId, content, price, state, hasPreview(media), now]);
  await query(tx, 'delete from post_media where diary_id = $1::bigint', [postId]);
  await attachMedia(tx, postId, media);
}

/** What a reviewer holds or has rejected goes back to them whatever its owner wants: nobody approves their own. */
function stateAfterEdit(state: number, wanted: number): number {
  const isWithReviewers = state === postState.pending || state === postState.rejected;
  return isWithReviewers ? postState.pending : wanted;
}
