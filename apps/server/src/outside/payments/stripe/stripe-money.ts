import type Stripe from 'stripe';
import type { ProviderPayment } from '../payments.ts';
import type { StripeAccount } from './stripe-account.ts';

/** Our amounts are US cents, whatever the buyer saw. Another currency is none of our checkouts. */
export function toUsdCents(amount: number, currency: string): number {
  if (currency !== 'usd') throw new Error(`a payment in ${currency} is not one that we asked for`);
  return amount;
}

/** What the buyer saw, where Stripe showed them their own currency. */
export function presentedBy({ presentment_details: details }: Stripe.Charge): ProviderPayment['presented'] {
  if (!details) return undefined;
  return { currency: details.presentment_currency.toUpperCase(), amount: details.presentment_amount };
}

/** Of these the bank has not taken anything, or has given it back. */
const withoutLoss = ['warning_needs_response', 'warning_under_review', 'warning_closed', 'won', 'prevented'];

/** US cents that disputes which are open or lost have withdrawn of a charge. */
export async function disputedShare({ stripe }: StripeAccount, charge: Stripe.Charge): Promise<number> {
  if (!charge.disputed) return 0;
  const disputes = await stripe.disputes.list({ charge: charge.id, limit: 100 });
  const taken = disputes.data
    .filter(({ status }) => !withoutLoss.includes(status))
    .reduce((sum, dispute) => sum + inUsdCents(charge, dispute), 0);
  return Math.min(taken, charge.amount - charge.amount_refunded);
}

/** A bank disputes what its customer saw; in another currency it is as large a part of the charge. */
function inUsdCents(charge: Stripe.Charge, { amount, currency }: Stripe.Dispute): number {
  if (currency === charge.currency) return amount;
  const presented = charge.presentment_details?.presentment_amount ?? 0;
  return presented > 0 ? Math.round((charge.amount * amount) / presented) : charge.amount;
}
