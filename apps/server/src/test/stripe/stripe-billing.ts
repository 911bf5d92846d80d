import { decline, newIntent, succeed } from './stripe-charges.ts';
import type { Intent, Invoice, Presentment, Subscription } from './stripe-objects.ts';
import { all, find, get, insert, recordEvent, type StripeState } from './stripe-state.ts';

const hour = 3600;
const day = 24 * hour;

/** Days between the attempts to charge an invoice. After the last one the subscription is canceled. */
const retryDays = [3, 5, 7];

/** Runs everything that is due by now, in order. */
export function runStripeTick(state: StripeState): void {
  const until = state.now();
  const now = state.now;
  for (let next = nextDue(state, until); next; next = nextDue(state, until)) {
    const { at, run } = next;
    state.now = () => at;
    run();
  }
  state.now = now;
}

type Due = { at: number; run: () => void };

function nextDue(state: StripeState, until: number): Due | undefined {
  const due: Due[] = [];
  for (const object of state.objects.values()) {
    if (object.object === 'subscription') due.push(...dueOfSubscription(state, object));
    if (object.object === 'invoice') due.push(...dueOfInvoice(state, object));
    if (object.object === 'checkout.session' && object.status === 'open') {
      due.push({
        at: object.expires_at,
        run: () => {
          Object.assign(object, { status: 'expired', url: null });
          recordEvent(state, 'checkout.session.expired', object);
        },
      });
    }
  }
  const { steps } = state.hidden;
  for (const step of steps) {
    due.push({
      at: step.at,
      run: () => {
        steps.splice(steps.indexOf(step), 1);
        step.run();
      },
    });
  }
  return due.filter(({ at }) => at <= until).toSorted((left, right) => left.at - right.at)[0];
}

function dueOfSubscription(state: StripeState, subscription: Subscription): Due[] {
  const { status, cancel_at_period_end, default_payment_method } = subscription;
  const [item] = subscription.items.data;
  if (!item || status === 'canceled' || status === 'past_due') return [];
  const hasCard = find(state, 'payment_method', default_payment_method)?.customer !== null;
  const isOver = cancel_at_period_end || (status === 'trialing' && !hasCard);
  const at = item.current_period_end;
  return [{ at, run: () => (isOver ? cancel(state, subscription) : beginPeriod(state, subscription)) }];
}

function dueOfInvoice(state: StripeState, invoice: Invoice): Due[] {
  if (!invoice.auto_advance) return [];
  if (invoice.status === 'draft') return [{ at: invoice.created + hour, run: () => collect(state, invoice) }];
  const at = invoice.next_payment_attempt;
  return invoice.status === 'open' && at !== null ? [{ at, run: () => collect(state, invoice) }] : [];
}

/** Begins the next month; its invoice is a draft for an hour. */
function beginPeriod(state: StripeState, subscription: Subscription): void {
  const [item] = subscription.items.data;
  const months = state.hidden.months.get(subscription.id);
  if (!item || !months) return;
  months.begun += 1;
  item.current_period_start = item.current_period_end;
  item.current_period_end = addMonths(months.anchor, months.begun);
  subscription.status = 'active';
  const invoice = newInvoice(state, subscription, 'subscription_cycle');
  recordEvent(state, 'invoice.created', invoice);
  recordEvent(state, 'customer.subscription.updated', subscription);
}

/** Charges an invoice, or schedules another attempt. */
function collect(state: StripeState, invoice: Invoice): void {
  const subscription = get(state, 'subscription', subscriptionIdOf(invoice));
  invoice.status = 'open';
  invoice.hosted_invoice_url ??= `https://invoice.stripe.test/${invoice.id}`;
  const method = find(state, 'payment_method', subscription.default_payment_method);
  const card = method?.customer ? state.hidden.cards.get(method.id) : 'declined';
  const intent = paymentOf(state, invoice);
  if (card !== 'renewal_declined' && card !== 'declined') return payInvoice(state, invoice, intent);
  decline(state, orderOf(invoice), intent);
  const days = retryDays[invoice.attempt_count];
  invoice.attempt_count += 1;
  invoice.next_payment_attempt = days === undefined ? null : state.now() + days * day;
  recordEvent(state, 'invoice.payment_failed', invoice);
  if (days === undefined) return cancel(state, subscription);
  subscription.status = 'past_due';
  recordEvent(state, 'customer.subscription.updated', subscription);
}

