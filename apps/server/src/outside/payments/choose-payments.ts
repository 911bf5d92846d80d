import type { FastifyBaseLogger } from 'fastify';
import type { Config } from '../../config.ts';
import type { Context } from '../../context.ts';
import { ccbillPayments } from './ccbill/ccbill-payments.ts';
import type { Payments } from './payments.ts';
import { sandboxPayments } from './sandbox/sandbox-payments.ts';
import { checkStripeKey } from './stripe/check-stripe-key.ts';
import { stripePayments } from './stripe/stripe-payments.ts';

type Base = Pick<Context, 'config' | 'db' | 'clock' | 'secret' | 'publicUrl' | 'log'>;

/**
 * The provider that is configured; in demo mode the sandbox otherwise. Test cards must never buy anything elsewhere,
 * so there payments are out of reach.
 */
export function choosePayments(base: Base): Payments {
  const { stripe, ccbill, demo } = base.config;
  if (stripe) return stripePayments(stripe, base);
  if (ccbill) return ccbillPayments(ccbill, base);
  if (demo) return sandboxPayments(base);
  base.log.warn('payments are off: no payment provider is configured');
  return unreachablePayments;
}

/** Throws ConfigError when the provider does not know us; that it is away is only said. */
export async function checkPayments({ stripe, demo }: Config, log: FastifyBaseLogger): Promise<void> {
  if (!stripe) return;
  if (!stripe.isLive && !demo)
    log.warn('payments are in the test mode of Stripe: test cards buy real diamonds');
  await checkStripeKey(stripe, ({ message }) =>
    log.warn({ reason: message }, 'Stripe could not be asked whether it knows the key'),
  );
}

const unreachable = () => Promise.reject(new Error('no payment provider is configured'));
const nothing = () => Promise.resolve([]);

const unreachablePayments: Payments = {
  provider: 'stripe',
  maxIntroCharges: 12,
  listRates: () => Promise.resolve({}),
  findRenewalCurrency: () => Promise.resolve(undefined),
  openCheckout: unreachable,
  readWebhook: () => Promise.resolve(undefined),
  retrieveCheckout: unreachable,
  expireCheckout: unreachable,
  refundPayment: unreachable,
  cancelRenewal: unreachable,
  resumeRenewal: unreachable,
  changePrice: undefined,
  endSubscription: unreachable,
  findOverdueUrl: unreachable,
  listEvents: nothing,
  listLiveSubscriptions: nothing,
  savedMethods: undefined,
  payoutAccounts: undefined,
};
