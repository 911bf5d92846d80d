import type { DeletedPerson } from '../../../feature.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { input, sql, statement } from '../../../platform/db/sql.ts';

const deleteSettings = statement(
  {},
  sql`delete from answer_settings where user_id = ${input('userId', 'bigint')}`,
);

export async function deleteAnswerSettings(tx: Tx, { userId }: DeletedPerson): Promise<void> {
  await deleteSettings.run(tx, { userId });
}
