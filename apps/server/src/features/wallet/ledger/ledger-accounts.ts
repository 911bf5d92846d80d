import type { Db, Tx } from '../../../platform/db/db.ts';

/** The house's accounts; SQL uses `house_account`. */
export const commonAccounts = {
  diamondsIssued: '1',
  deferredRevenue: '2',
  processor: '3',
  platformRevenue: '4',
  promotions: '5',
  refundsPayable: '6',
  clawbackReserve: '7',
  payoutsInFlight: '8',
  unclaimedGifts: '12',
} as const;

export async function openCreatorAccounts(tx: Tx | Db, userId: string): Promise<void> {
  await tx
    .insertInto('ledger_accounts')
    .values([
      { kind: 'creator_pending', currency: 'USD', user_id: userId },
      { kind: 'creator_available', currency: 'USD', user_id: userId },
    ])
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** Returns the accounts of a creator's pending earnings: from fans, and from inviting. */
export async function listPendingAccounts(db: Db | Tx, userId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('ledger_accounts')
    .select('account_id')
    .where('user_id', '=', userId)
    .where('kind', 'in', ['creator_pending', 'referral_pending'])
    .execute();
  return rows.map((row) => row.account_id);
}

/** Returns the id of a person's ledger account. Throws without a match. */
export async function getAccountId(
  db: Db | Tx,
  userId: string,
  kind: 'wallet' | 'creator_pending' | 'creator_available',
): Promise<string> {
  const { account_id } = await db
    .selectFrom('ledger_accounts')
    .select('account_id')
    .where('user_id', '=', userId)
    .where('kind', '=', kind)
    .executeTakeFirstOrThrow();
  return account_id;
}
