import type { ParsedInput } from '@kindred/contract/all/calls';
import { postState } from '@kindred/contract/posts/limits';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { revokeAccess, transact } from '../../platform/db/transact.ts';
import type { RawJson } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { readPost } from '../posts/get-post.ts';
import { attachMedia, hasPreview, type PostMedia } from '../posts/insert-post.ts';
import { publishPost } from '../posts/publish-post.ts';
import { openPostReview } from '../posts/review-post.ts';
import { checkPost, checkTier } from './check-post.ts';
import { isBought, listPostMediaIds, lockLivePost, type OwnPost } from './own-post.sql.ts';
import { replaceTimes } from './schedule/keep-times.ts';
import { readTimes } from './schedule/read-times.ts';

const $ = inputs({
  price: 'integer',
  state: 'smallint',
  content: 'text',
  now: 'timestamptz',
  membersIncluded: 'boolean?',
  tierLevel: 'integer?',
  hasPreview: 'boolean',
  isOpen: 'boolean',
  postId: 'bigint',
});

type Edit = ParsedInput<'editPost'>;

/** Replaces the whole post of the viewer. A plan makes it scheduled, whichever state is sent with it. */
export async function editPost(context: Context, sent: Edit, viewer: Viewer): Promise<RawJson> {
  const edit = sent.publish_at === undefined ? sent : { ...sent, state: postState.scheduled };
  await transact(context, async (tx) => {
    const post = await lockLivePost(tx, edit.diary_id, viewer.userId);
    const now = context.clock.now();
    const isOpen = isOpenToAll(post, edit);
    const media = await checkPost(tx, { ...edit, isOpen }, viewer.userId);
    if (edit.tier_level !== post.tier_level) await checkTier(tx, post.char_id, edit.tier_level);
    if (await isBought(tx, edit.diary_id)) await checkSold(tx, edit);
    const state = await update(tx, post, { ...edit, isOpen }, media, now);
    const times = await readTimes(tx, edit, { userId: viewer.userId, postId: edit.diary_id });
    await replaceTimes(tx, { postId: edit.diary_id, charId: post.char_id }, times, {
      keepsPlan: state === post.state,
      isScheduled: state === postState.scheduled,
      now,
    });
    await openPostReview(tx, edit.diary_id, now);
    revokeAccess(tx, [viewer.userId]);
    await publishPost(context, tx, edit.diary_id);
  });
  return readPost(context, edit.diary_id, viewer);
}

/** What the edit does not say of openness stays; what is sold or is of a tier is not open. */
function isOpenToAll(post: OwnPost, edit: Edit): boolean {
  const tierLevel = edit.tier_level ?? post.tier_level;
  if (edit.price > 0 || tierLevel > 0) return false;
  return edit.is_open === undefined ? post.is_open : edit.is_open === 1;
}

/** A sold post stays public and keeps every file that was sold. */
async function checkSold(tx: Tx, { diary_id, state, media }: Edit): Promise<void> {
  const mediaIds = new Set(media.map(({ media_id }) => media_id));
  const before = await listPostMediaIds(tx, diary_id);
  if (state !== postState.published || !before.every((id) => mediaIds.has(id))) refuse('postSold');
}

// Undefined settings of members and tier keep their value.
const change = statement(
  {},
  sql`update posts set content = ${$.content}, price = ${$.price},
      price_raised_at = case when ${$.price} > price and state not in (${postState.draft}, ${postState.scheduled})
        then ${$.now} else price_raised_at end,
      members_included = ${$.price} = 0 or coalesce(${$.membersIncluded}, members_included),
      is_open = ${$.isOpen},
      tier_level = coalesce(${$.tierLevel}, tier_level),
      state = ${$.state}, has_preview = ${$.hasPreview}, rejected_reason = '',
      published_at = case when ${$.state} = 1 and state <> 1 then ${$.now} else published_at end
    where post_id = ${$.postId}`,
);

async function update(
  tx: Tx,
  post: OwnPost,
  edit: Edit & { isOpen: boolean },
  media: PostMedia[],
  now: Date,
): Promise<number> {
  const { diary_id: postId, content, price, members_included: included } = edit;
  const state = stateAfterEdit(post.state, edit.state);
  const membersIncluded = included === undefined ? null : included === 1;
  await change.run(tx, {
    postId,
    content,
    price,
    membersIncluded,
    isOpen: edit.isOpen,
    tierLevel: edit.tier_level ?? null,
    state,
    hasPreview: hasPreview(media),
    now,
  });
  await detachMedia.run(tx, { postId });
  await attachMedia(tx, postId, media);
  return state;
}

const detachMedia = statement({}, sql`delete from post_media where post_id = ${$.postId}`);

/** A held or rejected post goes back to the reviewers, also when its owner sets another state. */
function stateAfterEdit(state: number, requested: number): number {
  const isWithReviewers = state === postState.pending || state === postState.rejected;
  return isWithReviewers ? postState.pending : requested;
}
