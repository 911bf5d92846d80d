import { pendingDays } from '@kindred/contract/earnings/calls';
import type { Tx } from '../../../platform/db/db.ts';
import { commonAccounts, getAccountId } from './ledger-accounts.ts';
import { postEntry } from './post-entry.ts';

export type CardSale = {
  kind: 'subscription';
  fanUserId: string;
  creatorUserId: string;
  charId: string;
  checkoutId: string;
  usdCents: number;
  /** The creator's share in basis points; what rounding leaves goes to the platform. */
  shareBps: number;
  now: Date;
};

/** When money earned now may be paid out. */
export function availableAt(now: Date): Date {
  return new Date(now.getTime() + pendingDays * 86_400_000);
}

/** Posts what a fan paid a creator by card, and the creator's share as pending. Gives the entry's id. */
export async function postCardSale(tx: Tx, sale: CardSale): Promise<string> {
  const pendingAccount = await getAccountId(tx, sale.creatorUserId, 'creator_pending');
  const shareCents = Math.floor((sale.usdCents * sale.shareBps) / 10_000);
  const entryId = await postEntry(
    tx,
    {
      kind: sale.kind,
      userId: sale.fanUserId,
      charId: sale.charId,
      checkoutId: sale.checkoutId,
      shareBps: sale.shareBps,
      now: sale.now,
    },
    [
      { accountId: commonAccounts.processor, amount: -sale.usdCents },
      { accountId: pendingAccount, amount: shareCents },
      { accountId: commonAccounts.platformRevenue, amount: sale.usdCents - shareCents },
    ],
  );
  if (shareCents > 0) {
    await tx
      .insertInto('pending_earnings')
      .values({
        entry_id: entryId,
        account_id: pendingAccount,
        amount: shareCents,
        available_at: availableAt(sale.now),
      })
      .execute();
  }
  return entryId;
}
