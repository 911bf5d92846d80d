import type Stripe from 'stripe';
import type { ProviderPayment } from '../payments.ts';
import type { StripeAccount } from './stripe-account.ts';

/** What the buyer saw, where Stripe has converted the amount: checkouts that were opened before we chose the currency. */
export function presentedBy({ presentment_details: details }: Stripe.Charge): ProviderPayment['presented'] {
  if (!details) return undefined;
  return { currency: details.presentment_currency.toUpperCase(), amount: details.presentment_amount };
}

/** Of these the bank has not taken anything, or has given it back. */
const withoutLoss = ['warning_needs_response', 'warning_under_review', 'warning_closed', 'won', 'prevented'];

/** How much, in the charge's currency, disputes that are open or lost have withdrawn of it. */
export async function disputedShare({ stripe }: StripeAccount, charge: Stripe.Charge): Promise<number> {
  if (!charge.disputed) return 0;
  const disputes = await stripe.disputes.list({ charge: charge.id, limit: 100 });
  const taken = disputes.data
    .filter(({ status }) => !withoutLoss.includes(status))
    .reduce((sum, dispute) => sum + inChargeCurrency(charge, dispute), 0);
  return Math.min(taken, charge.amount - charge.amount_refunded);
}

/** A bank disputes what its customer saw; in another currency it is as large a part of the charge. */
function inChargeCurrency(charge: Stripe.Charge, { amount, currency }: Stripe.Dispute): number {
  if (currency === charge.currency) return amount;
  const presented = charge.presentment_details?.presentment_amount ?? 0;
  return presented > 0 ? Math.round((charge.amount * amount) / presented) : charge.amount;
}
