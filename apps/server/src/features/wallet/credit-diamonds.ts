import type { Tx } from '../../platform/db/db.ts';
import { commonAccounts } from './ledger-accounts.ts';
import { moveWallet } from './move-wallet.ts';
import { postEntry } from './post-entry.ts';

export type Credit = {
  userId: string;
  /** What was paid for; 1 diamond = 1 US cent. */
  diamonds: number;
  /** What is given on top. */
  bonusDiamonds: number;
  now: Date;
};

/** Books paid diamonds: the processor owes us the price, we owe the fan all of them. Gives the new balance. */
export async function creditPurchase(tx: Tx, credit: Credit & { checkoutId: string }): Promise<number> {
  const { userId, diamonds, bonusDiamonds, checkoutId, now } = credit;
  const given = diamonds + bonusDiamonds;
  const wallet = await moveWallet(tx, userId, given);
  await postEntry(tx, { kind: 'purchase', userId, checkoutId, now }, [
    { accountId: commonAccounts.processor, amount: -diamonds },
    { accountId: commonAccounts.deferredRevenue, amount: given },
    { accountId: commonAccounts.promotions, amount: -bonusDiamonds },
    { accountId: commonAccounts.diamondsIssued, amount: -given },
    { accountId: wallet.accountId, amount: given, balanceAfter: wallet.balance },
  ]);
  return wallet.balance;
}

/** Gives diamonds away, at our cost. */
export async function grantDiamonds(
  tx: Tx,
  userId: string,
  diamonds: number,
  now: Date,
): Promise<{ entryId: string; balance: number }> {
  const wallet = await moveWallet(tx, userId, diamonds);
  const entryId = await postEntry(tx, { kind: 'grant', userId, now }, [
    { accountId: commonAccounts.deferredRevenue, amount: diamonds },
    { accountId: commonAccounts.promotions, amount: -diamonds },
    { accountId: commonAccounts.diamondsIssued, amount: -diamonds },
    { accountId: wallet.accountId, amount: diamonds, balanceAfter: wallet.balance },
  ]);
  return { entryId, balance: wallet.balance };
}
