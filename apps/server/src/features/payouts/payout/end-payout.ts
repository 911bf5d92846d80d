import type { PayoutFailure } from '@kindred/contract/payouts/limits';
import type { Context } from '../../../context.ts';
import { publishDomainEvent } from '../../../domain-event.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { notifyUsers } from '../../../platform/db/transact.ts';
import { commonAccounts, getAccountId } from '../../wallet/ledger/ledger-accounts.ts';
import { postEntry } from '../../wallet/ledger/post-entry.ts';
import type { PayoutRow } from './payouts.sql.ts';

type HookContext = Pick<Context, 'hooks'>;

/** Completes a payout that the bank has received. Its row is locked, and the payout has not ended. */
export async function completePayout(
  context: HookContext,
  tx: Tx,
  payout: PayoutRow,
  now: Date,
): Promise<void> {
  const { payout_id, user_id } = payout;
  const cents = Number(payout.amount_usd_cents);
  const paidEntryId = await postEntry(tx, { kind: 'payout_paid', userId: user_id, now }, [
    { accountId: commonAccounts.payoutsInFlight, amount: -cents },
    { accountId: commonAccounts.processor, amount: cents },
  ]);
  await tx
    .updateTable('payouts')
    .set({ state: 'paid', paid_entry_id: paidEntryId, ended_at: now })
    .where('payout_id', '=', payout_id)
    .execute();
  await notifyPayout(context, tx, payout, 'payout_paid', now);
}

export type Failure = { reason: PayoutFailure; message?: string | undefined; now: Date };

/**
 * Fails a payout whose money has come back, and makes its amount available again: once, since the row is locked and
 * has not failed before. Banks may also return a paid payout.
 */
export async function failPayout(
  context: HookContext,
  tx: Tx,
  payout: PayoutRow,
  { reason, message, now }: Failure,
): Promise<void> {
  const { payout_id } = payout;
  const returnEntryId = await postReturn(tx, payout, 'payout_failed', now);
  await tx
    .updateTable('payouts')
    .set({
      state: 'failed',
      reason,
      provider_message: message ?? null,
      return_entry_id: returnEntryId,
      ended_at: now,
    })
    .where('payout_id', '=', payout_id)
    .execute();
  await notifyPayout(context, tx, payout, 'payout_failed', now);
}

/** Closes a canceled payout before anything left. The row is locked and still `requested`. */
export async function closeCanceledPayout(tx: Tx, payout: PayoutRow, now: Date): Promise<void> {
  const { payout_id, user_id } = payout;
  const returnEntryId = await postReturn(tx, payout, 'payout_canceled', now);
  await tx
    .updateTable('payouts')
    .set({ state: 'canceled', return_entry_id: returnEntryId, ended_at: now })
    .where('payout_id', '=', payout_id)
    .execute();
  notifyUsers(tx, [user_id], { type: 'earnings.changed' });
}

async function postReturn(
  tx: Tx,
  { user_id: userId, paid_entry_id, amount_usd_cents }: PayoutRow,
  kind: 'payout_failed' | 'payout_canceled',
  now: Date,
): Promise<string> {
  const cents = Number(amount_usd_cents);
  const { payoutsInFlight, processor } = commonAccounts;
  return postEntry(tx, { kind, userId, now }, [
    { accountId: paid_entry_id === null ? payoutsInFlight : processor, amount: -cents },
    { accountId: await getAccountId(tx, userId, 'creator_available'), amount: cents },
  ]);
}

export async function notifyPayout(
  context: HookContext,
  tx: Tx,
  { payout_id, user_id: userId, amount_usd_cents }: PayoutRow,
  topic: 'payout_sent' | 'payout_paid' | 'payout_failed',
  now: Date,
): Promise<void> {
  notifyUsers(tx, [userId], { type: 'earnings.changed' });
  const usdCents = Number(amount_usd_cents);
  await publishDomainEvent(context, tx, { userId, topic, usdCents, cause: `${topic} ${payout_id}`, now });
}
