import type { Context } from '../../context.ts';
import type { Payments } from './payments.ts';
import { sandboxPayments } from './sandbox/sandbox-payments.ts';

type Base = Pick<Context, 'config' | 'db' | 'clock' | 'secret' | 'publicUrl' | 'log'>;

/** The sandbox in demo mode. Test cards must never buy anything elsewhere, so there payments are out of reach. */
export function choosePayments(base: Base): Payments {
  if (base.config.demo) return sandboxPayments(base);
  base.log.warn('payments are off: no payment provider is configured');
  const unreachable = () => Promise.reject(new Error('no payment provider is configured'));
  const nothing = () => Promise.resolve([]);
  return {
    provider: 'stripe',
    openCheckout: unreachable,
    readWebhook: () => undefined,
    retrieveCheckout: unreachable,
    expireCheckout: unreachable,
    refundPayment: unreachable,
    cancelRenewal: unreachable,
    resumeRenewal: unreachable,
    endSubscription: unreachable,
    listEvents: nothing,
    listLiveSubscriptions: nothing,
  };
}
