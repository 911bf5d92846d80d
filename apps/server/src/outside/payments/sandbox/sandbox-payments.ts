import type { Context } from '../../../context.ts';
import type { Payments } from '../payments.ts';
import { listLiveSandboxSubscriptions, retrieveSandboxCheckout } from './retrieve-sandbox-checkout.ts';
import { refundSandboxPayment } from './sandbox-charges.ts';
import { closeSandboxCheckout, openSandboxCheckout } from './sandbox-checkouts.ts';
import { listSandboxEvents, parseSandboxEvent } from './sandbox-events.ts';
import { sandboxMethods } from './sandbox-methods.ts';
import { sandboxPayouts } from './sandbox-payouts.ts';
import { sandboxRates } from './sandbox-rates.ts';
import { isSignedWebhook, signatureHeader } from './sandbox-signature.ts';
import { cancelAtEnd, changeMonthPrice, endNow, findOverdue, resume } from './sandbox-subscriptions.ts';

export type SandboxContext = Pick<Context, 'config' | 'db' | 'clock' | 'secret' | 'publicUrl'>;

/** A payment provider without money: our own pages, books and webhooks, over the same port as a real one. */
export function sandboxPayments(context: SandboxContext): Payments {
  const { db, clock } = context;
  return {
    provider: 'sandbox',
    maxIntroCharges: 12,
    listRates: async () => context.config.currencyRates ?? sandboxRates,
    findRenewalCurrency: async () => undefined,
    openCheckout: async (order) => {
      await openSandboxCheckout(db, order, clock.now());
      return {
        providerRef: order.checkoutId,
        payUrl: `${context.publicUrl()}/sandbox/checkout/${order.checkoutId}?lang=${order.language}`,
      };
    },
    readWebhook: async ({ body, headers }) =>
      isSignedWebhook(body, headers[signatureHeader], sandboxWebhookKey(context), clock.now())
        ? parseSandboxEvent(body.toString('utf8'))
        : undefined,
    retrieveCheckout: (checkoutId) => retrieveSandboxCheckout(db, checkoutId),
    expireCheckout: (checkoutId) => closeSandboxCheckout(db, checkoutId, clock.now()),
    refundPayment: async (paymentRef) => {
      await refundSandboxPayment(db, paymentRef, clock.now());
      return 'done';
    },
    cancelRenewal: (subscriptionRef) => cancelAtEnd(db, subscriptionRef),
    resumeRenewal: (subscriptionRef) => resume(db, subscriptionRef),
    changePrice: (subscriptionRef, amount) => changeMonthPrice(db, subscriptionRef, amount),
    endSubscription: (subscriptionRef) => endNow(db, subscriptionRef, clock.now()),
    findOverdueUrl: async (subscriptionRef) =>
      (await findOverdue(db, subscriptionRef))
        ? `${context.publicUrl()}/sandbox/overdue/${subscriptionRef}`
        : undefined,
    savedMethods: sandboxMethods(context),
    payoutAccounts: sandboxPayouts(context),
    listEvents: (since, afterEventId) => listSandboxEvents(db, since, afterEventId),
    listLiveSubscriptions: (after) => listLiveSandboxSubscriptions(db, after),
  };
}

/** The key that the sandbox signs its webhooks with. */
export function sandboxWebhookKey(context: Pick<Context, 'secret'>): Buffer {
  return context.secret('sandbox webhook');
}
