import type { Context } from '../../../context.ts';
import {
  type Payout,
  type PayoutAccounts,
  PayoutRefused,
} from '../../../outside/payments/payout-accounts.ts';
import { transact } from '../../../platform/db/transact.ts';
import { failPayout } from './end-payout.ts';
import { lockPayout, type PayoutRow } from './payouts.sql.ts';
import { settlePayout } from './settle-payout.ts';

/**
 * Has the provider pay, once per payout however often this runs: whoever was killed between paying and noting it finds
 * the payment when it looks. A refusal ends the payout only where the provider knows of no payment.
 */
export async function sendPayout(context: Context, row: PayoutRow): Promise<void> {
  const { payoutAccounts } = context.payments;
  const { account_ref: accountRef, provider_key: payoutId } = row;
  if (!payoutAccounts || !accountRef) throw new Error(`payout ${row.payout_id} has no provider`);
  const known = await payoutAccounts.getPayout(accountRef, payoutId);
  const payout = known ?? (await pay(payoutAccounts, { ...row, accountRef }));
  if (!(payout instanceof PayoutRefused)) return settlePayout(context, row, payout);
  const made = await payoutAccounts.getPayout(accountRef, payoutId);
  if (made) return settlePayout(context, row, made);
  await transact(context, async (tx) => {
    const locked = await lockPayout.one(tx, { payoutId: row.payout_id });
    if (locked.state !== 'approved') return;
    const now = context.clock.now();
    await failPayout(context, tx, locked, { reason: 'provider_refused', message: payout.message, now });
  });
}

function pay(
  payoutAccounts: PayoutAccounts,
  { provider_key, accountRef, amount_usd_cents }: PayoutRow & { accountRef: string },
): Promise<Payout | PayoutRefused> {
  const order = { payoutId: provider_key, accountRef, amountUsdCents: Number(amount_usd_cents) };
  return payoutAccounts.pay(order).catch((error: unknown) => {
    if (error instanceof PayoutRefused) return error;
    throw error;
  });
}
