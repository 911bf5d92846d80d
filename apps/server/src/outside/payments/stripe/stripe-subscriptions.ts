import type Stripe from 'stripe';
import type { LiveSubscription } from '../payments.ts';
import { checkoutIdOf, expanded, idOf, type StripeAccount, unless, unlessMissing } from './stripe-account.ts';

const pageSize = 100;

/** Whether it renews when its period ends. One that is over stays as it is. */
export async function setStripeRenewal(
  { stripe }: StripeAccount,
  subscriptionRef: string,
  renews: boolean,
): Promise<void> {
  await unlessOver(stripe.subscriptions.update(subscriptionRef, { cancel_at_period_end: !renews }));
}

/** Another price from the next invoice on, in the subscription's currency; what is paid stays paid. */
export async function setStripePrice(
  { stripe }: StripeAccount,
  subscriptionRef: string,
  unit_amount: number,
): Promise<void> {
  const subscription = await unlessOver(stripe.subscriptions.retrieve(subscriptionRef));
  const item = subscription?.items.data[0];
  if (!item || item.price.unit_amount === unit_amount) return;
  const product = idOf(item.price.product) ?? '';
  const price_data = {
    currency: item.price.currency,
    product,
    unit_amount,
    recurring: { interval: 'month' },
    tax_behavior: 'inclusive',
  } as const;
  const items = [{ id: item.id, price_data }];
  await unlessOver(stripe.subscriptions.update(subscriptionRef, { items, proration_behavior: 'none' }));
}

/** What runs of a customer is charged in this currency; Stripe bills all of it in one. */
export async function findStripeRenewalCurrency(
  { stripe }: StripeAccount,
  customer: string,
): Promise<string | undefined> {
  const page = await unlessMissing(stripe.subscriptions.list({ customer, limit: 1 }));
  return page?.data[0]?.currency.toUpperCase();
}

/** Ends it at once, without a last invoice. */
export async function endStripeSubscription(
  { stripe }: StripeAccount,
  subscriptionRef: string,
): Promise<void> {
  await unlessOver(stripe.subscriptions.cancel(subscriptionRef, { invoice_now: false, prorate: false }));
}

/** Stripe's own page for the invoice that could not be charged; it asks for another card, or for 3-D Secure. */
export async function findOverdueInvoiceUrl(
  account: StripeAccount,
  subscriptionRef: string,
): Promise<string | undefined> {
  return (await findOverdueInvoice(account, subscriptionRef))?.hosted_invoice_url ?? undefined;
}

/** The invoice of a renewal that could not be charged, as long as it can still be paid. */
export async function findOverdueInvoice(
  { stripe }: StripeAccount,
  subscriptionRef: string,
): Promise<Stripe.Invoice | undefined> {
  const request = stripe.subscriptions.retrieve(subscriptionRef, { expand: ['latest_invoice'] });
  const subscription = await unlessMissing(request);
  if (subscription?.status !== 'past_due' && subscription?.status !== 'unpaid') return undefined;
  const invoice = expanded(subscription.latest_invoice);
  return invoice?.status === 'open' ? invoice : undefined;
}

/** Ours among all that have not ended. Pages without any of ours are passed over. */
export async function listLiveStripeSubscriptions(
  account: StripeAccount,
  after: string | undefined,
): Promise<LiveSubscription[]> {
  let startingAfter = after;
  for (;;) {
    const page = await account.stripe.subscriptions.list({
      limit: pageSize,
      ...(startingAfter === undefined ? {} : { starting_after: startingAfter }),
    });
    const ours = page.data.flatMap((subscription) => toLive(account, subscription));
    startingAfter = page.data.at(-1)?.id;
    if (ours.length > 0 || !page.has_more || startingAfter === undefined) return ours;
  }
}

function toLive(
  account: StripeAccount,
  { id, status, metadata, ...rest }: Stripe.Subscription,
): LiveSubscription[] {
  const checkoutId = checkoutIdOf(account, metadata);
  // Before its first payment it is the checkout's.
  if (checkoutId === undefined || status === 'incomplete' || status === 'incomplete_expired') return [];
  return [{ subscriptionRef: id, checkoutId, providerRef: id, renews: !rest.cancel_at_period_end }];
}

function unlessOver<T>(request: Promise<T>): Promise<T | undefined> {
  return unless(request, ({ code, statusCode }) => code === 'resource_missing' || statusCode === 404);
}
