import type { Context } from '../../context.ts';
import type { Payments } from './payments.ts';

/** The sandbox; Stripe once its keys can be set. */
export function choosePayments(
  _base: Pick<Context, 'config' | 'db' | 'clock' | 'random' | 'secret' | 'publicUrl' | 'log'>,
): Payments {
  const unreachable = () => Promise.reject(new Error('no payment provider'));
  return {
    provider: 'sandbox',
    openCheckout: unreachable,
    readWebhook: () => undefined,
    findOutcome: async () => undefined,
    cancelRenewal: unreachable,
    resumeRenewal: unreachable,
  };
}
