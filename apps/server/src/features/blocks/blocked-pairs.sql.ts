import { type Sql, sql } from '../../platform/db/sql.ts';

/**
 * The block rule, for SQL written in TypeScript: holds where no block separates the two, whichever of them placed it.
 * Both arguments give a user id. It stays a look-up per row: the planner turns `not exists` into a join over
 * everybody's blocks where it guesses wrong.
 */
export function notBlocked<One, Other>(one: Sql<One>, other: Sql<Other>): Sql<One & Other> {
  return sql`coalesce((select true from blocked_pairs
    where blocked_pairs.user_id = ${one} and blocked_pairs.other_user_id = ${other}), false) is false`;
}

/**
 * The pairs as a table for `from`, each in both directions: user_id, other_user_id, and created_at, when the block that
 * separates them began. For statements that start from the pairs; what asks about two people uses `notBlocked`.
 */
export const blockedPairs = '(select user_id, other_user_id, created_at from blocked_pairs)';
