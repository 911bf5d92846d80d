import { formOf, listOf, metadataOf, textOf } from '../form-body.ts';
import { all, get, insert, recordEvent, StripeFault, type StripeState } from '../stripe-state.ts';
import type { StripeRequest, StripeRoute } from './stripe-route.ts';

export const checkoutRoutes: StripeRoute[] = [
  {
    method: 'POST',
    path: '/v1/checkout/sessions',
    knows: [
      'mode',
      'line_items',
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

function openSession(state: StripeState, { params }: StripeRequest): object {
  const isSingle = params.mode === 'payment';
  const [line] = listOf(params.line_items).map(formOf);
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
  const session = insert(state, 'checkout.session', {
    mode: isSingle ? 'payment' : 'subscription',
    status: 'open',
    payment_status: 'unpaid',
    url: `https://checkout.stripe.test/${state.nextId('page')}`,
    customer,
    locale: textOf(params.locale) ?? 'auto',
    amount_total: Number(price.unit_amount),
    currency: 'usd',
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
    trialDays: Number(textOf(data.trial_period_days) ?? 0),
    marks: metadataOf(data.metadata),
  });
  return session;
}
