import { formOf, listOf, metadataOf, textOf } from '../form-body.ts';
import type { Coupon } from '../stripe-objects.ts';
import { all, get, insert, recordEvent, StripeFault, type StripeState } from '../stripe-state.ts';
import type { StripeRequest, StripeRoute } from './stripe-route.ts';

export const checkoutRoutes: StripeRoute[] = [
  {
    method: 'POST',
    path: '/v1/coupons',
    knows: ['amount_off', 'currency', 'duration', 'duration_in_months', 'max_redemptions'],
    answer: createCoupon,
  },
  {
    method: 'POST',
    path: '/v1/checkout/sessions',
    knows: [
      'mode',
      'line_items',
      'discounts',
      'payment_intent_data',
      'subscription_data',
      'payment_method_collection',
      'saved_payment_method_options',
      'customer',
      'customer_update',
      'client_reference_id',
      'metadata',
      'locale',
      'adaptive_pricing',
      'expires_at',
      'automatic_tax',
      'success_url',
      'cancel_url',
    ],
    answer: openSession,
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions/:id',
    answer: (state, { id }) => get(state, 'checkout.session', id),
  },
  {
    method: 'GET',
    path: '/v1/checkout/sessions',
    answer: (state, { params }) =>
      all(state, 'checkout.session').filter(
        ({ subscription, payment_intent }) =>
          (params.subscription === undefined || params.subscription === subscription) &&
          (params.payment_intent === undefined || params.payment_intent === payment_intent),
      ),
  },
  {
    method: 'POST',
    path: '/v1/checkout/sessions/:id/expire',
    knows: [],
    answer: (state, { id }) => {
      const session = get(state, 'checkout.session', id);
      if (session.status !== 'open') {
        throw new StripeFault(
          400,
          undefined,
          `Only Checkout Sessions with a status in ["open"] can be expired.`,
        );
      }
      Object.assign(session, { status: 'expired', url: null });
      recordEvent(state, 'checkout.session.expired', session);
      return session;
    },
  },
];

function createCoupon(state: StripeState, { params }: StripeRequest): Coupon {
  const { duration, duration_in_months } = params;
  if ((duration === 'repeating') !== (duration_in_months !== undefined)) {
    throw new StripeFault(400, 'parameter_invalid_empty', 'Invalid duration_in_months.');
  }
  return insert(state, 'coupon', {
    amount_off: Number(params.amount_off),
    currency: textOf(params.currency) ?? '',
    duration: duration === 'repeating' ? 'repeating' : 'once',
    duration_in_months: duration_in_months === undefined ? null : Number(duration_in_months),
    max_redemptions: Number(params.max_redemptions),
  });
}

/** Refuses a second currency for a customer with a subscription. */
function assertOneCurrency(state: StripeState, customer: string | null, currency: string | undefined): void {
  const otherSubscription = all(state, 'subscription').find(
    (item) => item.customer === customer && item.status !== 'canceled' && item.currency !== currency,
  );
  if (!otherSubscription || currency === undefined) return;
  throw new StripeFault(
    400,
    undefined,
    `You cannot combine currencies on a single customer. This customer has an active subscription in ${otherSubscription.currency}.`,
  );
}

function openSession(state: StripeState, { params }: StripeRequest): object {
  const isSingle = params.mode === 'payment';
  const [line, atOnce] = listOf(params.line_items).map(formOf);
  const price = formOf(line?.price_data);
  const data = formOf(isSingle ? params.payment_intent_data : params.subscription_data);
  const hasTax = formOf(params.automatic_tax).enabled === 'true';
  if (hasTax && !state.taxIsActive) {
    throw new StripeFault(
      400,
      undefined,
      'You must have a valid head office address to enable automatic tax.',
    );
  }
  if (isSingle === (price.recurring !== undefined)) {
    throw new StripeFault(400, undefined, 'The price does not go with the mode.');
  }
  const customer = textOf(params.customer) ?? null;
  if (customer) get(state, 'customer', customer);
  const currency = textOf(price.currency) ?? '';
  assertOneCurrency(state, customer, isSingle ? undefined : currency);
  const monthCents = Number(price.unit_amount);
  const atOnceCents = Number(formOf(atOnce?.price_data).unit_amount ?? 0);
  const [discount] = listOf(params.discounts).map(formOf);
  const coupon = discount && get(state, 'coupon', textOf(discount.coupon));
  if (coupon && coupon.currency !== currency)
    throw new StripeFault(400, undefined, 'The coupon is in another currency.');
  const trialDays = Number(textOf(data.trial_period_days) ?? 0);
  const session = insert(state, 'checkout.session', {
    mode: isSingle ? 'payment' : 'subscription',
    status: 'open',
    payment_status: 'unpaid',
    url: `https://checkout.stripe.test/${state.nextId('page')}`,
    customer,
    locale: textOf(params.locale) ?? 'auto',
    amount_total: atOnceCents > 0 ? atOnceCents : monthCents - (coupon?.amount_off ?? 0),
    currency,
    expires_at: Number(textOf(params.expires_at) ?? state.now() + 86_400),
    automatic_tax: { enabled: hasTax },
    adaptive_pricing: { enabled: formOf(params.adaptive_pricing).enabled === 'true' },
    total_details: { amount_tax: 0 },
    payment_intent: null,
    subscription: null,
    success_url: textOf(params.success_url) ?? '',
    cancel_url: textOf(params.cancel_url) ?? '',
    metadata: metadataOf(params.metadata),
  });
  state.hidden.terms.set(session.id, {
    description: textOf(formOf(price.product_data).name) ?? '',
    trialDays,
    marks: metadataOf(data.metadata),
    monthCents,
    atOnceCents,
    coupon,
  });
  return session;
}
