import type { Context } from '../../../context.ts';
import type { Payout } from '../../../outside/payments/payout-accounts.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { transact } from '../../../platform/db/transact.ts';
import { completePayout, failPayout, notifyPayout } from './end-payout.ts';
import { lockPayout, type PayoutRow } from './payouts.sql.ts';

/**
 * Updates a payout to the provider's state. States go one way (approved, sent, paid, failed), so repeated and
 * reordered updates are harmless. Returned money is first reclaimed from the provider, then credited to the creator.
 */
export async function settlePayout(context: Context, row: PayoutRow, providerPayout: Payout): Promise<void> {
  if (providerPayout.state === 'failed' && row.account_ref)
    await context.payments.payoutAccounts?.reclaim(row.account_ref, row.provider_key);
  const now = context.clock.now();
  await transact(context, async (tx) => {
    const payout = await lockPayout.one(tx, { payoutId: row.payout_id });
    if (payout.state === 'failed') return;
    if (providerPayout.state === 'failed')
      return failPayout(context, tx, payout, {
        reason: 'bank_refused',
        message: providerPayout.failure,
        now,
      });
    if (payout.state === 'approved') await markSent(context, tx, payout, { providerPayout, now });
    if (payout.state !== 'paid' && providerPayout.state === 'paid')
      await completePayout(context, tx, payout, now);
  });
}

async function markSent(
  context: Context,
  tx: Tx,
  payout: PayoutRow,
  { providerPayout, now }: { providerPayout: Payout; now: Date },
): Promise<void> {
  await tx
    .updateTable('payouts')
    .set({ state: 'sent', sent_at: now, arrives_at: providerPayout.arrives?.at ?? null })
    .where('payout_id', '=', payout.payout_id)
    .execute();
  await notifyPayout(context, tx, payout, 'payout_sent', now);
}
