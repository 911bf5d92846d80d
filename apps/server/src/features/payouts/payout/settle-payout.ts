import type { Context } from '../../../context.ts';
import type { Payout } from '../../../outside/payments/payout-accounts.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { transact } from '../../../platform/db/transact.ts';
import { completePayout, failPayout, notifyPayout } from './end-payout.ts';
import { lockPayout, type PayoutRow } from './payouts.sql.ts';

/**
 * Brings a payout to what the provider says of it. States go one way (approved, sent, paid, failed), so looks may repeat
 * and overtake each other. What a bank has sent back is first taken back from the provider, then given to the creator.
 */
export async function settlePayout(context: Context, row: PayoutRow, provided: Payout): Promise<void> {
  if (provided.state === 'failed' && row.account_ref)
    await context.payments.payoutAccounts?.reclaim(row.account_ref, row.provider_key);
  const now = context.clock.now();
  await transact(context, async (tx) => {
    const payout = await lockPayout.one(tx, { payoutId: row.payout_id });
    if (payout.state === 'failed') return;
    if (provided.state === 'failed')
      return failPayout(context, tx, payout, { reason: 'bank_refused', message: provided.failure, now });
    if (payout.state === 'approved') await markSent(context, tx, payout, { provided, now });
    if (payout.state !== 'paid' && provided.state === 'paid') await completePayout(context, tx, payout, now);
  });
}

async function markSent(
  context: Context,
  tx: Tx,
  payout: PayoutRow,
  { provided, now }: { provided: Payout; now: Date },
): Promise<void> {
  await tx
    .updateTable('payouts')
    .set({ state: 'sent', sent_at: now, arrives_at: provided.arrives?.at ?? null })
    .where('payout_id', '=', payout.payout_id)
    .execute();
  await notifyPayout(context, tx, payout, 'payout_sent', now);
}
