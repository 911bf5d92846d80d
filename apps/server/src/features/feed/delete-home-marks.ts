import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';

const $ = inputs({ viewerId: 'bigint' });

const deleteAll = statement(
  {},
  sql`with hidden as (delete from hidden_characters where user_id = ${$.viewerId}),
    creators as (delete from less_creators where user_id = ${$.viewerId}),
    topics as (delete from less_topics where user_id = ${$.viewerId})
    delete from seen_posts where user_id = ${$.viewerId}`,
);

export async function deleteHomeMarks(tx: Tx, userId: string): Promise<void> {
  await deleteAll.run(tx, { viewerId: userId });
}
