import type { DeletedPerson } from '../../feature.ts';
import type { Tx } from '../../platform/db/db.ts';
import { input, sql, statement } from '../../platform/db/sql.ts';

const deleteOfUser = statement(
  {},
  sql`select delete_comments_of(${input('userId', 'bigint')}, ${input('now', 'timestamptz')})`,
);

export async function deleteCommentsOf(tx: Tx, { userId, now }: DeletedPerson): Promise<void> {
  await deleteOfUser.run(tx, { userId, now });
}
