import Stripe from 'stripe';
import type { PaymentEvent, WebhookRequest } from '../payments.ts';
import type { StripeAccount } from './stripe-account.ts';
import { readStripeEvent } from './stripe-events.ts';

const toleranceSeconds = 300;

/** Undefined unless one of our secrets signed it in the last five minutes, in the mode of our key: test or live. */
export async function readStripeWebhook(
  account: StripeAccount,
  request: WebhookRequest,
): Promise<PaymentEvent | undefined> {
  const signature = request.headers['stripe-signature'];
  if (signature === undefined) return undefined;
  for (const secret of account.config.webhookSecrets) {
    const event = verify(account, request.body, signature, secret);
    if (!event) continue;
    return event.livemode === account.config.isLive ? readStripeEvent(account, event) : undefined;
  }
  return undefined;
}

function verify(
  { stripe, clock }: StripeAccount,
  body: Buffer,
  signature: string,
  secret: string,
): Stripe.Event | undefined {
  const receivedAt = Math.floor(clock.now().getTime());
  try {
    return stripe.webhooks.constructEvent(body, signature, secret, toleranceSeconds, undefined, receivedAt);
  } catch (error) {
    if (error instanceof Stripe.errors.StripeSignatureVerificationError || error instanceof SyntaxError) {
      return undefined;
    }
    throw error;
  }
}
