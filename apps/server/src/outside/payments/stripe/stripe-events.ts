import type Stripe from 'stripe';
import type { ListedEvent, PaymentEvent } from '../payments.ts';
import { checkoutIdOf, idOf, isOurs, type StripeAccount, unlessMissing } from './stripe-account.ts';

const pageSize = 100;

/** How to find out whose an event about a checkout is. All others are not ours. docs/payments.md says what each leads to. */
const handled = {
  'checkout.session.completed': 'session',
  'checkout.session.async_payment_succeeded': 'session',
  'checkout.session.async_payment_failed': 'session',
  'checkout.session.expired': 'session',
  'payment_intent.payment_failed': 'intent',
  'charge.refunded': 'money',
  'refund.updated': 'money',
  'refund.failed': 'money',
  'charge.dispute.created': 'money',
  'charge.dispute.updated': 'money',
  'charge.dispute.funds_withdrawn': 'money',
  'charge.dispute.funds_reinstated': 'money',
  'charge.dispute.closed': 'money',
  'customer.subscription.updated': 'subscription',
  'customer.subscription.deleted': 'subscription',
  'invoice.paid': 'invoice',
  'invoice.payment_failed': 'invoice',
  'invoice.payment_action_required': 'invoice',
} as const satisfies Record<string, 'session' | 'intent' | 'money' | 'subscription' | 'invoice'>;

/** Kinds of events of the accounts that we pay out to. */
export const stripePayoutTypes: readonly string[] = [
  'account.updated',
  'account.application.deauthorized',
  'payout.paid',
  'payout.failed',
  'payout.canceled',
];

type CheckoutType = keyof typeof handled;

/** Kinds of events about checkouts. */
export const stripeCheckoutTypes: readonly string[] = Object.keys(handled);

/** The checkout of an event; the event's own copy of the object is not trusted. May have to ask Stripe. */
export function readStripeEvent(account: StripeAccount, event: Stripe.Event): Promise<PaymentEvent> {
  // What happens in an account that we pay out to says nothing about our checkouts.
  if (event.account !== undefined) return Promise.resolve(readPayoutEvent(account, event));
  return isCheckoutType(event.type)
    ? readCheckoutEvent(account, event, handled[event.type])
    : Promise.resolve(other(event));
}

/** Events about checkouts since then, newest first. */
export async function listStripeEvents(
  account: StripeAccount,
  since: Date,
  afterEventId: string | undefined,
): Promise<ListedEvent[]> {
  const page = await account.stripe.events.list({
    limit: pageSize,
    types: [...stripeCheckoutTypes],
    created: { gte: Math.max(0, Math.floor(since.getTime() / 1000)) },
    ...(afterEventId === undefined ? {} : { starting_after: afterEventId }),
  });
  return page.data.map((event) => ({
    eventId: event.id,
    type: event.type,
    read: () => readStripeEvent(account, event),
  }));
}

function isCheckoutType(type: string): type is CheckoutType {
  return Object.hasOwn(handled, type);
}

/** The fields that we read of an event's object. They are the same in all versions of the API. */
type EventObject = {
  id: string;
  metadata?: Record<string, string> | null;
  payment_intent?: string | { id: string } | null;
};

async function readCheckoutEvent(
  account: StripeAccount,
  event: Stripe.Event,
  how: (typeof handled)[CheckoutType],
): Promise<PaymentEvent> {
  const object = event.data.object as EventObject;
  const about = await findCheckout(account, object, how);
  return about ? { about: 'checkout', eventId: event.id, type: event.type, ...about } : other(event);
}

type Found = { checkoutId: string; providerRef: string } | undefined;

async function findCheckout(
  account: StripeAccount,
  object: EventObject,
  how: (typeof handled)[CheckoutType],
): Promise<Found> {
  switch (how) {
    case 'session':
    case 'subscription':
    case 'intent':
      return referenceOf(checkoutIdOf(account, object.metadata), object.id);
    case 'invoice':
      return findByInvoice(account, object.id);
    case 'money':
      return findByIntent(account, idOf(object.payment_intent));
    default:
      return how satisfies never;
  }
}

async function findByInvoice(account: StripeAccount, invoiceId: string): Promise<Found> {
  const invoice = await unlessMissing(account.stripe.invoices.retrieve(invoiceId));
  const details = invoice?.parent?.subscription_details;
  return referenceOf(checkoutIdOf(account, details?.metadata), idOf(details?.subscription));
}

/** A single purchase's carries our mark; a subscription's belongs to an invoice. */
async function findByIntent(account: StripeAccount, intentId: string | undefined): Promise<Found> {
  if (intentId === undefined) return undefined;
  const { stripe } = account;
  const intent = await unlessMissing(stripe.paymentIntents.retrieve(intentId));
  const single = referenceOf(checkoutIdOf(account, intent?.metadata), intentId);
  if (single || !intent) return single;
  const payment = { type: 'payment_intent', payment_intent: intentId } as const;
  const [paid] = (await stripe.invoicePayments.list({ payment, limit: 1 })).data;
  const invoiceId = idOf(paid?.invoice);
  return invoiceId === undefined ? undefined : findByInvoice(account, invoiceId);
}

function referenceOf(checkoutId: string | undefined, providerRef: string | undefined): Found {
  return checkoutId === undefined || providerRef === undefined ? undefined : { checkoutId, providerRef };
}

function readPayoutEvent(account: StripeAccount, event: Stripe.Event): PaymentEvent {
  const { id: eventId, type, account: accountRef } = event;
  const { metadata } = event.data.object as EventObject;
  const isPayout = type.startsWith('payout.');
  if (accountRef === undefined || !stripePayoutTypes.includes(type)) return other(event);
  if (!isPayout) return { about: 'payout', eventId, type, accountRef };
  const payoutId = isOurs(account, metadata) ? metadata?.payout_id : undefined;
  return payoutId === undefined ? other(event) : { about: 'payout', eventId, type, accountRef, payoutId };
}

function other({ id: eventId, type }: Stripe.Event): PaymentEvent {
  return { about: 'other', eventId, type };
}
