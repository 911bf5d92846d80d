import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import { transact } from '../../platform/db/transact.ts';
import type { Viewer } from '../../viewer.ts';
import { lockUserPair } from '../blocks/lock-user-pair.ts';
import { deleteRestriction, insertRestriction } from '../blocks/restrictions.ts';
import { getTargetUser } from './get-target-user.ts';
import { notifyUnread } from './set-block.ts';

/** Hides what a person writes from others (shadow restriction), or shows it again. Only the viewer learns of it. */
export async function setRestriction(
  context: Context,
  { restrict_id: id, restrict }: ParsedInput<'restrict'>,
  { userId: viewerId }: Viewer,
): Promise<Record<string, never>> {
  await transact(context, async (tx) => {
    const target = await getTargetUser(tx, { viewerId, id });
    await lockUserPair(tx, { userId: viewerId, otherUserId: target.otherUserId });
    const pair = { ...target, userId: viewerId };
    if (restrict === 1) await insertRestriction(tx, { ...pair, now: context.clock.now() });
    else await deleteRestriction(tx, pair);
    await notifyUnread(tx, viewerId);
  });
  return {};
}
