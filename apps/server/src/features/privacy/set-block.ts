import type { ParsedInput } from '@kindred/contract/wire/calls';
import type { Context } from '../../context.ts';
import type { Tx } from '../../platform/db/db.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';
import { notifyUsers, revokeAccess, transact } from '../../platform/db/transact.ts';
import type { Viewer } from '../../viewer.ts';
import { deleteBlock, insertBlock } from '../blocks/blocks.sql.ts';
import { lockUserPair } from '../blocks/lock-user-pair.ts';
import { endFollowsBetween } from '../subscriptions/end-follows.ts';
import { stopRenewalsBetween } from '../subscriptions/lifecycle/stop-renewals.ts';
import { getTargetUser } from './get-target-user.ts';

const countUnread = statement(
  { unread: 'integer' },
  sql`select unread_total(${input('userId', 'bigint')}) as unread`,
);

/**
 * Blocks somebody or takes it back. While either of two people blocks the other, every read and write keeps them
 * apart. What was bought stays; follows end, and nothing between the two renews.
 */
export async function setBlock(
  context: Context,
  { block_id: id, block }: ParsedInput<'block'>,
  { userId: viewerId }: Viewer,
): Promise<Record<string, never>> {
  await transact(context, async (tx) => {
    const target = await getTargetUser(tx, { viewerId, id });
    const { otherUserId } = target;
    // The time of what this waits for is then earlier than the block's.
    await lockUserPair(tx, { one: viewerId, other: otherUserId });
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

/** What lies behind a block or a restriction is not counted as unread any more, or is again. */
export async function notifyUnread(tx: Tx, userId: string): Promise<void> {
  const { unread } = await countUnread.one(tx, { userId });
  notifyUsers(tx, [userId], { type: 'unread.changed', unread_total: unread });
}
