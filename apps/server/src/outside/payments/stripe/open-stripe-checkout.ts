import type Stripe from 'stripe';
import type { CheckoutOrder } from '../payments.ts';
import { markOf, prepaidMark, type StripeAccount } from './stripe-account.ts';

/** Electronically supplied services; what Stripe Tax reckons by. */
const taxCode = 'txcd_10000000';

/**
 * Opens a hosted checkout. Prices are in the order's currency and contain the tax, and Stripe converts nothing, so that
 * what was shown is what is charged.
 */
export async function openStripeCheckout(
  account: StripeAccount,
  order: CheckoutOrder,
  hasTax: boolean,
): Promise<{ providerRef: string; payUrl: string }> {
  const { checkoutId, customerRef, language, returnUrl, expiresAt } = order;
  const metadata = markOf(account, checkoutId);
  const coupon = await createCoupon(account, order);
  const session = await account.stripe.checkout.sessions.create(
    {
      ...modeOf(order, metadata, account.clock.now()),
      ...(coupon === undefined ? {} : { discounts: [{ coupon }] }),
      ...(customerRef === undefined ? {} : customerOf(order, customerRef, hasTax)),
      client_reference_id: checkoutId,
      metadata,
      locale: language,
      adaptive_pricing: { enabled: false },
      ...(expiresAt ? { expires_at: Math.floor(expiresAt.getTime() / 1000) } : {}),
      automatic_tax: { enabled: hasTax },
      success_url: backUrl(returnUrl, checkoutId),
      cancel_url: backUrl(returnUrl, checkoutId),
    },
    { idempotencyKey: `checkout:${checkoutId}` },
  );
  if (!session.url) throw new Error(`Stripe has opened ${session.id} without an address`);
  return { providerRef: session.id, payUrl: session.url };
}

/** Asks once whether Stripe Tax is set up in the account; asks again after a failure. */
export function taxSetting({ stripe }: StripeAccount): () => Promise<boolean> {
  let answer: Promise<boolean> | undefined;
  return () => {
    answer ??= stripe.tax.settings.retrieve().then(({ status }) => status === 'active');
    answer.catch(() => {
      answer = undefined;
    });
    return answer;
  };
}

type Params = Stripe.Checkout.SessionCreateParams;

/** What the first charges cost less than the later ones. Undefined where they cost the same, or are paid at once. */
async function createCoupon(
  { stripe }: StripeAccount,
  { checkoutId, currency, monthAmount = 0, intro }: CheckoutOrder,
): Promise<string | undefined> {
  if (!intro || intro.months > 1) return undefined;
  const duration =
    intro.charges === 1
      ? ({ duration: 'once' } as const)
      : ({ duration: 'repeating', duration_in_months: intro.charges } as const);
  const { id } = await stripe.coupons.create(
    {
      ...duration,
      amount_off: monthAmount - intro.amount,
      currency: currency.toLowerCase(),
      max_redemptions: 1,
    },
    { idempotencyKey: `coupon:${checkoutId}` },
  );
  return id;
}

function modeOf(order: CheckoutOrder, metadata: Record<string, string>, now: Date): Params {
  const { description, amount, monthAmount, trialDays, intro } = order;
  const product_data = { name: description, tax_code: taxCode };
  const currency = order.currency.toLowerCase();
  const price = { currency, product_data, tax_behavior: 'inclusive' } as const;
  if (monthAmount === undefined) {
    return {
      mode: 'payment',
      line_items: [{ quantity: 1, price_data: { ...price, unit_amount: amount } }],
      payment_intent_data: { metadata, description },
    };
  }
  const recurring = { interval: 'month' } as const;
  const month = { quantity: 1, price_data: { ...price, unit_amount: monthAmount, recurring } };
  const common = { mode: 'subscription', payment_method_collection: 'always' } as const;
  if (intro && intro.months > 1) {
    // Paid today beside the subscription, which takes nothing for as long; `prepaid` tells it from a trial.
    const atOnce = { quantity: 1, price_data: { ...price, unit_amount: intro.amount } };
    const prepaid = { ...metadata, ...prepaidMark };
    return {
      ...common,
      line_items: [month, atOnce],
      subscription_data: { metadata: prepaid, ...trialOf(daysOfMonths(now, intro.months)) },
    };
  }
  return {
    ...common,
    line_items: [month],
    subscription_data: { metadata, ...(trialDays > 0 ? trialOf(trialDays) : {}) },
  };
}

/** On the calendar of UTC, as Stripe counts. */
function daysOfMonths(from: Date, months: number): number {
  const [year, month, day] = [from.getUTCFullYear(), from.getUTCMonth() + months, from.getUTCDate()];
  const lastDay = new Date(Date.UTC(year, month + 1, 0)).getUTCDate();
  const start = Date.UTC(year, from.getUTCMonth(), day);
  return (Date.UTC(year, month, Math.min(day, lastDay)) - start) / 86_400_000;
}

function trialOf(trialDays: number) {
  return {
    trial_period_days: trialDays,
    trial_settings: { end_behavior: { missing_payment_method: 'cancel' } },
  } as const;
}

/** What the buyer has saved is offered; a card of a single purchase is kept if they wish it, one that renews always. */
function customerOf({ monthAmount }: CheckoutOrder, customer: string, hasTax: boolean): Params {
  const isSingle = monthAmount === undefined;
  return {
    customer,
    ...(isSingle ? { saved_payment_method_options: { payment_method_save: 'enabled' } } : {}),
    ...(hasTax ? { customer_update: { address: 'auto' } } : {}),
  };
}

function backUrl(returnUrl: string, checkoutId: string): string {
  const url = new URL(returnUrl);
  url.searchParams.set('checkout', checkoutId);
  return url.href;
}
