import { startTestApp } from '../app/start-test-app.ts';
import { completeOnboarding } from '../stripe/routes/connect.ts';
import { type StripeServer, startStripeServer } from '../stripe/start-stripe-server.ts';
import { runStripeTick } from '../stripe/stripe-billing.ts';
import { chargeOf, closeDispute, openDispute, refund } from '../stripe/stripe-charges.ts';
import { payOnPage, payOverdueOnPage } from '../stripe/stripe-pages.ts';
import type { PaymentStage } from './payment-stage.ts';

export type StripeStage = PaymentStage & { server: StripeServer };

/** Starts a server that is paid by Stripe, and that Stripe. */
export async function startStripeStage({ hasTax = false } = {}): Promise<StripeStage> {
  const server = await startStripeServer();
  const { state } = server;
  state.taxIsActive = hasTax;
  const kindred = await startTestApp({ env: server.env });
  state.clock = kindred.clock;
  const stateOf = (status: string) => (status === 'complete' ? 'paid' : status);
  return {
    kindred,
    listedAfterDays: 0,
    server,
    pay: async (checkoutId, card = 'success', options = {}) =>
      stateOf(payOnPage(state, checkoutId, card, options)),
    confirm: async (checkoutId, isApproved) =>
      stateOf(payOnPage(state, checkoutId, isApproved ? '3ds' : 'declined', { isConfirmed: true })),
    tick: async () => runStripeTick(state),
    change: async (paymentRef, change) => {
      const charge = chargeOf(state, paymentRef);
      if (change === 'refund') refund(state, charge);
      if (change === 'refund_half') refund(state, charge, Math.floor(charge.amount / 2));
      if (change === 'dispute') openDispute(state, charge);
      if (change === 'win') closeDispute(state, charge, 'won');
    },
    payOverdue: async (subscriptionRef) => {
      const url = await kindred.context.payments.findOverdueUrl(subscriptionRef);
      if (!url) throw new Error('nothing is overdue');
      payOverdueOnPage(state, subscriptionRef);
    },
    onboard: async (accountRef, bank) => completeOnboarding(state, accountRef, bank),
    listUndelivered: async () =>
      state.events
        .filter(({ isDelivered }) => !isDelivered)
        .map(({ event }) => ({ event_id: event.id, type: event.type, body: JSON.stringify(event) })),
    post: async (payload, { isForged = false, ageSeconds = 0 } = {}) => {
      const at = new Date(kindred.clock.now().getTime() - ageSeconds * 1000);
      const signature = server.sign(payload, { at, ...(isForged ? { secret: 'whsec_other' } : {}) });
      const response = await kindred.app.inject({
        method: 'POST',
        url: '/webhooks/payments/stripe',
        headers: { 'content-type': 'application/json', 'stripe-signature': signature },
        payload,
      });
      return { status: response.statusCode, outcome: response.json().outcome };
    },
    markDelivered: async (eventId) => {
      const entry = state.events.find(({ event }) => event.id === eventId);
      if (entry) entry.isDelivered = true;
    },
    close: async () => {
      await kindred.close();
      server.close();
    },
  };
}
