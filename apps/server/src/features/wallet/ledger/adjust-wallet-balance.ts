import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';

const $ = inputs({ diamonds: 'bigint', userId: 'bigint' });

export type AdjustedWallet = {
  accountId: string;
  balance: number;
  /** If true, call `settleClawbacks` after posting the entry, because creators' shares follow the debt. */
  isDebtChanged: boolean;
};

// The allowed debt is the present debt: it shrinks as diamonds come in, and only this statement raises it.
const adjustBalance = statement(
  { account_id: 'bigint', balance: 'bigint!' },
  sql`update ledger_accounts
    set balance = balance + ${$.diamonds}, debt_allowed = greatest(0, -(balance + ${$.diamonds}))
    where user_id = ${$.userId} and kind = 'wallet'
    returning account_id, balance`,
);

/**
 * Adds diamonds to a wallet and locks it until the transaction ends. A negative number takes diamonds, also into
 * debt. For what has happened already; spending uses the SQL function `spend_diamonds`.
 */
export async function adjustWalletBalance(tx: Tx, userId: string, diamonds: number): Promise<AdjustedWallet> {
  const row = await adjustBalance.one(tx, { userId, diamonds: String(diamonds) });
  const balance = Number(row.balance);
  return { accountId: row.account_id, balance, isDebtChanged: Math.min(balance, balance - diamonds) < 0 };
}

const lock = statement(
  {},
  sql`select from ledger_accounts where user_id = ${$.userId} and kind = 'wallet' for update`,
);

/** Makes other payments of this person wait until the transaction ends. */
export async function lockWallet(tx: Tx, userId: string): Promise<void> {
  await lock.run(tx, { userId });
}
