import type Stripe from 'stripe';
import type { ProviderCheckout, ProviderPayment } from '../payments.ts';
import { expanded, isOurs, type StripeAccount, toDate, unless, unlessMissing } from './stripe-account.ts';
import { disputedShare, presentedBy } from './stripe-money.ts';
import { listSubscriptionPayments } from './stripe-subscription-payments.ts';
import { readStripeSubscription } from './stripe-subscription-state.ts';

/**
 * The checkout, found by its session, or by the payment or the subscription that came of it. What hangs on the session
 * is read after it, so that a session that is paid never comes without its payment.
 */
export async function retrieveStripeCheckout(
  account: StripeAccount,
  providerRef: string,
): Promise<ProviderCheckout | undefined> {
  const session = await findSession(account, providerRef);
  if (!session || !isOurs(account, session.metadata)) return undefined;
  return session.mode === 'subscription'
    ? readSubscriptionCheckout(account, session)
    : readSingleCheckout(account, session);
}

/** Nobody can pay it any more. */
export async function expireStripeCheckout(account: StripeAccount, providerRef: string): Promise<void> {
  const session = await findSession(account, providerRef);
  if (session?.status !== 'open') return;
  // Between the two it can have been paid.
  await unless(account.stripe.checkout.sessions.expire(session.id), ({ statusCode }) => statusCode === 400);
}

const sessionExpand = [
  'payment_intent.latest_charge',
  'subscription.default_payment_method',
  'subscription.latest_invoice',
];

async function findSession(
  { stripe }: StripeAccount,
  providerRef: string,
): Promise<Stripe.Checkout.Session | undefined> {
  const { sessions } = stripe.checkout;
  if (providerRef.startsWith('cs_')) {
    return unlessMissing(sessions.retrieve(providerRef, { expand: sessionExpand }));
  }
  const by = providerRef.startsWith('sub_') ? { subscription: providerRef } : { payment_intent: providerRef };
  const expand = sessionExpand.map((path) => `data.${path}`);
  const page = await unlessMissing(sessions.list({ ...by, limit: 1, expand }));
  return page?.data[0];
}

async function readSingleCheckout(
  account: StripeAccount,
  session: Stripe.Checkout.Session,
): Promise<ProviderCheckout> {
  const intent = expanded(session.payment_intent);
  const charge = expanded(intent?.latest_charge);
  if (intent?.status !== 'succeeded' || !charge) return { state: unpaidState(session, intent), payments: [] };
  const presented = presentedBy(charge);
  const tax = session.total_details?.amount_tax ?? 0;
  const fingerprint = charge.payment_method_details?.card?.fingerprint;
  const payment: ProviderPayment = {
    paymentRef: intent.id,
    currency: intent.currency.toUpperCase(),
    amount: intent.amount_received,
    refunded: charge.amount_refunded,
    disputed: await disputedShare(account, charge),
    paidAt: toDate(charge.created),
    ...(tax > 0 ? { tax } : {}),
    ...(presented ? { presented } : {}),
    ...(fingerprint ? { cardFingerprint: fingerprint } : {}),
  };
  return { state: 'paid', payments: [payment] };
}

async function readSubscriptionCheckout(
  account: StripeAccount,
  session: Stripe.Checkout.Session,
): Promise<ProviderCheckout> {
  const subscription = expanded(session.subscription);
  const isBegun = session.status === 'complete' && session.payment_status !== 'unpaid';
  if (!subscription || !isBegun) return { state: unpaidState(session), payments: [] };
  const payments = await listSubscriptionPayments(account, subscription);
  if (session.payment_status === 'paid' && payments.length === 0) {
    throw new Error(`Stripe says that ${session.id} is paid, and has no payment of it yet`);
  }
  return { state: 'paid', payments, subscription: readStripeSubscription(subscription) };
}

/** A card that was declined leaves the page open for another; what takes days to arrive is neither. */
function unpaidState(
  session: Stripe.Checkout.Session,
  intent?: Stripe.PaymentIntent,
): ProviderCheckout['state'] {
  if (session.status === 'expired') return 'expired';
  return intent?.last_payment_error ? 'declined' : 'open';
}
