import type { Context } from '../../../context.ts';
import type {
  CheckoutEvent,
  PaymentEvent,
  PayoutEvent,
  ProviderCheckout,
} from '../../../outside/payments/payments.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { revokeAccess, transact } from '../../../platform/db/transact.ts';
import { refuseOverLimit } from '../limits/refuse-over-limit.ts';
import { lockCheckout } from './lock-checkout.ts';
import { insertEvent, isRecorded, updateOutcome } from './payment-events.sql.ts';
import { returnUnknownCheckout } from './return-payment.ts';
import type { CheckoutRow } from './settlement.ts';
import { toUsCents } from './to-us-cents.ts';

const $ = inputs({ fetch: 'bigint', checkoutId: 'text' });

/** The provider's object and the number of the fetch. A fetch with a higher number sees at least as much. */
type Fetched = { fetch: number; provided: ProviderCheckout | undefined };

const nextFetch = statement({ fetch: 'bigint!' }, sql`select nextval('payment_fetches') as fetch`);

/**
 * Applies an event from a webhook or from the provider's list: reads the provider's object, books the difference and
 * records the event. Returns the name of the outcome.
 */
export async function applyPaymentEvent(context: Context, event: PaymentEvent): Promise<string> {
  if (await isRecorded(context, event)) return 'repeated';
  const outcome = await apply(context, event);
  const { eventId, type, about } = event;
  context.log[logLevel(outcome)]({ eventId, about, type, outcome }, 'payment event');
  return outcome;
}

function apply(context: Context, event: PaymentEvent): Promise<string> {
  switch (event.about) {
    case 'checkout':
      return applyCheckoutEvent(context, event);
    case 'payout':
      return applyPayoutEvent(context, event);
    case 'other':
      return recordOnly(context, event, 'ignored');
    default:
      return event satisfies never;
  }
}

/** The effect and the record of the event are one transaction. */
async function applyCheckoutEvent(context: Context, event: CheckoutEvent): Promise<string> {
  const fetched = await fetchCheckout(context, event.providerRef);
  return transact(context, async (tx) => {
    const checkout = await lockCheckout(tx, context.payments.provider, event.checkoutId);
    if (!(await insertEvent(context, tx, event, checkout?.checkout_id))) return 'repeated';
    const outcome = checkout ? await converge(context, tx, checkout, fetched) : 'unknown_checkout';
    if (!checkout) await returnUnknownCheckout(tx, event);
    await updateOutcome(context, tx, event, outcome);
    return outcome;
  });
}

/**
 * The hook asks the provider outside the transaction, and repeating it is harmless, so the event is recorded last.
 */
async function applyPayoutEvent(context: Context, event: PayoutEvent): Promise<string> {
  const outcomes: string[] = [];
  for (const onPayoutEvent of context.hooks.payoutEvent) outcomes.push(await onPayoutEvent(context, event));
  return recordOnly(context, event, outcomes.join(' ') || 'ignored');
}

function recordOnly(context: Context, event: PaymentEvent, outcome: string): Promise<string> {
  return transact(context, async (tx) => {
    if (!(await insertEvent(context, tx, event, undefined))) return 'repeated';
    await updateOutcome(context, tx, event, outcome);
    return outcome;
  });
}

/** Does what a webhook about this checkout does, for webhooks that never came. */
export async function syncCheckout(
  context: Context,
  { checkoutId, providerRef }: { checkoutId: string; providerRef: string },
): Promise<string> {
  const fetched = await fetchCheckout(context, providerRef);
  return transact(context, async (tx) => {
    const checkout = await lockCheckout(tx, context.payments.provider, checkoutId);
    return checkout ? converge(context, tx, checkout, fetched) : 'unknown_checkout';
  });
}

async function fetchCheckout({ db, payments }: Context, providerRef: string): Promise<Fetched> {
  const { fetch } = await nextFetch.one(db);
  return { fetch: Number(fetch), provided: await payments.retrieveCheckout(providerRef) };
}

const setFetch = statement(
  {},
  sql`update checkouts set applied_fetch = ${$.fetch} where checkout_id = ${$.checkoutId}`,
);

async function converge(
  context: Context,
  tx: Tx,
  checkout: CheckoutRow,
  { fetch, provided }: Fetched,
): Promise<string> {
  if (!provided) return 'unknown_checkout';
  if (fetch <= Number(checkout.applied_fetch)) return 'superseded';
  const settlement = context.hooks.settlements.find(({ purpose }) => purpose === checkout.purpose);
  if (!settlement) throw new Error(`nobody settles checkouts for ${checkout.purpose}`);
  const inCents = await refuseOverLimit(tx, context, checkout, await toUsCents(tx, checkout, provided));
  const outcomes = await settlement.settle(context, tx, inCents, checkout);
  // A refund may take away what the person bought.
  revokeAccess(tx, [checkout.user_id]);
  await setFetch.run(tx, { checkoutId: checkout.checkout_id, fetch: String(fetch) });
  return outcomes.length > 0 ? outcomes.join(' ') : 'unchanged';
}

function logLevel(outcome: string): 'error' | 'info' {
  return /wrong_amount|wrong_currency|unknown_checkout/.test(outcome) ? 'error' : 'info';
}
