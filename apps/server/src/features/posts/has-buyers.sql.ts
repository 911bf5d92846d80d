import { type Sql, sql } from '../../platform/db/sql.ts';

/** The condition that a post has a buyer with an account and without a refund. */
export const hasBuyers = (postId: Sql) => sql`exists (select from purchases b join users u using (user_id)
  where b.post_id = ${postId} and b.refunded_by is null and u.deleted_at is null)`;
