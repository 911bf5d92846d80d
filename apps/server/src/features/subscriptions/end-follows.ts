import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { deleteFollow } from './memberships.sql.ts';

const $ = inputs({ userId: 'bigint', otherUserId: 'bigint' });

const listBetween = statement(
  { user_id: 'bigint', char_id: 'bigint' },
  sql`select m.user_id, m.char_id from memberships m join characters c using (char_id)
    where m.kind = 'free'
      and (m.user_id = ${$.userId} and c.user_id = ${$.otherUserId} or m.user_id = ${$.otherUserId} and c.user_id = ${$.userId})
    order by m.char_id, m.user_id`,
);

export async function endFollowsBetween(
  tx: Tx,
  userId: string,
  otherUserId: string,
  now: Date,
): Promise<void> {
  for (const { user_id, char_id } of await listBetween.all(tx, { userId, otherUserId })) {
    await deleteFollow(tx, user_id, char_id, now);
  }
}
