import type { HookInput } from '../../hooks.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';

const $ = inputs({ userId: 'bigint' });

/** Foreign keys delete the facts and words. */
const deleteAll = statement(
  {},
  sql`delete from memories y using conversations c
    where c.conversation_id = y.conversation_id and ${$.userId} in (c.user_id, c.creator_user_id)`,
);

/** Deletes what companions know of a deleted person, and what a deleted creator's companion knew of its fans. */
export async function deleteMemoriesOf(tx: Tx, { userId }: HookInput<'userDeleted'>): Promise<void> {
  await deleteAll.run(tx, { userId });
}
