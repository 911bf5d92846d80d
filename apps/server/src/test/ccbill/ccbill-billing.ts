import { createHash } from 'node:crypto';
import { fingerprintOf, type SandboxCard } from '../../outside/payments/sandbox/sandbox-cards.ts';
import {
  type CcbillState,
  recordPostback,
  recordRow,
  type Sale,
  testCcbill,
  unitsPerDollar,
} from './ccbill-state.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;
const maxRetries = 3;
const currencyOf = { '840': 'USD', '978': 'EUR', '392': 'JPY' } as const;

/** Pays on the form like a buyer; accepts only the price of its digest. */
export function payOnForm(
  state: CcbillState,
  payUrl: string,
  card: SandboxCard,
  isConfirmed = false,
): 'paid' | 'declined' | 'confirming' {
  const { searchParams } = new URL(payUrl);
  const get = (name: string) => searchParams.get(name) ?? '';
  const terms = [
    'initialPrice',
    'initialPeriod',
    'recurringPrice',
    'recurringPeriod',
    'numRebills',
    'currencyCode',
  ];
  const signed = `${terms.map(get).join('')}${testCcbill.salt}`;
  if (createHash('md5').update(signed).digest('hex') !== get('formDigest'))
    throw new Error('the price was changed');
  // CCBill reads everything that its digest does not cover from the address, as the buyer's browser sends it.
  const mark = get('X-checkout');
  if (card === 'declined') {
    recordPostback(state, 'NewSaleFailure', { 'X-checkout': mark, failureCode: '11' });
    return 'declined';
  }
  if (card === '3ds' && !isConfirmed) return 'confirming';
  const recurringPrice = searchParams.get('recurringPrice') ?? undefined;
  const sale: Sale = {
    subscriptionId: state.nextId(),
    mark,
    username: get('username'),
    initialPrice: get('initialPrice'),
    recurringPrice,
    recurringDays: Number(get('recurringPeriod')),
    currency: currencyOf[get('currencyCode') as keyof typeof currencyOf],
    card,
    state: 'active',
    nextAt:
      recurringPrice === undefined ? undefined : state.now().getTime() + Number(get('initialPeriod')) * dayMs,
    attempts: 0,
  };
  state.sales.push(sale);
  const { subscriptionId, username } = sale;
  const initialPrice = inDollars(sale, sale.initialPrice);
  const rest = ['', '', username, '', '', '', '', '', '', '', '', '1', initialPrice];
  recordRow(state, 'NEW', subscriptionId, rest);
  recordPostback(state, 'NewSaleSuccess', {
    subscriptionId,
    transactionId: state.nextId(),
    accountingInitialPrice: initialPrice,
    billedInitialPrice: sale.initialPrice,
    billedCurrency: sale.currency,
    paymentAccount: fingerprintOf(card) ?? state.nextId(),
    'X-checkout': mark,
  });
  planSteps(state, sale);
  return 'paid';
}

/** Converts the price into the account's dollars. */
export function inDollars({ currency }: Sale, price: string): string {
  return (Number(price) / unitsPerDollar[currency]).toFixed(2);
}

function planSteps(state: CcbillState, sale: Sale): void {
  const cents = Math.round(Number(inDollars(sale, sale.initialPrice)) * 100);
  if (cents === 0) return;
  const plan = (run: () => void) => state.steps.push({ at: state.now().getTime() + hourMs, run });
  if (sale.card === 'refunded') plan(() => reverseSale(state, sale, 'Refund', cents));
  if (sale.card === 'half_refunded') plan(() => reverseSale(state, sale, 'Refund', Math.floor(cents / 2)));
  // A chargeback is final: CCBill never reports that one was won.
  if (sale.card === 'disputed' || sale.card === 'dispute_won')
    plan(() => reverseSale(state, sale, 'Chargeback', cents));
}

/** Refunds or charges back a sale, and records a postback. */
export function reverseSale(
  state: CcbillState,
  { subscriptionId }: Sale,
  type: 'Refund' | 'Chargeback',
  cents: number,
): void {
  const amount = (cents / 100).toFixed(2);
  recordRow(state, type.toUpperCase(), subscriptionId, [amount]);
  recordPostback(state, type, { subscriptionId, transactionId: state.nextId(), accountingAmount: amount });
}

/** Cancels an active sale for the merchant, and records a postback. */
export function cancelSale(state: CcbillState, sale: Sale): void {
  if (sale.state !== 'active') return;
  sale.state = 'canceled';
  recordPostback(state, 'Cancellation', { subscriptionId: sale.subscriptionId, reason: 'merchant' });
}

/** Runs everything that is due by now, in order. */
export function runCcbillTick(state: CcbillState): void {
  const until = state.now().getTime();
  const { now } = state;
  for (let next = nextDue(state); next && next.at <= until; next = nextDue(state)) {
    const { at, run } = next;
    state.now = () => new Date(at);
    run();
  }
  state.now = now;
}

function nextDue(state: CcbillState): { at: number; run: () => void } | undefined {
  const renewals = state.sales.flatMap((sale) =>
    sale.nextAt === undefined || sale.state === 'expired'
      ? []
      : [{ at: sale.nextAt, run: () => renew(state, sale) }],
  );
  const steps = state.steps.map((step) => ({
    at: step.at,
    run: () => {
      state.steps.splice(state.steps.indexOf(step), 1);
      step.run();
    },
  }));
  return [...renewals, ...steps].toSorted((left, right) => left.at - right.at)[0];
}

function renew(state: CcbillState, sale: Sale): void {
  const { subscriptionId, recurringPrice = '0.00', card, recurringDays } = sale;
  const at = state.now().getTime();
  if (sale.state === 'canceled' || sale.attempts > maxRetries) {
    sale.state = 'expired';
    recordRow(state, 'EXPIRE', subscriptionId, ['', 'N']);
    return recordPostback(state, 'Expiration', { subscriptionId });
  }
  if (card === 'renewal_declined') {
    sale.attempts += 1;
    sale.nextAt = at + dayMs;
    return recordPostback(state, 'RenewalFailure', { subscriptionId, failureCode: '11' });
  }
  sale.nextAt = at + recurringDays * dayMs;
  const dollars = inDollars(sale, recurringPrice);
  recordRow(state, 'REBILL', subscriptionId, [state.nextId(), dollars]);
  recordPostback(state, 'RenewalSuccess', {
    subscriptionId,
    transactionId: state.nextId(),
    accountingAmount: dollars,
    billedAmount: recurringPrice,
    billedCurrency: sale.currency,
  });
}
