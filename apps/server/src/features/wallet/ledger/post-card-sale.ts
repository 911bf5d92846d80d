import { pendingDays } from '@kindred/contract/earnings/calls';
import type { Tx } from '../../../platform/db/db.ts';
import { commonAccounts, getAccountId } from './ledger-accounts.ts';
import { postEntry } from './post-entry.ts';
import { findReferralShare } from './referral-share.ts';

export type CardSale = {
  kind: 'subscription' | 'post_sale' | 'gift_claim';
  /** The account that held the money until now; by default the processor's, which owes it to us. */
  paidFrom?: string;
  fanUserId: string;
  creatorUserId: string;
  charId: string;
  postId?: string;
  checkoutId: string;
  usdCents: number;
  /** The creator's share in basis points; the platform gets the rounding remainder. */
  shareBps: number;
  now: Date;
};

/** Returns the time from which money that is earned now may be paid out. */
export function availableAt(now: Date): Date {
  return new Date(now.getTime() + pendingDays * 86_400_000);
}

/** Equals the SQL function `referral_cents`; US cents. */
function getReferralCents(paid: number, creatorCents: number, rateBps: number): number {
  return Math.min(Math.floor((creatorCents * rateBps) / 10_000), paid - creatorCents);
}

/**
 * Posts a fan's card payment to a creator, with the pending shares of the creator and of their inviter. Returns the
 * entry's id.
 */
export async function postCardSale(tx: Tx, sale: CardSale): Promise<string> {
  const pendingAccount = await getAccountId(tx, sale.creatorUserId, 'creator_pending');
  const shareCents = Math.floor((sale.usdCents * sale.shareBps) / 10_000);
  const referral = await findReferralShare(tx, sale.creatorUserId, sale.now);
  const referralCents = referral ? getReferralCents(sale.usdCents, shareCents, referral.shareBps) : 0;
  const entryId = await postEntry(
    tx,
    {
      kind: sale.kind,
      userId: sale.fanUserId,
      charId: sale.charId,
      postId: sale.postId ?? null,
      checkoutId: sale.checkoutId,
      shareBps: sale.shareBps,
      referralBps: referral?.shareBps,
      now: sale.now,
    },
    [
      { accountId: sale.paidFrom ?? commonAccounts.processor, amount: -sale.usdCents },
      { accountId: pendingAccount, amount: shareCents },
      ...(referral ? [{ accountId: referral.accountId, amount: referralCents }] : []),
      { accountId: commonAccounts.platformRevenue, amount: sale.usdCents - shareCents - referralCents },
    ],
  );
  const earnings = [
    { account_id: pendingAccount, amount: shareCents },
    { account_id: referral?.accountId ?? '', amount: referralCents },
  ].filter(({ amount }) => amount > 0);
  const available_at = availableAt(sale.now);
  if (earnings.length > 0) {
    await tx
      .insertInto('pending_earnings')
      .values(earnings.map((earning) => ({ ...earning, entry_id: entryId, available_at })))
      .execute();
  }
  return entryId;
}
