import {
  fingerprintOf,
  type SandboxCard,
  sandboxCards,
} from '../../outside/payments/sandbox/sandbox-cards.ts';
import { addMonths, inclusiveTax, newInvoice, payInvoice, paymentOf } from './stripe-billing.ts';
import { decline, newIntent, planSteps, succeed } from './stripe-charges.ts';
import type { Intent, PaymentMethod, Presentment, Session, Subscription } from './stripe-objects.ts';
import { all, find, get, insert, recordEvent, StripeFault, type StripeState } from './stripe-state.ts';

const day = 86_400;

export type PageOptions = {
  /** The bank wants a confirmation (3-D Secure) and the buyer gave it. */
  isConfirmed?: boolean;
  /** The buyer sees this currency; one US cent is so many of its minor units. */
  presented?: { currency: string; rate: number };
};

/** Acts as the buyer on the hosted page of a checkout. Returns the session's new state. */
export function payOnPage(
  state: StripeState,
  checkoutId: string,
  card: SandboxCard,
  options: PageOptions = {},
): Session['status'] | 'confirming' {
  const session = sessionOf(state, checkoutId);
  if (session.status !== 'open') return session.status;
  const { customer, currency, amount_total: amount } = session;
  const metadata = state.hidden.terms.get(session.id)?.marks ?? {};
  const isSingle = session.mode === 'payment';
  const before = isSingle ? (find(state, 'payment_intent', session.payment_intent) ?? undefined) : undefined;
  const intent = isSingle
    ? (before ?? newIntent(state, { amount, currency, customer, metadata }))
    : undefined;
  if (intent) session.payment_intent = intent.id;
  if (card === 'declined') {
    // A declined first payment of a subscription leaves only the event.
    decline(state, { amount, currency, customer, metadata: isSingle ? metadata : {} }, intent);
    return 'open';
  }
  if (card === '3ds' && !options.isConfirmed) {
    if (intent) intent.status = 'requires_action';
    return 'confirming';
  }
  const method = newMethod(state, session, card);
  const presentment = presentmentOf(amount, options);
  if (intent) paySingle(state, session, { intent, card, metadata, presentment });
  else subscribe(state, session, { method, card, metadata, presentment });
  Object.assign(session, { status: 'complete', url: null });
  session.total_details.amount_tax = session.automatic_tax.enabled ? inclusiveTax(amount) : 0;
  recordEvent(state, 'checkout.session.completed', session);
  return 'complete';
}

/** Acts as the subscriber on the hosted page of an overdue invoice. */
export function payOverdueOnPage(
  state: StripeState,
  subscriptionRef: string,
  card: SandboxCard = 'success',
): void {
  const subscription = get(state, 'subscription', subscriptionRef);
  const invoice = get(state, 'invoice', subscription.latest_invoice);
  if (invoice.status !== 'open') throw new StripeFault(400, 'invoice_not_open', 'This invoice is not open.');
  const session = all(state, 'checkout.session').find((item) => item.subscription === subscriptionRef);
  if (session) subscription.default_payment_method = newMethod(state, session, card).id;
  payInvoice(state, invoice, paymentOf(state, invoice));
}

/** Finds the session of one of our checkouts. */
export function sessionOf(state: StripeState, checkoutId: string): Session {
  const session = all(state, 'checkout.session').find(({ metadata }) => metadata.checkout_id === checkoutId);
  if (!session) throw new Error(`no session for ${checkoutId}`);
  return session;
}

type Paying = {
  card: SandboxCard;
  metadata: Record<string, string>;
  presentment: Presentment | undefined;
};

function paySingle(
  state: StripeState,
  session: Session,
  { intent, card, metadata, presentment }: Paying & { intent: Intent },
): void {
  const { amount_total: amount, currency, customer } = session;
  succeed(state, { amount, currency, customer, metadata, ...(presentment ? { presentment } : {}) }, intent);
  planSteps(state, intent, card);
  session.payment_status = 'paid';
}

function subscribe(
  state: StripeState,
  session: Session,
  { method, card, metadata, presentment }: Paying & { method: PaymentMethod },
): void {
  const terms = state.hidden.terms.get(session.id);
  const trialDays = terms?.trialDays ?? 0;
  const start = state.now();
  const trialEnd = trialDays > 0 ? start + trialDays * day : null;
  const subscription: Subscription = insert(state, 'subscription', {
    status: trialEnd === null ? 'active' : 'trialing',
    customer: session.customer,
    currency: session.currency,
    cancel_at_period_end: false,
    trial_end: trialEnd,
    default_payment_method: method.id,
    latest_invoice: null,
    ended_at: null,
    metadata,
    items: {
      object: 'list',
      data: [
        {
          id: state.nextId('si'),
          object: 'subscription_item',
          current_period_start: start,
          current_period_end: trialEnd ?? addMonths(start, 1),
          price: { currency: session.currency, unit_amount: terms?.monthCents ?? session.amount_total },
        },
      ],
    },
  });
  const months = { anchor: trialEnd ?? start, begun: trialEnd === null ? 1 : 0 };
  state.hidden.months.set(subscription.id, months);
  session.subscription = subscription.id;
  if (terms?.coupon) {
    const { amount_off: amountOff, duration_in_months } = terms.coupon;
    state.hidden.discounts.set(subscription.id, { amountOff, left: duration_in_months ?? 1 });
  }
  const atOnceCents = terms?.atOnceCents ?? 0;
  const invoice = newInvoice(state, subscription, 'subscription_create', atOnceCents);
  recordEvent(state, 'customer.subscription.created', subscription);
  const isFree = trialEnd !== null && atOnceCents === 0;
  session.payment_status = isFree ? 'no_payment_required' : 'paid';
  if (isFree) return recordEvent(state, 'invoice.paid', invoice);
  const intent = paymentOf(state, invoice);
  payInvoice(state, invoice, intent, presentment);
  planSteps(state, intent, card);
}

function newMethod(state: StripeState, session: Session, card: SandboxCard): PaymentMethod {
  const paymentMethod = insert(state, 'payment_method', {
    type: 'card',
    customer: session.customer,
    card: {
      brand: 'visa',
      last4: sandboxCards[card].number.slice(-4),
      exp_month: 12,
      exp_year: 2040,
      fingerprint: fingerprintOf(card) ?? state.nextId('fp'),
    },
  });
  state.hidden.cards.set(paymentMethod.id, card);
  recordEvent(state, 'payment_method.attached', paymentMethod);
  return paymentMethod;
}

function presentmentOf(amount: number, { presented }: PageOptions): Presentment | undefined {
  if (!presented) return undefined;
  return {
    presentment_currency: presented.currency,
    presentment_amount: Math.round(amount * presented.rate),
  };
}
