import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';

const $ = inputs({ userId: 'bigint', otherUserId: 'bigint' });

const lock = statement({}, sql`select lock_user_pair(${$.userId}, ${$.otherUserId})`);

/**
 * Takes the advisory lock of two people until the transaction ends: one block, restriction or lifting at a time.
 * Other actions between two people take it shared (SQL: lock_user_pair_shared), so that they and a block wait for
 * each other. Take it before row locks.
 */
export async function lockUserPair(tx: Tx, pair: { userId: string; otherUserId: string }): Promise<void> {
  await lock.run(tx, pair);
}
