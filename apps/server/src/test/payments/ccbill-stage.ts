import { startTestApp } from '../app/start-test-app.ts';
import { payOnForm, reverseSale, runCcbillTick } from '../ccbill/ccbill-billing.ts';
import { type CcbillState, testCcbill, unitsPerDollar } from '../ccbill/ccbill-state.ts';
import { startCcbillServer } from '../ccbill/start-ccbill-server.ts';
import type { PaymentStage } from './payment-stage.ts';

export type CcbillStage = PaymentStage & {
  state: CcbillState;
  /** The address of a checkout's form, as our server sent it to the buyer. */
  urlOf: (checkoutId: string) => string;
};

/** Starts a server that is paid by CCBill, and that CCBill. */
export async function startCcbillStage(): Promise<CcbillStage> {
  const server = await startCcbillServer();
  const { state } = server;
  const rates = Object.entries(unitsPerDollar).filter(([currency]) => currency !== 'USD');
  const CURRENCY_RATES = rates.map(([currency, units]) => `${currency}=${units}`).join(',');
  const kindred = await startTestApp({ env: { ...server.env, CURRENCY_RATES } });
  state.clock = kindred.clock;
  const { context } = kindred;
  // The addresses to which the buyer's browser is sent.
  const payUrls = new Map<string, string>();
  const { payments } = context;
  context.payments = {
    ...payments,
    openCheckout: async (order) => {
      const opened = await payments.openCheckout(order);
      payUrls.set(order.checkoutId, opened.payUrl);
      return opened;
    },
  };
  const urlOf = (checkoutId: string) => payUrls.get(checkoutId) ?? '';
  const isPaid = (checkoutId: string) => state.sales.some(({ mark }) => mark.startsWith(`${checkoutId}.`));
  return {
    kindred,
    state,
    urlOf,
    listedAfterDays: 0.1,
    pay: async (checkoutId, card = 'success') =>
      isPaid(checkoutId) ? 'paid' : payOnForm(state, urlOf(checkoutId), card),
    confirm: async (checkoutId, isApproved) =>
      payOnForm(state, urlOf(checkoutId), isApproved ? '3ds' : 'declined', true),
    tick: async () => runCcbillTick(state),
    change: async (paymentRef, change) => {
      const sale = state.sales.find(({ subscriptionId }) => paymentRef.startsWith(`${subscriptionId}-`));
      const { usd_cents } = await context.db
        .selectFrom('payments')
        .select('usd_cents')
        .where('payment_ref', '=', paymentRef)
        .executeTakeFirstOrThrow();
      if (!sale || change === 'win') return;
      const cents = change === 'refund_half' ? Math.floor(usd_cents / 2) : usd_cents;
      reverseSale(state, sale, change === 'dispute' ? 'Chargeback' : 'Refund', cents);
    },
    payOverdue: () => Promise.reject(new Error('CCBill has no page for that')),
    onboard: () => Promise.reject(new Error('CCBill pays nobody out')),
    listUndelivered: async () => state.postbacks.filter(({ isDelivered }) => !isDelivered),
    post: async (payload, { isForged = false } = {}) => {
      const query = { key: isForged ? 'another key' : testCcbill.webhookKey, eventType: typeOf(payload) };
      const response = await kindred.app.inject({
        method: 'POST',
        url: '/webhooks/payments/ccbill',
        query,
        headers: { 'content-type': 'application/json' },
        payload,
      });
      return { status: response.statusCode, outcome: response.json().outcome };
    },
    markDelivered: async (eventId) => {
      const postback = state.postbacks.find(({ event_id }) => event_id === eventId);
      if (postback) postback.isDelivered = true;
    },
    close: async () => {
      await kindred.close();
      server.close();
    },
  };
}

function typeOf(payload: string): string {
  return (JSON.parse(payload) as { eventType: string }).eventType;
}
