import type { ParsedInput } from '@kindred/contract/all/calls';
import { postState } from '@kindred/contract/posts/limits';
import type { Context } from '../../context.ts';
import { refuse } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db/db.ts';
import { transact } from '../../platform/db/transact.ts';
import type { RawJson } from '../../platform/http/route.ts';
import type { Viewer } from '../../viewer.ts';
import { isHeldForStaff } from '../moderation/held/hold-change.ts';
import { readPost } from '../posts/get-post.ts';
import { insertPost } from '../posts/insert-post.ts';
import { publishPost } from '../posts/publish-post.ts';
import { checkPost, checkTier } from './check-post.ts';
import { keepPoll } from './keep-poll.ts';
import { keepTimes } from './schedule/keep-times.ts';
import { readTimes } from './schedule/read-times.ts';

/**
 * Writes a post. A public one is in feeds at once: its words are reviewed and its media encoded again. One that is planned
 * for later is its creator's alone until then.
 */
export async function createPost(
  context: Context,
  fields: ParsedInput<'createPost'>,
  viewer: Viewer,
): Promise<RawJson> {
  const charId = viewer.charId ?? refuse('creatorsOnly');
  const now = context.clock.now();
  const postId = await transact(context, async (tx) => {
    await checkTier(tx, charId, fields.tier_level);
    const times = await readTimes(tx, fields, { userId: viewer.userId, postId: null });
    if (fields.state === postState.scheduled && !times.plan) refuse('invalidInput', { field: 'publish_at' });
    const isOpen = await isOpenToAll(tx, charId, fields);
    const insertedId = await insertPost(tx, {
      charId,
      content: fields.content,
      price: fields.price,
      tierLevel: fields.tier_level,
      membersIncluded: fields.price === 0 || fields.members_included !== 0,
      isOpen,
      state: times.plan ? postState.scheduled : firstState(context, fields.state),
      isPinned: false,
      publishedAt: times.plan?.publishAt ?? now,
      clientId: fields.client_id,
      labels: fields.labels ?? [],
      media: await checkPost(tx, { ...fields, isOpen }, viewer.userId),
    });
    await keepTimes(tx, { postId: insertedId, charId }, times, now);
    const place = { postId: insertedId, userId: viewer.userId, zone: fields.zone, now };
    await keepPoll(tx, fields.poll, place);
    await publishPost(context, tx, insertedId);
    return insertedId;
  });
  return readPost(context, postId, viewer);
}

/** A post that is to be public waits for staff where the operator wants that. */
function firstState(context: Context, state: number): number {
  return state === postState.published && isHeldForStaff(context) ? postState.pending : state;
}

/** A free post for all members is open to everyone if its creator says so, and without a word on a free page. */
async function isOpenToAll(tx: Tx, charId: string, fields: ParsedInput<'createPost'>): Promise<boolean> {
  if (fields.price > 0 || fields.tier_level > 0) return false;
  if (fields.is_open !== undefined) return fields.is_open === 1;
  const { group_id } = await tx
    .selectFrom('characters')
    .select('group_id')
    .where('char_id', '=', charId)
    .executeTakeFirstOrThrow();
  return group_id === null;
}
