import type { Tx } from '../../../platform/db/db.ts';
import { adjustWalletBalance } from './adjust-wallet-balance.ts';
import { commonAccounts } from './ledger-accounts.ts';
import { postEntry } from './post-entry.ts';
import { settleClawbacks } from './settle-clawbacks.ts';

export type Credit = {
  userId: string;
  /** Paid diamonds; 1 diamond = 1 US cent. */
  diamonds: number;
  /** Free diamonds on top. */
  bonusDiamonds: number;
  now: Date;
};

/**
 * Posts the diamonds of a package or of a month of VIP: the processor owes us the price, we owe the fan all diamonds.
 */
export async function creditPurchase(
  tx: Tx,
  credit: Credit & { checkoutId: string; kind?: 'purchase' | 'vip' },
): Promise<{ entryId: string; balance: number }> {
  const { userId, diamonds, bonusDiamonds, checkoutId, kind = 'purchase', now } = credit;
  const total = diamonds + bonusDiamonds;
  const wallet = await adjustWalletBalance(tx, userId, total);
  const entryId = await postEntry(tx, { kind, userId, checkoutId, now }, [
    { accountId: commonAccounts.processor, amount: -diamonds },
    { accountId: commonAccounts.deferredRevenue, amount: total },
    { accountId: commonAccounts.promotions, amount: -bonusDiamonds },
    { accountId: commonAccounts.diamondsIssued, amount: -total },
    { accountId: wallet.accountId, amount: total, balanceAfter: wallet.balance },
  ]);
  if (wallet.isDebtChanged) await settleClawbacks(tx, userId, now);
  return { entryId, balance: wallet.balance };
}

/** Grants diamonds at our cost; `prize` comes out of a lucky box. */
export async function grantDiamonds(
  tx: Tx,
  userId: string,
  diamonds: number,
  now: Date,
  kind: 'grant' | 'prize' = 'grant',
): Promise<{ entryId: string; balance: number }> {
  const wallet = await adjustWalletBalance(tx, userId, diamonds);
  const entryId = await postEntry(tx, { kind, userId, now }, [
    { accountId: commonAccounts.deferredRevenue, amount: diamonds },
    { accountId: commonAccounts.promotions, amount: -diamonds },
    { accountId: commonAccounts.diamondsIssued, amount: -diamonds },
    { accountId: wallet.accountId, amount: diamonds, balanceAfter: wallet.balance },
  ]);
  if (wallet.isDebtChanged) await settleClawbacks(tx, userId, now);
  return { entryId, balance: wallet.balance };
}
