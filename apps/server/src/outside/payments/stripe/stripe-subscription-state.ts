import type Stripe from 'stripe';
import type { ProviderSubscription } from '../payments.ts';
import { expanded, isPrepaid, toDate } from './stripe-account.ts';

/** A renewal's invoice is a draft for an hour before its card is charged. */
const collectingMs = 3 * 3_600_000;

/** The subscription as it is now; its card and its latest invoice are expanded. */
export function readStripeSubscription(subscription: Stripe.Subscription): ProviderSubscription {
  const [item] = subscription.items.data;
  if (!item) throw new Error(`${subscription.id} has nothing to pay for`);
  const fingerprint = expanded(subscription.default_payment_method)?.card?.fingerprint;
  const collecting = isCollecting(subscription);
  // Until something was charged, it is a trial.
  const hasTrial = subscription.trial_end !== null && !isPrepaid(subscription.metadata);
  const isTrial = hasTrial && collecting && subscription.trial_end === item.current_period_start;
  const state = isTrial ? 'trialing' : stateOf(subscription);
  const periodStart = toDate(item.current_period_start);
  return {
    subscriptionRef: subscription.id,
    state,
    periodEnd: toDate(item.current_period_end),
    renews: state !== 'ended' && !subscription.cancel_at_period_end,
    ...(hasTrial && subscription.trial_end ? { trialEnd: toDate(subscription.trial_end) } : {}),
    ...(collecting ? { collectingUntil: new Date(periodStart.getTime() + collectingMs) } : {}),
    ...(fingerprint ? { cardFingerprint: fingerprint } : {}),
  };
}

function stateOf({ status, metadata }: Stripe.Subscription): ProviderSubscription['state'] {
  switch (status) {
    case 'trialing':
      return isPrepaid(metadata) ? 'active' : 'trialing';
    case 'active':
      return 'active';
    case 'past_due':
    case 'unpaid':
    case 'incomplete':
    case 'paused':
      return 'past_due';
    case 'canceled':
    case 'incomplete_expired':
      return 'ended';
    default:
      throw new Error(`a subscription is ${status}, which this version of the API does not know`);
  }
}

function isCollecting({ status, latest_invoice }: Stripe.Subscription): boolean {
  const invoice = expanded(latest_invoice);
  const isDue = invoice?.status === 'draft' || invoice?.status === 'open';
  return status === 'active' && isDue && invoice.billing_reason === 'subscription_cycle';
}
