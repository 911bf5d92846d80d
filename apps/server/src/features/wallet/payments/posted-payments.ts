import type { Tx } from '../../../platform/db/db.ts';
import { inputs, raw, type Sql, sql, statement } from '../../../platform/db/sql.ts';
import type { CheckoutPayment, CheckoutRow } from './settlement.ts';

const $ = inputs({
  checkoutId: 'text',
  refunded: 'bigint',
  entryId: 'bigint',
  provider: 'text',
  paymentRef: 'text',
  usdCents: 'integer',
  periodEnd: 'timestamptz?',
  taxUsdCents: 'integer',
  currency: 'text?',
  amount: 'bigint?',
  tax: 'bigint',
});

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

const insertPosted = statement(
  {},
  sql`insert into payments (provider, payment_ref, checkout_id, entry_id, usd_cents, period_end, tax_usd_cents,
      presented_currency, presented_amount, presented_tax)
    values (${$.provider}, ${$.paymentRef}, ${$.checkoutId}, ${$.entryId}, ${$.usdCents},
      ${$.periodEnd}, ${$.taxUsdCents}, ${$.currency}, ${$.amount}, ${$.tax})`,
);

export async function insertPayment(
  tx: Tx,
  { provider, checkout_id }: CheckoutRow,
  payment: CheckoutPayment,
  entryId: string,
): Promise<void> {
  const foreign = presentedOf(payment);
  await insertPosted.run(tx, {
    provider,
    paymentRef: payment.paymentRef,
    checkoutId: checkout_id,
    entryId,
    usdCents: payment.amountUsdCents,
    periodEnd: payment.periodEnd ?? null,
    taxUsdCents: payment.taxUsdCents,
    currency: foreign?.currency ?? null,
    amount: foreign ? String(foreign.amount) : null,
    tax: String(foreign?.tax ?? 0),
  });
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
