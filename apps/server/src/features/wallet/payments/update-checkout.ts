import type { ProviderCheckout } from '../../../outside/payments/payments.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { CheckoutRow } from './settlement.ts';

const $ = inputs({ checkoutId: 'text', now: 'timestamptz', state: 'text' });

/** Stores the provider's state of an unpaid checkout. A paid checkout stays paid. */
export async function updateUnpaidCheckout(
  tx: Tx,
  checkout: CheckoutRow,
  state: ProviderCheckout['state'],
  now: Date,
): Promise<string[]> {
  const isSettled = checkout.state === 'paid' || checkout.state === 'refunded';
  if (state === 'open' || state === 'paid' || isSettled || state === checkout.state) return [];
  await updateCheckoutState(tx, checkout.checkout_id, state, now);
  return [state];
}

const updateState = statement(
  {},
  sql`update checkouts set state = ${$.state}, settled_at = ${$.now} where checkout_id = ${$.checkoutId}`,
);

export async function updateCheckoutState(
  tx: Tx,
  checkoutId: string,
  state: 'paid' | 'declined' | 'expired',
  now: Date,
): Promise<void> {
  await updateState.run(tx, { checkoutId, state, now });
}

const updatePaid = statement(
  {},
  sql`update checkouts k set state = s.state, settled_at = ${$.now}
    from (
      select case when sum(g.amount) = 0 then 'refunded' else 'paid' end as state, count(*) as postings
      from (
        select p.entry_id from payments p where p.checkout_id = ${$.checkoutId}
        union all
        select r.entry_id from payments p join journal_entries r on r.reverses = p.entry_id
        where p.checkout_id = ${$.checkoutId}
      ) e join postings g on g.entry_id = e.entry_id and g.account_id = house_account('processor')
    ) s
    where k.checkout_id = ${$.checkoutId} and s.postings > 0 and k.state <> s.state`,
);

/** A checkout is paid with its first payment in our books, and refunded when all payments are reversed in full. */
export async function updatePaidCheckout(tx: Tx, checkoutId: string, now: Date): Promise<void> {
  await updatePaid.run(tx, { checkoutId, now });
}
