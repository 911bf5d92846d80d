import type { HookInput } from '../../../hooks.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({ userId: 'bigint' });

const deleteAccount = statement({}, sql`delete from payout_accounts where user_id = ${$.userId}`);

export async function deletePayoutAccount(tx: Tx, { userId }: HookInput<'userDeleted'>): Promise<void> {
  await deleteAccount.run(tx, { userId });
}
