import Stripe from 'stripe';
import type { RefundOutcome } from '../payments.ts';
import { expanded, type StripeAccount, unlessMissing } from './stripe-account.ts';

/** Gives back what is left of a payment. Stripe decides whether a dispute is in the way; a won one is not. */
export async function refundStripePayment(
  { stripe }: StripeAccount,
  paymentRef: string,
): Promise<RefundOutcome> {
  const request = stripe.paymentIntents.retrieve(paymentRef, { expand: ['latest_charge'] });
  const charge = expanded((await unlessMissing(request))?.latest_charge);
  if (!charge || charge.amount_refunded >= charge.amount) return 'done';
  const made = await stripe.refunds.list({ payment_intent: paymentRef, limit: 100 });
  // The buyer's bank did not take it. It would not take another one either.
  if (made.data.some(({ status }) => status === 'failed')) return 'refused';
  const idempotencyKey = `refund:${paymentRef}:${charge.amount_refunded}`;
  try {
    await stripe.refunds.create({ payment_intent: paymentRef }, { idempotencyKey });
    return 'done';
  } catch (error) {
    return outcomeOf(error);
  }
}

/** Throws what passes: an outage, a key that is in use, a balance that is too low at the moment. */
function outcomeOf(error: unknown): RefundOutcome {
  const { StripeInvalidRequestError } = Stripe.errors;
  if (!(error instanceof StripeInvalidRequestError) || error.code === 'balance_insufficient') throw error;
  if (error.code === 'charge_already_refunded') return 'done';
  return error.code === 'charge_disputed' ? 'disputed' : 'refused';
}
