import { presentAmount } from '@kindred/contract/wallet/charge-rate';
import type { ProviderCheckout, ProviderPayment } from '../../../outside/payments/payments.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { CheckoutPayment, CheckoutRow, SettledCheckout } from './settlement.ts';

const $ = inputs({ checkoutId: 'text' });

// First the due price, then every price that the buyer ever agreed to for this checkout.
const listPrices = statement(
  { usd_cents: 'integer!' },
  sql`select p.usd_cents from checkouts k
    cross join lateral (values
      (1, charge_price(k.intro_usd_cents, k.intro_charges, k.month_usd_cents,
        (select count(*) + 1 from subscription_charges s where s.checkout_id = k.checkout_id))),
      (2, k.price_usd_cents), (3, k.month_usd_cents), (4, k.intro_usd_cents)) p (rank, usd_cents)
    where k.checkout_id = ${$.checkoutId} and p.usd_cents > 0
    union all
    select c.month_usd_cents from price_consents c where c.checkout_id = ${$.checkoutId}`,
);

const listPosted = statement(
  { payment_ref: 'text', usd_cents: 'integer' },
  sql`select payment_ref, usd_cents from payments where checkout_id = ${$.checkoutId}`,
);

/**
 * Returns the provider's checkout with its payments in US cents, which the books use. A payment is worth the agreed
 * price that converts to exactly its amount in the checkout's currency; a payment of another amount or currency gets
 * a `mismatch`.
 */
export async function toUsCents(
  tx: Tx,
  checkout: CheckoutRow,
  provided: ProviderCheckout,
): Promise<SettledCheckout> {
  const { checkout_id: checkoutId } = checkout;
  const isForeign = provided.payments.some(({ currency }) => currency !== 'USD');
  const prices = isForeign ? await listPrices.all(tx, { checkoutId }) : [];
  const posted = isForeign ? await listPosted.all(tx, { checkoutId }) : [];
  const agreed = prices.map(({ usd_cents }) => usd_cents);
  const postedUsdCents = new Map(posted.map(({ payment_ref, usd_cents }) => [payment_ref, usd_cents]));
  const payments = provided.payments.map((payment) =>
    inUsCents(checkout, payment, agreed, postedUsdCents.get(payment.paymentRef)),
  );
  return { ...provided, payments };
}

function inUsCents(
  checkout: CheckoutRow,
  payment: ProviderPayment,
  prices: number[],
  posted: number | undefined,
): CheckoutPayment {
  const { currency, amount, refunded, disputed, tax, ...rest } = payment;
  const { amountUsdCents, mismatch } = worthOf(checkout, payment, prices);
  const usdCents = posted ?? amountUsdCents;
  const partOf = (part: number) => Math.round((usdCents * part) / amount);
  return {
    ...rest,
    charged: { currency, amount, refunded: refunded + disputed, tax: tax ?? 0 },
    amountUsdCents: usdCents,
    refundedUsdCents: partOf(refunded),
    disputedUsdCents: partOf(disputed),
    taxUsdCents: partOf(tax ?? 0),
    ...(mismatch ? { mismatch } : {}),
  };
}

function worthOf(
  { currency: agreed, rate_micros }: CheckoutRow,
  { currency, amount }: ProviderPayment,
  prices: number[],
): Pick<CheckoutPayment, 'amountUsdCents' | 'mismatch'> {
  if (currency === 'USD')
    return { amountUsdCents: amount, ...(agreed === 'USD' ? {} : { mismatch: 'wrong_currency' }) };
  // The payment is refunded in full, so the books hold the due price meanwhile.
  if (currency !== agreed) return { amountUsdCents: prices[0] ?? amount, mismatch: 'wrong_currency' };
  const rate = { rate_micros: Number(rate_micros) };
  const price = prices.find((usdCents) => presentAmount(usdCents, rate) === amount);
  if (price !== undefined) return { amountUsdCents: price };
  const worth = Math.max(1, Math.round((amount * 1_000_000) / rate.rate_micros));
  return { amountUsdCents: worth, mismatch: 'wrong_amount' };
}
