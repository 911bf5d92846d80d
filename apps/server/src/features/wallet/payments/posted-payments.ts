import type { Tx } from '../../../platform/db/db.ts';
import { inputs, raw, type Sql, sql, statement } from '../../../platform/db/sql.ts';
import type { CheckoutPayment, CheckoutRow } from './settlement.ts';

const $ = inputs({ checkoutId: 'text', refunded: 'bigint', entryId: 'bigint' });

/** US cents of the payment of this alias that no reversal has taken. */
export function keptUsdCents(payment: Sql): Sql {
  return sql`(${payment}.usd_cents - coalesce((
      select sum(g.amount) from journal_entries r join postings g using (entry_id)
      where r.reverses = ${payment}.entry_id and g.account_id = house_account('processor')), 0))`;
}

/** The posted payments of a checkout, oldest first; `kept` is the US cents that no reversal has taken. */
export const listPostedPayments = statement(
  { payment_ref: 'text', entry_id: 'bigint', kept: 'integer!' },
  sql`select p.payment_ref, p.entry_id, ${keptUsdCents(raw('p'))}::integer as kept
    from payments p where p.checkout_id = ${$.checkoutId} order by p.entry_id`,
);
export type PostedPayment = Awaited<ReturnType<typeof listPostedPayments.one>>;

export async function insertPayment(
  tx: Tx,
  { provider, checkout_id }: CheckoutRow,
  payment: CheckoutPayment,
  entryId: string,
): Promise<void> {
  const foreign = presentedOf(payment);
  await tx
    .insertInto('payments')
    .values({
      provider,
      payment_ref: payment.paymentRef,
      checkout_id,
      entry_id: entryId,
      usd_cents: payment.amountUsdCents,
      period_end: payment.periodEnd ?? null,
      tax_usd_cents: payment.taxUsdCents,
      presented_currency: foreign?.currency ?? null,
      presented_amount: foreign?.amount ?? null,
      presented_tax: foreign?.tax ?? 0,
    })
    .execute();
}

/**
 * Returns what the card was charged in another currency than US dollars, by us or converted by the provider: minor
 * units including the tax, and the refunded part.
 */
export function presentedOf({
  charged,
  presented,
}: CheckoutPayment): { currency: string; amount: number; tax: number; refunded: number } | undefined {
  if (charged.currency !== 'USD') return charged;
  if (!presented) return undefined;
  const partOf = (part: number) => Math.round((presented.amount * part) / charged.amount);
  return { ...presented, tax: partOf(charged.tax), refunded: partOf(charged.refunded) };
}

/** Stores the refunded part of a payment in another currency; minor units. */
export const updateRefunded = statement(
  {},
  sql`update payments set presented_refunded = ${$.refunded}
    where entry_id = ${$.entryId} and presented_refunded <> ${$.refunded}`,
);
