import type { Db, Tx } from '../../../platform/db/db.ts';
import { input, sql, statement } from '../../../platform/db/sql.ts';

const listAccounts = statement(
  { account_id: 'bigint' },
  sql`select account_id from ledger_accounts
    where user_id = ${input('userId', 'bigint')} and kind in ('creator_pending', 'referral_pending')`,
);

export async function listEarningAccounts(db: Db | Tx, userId: string): Promise<string[]> {
  return (await listAccounts.all(db, { userId })).map(({ account_id }) => account_id);
}
