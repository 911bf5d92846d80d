import type { ParsedInput } from '@kindred/contract/all/calls';
import { postState } from '@kindred/contract/posts/limits';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import { as } from '../../platform/db/column-types.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { revokeAccess, transact } from '../../platform/db/transact.ts';
import type { RawJson } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { holdChange, isHeldForStaff } from '../moderation/held/hold-change.ts';
import type { HeldChangeRule } from '../moderation/moderation.hooks.ts';
import { readPost } from '../posts/get-post.ts';
import { attachMedia, hasPreview, type PostMedia } from '../posts/insert-post.ts';
import { publishPost } from '../posts/publish-post.ts';
import { openPostReview } from '../posts/review-post.ts';
import { checkPost, checkTier } from './check-post.ts';
import { keepPoll } from './keep-poll.ts';
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
  labels: 'text[]?',
});

type Edit = ParsedInput<'editPost'>;

/**
 * Replaces the whole post of the viewer. A plan makes it scheduled, also when another state is sent with it. Where staff see words
 * before others do, a published post stays as it is until they have approved the change.
 */
export async function editPost(context: Context, sent: Edit, viewer: Viewer): Promise<RawJson> {
  const edit = sent.publish_at === undefined ? sent : { ...sent, state: postState.scheduled };
  await transact(context, async (tx) => {
    const post = await lockLivePost(tx, edit.diary_id, viewer.userId);
    const isHeld = isHeldForStaff(context);
    if (isHeld && isShown(post.state) && isShown(edit.state) && (await hasNewContent(tx, edit)))
      await holdEdit(context, tx, edit, viewer.userId);
    else await writeEdit(context, tx, { edit, post, userId: viewer.userId, isHeld });
  });
  return readPost(context, edit.diary_id, viewer);
}

/** A change of a published post that staff approve. */
export const heldEdit: HeldChangeRule = {
  kind: 'post',
  write: async (context, tx, { userId, fields }) => {
    const edit = fields.edit as Edit;
    const post = await lockLivePost(tx, edit.diary_id, userId);
    await writeEdit(context, tx, { edit, post, userId, isHeld: false });
  },
};

async function holdEdit(context: Context, tx: Tx, edit: Edit, userId: string): Promise<void> {
  await checkPost(tx, { ...edit, isOpen: false }, userId);
  await holdChange(context, tx, {
    userId,
    kind: 'post',
    subjectId: edit.diary_id,
    fields: { edit },
    words: [edit.content, ...edit.media.map(({ alt }) => alt), ...(edit.poll?.options ?? [])],
    mediaIds: edit.media.map(({ media_id }) => media_id),
  });
}

type Writing = { edit: Edit; post: OwnPost; userId: string; isHeld: boolean };

async function writeEdit(
  context: Pick<Context, 'hooks' | 'clock'>,
  tx: Tx,
  { edit, post, userId, isHeld }: Writing,
): Promise<void> {
  const now = context.clock.now();
  const isOpen = isOpenToAll(post, edit);
  const media = await checkPost(tx, { ...edit, isOpen }, userId);
  if (edit.tier_level !== post.tier_level) await checkTier(tx, post.char_id, edit.tier_level);
  if (await isBought(tx, edit.diary_id)) await checkSold(tx, edit);
  const state = stateAfterEdit(post.state, edit.state, isHeld);
  await update(tx, { ...edit, isOpen, state }, media, now);
  const times = await readTimes(tx, edit, { userId, postId: edit.diary_id });
  await replaceTimes(tx, { postId: edit.diary_id, charId: post.char_id }, times, {
    keepsPlan: state === post.state,
    isScheduled: state === postState.scheduled,
    now,
  });
  await keepPoll(tx, edit.poll, { postId: edit.diary_id, userId, zone: edit.zone, now });
  await openPostReview(tx, edit.diary_id, now);
  revokeAccess(tx, [userId]);
  await publishPost(context, tx, edit.diary_id);
}

const isShown = (state: number) => state === postState.published || state === postState.expired;

const findContent = statement(
  { content: 'text', media: as<[mediaId: string, alt: string][]>('json!'), options: 'text[]!' },
  sql`select p.content, (select coalesce(json_agg(json_build_array(m.media_id::text, m.alt) order by m.position), '[]')
      from post_media m where m.post_id = p.post_id and m.is_in_post) as media,
      array(select o.content from poll_options o where o.post_id = p.post_id order by o.option) as options
    from posts p where p.post_id = ${$.postId}`,
);

async function hasNewContent(tx: Tx, { diary_id: postId, content, media, poll }: Edit): Promise<boolean> {
  const before = await findContent.one(tx, { postId });
  if (poll && String(poll.options) !== String(before.options)) return true;
  const after = media.map(({ media_id, alt }) => [media_id, alt]);
  return before.content !== content || JSON.stringify(before.media) !== JSON.stringify(after);
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
      disclosures = coalesce(${$.labels}, disclosures),
      state = ${$.state}, has_preview = ${$.hasPreview}, rejected_reason = '',
      published_at = case when ${$.state} = 1 and state <> 1 then ${$.now} else published_at end
    where post_id = ${$.postId}`,
);

async function update(
  tx: Tx,
  edit: Omit<Edit, 'state'> & { isOpen: boolean; state: number },
  media: PostMedia[],
  now: Date,
): Promise<void> {
  const { diary_id: postId, content, price, members_included: included, state } = edit;
  const membersIncluded = included === undefined ? null : included === 1;
  await change.run(tx, {
    postId,
    content,
    price,
    membersIncluded,
    isOpen: edit.isOpen,
    tierLevel: edit.tier_level ?? null,
    labels: edit.labels ?? null,
    state,
    hasPreview: hasPreview(media),
    now,
  });
  await detachMedia.run(tx, { postId });
  await attachMedia(tx, postId, media);
}

const detachMedia = statement({}, sql`delete from post_media where post_id = ${$.postId}`);

/** A held or rejected post goes back to the reviewers, also when its owner sets another state; so does a new one. */
function stateAfterEdit(state: number, requested: number, isHeld: boolean): number {
  const isWithReviewers = state === postState.pending || state === postState.rejected;
  const isNew = isHeld && !isShown(state) && requested === postState.published;
  return isWithReviewers || isNew ? postState.pending : requested;
}
