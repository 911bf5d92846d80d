import type { Context } from '../../../context.ts';
import type { Payments } from '../payments.ts';
import type { StripeConfig } from '../payments-config.ts';
import { openStripeCheckout, taxSetting } from './open-stripe-checkout.ts';
import { readStripeWebhook } from './read-stripe-webhook.ts';
import { refundStripePayment } from './refund-stripe-payment.ts';
import { expireStripeCheckout, retrieveStripeCheckout } from './retrieve-stripe-checkout.ts';
import { openStripeAccount } from './stripe-account.ts';
import { listStripeEvents } from './stripe-events.ts';
import { stripeMethods } from './stripe-methods.ts';
import { stripePayouts } from './stripe-payouts.ts';
import { stripeRates } from './stripe-rates.ts';
import {
  endStripeSubscription,
  findOverdueInvoiceUrl,
  findStripeRenewalCurrency,
  listLiveStripeSubscriptions,
  setStripePrice,
  setStripeRenewal,
} from './stripe-subscriptions.ts';

/** Stripe: Checkout, Billing, its customer portal and Connect. */
export function stripePayments(
  config: StripeConfig,
  base: Pick<Context, 'clock' | 'secret' | 'config'>,
): Payments {
  const account = openStripeAccount(config, base);
  const hasTax = taxSetting(account);
  const askRates = stripeRates(account);
  return {
    provider: 'stripe',
    maxIntroCharges: 12,
    listRates: async () => base.config.currencyRates ?? askRates(),
    findRenewalCurrency: (customerRef) => findStripeRenewalCurrency(account, customerRef),
    openCheckout: async (order) => openStripeCheckout(account, order, await hasTax()),
    readWebhook: (request) => readStripeWebhook(account, request),
    retrieveCheckout: (providerRef) => retrieveStripeCheckout(account, providerRef),
    expireCheckout: (providerRef) => expireStripeCheckout(account, providerRef),
    refundPayment: (paymentRef) => refundStripePayment(account, paymentRef),
    cancelRenewal: (subscriptionRef) => setStripeRenewal(account, subscriptionRef, false),
    resumeRenewal: (subscriptionRef) => setStripeRenewal(account, subscriptionRef, true),
    changePrice: (subscriptionRef, amount) => setStripePrice(account, subscriptionRef, amount),
    endSubscription: (subscriptionRef) => endStripeSubscription(account, subscriptionRef),
    findOverdueUrl: (subscriptionRef) => findOverdueInvoiceUrl(account, subscriptionRef),
    listEvents: (since, afterEventId) => listStripeEvents(account, since, afterEventId),
    listLiveSubscriptions: (after) => listLiveStripeSubscriptions(account, after),
    savedMethods: stripeMethods(account),
    payoutAccounts: stripePayouts(account),
  };
}