/** Pays an invoice, by the card of its subscription or on the hosted page. */
export function payInvoice(
  state: StripeState,
  invoice: Invoice,
  before: Intent,
  presentment?: Presentment,
): void {
  const { amount_due: amount, currency, customer } = invoice;
  succeed(
    state,
    { amount, currency, customer, metadata: {}, ...(presentment ? { presentment } : {}) },
    before,
  );
  const payment = all(state, 'invoice_payment').find((item) => item.invoice === invoice.id);
  if (payment) payment.status = 'paid';
  Object.assign(invoice, { status: 'paid', amount_paid: amount, next_payment_attempt: null });
  invoice.status_transitions.paid_at = state.now();
  const subscription = get(state, 'subscription', subscriptionIdOf(invoice));
  recordEvent(state, 'invoice.paid', invoice);
  if (subscription.status !== 'past_due') return;
  subscription.status = 'active';
  recordEvent(state, 'customer.subscription.updated', subscription);
}

/** Returns the payment attempt of an unpaid invoice. */
export function paymentOf(state: StripeState, invoice: Invoice): Intent {
  const attempt = all(state, 'invoice_payment').find((item) => item.invoice === invoice.id);
  if (attempt) return get(state, 'payment_intent', attempt.payment.payment_intent);
  const intent = newIntent(state, orderOf(invoice));
  const payment = { type: 'payment_intent', payment_intent: intent.id } as const;
  insert(state, 'invoice_payment', { invoice: invoice.id, status: 'open', payment });
  return intent;
}

function orderOf({ amount_due: amount, currency, customer }: Invoice) {
  return { amount, currency, customer, metadata: {} };
}

/** Ends a subscription; its unpaid invoices are no longer collected. */
export function cancel(state: StripeState, subscription: Subscription): void {
  Object.assign(subscription, { status: 'canceled', ended_at: state.now() });
  for (const invoice of all(state, 'invoice')) {
    if (subscriptionIdOf(invoice) === subscription.id) invoice.auto_advance = false;
  }
  recordEvent(state, 'customer.subscription.deleted', subscription);
}

/** Creates an invoice for the current period. */
export function newInvoice(
  state: StripeState,
  subscription: Subscription,
  reason: Invoice['billing_reason'],
  atOnceCents = 0,
): Invoice {
  const [item] = subscription.items.data;
  if (!item) throw new Error('a subscription without an item');
  const isTrial = subscription.status === 'trialing';
  const now = { start: state.now(), end: state.now() };
  const atOnce = atOnceCents > 0 ? [{ period: now, amount: atOnceCents }] : [];
  const month = isTrial ? 0 : item.price.unit_amount - takeDiscount(state, subscription);
  const amount = month + atOnceCents;
  const invoice = insert(state, 'invoice', {
    status: amount === 0 ? 'paid' : 'draft',
    billing_reason: reason,
    customer: subscription.customer,
    currency: subscription.currency,
    auto_advance: true,
    amount_due: amount,
    amount_paid: 0,
    attempt_count: 0,
    next_payment_attempt: null,
    hosted_invoice_url: null,
    total_taxes: state.taxIsActive && amount > 0 ? [{ amount: inclusiveTax(amount) }] : [],
    status_transitions: { paid_at: null },
    parent: {
      type: 'subscription_details',
      subscription_details: { subscription: subscription.id, metadata: subscription.metadata },
    },
    lines: {
      object: 'list',
      data: [
        ...atOnce,
        { period: { start: item.current_period_start, end: item.current_period_end }, amount: month },
      ],
    },
  });
  subscription.latest_invoice = invoice.id;
  return invoice;
}

/** Returns the discount of the next invoice, while its coupon lasts. */
function takeDiscount(state: StripeState, { id }: Subscription): number {
  const discount = state.hidden.discounts.get(id);
  if (!discount || discount.left === 0) return 0;
  discount.left -= 1;
  return discount.amountOff;
}

/** Returns the tax contained in the amount, at 20 %. */
export function inclusiveTax(amount: number): number {
  return amount - Math.round(amount / 1.2);
}

/** Adds months on the calendar of UTC, as Stripe counts: the last day when the month is too short. */
export function addMonths(seconds: number, months: number): number {
  const from = new Date(seconds * 1000);
  const to = new Date(from);
  to.setUTCDate(1);
  to.setUTCMonth(from.getUTCMonth() + months);
  const lastDay = new Date(Date.UTC(to.getUTCFullYear(), to.getUTCMonth() + 1, 0)).getUTCDate();
  to.setUTCDate(Math.min(from.getUTCDate(), lastDay));
  return Math.floor(to.getTime() / 1000);
}

function subscriptionIdOf({ parent }: Invoice): string {
  return parent.subscription_details.subscription;
}
