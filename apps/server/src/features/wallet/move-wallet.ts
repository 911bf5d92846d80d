import { queryOne, type Tx } from '../../platform/db/db.ts';

// The debt allowed is the debt there is: it shrinks as the wallet is filled, and only this statement raises it.
const moveWalletText = `
  update ledger_accounts
  set balance = balance + $2, debt_allowed = greatest(0, -(balance + $2))
  where user_id = $1 and kind = 'wallet'
  returning account_id, balance`;

/**
 * Adds diamonds to a wallet (below zero: takes them, into debt if need be) and locks it to the end of the
 * transaction. For what has happened anyway; spending goes through the SQL function spend_diamonds.
 */
export async function moveWallet(
  tx: Tx,
  userId: string,
  diamonds: number,
): Promise<{ accountId: string; balance: number }> {
  const row = await queryOne<{ account_id: string; balance: string }>(tx, moveWalletText, [userId, diamonds]);
  return { accountId: row.account_id, balance: Number(row.balance) };
}
