import type { Db, Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({ userId: 'bigint' });

const listAccounts = statement(
  { account_id: 'bigint' },
  sql`select account_id from ledger_accounts
    where user_id = ${$.userId} and kind in ('creator_pending', 'referral_pending')`,
);

export async function listEarningAccounts(db: Db | Tx, userId: string): Promise<string[]> {
  return (await listAccounts.all(db, { userId })).map(({ account_id }) => account_id);
}
