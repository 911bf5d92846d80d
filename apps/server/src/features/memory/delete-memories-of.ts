import type { DeletedPerson } from '../../feature.ts';
import type { Tx } from '../../platform/db/db.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';

/** Facts and words go by the foreign keys. */
const deleteAll = statement(
  {},
  sql`delete from memories y using conversations c
    where c.conversation_id = y.conversation_id and ${input('userId', 'bigint')} in (c.user_id, c.creator_user_id)`,
);

/** What companions know of a deleted person goes with them, and what a deleted creator's companion knew of anybody. */
export async function deleteMemoriesOf(tx: Tx, { userId }: DeletedPerson): Promise<void> {
  await deleteAll.run(tx, { userId });
}
