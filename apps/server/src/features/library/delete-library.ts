import type { HookInput } from '../../hooks.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';

const $ = inputs({ userId: 'bigint' });

const deleteAll = statement(
  {},
  sql`with positions as (delete from watch_positions where user_id = ${$.userId}),
    saved as (delete from saved_posts where user_id = ${$.userId})
    delete from collections where user_id = ${$.userId}`,
);

export async function deleteLibrary(tx: Tx, { userId }: HookInput<'userDeleted'>): Promise<void> {
  await deleteAll.run(tx, { userId });
}
