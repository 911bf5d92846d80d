import type { Context } from '../../context.ts';
import { deleteBlock, insertBlock } from '../../features/blocks/blocks.sql.ts';
import { transact } from '../../platform/db/transact.ts';

/** Inserts a block without its other effects. */
export function createBlock(context: Context, blocker: string, blocked: string): Promise<void> {
  const block = { userId: blocker, otherUserId: blocked, metCharId: null, isMet: true };
  return transact(context, (tx) => insertBlock(tx, { ...block, now: context.clock.now() }));
}

/** Lifts a block in its own transaction. */
export function liftBlock(context: Context, blocker: string, blocked: string): Promise<void> {
  return transact(context, (tx) => deleteBlock(tx, { userId: blocker, otherUserId: blocked }));
}
