import { query, type Tx } from '../../platform/db/db.ts';
import { deleteFollow } from './memberships.sql.ts';

type Follow = { user_id: string; char_id: string };

const between = `
  select m.user_id, m.char_id from memberships m join characters c using (char_id)
  where m.kind = 'free' and (m.user_id = $1 and c.user_id = $2 or m.user_id = $2 and c.user_id = $1)
  order by m.char_id, m.user_id`;

/** Neither of the two follows the other any more. */
export async function endFollowsBetween(
  tx: Tx,
  userId: string,
  otherUserId: string,
  now: Date,
): Promise<void> {
  for (const { user_id, char_id } of await query<Follow>(tx, between, [userId, otherUserId])) {
    await deleteFollow(tx, user_id, char_id, now);
  }
}
