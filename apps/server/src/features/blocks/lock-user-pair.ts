import { query, type Tx } from '../../platform/db/db.ts';

/**
 * Takes the advisory lock of two people until the transaction ends: one block, restriction or lifting at a time.
 * Whatever one person does to another takes it shared (SQL: lock_user_pair_shared), so that a block waits for it, or it
 * for the block. Take it before row locks.
 */
export async function lockUserPair(tx: Tx, one: string, other: string): Promise<void> {
  await query(tx, 'select lock_user_pair($1, $2)', [one, other]);
}
