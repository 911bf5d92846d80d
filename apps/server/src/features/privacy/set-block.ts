import type { ParsedInput } from '@kindred/contract/all/calls';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { notifyUsers, revokeAccess, transact } from '../../platform/db/transact.ts';
import type { Viewer } from '../../viewer.ts';
import { deleteBlock, insertBlock } from '../blocks/blocks.sql.ts';
import { lockUserPair } from '../blocks/lock-user-pair.ts';
import { endFollowsBetween } from '../subscriptions/end-follows.ts';
import { stopRenewalsBetween } from '../subscriptions/lifecycle/stop-renewals.ts';
import { getTargetUser } from './get-target-user.ts';

const $ = inputs({ userId: 'bigint' });

const countUnread = statement({ unread: 'integer' }, sql`select unread_total(${$.userId}) as unread`);

/**
 * Blocks a person or removes the block. A block in either direction separates two people in every read and write.
 * Purchases stay; follows end, and no renewal between the two continues.
 */
export async function setBlock(
  context: Context,
  { block_id: id, block }: ParsedInput<'block'>,
  { userId: viewerId }: Viewer,
): Promise<Record<string, never>> {
  await transact(context, async (tx) => {
    const target = await getTargetUser(tx, { viewerId, id });
    const { otherUserId } = target;
    // The clock is read after the wait, so earlier actions have earlier times than the block.
    await lockUserPair(tx, { userId: viewerId, otherUserId });
    const now = context.clock.now();
    if (block === 1) {
      await insertBlock(tx, { ...target, userId: viewerId, now });
      await stopRenewalsBetween(tx, viewerId, otherUserId, now);
      await endFollowsBetween(tx, viewerId, otherUserId, now);
      revokeAccess(tx, [viewerId, otherUserId]);
    } else {
      await deleteBlock(tx, { userId: viewerId, otherUserId });
    }
    for (const userId of [viewerId, otherUserId]) await notifyUnread(tx, userId);
  });
  return {};
}

/** Sends the new unread total: messages behind a block or a restriction do not count. */
export async function notifyUnread(tx: Tx, userId: string): Promise<void> {
  const { unread } = await countUnread.one(tx, { userId });
  notifyUsers(tx, [userId], { type: 'unread.changed', unread_total: unread });
}
