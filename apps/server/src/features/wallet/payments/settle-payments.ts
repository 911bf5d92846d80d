import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { notifyUsers } from '../../../platform/db/transact.ts';
import { reverseEntry } from '../ledger/reverse-entry.ts';
import {
  insertPayment,
  listPostedPayments,
  type PostedPayment,
  presentedOf,
  updateRefunded,
} from './posted-payments.ts';
import { returnPayment } from './return-payment.ts';
import type { CheckoutPayment, CheckoutRow } from './settlement.ts';
import { updatePaidCheckout } from './update-checkout.ts';

/** Posts a payment for its purpose; `refused` refunds it for this reason. */
export type PostPayment = (
  payment: CheckoutPayment,
) => Promise<{ entryId: string; outcome: string } | { refused: 'place_taken' | 'closed' | 'wrong_amount' }>;

/**
 * Brings a checkout's payments in our books in line with the provider: posts or refunds missing payments, and
 * reverses what was refunded or disputed. Returns the names of the outcomes.
 */
export async function settlePayments(
  context: Pick<Context, 'clock' | 'hooks'>,
  tx: Tx,
  { checkout, payments }: { checkout: CheckoutRow; payments: CheckoutPayment[] },
  post: PostPayment,
): Promise<string[]> {
  const now = context.clock.now();
  const outcomes: string[] = [];
  const posted = await mapPosted(tx, checkout);
  for (const payment of payments) {
    if (posted.has(payment.paymentRef)) continue;
    const { mismatch } = payment;
    const result = mismatch ? { refused: mismatch } : await post(payment);
    const entryId = 'refused' in result ? await returnPayment(tx, checkout, payment, now) : result.entryId;
    await insertPayment(tx, checkout, payment, entryId);
    for (const onCharge of context.hooks.chargePosted)
      await onCharge(tx, { userId: checkout.user_id, entryId, now });
    outcomes.push('refused' in result ? result.refused : result.outcome);
  }
  const inBooks = await mapPosted(tx, checkout);
  for (const payment of payments) {
    const row = inBooks.get(payment.paymentRef);
    const foreign = presentedOf(payment);
    if (row && foreign)
      await updateRefunded.run(tx, { entryId: row.entry_id, refunded: String(foreign.refunded) });
    if (row && row.kept !== keptOf(payment))
      outcomes.push(await reverse(context, tx, checkout, payment, row));
  }
  await updatePaidCheckout(tx, checkout.checkout_id, now);
  return outcomes;
}

/** US cents of a payment that neither refunds nor disputes have taken. */
export function keptOf({ amountUsdCents, refundedUsdCents, disputedUsdCents }: CheckoutPayment): number {
  return Math.max(0, amountUsdCents - refundedUsdCents - disputedUsdCents);
}

async function reverse(
  { clock, hooks }: Pick<Context, 'clock' | 'hooks'>,
  tx: Tx,
  checkout: CheckoutRow,
  payment: CheckoutPayment,
  { entry_id, kept: keptBefore }: PostedPayment,
): Promise<string> {
  const now = clock.now();
  const { user_id: userId } = checkout;
  const share = { kept: keptOf(payment), of: payment.amountUsdCents };
  const cause = payment.disputedUsdCents > 0 ? 'chargeback' : 'refund';
  const reversal = await reverseEntry(tx, entry_id, share, cause, now);
  if (!reversal) throw new Error(`payment ${payment.paymentRef} could not be reversed`);
  const { entryId, kind, balance, earnerUserIds } = reversal;
  // A bank's customer knows of their own dispute.
  if (cause === 'refund' && share.kept < keptBefore)
    for (const onRefund of hooks.chargeRefunded) await onRefund(tx, { userId, entryId, now });
  if (balance !== undefined) notifyUsers(tx, [userId], { type: 'wallet.changed', diamond: balance });
  if (earnerUserIds.length > 0) notifyUsers(tx, earnerUserIds, { type: 'earnings.changed' });
  return kind;
}

async function mapPosted(
  tx: Tx,
  { checkout_id: checkoutId }: CheckoutRow,
): Promise<Map<string, PostedPayment>> {
  const rows = await listPostedPayments.all(tx, { checkoutId });
  return new Map(rows.map((row) => [row.payment_ref, row]));
}
