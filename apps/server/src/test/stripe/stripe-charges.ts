import type { SandboxCard } from '../../outside/payments/sandbox/sandbox-cards.ts';
import type { Charge, Dispute, Intent, Presentment } from './stripe-objects.ts';
import { all, find, get, insert, recordEvent, StripeFault, type StripeState } from './stripe-state.ts';

const hour = 3600;
const day = 24 * hour;

type Order = {
  amount: number;
  currency: string;
  customer: string | null;
  metadata: Record<string, string>;
  presentment?: Presentment;
};

/** Charges a card that pays: the intent has succeeded, with its charge. */
export function succeed(
  state: StripeState,
  { amount, currency, customer, metadata, presentment }: Order,
  before?: Intent,
): Intent {
  const intent = before ?? newIntent(state, { amount, currency, customer, metadata });
  const charge = insert(state, 'charge', {
    status: 'succeeded',
    amount,
    amount_refunded: 0,
    refunded: false,
    disputed: false,
    currency,
    customer,
    payment_intent: intent.id,
    metadata,
    ...(presentment ? { presentment_details: presentment } : {}),
  });
  Object.assign(intent, {
    status: 'succeeded',
    amount_received: amount,
    latest_charge: charge.id,
    last_payment_error: null,
  });
  recordEvent(state, 'charge.succeeded', charge);
  recordEvent(state, 'payment_intent.succeeded', intent);
  return intent;
}

/** Declines a card: the intent waits for another. */
export function decline(state: StripeState, order: Omit<Order, 'presentment'>, before?: Intent): Intent {
  const intent = before ?? newIntent(state, order);
  Object.assign(intent, { status: 'requires_payment_method', last_payment_error: { code: 'card_declined' } });
  recordEvent(state, 'payment_intent.payment_failed', intent);
  return intent;
}

/** Creates a payment that waits for a card. */
export function newIntent(
  state: StripeState,
  { amount, currency, customer, metadata }: Omit<Order, 'presentment'>,
): Intent {
  return insert(state, 'payment_intent', {
    status: 'requires_payment_method',
    amount,
    amount_received: 0,
    currency,
    customer,
    latest_charge: null,
    last_payment_error: null,
    metadata,
  });
}

/** Schedules the later events of a test card's first charge, an hour later. */
export function planSteps(state: StripeState, { latest_charge }: Intent, card: SandboxCard): void {
  const charge = get(state, 'charge', latest_charge);
  const at = state.now() + hour;
  const plan = (run: () => void, when = at) => state.hidden.steps.push({ at: when, run });
  if (card === 'refunded') plan(() => refund(state, charge));
  if (card === 'half_refunded') plan(() => refund(state, charge, Math.floor(charge.amount / 2)));
  if (card === 'disputed') plan(() => openDispute(state, charge));
  if (card !== 'dispute_won') return;
  plan(() => openDispute(state, charge));
  plan(() => closeDispute(state, charge, 'won'), at + day);
}

/** Refunds so much, or all that is left; nothing when the bank has already taken it. */
export function refund(
  state: StripeState,
  charge: Charge,
  amount = charge.amount - charge.amount_refunded,
): void {
  const isInTheWay = ({ charge: of, status }: Dispute) =>
    of === charge.id && (status === 'needs_response' || status === 'lost');
  if (amount <= 0) throw new StripeFault(400, 'charge_already_refunded', 'Charge has already been refunded.');
  if (all(state, 'dispute').some(isInTheWay)) {
    throw new StripeFault(400, 'charge_disputed', 'Charge has been charged back.');
  }
  charge.amount_refunded += amount;
  charge.refunded = charge.amount_refunded === charge.amount;
  const { id, payment_intent } = charge;
  const newRefund = insert(state, 'refund', { status: 'succeeded', amount, charge: id, payment_intent });
  recordEvent(state, 'refund.created', newRefund);
  recordEvent(state, 'charge.refunded', charge);
}

/** Fails a refund that the bank could not make. */
export function failRefund(state: StripeState, charge: Charge): void {
  const failedRefund = all(state, 'refund').find((item) => item.charge === charge.id);
  if (!failedRefund) throw new Error('nothing was refunded');
  failedRefund.status = 'failed';
  charge.amount_refunded -= failedRefund.amount;
  charge.refunded = false;
  recordEvent(state, 'refund.failed', failedRefund);
}

/** Disputes what is left of a charge; an inquiry takes no money. */
export function openDispute(state: StripeState, charge: Charge, isInquiry = false): void {
  charge.disputed = true;
  const { id, payment_intent, presentment_details: shown } = charge;
  const remaining = charge.amount - charge.amount_refunded;
  const dispute = insert(state, 'dispute', {
    status: isInquiry ? 'warning_needs_response' : 'needs_response',
    amount: shown ? Math.round((remaining * shown.presentment_amount) / charge.amount) : remaining,
    currency: shown?.presentment_currency ?? charge.currency,
    charge: id,
    payment_intent,
  });
  recordEvent(state, 'charge.dispute.created', dispute);
  if (!isInquiry) recordEvent(state, 'charge.dispute.funds_withdrawn', dispute);
}

/** Decides the open disputes of a charge, and records events. */
export function closeDispute(state: StripeState, charge: Charge, status: 'won' | 'lost'): void {
  for (const dispute of openDisputes(state, charge)) {
    dispute.status = status;
    if (status === 'won') recordEvent(state, 'charge.dispute.funds_reinstated', dispute);
    recordEvent(state, 'charge.dispute.closed', dispute);
  }
}

/** Returns the charge of a payment by our reference. */
export function chargeOf(state: StripeState, paymentRef: string): Charge {
  return get(state, 'charge', find(state, 'payment_intent', paymentRef)?.latest_charge);
}

function openDisputes(state: StripeState, charge: Charge) {
  return all(state, 'dispute').filter(
    (dispute) => dispute.charge === charge.id && dispute.status === 'needs_response',
  );
}
