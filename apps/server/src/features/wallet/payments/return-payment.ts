import type { CheckoutEvent } from '../../../outside/payments/payments.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { enqueue } from '../../../platform/jobs/jobs.ts';
import { commonAccounts } from '../ledger/ledger-accounts.ts';
import { postEntry } from '../ledger/post-entry.ts';
import type { CheckoutPayment, CheckoutRow } from './settlement.ts';

const $ = inputs({ before: 'timestamptz' });

export const returnTasks = {
  payment: 'wallet.refund-payment',
  unknownCheckout: 'wallet.return-unknown-checkout',
} as const;

export type RefundJob = { payment_ref: string; checkout_id: string };
export type UnknownCheckoutJob = { checkout_id: string; provider_ref: string };

/**
 * Posts a payment that bought nothing as owed to its payer and refunds it by a job, because the provider may be away.
 * The refund then reverses the entry. Returns the entry's id.
 */
export async function returnPayment(
  tx: Tx,
  checkout: CheckoutRow,
  payment: CheckoutPayment,
  now: Date,
): Promise<string> {
  const { user_id: userId, checkout_id: checkoutId } = checkout;
  const cents = payment.amountUsdCents;
  const entryId = await postEntry(tx, { kind: 'unapplied', userId, checkoutId, now }, [
    { accountId: commonAccounts.processor, amount: -cents },
    { accountId: commonAccounts.refundsPayable, amount: cents },
  ]);
  await enqueueRefund(tx, { payment_ref: payment.paymentRef, checkout_id: checkoutId });
  return entryId;
}

/** Refunds a checkout that is not in our books by a job. */
export async function returnUnknownCheckout(
  tx: Tx,
  { checkoutId: checkout_id, providerRef: provider_ref }: Pick<CheckoutEvent, 'checkoutId' | 'providerRef'>,
): Promise<void> {
  const payload: UnknownCheckoutJob = { checkout_id, provider_ref };
  await enqueue(tx, returnTasks.unknownCheckout, payload, {
    key: `${returnTasks.unknownCheckout}:${checkout_id}`,
  });
}

const listOwed = statement(
  { payment_ref: 'text', checkout_id: 'text' },
  sql`select p.payment_ref, p.checkout_id from journal_entries e join payments p using (entry_id)
    where e.kind = 'unapplied' and e.created_at < ${$.before} and p.refund_refusal is null
      and not exists (select from journal_entries r where r.reverses = e.entry_id)`,
);

/** Repeats refunds that have not happened, unless the provider has refused them for good. */
export async function enqueueOwedRefunds(db: Db, before: Date): Promise<void> {
  for (const refund of await listOwed.all(db, { before })) await enqueueRefund(db, refund);
}

/** Refunds a payment by a job. A second call for the same payment is the same job. */
export async function enqueueRefund(db: Tx | Db, payload: RefundJob): Promise<void> {
  await enqueue(db, returnTasks.payment, payload, { key: `${returnTasks.payment}:${payload.payment_ref}` });
}
