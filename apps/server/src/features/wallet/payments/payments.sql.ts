import type { CheckoutRow } from '../../../feature.ts';
import type { ProviderPayment } from '../../../outside/payments/payments.ts';
import { query, type Tx } from '../../../platform/db/db.ts';
import { commonAccounts } from '../ledger/ledger-accounts.ts';

export type PostedPayment = {
  payment_ref: string;
  entry_id: string;
  kind: 'purchase' | 'subscription' | 'unapplied';
  /** US cents; `kept` is what no reversal has taken. */
  usd_cents: number;
  kept: number;
};

const listText = `
  select p.payment_ref, p.entry_id, e.kind, p.usd_cents, (p.usd_cents - coalesce((
    select sum(g.amount) from journal_entries r join postings g using (entry_id)
    where r.reverses = p.entry_id and g.account_id = ${commonAccounts.processor}), 0))::integer as kept
  from payments p join journal_entries e using (entry_id)
  where p.checkout_id = $1 order by p.entry_id`;

/** The payments of a checkout that are in the books, oldest first. */
export function listPostedPayments(tx: Tx, checkoutId: string): Promise<PostedPayment[]> {
  return query<PostedPayment>(tx, listText, [checkoutId]);
}

/** Notes which entry books a payment of the provider. */
export async function insertPayment(
  tx: Tx,
  { provider, checkout_id }: CheckoutRow,
  payment: ProviderPayment,
  entryId: string,
): Promise<void> {
  await tx
    .insertInto('payments')
    .values({
      provider,
      payment_ref: payment.paymentRef,
      checkout_id,
      entry_id: entryId,
      usd_cents: payment.amountUsdCents,
    })
    .execute();
}
