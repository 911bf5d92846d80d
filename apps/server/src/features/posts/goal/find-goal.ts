import type { Db, Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({ postId: 'bigint', charId: 'bigint' });

const find = statement(
  { post_id: 'bigint' },
  sql`select p.post_id from posts p join post_goals o using (post_id)
    where p.post_id = ${$.postId} and p.char_id = ${$.charId}
      and p.deleted_at is null and p.state = 1 for key share of p`,
);

/** Returns whether this published post of this page has a goal. Waits for a concurrent deletion of the post. */
export async function hasGoal(db: Db | Tx, post: { postId: string; charId: string }): Promise<boolean> {
  return (await find.first(db, post)) !== undefined;
}
