import type { Selectable } from 'kysely';
import type { Context } from '../../../context.ts';
import type { ProviderCheckout, ProviderPayment } from '../../../outside/payments/payments.ts';
import type { Tx } from '../../../platform/db/db.ts';
import type { Database } from '../../../platform/db/schema.gen.ts';

export type CheckoutRow = Selectable<Database['checkouts']>;

/**
 * Brings the books in line with the provider's checkout, its payments and its subscription; the checkout's row is
 * locked. Returns a name for each change: none when the books agreed already.
 */
export type SettlePayment = (
  context: Context,
  tx: Tx,
  provided: SettledCheckout,
  checkout: CheckoutRow,
) => Promise<string[]>;

/** The provider's checkout, its payments in US cents. */
export type SettledCheckout = Omit<ProviderCheckout, 'payments'> & { payments: CheckoutPayment[] };

/** A payment as the books have it: worth the agreed price in US cents. */
export type CheckoutPayment = Omit<
  ProviderPayment,
  'currency' | 'amount' | 'refunded' | 'disputed' | 'tax'
> & {
  amountUsdCents: number;
  refundedUsdCents: number;
  /** Withdrawn by disputes that are open or lost. */
  disputedUsdCents: number;
  /** The part of the amount that the provider found to be tax. */
  taxUsdCents: number;
  /** In minor units of the card's currency: the charge, its tax, and what refunds and disputes returned. */
  charged: { currency: string; amount: number; tax: number; refunded: number };
  /** Set when the payment is not the agreed one, and is refunded. */
  mismatch?: 'wrong_currency' | 'wrong_amount' | 'over_limit';
};
