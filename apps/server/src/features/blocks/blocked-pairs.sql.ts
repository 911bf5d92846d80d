import { type Sql, sql } from '../../platform/db/sql.ts';

/**
 * Builds the condition that no block separates two people, in either direction. Both arguments are user ids. It is a
 * look-up per row, because the planner would turn `not exists` into a join over everybody's blocks when it misjudges
 * the number of rows.
 */
export function notBlocked<UserInputs, OtherInputs>(
  userId: Sql<UserInputs>,
  otherUserId: Sql<OtherInputs>,
): Sql<UserInputs & OtherInputs> {
  return sql`coalesce((select true from blocked_pairs
    where blocked_pairs.user_id = ${userId} and blocked_pairs.other_user_id = ${otherUserId}), false) is false`;
}

/**
 * The pairs as a table for `from`, each in both directions: user_id, other_user_id, and created_at, the time of the
 * block. For statements that start from the pairs; a condition on two people is `notBlocked`.
 */
export const blockedPairs = '(select user_id, other_user_id, created_at from blocked_pairs)';
