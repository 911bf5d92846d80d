import type { CheckoutRow } from '../../feature.ts';
import type { PaymentEvent } from '../../outside/payments/payments.ts';
import { refuse } from '../../platform/app-error.ts';
import type { Tx } from '../../platform/db/db.ts';
import { commonAccounts } from './ledger-accounts.ts';
import { type Reversal, reverseEntry } from './reverse-entry.ts';

export async function markCheckout(
  tx: Tx,
  checkoutId: string,
  state: 'paid' | 'declined' | 'expired' | 'refunded',
  now: Date,
): Promise<void> {
  await tx
    .updateTable('checkouts')
    .set({ state, settled_at: now })
    .where('checkout_id', '=', checkoutId)
    .execute();
}

/** A declined card or a checkout that ran out. One that was paid, or has ended, stays so: the news is late. */
export async function endUnpaidCheckout(
  tx: Tx,
  checkout: CheckoutRow,
  type: 'checkout.declined' | 'checkout.expired',
  now: Date,
): Promise<'declined' | 'expired' | 'late'> {
  if (checkout.state !== 'open' && checkout.state !== 'declined') return 'late';
  const state = type === 'checkout.declined' ? 'declined' : 'expired';
  await markCheckout(tx, checkout.checkout_id, state, now);
  return state;
}

type TakenBack = Extract<PaymentEvent, { type: 'charge.refunded' | 'charge.disputed' }>;

/**
 * Reverses the newest charge of a checkout that is not reversed yet. News that comes before the payment's own is
 * refused, so that the provider sends it again later. A string is the outcome when nothing was to be done.
 */
export async function reverseCharge(
  tx: Tx,
  checkout: CheckoutRow,
  event: TakenBack,
  now: Date,
): Promise<(Reversal & { reversedEntryId: string }) | 'repeated' | 'wrong_amount'> {
  if (checkout.state === 'refunded') return 'repeated';
  if (checkout.state !== 'paid') refuse('unavailable');
  const charge = await findCharge(tx, checkout.checkout_id);
  if (!charge) return 'repeated';
  if (charge.usdCents !== event.amountUsdCents) return 'wrong_amount';
  const wanted = event.type === 'charge.refunded' ? 'refund' : 'chargeback';
  const reversal = await reverseEntry(tx, charge.entryId, wanted, now);
  if (!reversal) return 'repeated';
  await markCheckout(tx, checkout.checkout_id, 'refunded', now);
  return { ...reversal, reversedEntryId: charge.entryId };
}

async function findCharge(
  tx: Tx,
  checkoutId: string,
): Promise<{ entryId: string; usdCents: number } | undefined> {
  const row = await tx
    .selectFrom('journal_entries as e')
    .innerJoin('postings as p', (join) =>
      join.onRef('p.entry_id', '=', 'e.entry_id').on('p.account_id', '=', commonAccounts.processor),
    )
    .leftJoin('journal_entries as reversal', 'reversal.reverses', 'e.entry_id')
    .select(['e.entry_id', 'p.amount'])
    .where('e.checkout_id', '=', checkoutId)
    .where('e.kind', 'in', ['purchase', 'subscription'])
    .where('reversal.entry_id', 'is', null)
    .orderBy('e.entry_id', 'desc')
    .limit(1)
    .executeTakeFirst();
  return row && { entryId: row.entry_id, usdCents: -Number(row.amount) };
}
