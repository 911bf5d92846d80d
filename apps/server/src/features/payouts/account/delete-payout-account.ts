import type { DeletedPerson } from '../../../feature.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { input, sql, statement } from '../../../platform/db/sql.ts';

const deleteAccount = statement(
  {},
  sql`delete from payout_accounts where user_id = ${input('userId', 'bigint')}`,
);

export async function deletePayoutAccount(tx: Tx, { userId }: DeletedPerson): Promise<void> {
  await deleteAccount.run(tx, { userId });
}
