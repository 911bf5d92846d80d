import type { CheckoutRow } from '../../../feature.ts';
import type { ProviderPayment } from '../../../outside/payments/payments.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { input, raw, sql, statement } from '../../../platform/db/sql.ts';
import { commonAccounts } from '../ledger/ledger-accounts.ts';

/** The payments of a checkout that are in the books, oldest first; `kept`: US cents that no reversal has taken. */
export const listPostedPayments = statement(
  { payment_ref: 'text', entry_id: 'bigint', kept: 'integer!' },
  sql`select p.payment_ref, p.entry_id, (p.usd_cents - coalesce((
      select sum(g.amount) from journal_entries r join postings g using (entry_id)
      where r.reverses = p.entry_id and g.account_id = ${raw(commonAccounts.processor)}), 0))::integer as kept
    from payments p where p.checkout_id = ${input('checkoutId', 'text')} order by p.entry_id`,
);
export type PostedPayment = Awaited<ReturnType<typeof listPostedPayments.one>>;

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
      period_end: payment.periodEnd ?? null,
      tax_usd_cents: payment.taxUsdCents ?? 0,
      presented_currency: payment.presented?.currency ?? null,
      presented_amount: payment.presented?.amount ?? null,
    })
    .execute();
}
