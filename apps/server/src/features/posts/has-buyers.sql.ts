import { type Sql, sql } from '../../platform/db/sql.ts';

/** Holds for the post of that id as long as somebody who bought it is there and has it. */
export const hasBuyers = (postId: Sql) => sql`exists (select from purchases b join users u using (user_id)
  where b.diary_id = ${postId} and b.refunded_by is null and u.deleted_at is null)`;
