import type { PayoutFailure } from '@kindred/contract/payouts/limits';
import type { Context } from '../../../context.ts';
import { publishDomainEvent } from '../../../feature.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { notifyUsers } from '../../../platform/db/transact.ts';
import { commonAccounts, getAccountId } from '../../wallet/ledger/ledger-accounts.ts';
import { postEntry } from '../../wallet/ledger/post-entry.ts';
import type { PayoutRow } from './payouts.sql.ts';

type Told = Pick<Context, 'hooks'>;

/** The bank has it. The payout's row is locked, and not at its end. */
export async function completePayout(context: Told, tx: Tx, payout: PayoutRow, now: Date): Promise<void> {
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
  await notifyPayoutEnd(context, tx, payout, 'payout_paid', now);
}

export type Failure = { reason: PayoutFailure; message?: string | undefined; now: Date };

/**
 * The money is back with us, and goes back to what the creator has available: once, since the row is locked and has not
 * failed before. A bank may send back what it had taken.
 */
export async function failPayout(
  context: Told,
  tx: Tx,
  payout: PayoutRow,
  { reason, message, now }: Failure,
): Promise<void> {
  const { payout_id, user_id, paid_entry_id } = payout;
  const cents = Number(payout.amount_usd_cents);
  const { payoutsInFlight, processor } = commonAccounts;
  const returnEntryId = await postEntry(tx, { kind: 'payout_failed', userId: user_id, now }, [
    { accountId: paid_entry_id === null ? payoutsInFlight : processor, amount: -cents },
    { accountId: await getAccountId(tx, user_id, 'creator_available'), amount: cents },
  ]);
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
  await notifyPayoutEnd(context, tx, payout, 'payout_failed', now);
}

/** To open tabs, and to the creator who may not be there. */
async function notifyPayoutEnd(
  context: Told,
  tx: Tx,
  { payout_id, user_id: userId, amount_usd_cents }: PayoutRow,
  topic: 'payout_paid' | 'payout_failed',
  now: Date,
): Promise<void> {
  notifyUsers(tx, [userId], { type: 'earnings.changed' });
  const usdCents = Number(amount_usd_cents);
  await publishDomainEvent(context, tx, { userId, topic, usdCents, cause: `${topic} ${payout_id}`, now });
}
