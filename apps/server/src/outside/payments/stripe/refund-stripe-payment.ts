import type Stripe from 'stripe';
import { expanded, type StripeAccount, unless, unlessMissing } from './stripe-account.ts';

/** Gives back what is left of a payment. What is disputed cannot be refunded: the bank has taken it already. */
export async function refundStripePayment({ stripe }: StripeAccount, paymentRef: string): Promise<void> {
  const asked = stripe.paymentIntents.retrieve(paymentRef, { expand: ['latest_charge'] });
  const charge = expanded((await unlessMissing(asked))?.latest_charge);
  if (!charge || charge.disputed || charge.amount_refunded >= charge.amount) return;
  const idempotencyKey = `refund:${paymentRef}:${charge.amount_refunded}`;
  await unless(stripe.refunds.create({ payment_intent: paymentRef }, { idempotencyKey }), isGivenBack);
}

function isGivenBack({ code }: Stripe.errors.StripeError): boolean {
  return code === 'charge_already_refunded' || code === 'charge_disputed';
}
