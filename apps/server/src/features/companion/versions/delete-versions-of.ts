import type { DeletedPerson } from '../../../feature.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { input, sql, statement } from '../../../platform/db/sql.ts';

const deleteAll = statement(
  {},
  sql`delete from answer_versions where user_id = ${input('userId', 'bigint')}`,
);

/** Versions that were not chosen, and what somebody thought of answers, go with their account. */
export async function deleteVersionsOf(tx: Tx, { userId }: DeletedPerson): Promise<void> {
  await deleteAll.run(tx, { userId });
}
