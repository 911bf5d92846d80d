import type { HookInput } from '../../hooks.ts';
import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';

const $ = inputs({ userId: 'bigint' });

const deleteSettings = statement({}, sql`delete from ai_settings where user_id = ${$.userId}`);
const deleteUsage = statement({}, sql`delete from ai_usage where user_id = ${$.userId}`);

export async function deleteAiUsage(tx: Tx, { userId }: HookInput<'userDeleted'>): Promise<void> {
  await deleteSettings.run(tx, { userId });
  await deleteUsage.run(tx, { userId });
}
