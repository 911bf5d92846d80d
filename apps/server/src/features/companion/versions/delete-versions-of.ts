import type { HookInput } from '../../../hooks.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({ userId: 'bigint' });

const deleteAll = statement({}, sql`delete from answer_versions where user_id = ${$.userId}`);

/** Versions that were not chosen, and what somebody thought of answers, go with their account. */
export async function deleteVersionsOf(tx: Tx, { userId }: HookInput<'userDeleted'>): Promise<void> {
  await deleteAll.run(tx, { userId });
}
