import { postState } from '@kindred/contract/posts/limits';
import type { ParsedInput } from '@kindred/contract/wire/calls';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db/db.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';
import { revokeAccess, transact } from '../../platform/db/transact.ts';
import type { RawJson } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { readPost } from '../posts/get-post.ts';
import { attachMedia, hasPreview, type PostMedia } from '../posts/insert-post.ts';
import { publishPost } from '../posts/publish-post.ts';
import { checkPost, checkTier } from './check-post.ts';
import { isBought, listPostMediaIds, lockLivePost, type OwnPost } from './own-post.sql.ts';

type Edit = ParsedInput<'editPost'>;

/** Makes a post of one's own what is given, all of it. */
export async function editPost(context: Context, given: Edit, viewer: Viewer): Promise<RawJson> {
  await transact(context, async (tx) => {
    const post = await lockLivePost(tx, given.diary_id, viewer.userId);
    const media = await checkPost(tx, given, viewer.userId);
    if (given.tier_level !== post.tier_level) await checkTier(tx, post.char_id, given.tier_level);
    if (await isBought(tx, given.diary_id)) await checkSold(tx, given);
    await update(tx, post, given, media, context.clock.now());
    revokeAccess(tx, [viewer.userId]);
    await publishPost(context, tx, given.diary_id);
  });
  return readPost(context, given.diary_id, viewer);
}

/** What was paid for stays: where buyers find it, and every part of it. */
async function checkSold(tx: Tx, { diary_id, state, media }: Edit): Promise<void> {
  const kept = new Set(media.map(({ media_id }) => media_id));
  const before = await listPostMediaIds(tx, diary_id);
  if (state !== postState.published || !before.every((id) => kept.has(id))) refuse('postSold');
}

const priceInput = input('price', 'integer');
const stateInput = input('state', 'smallint');

// Whoever does not say whether members are included, or of which tier, leaves it as it is.
const change = statement(
  {},
  sql`update posts set content = ${input('content', 'text')}, price = ${priceInput},
      price_raised_at = case when ${priceInput} > price and state not in (${postState.draft}, ${postState.scheduled})
        then ${input('now', 'timestamptz')} else price_raised_at end,
      members_included = ${priceInput} = 0 or coalesce(${input('membersIncluded', 'boolean?')}, members_included),
      tier_level = coalesce(${input('tierLevel', 'integer?')}, tier_level),
      state = ${stateInput}, has_preview = ${input('hasPreview', 'boolean')}, rejected_reason = '',
      published_at = case when ${stateInput} = 1 and state <> 1 then ${input('now', 'timestamptz')} else published_at end
    where diary_id = ${input('postId', 'bigint')}`,
);

async function update(tx: Tx, post: OwnPost, given: Edit, media: PostMedia[], now: Date): Promise<void> {
  const { diary_id: postId, content, price, members_included: included } = given;
  const state = stateAfterEdit(post.state, given.state);
  const membersIncluded = included === undefined ? null : included === 1;
  await change.run(tx, {
    postId,
    content,
    price,
    membersIncluded,
    tierLevel: given.tier_level ?? null,
    state,
    hasPreview: hasPreview(media),
    now,
  });
  await tx.deleteFrom('post_media').where('diary_id', '=', postId).execute();
  await attachMedia(tx, postId, media);
}

/** What a reviewer holds or has rejected goes back to them whatever its owner wants: nobody approves their own. */
function stateAfterEdit(state: number, wanted: number): number {
  const isWithReviewers = state === postState.pending || state === postState.rejected;
  return isWithReviewers ? postState.pending : wanted;
}
