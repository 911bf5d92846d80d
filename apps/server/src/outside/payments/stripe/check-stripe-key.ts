import Stripe from 'stripe';
import { ConfigError } from '../../../platform/config-error.ts';
import type { StripeConfig } from '../payments-config.ts';
import { openStripe } from './stripe-account.ts';

const patienceMs = 10_000;

/**
 * Asks Stripe whether it knows the key; throws ConfigError if not. That Stripe cannot be reached is no reason not to
 * start: `onUnreachable` hears of it.
 */
export async function checkStripeKey(
  config: StripeConfig,
  onUnreachable: (error: Error) => void,
): Promise<void> {
  try {
    await openStripe(config).balance.retrieve({}, { maxNetworkRetries: 0, timeout: patienceMs });
  } catch (error) {
    if (error instanceof Stripe.errors.StripeAuthenticationError) {
      throw new ConfigError('STRIPE_SECRET_KEY: Stripe does not know this key');
    }
    // A restricted key need not be allowed to ask for the balance.
    if (error instanceof Stripe.errors.StripePermissionError) return;
    onUnreachable(error as Error);
  }
}
