import { createHash } from 'node:crypto';
import Stripe from 'stripe';
import type { Clock } from '../../../platform/clock.ts';
import type { StripeConfig } from '../payments-config.ts';

/** The version whose objects this code reads. The SDK's types are of it, so another one does not compile. */
const apiVersion = '2026-10-28.endive' satisfies Stripe.LatestApiVersion;

const timeoutMs = 20_000;

/** One Stripe account, of which a part may be ours: what we make there carries our mark. */
export type StripeAccount = {
  stripe: Stripe;
  config: StripeConfig;
  clock: Clock;
  /** Tells this installation's objects from those of others in the same account. Not a secret. */
  installation: string;
};

/** Connects Stripe's client with this installation, which marks what it makes. */
export function openStripeAccount(
  config: StripeConfig,
  { clock, secret }: { clock: Clock; secret: (purpose: string) => Buffer },
): StripeAccount {
  const installation = createHash('sha256')
    .update(secret('payments installation'))
    .digest('hex')
    .slice(0, 16);
  return { stripe: openStripe(config), config, clock, installation };
}

/** The SDK's client. It repeats what failed on the way under the same idempotency key. */
export function openStripe({ secretKey, apiUrl }: Pick<StripeConfig, 'secretKey' | 'apiUrl'>): Stripe {
  const { hostname, port, protocol } = new URL(apiUrl);
  const isHttps = protocol === 'https:';
  return new Stripe(secretKey, {
    apiVersion,
    host: hostname,
    port: port || (isHttps ? 443 : 80),
    protocol: isHttps ? 'https' : 'http',
    timeout: timeoutMs,
    maxNetworkRetries: 2,
    telemetry: false,
  });
}

type Metadata = Record<string, string> | null | undefined;

/** The mark on all that we make for a checkout. */
export function markOf({ installation }: StripeAccount, checkoutId: string): Record<string, string> {
  return { installation, checkout_id: checkoutId };
}

/** Whether an object of Stripe was made by this installation. */
export function isOurs({ installation }: StripeAccount, metadata: Metadata): boolean {
  return metadata?.installation === installation;
}

/** The checkout that an object was made for; undefined where it is not ours. */
export function checkoutIdOf(account: StripeAccount, metadata: Metadata): string | undefined {
  return isOurs(account, metadata) ? metadata?.checkout_id : undefined;
}

/** On a subscription whose first months were paid at once: its free days are these months, and no trial. */
export const prepaidMark = { prepaid: '1' } as const;

/** Whether a subscription of Stripe was paid for in advance. */
export function isPrepaid(metadata: Metadata): boolean {
  return metadata?.prepaid === prepaidMark.prepaid;
}

/** An id, of a field that holds an id or the object itself. */
export function idOf(field: string | { id: string } | null | undefined): string | undefined {
  return typeof field === 'string' ? field : field?.id;
}

/** An object that the request expands; undefined where there is none. */
export function expanded<T extends { id: string }>(field: string | T | null | undefined): T | undefined {
  if (typeof field === 'string') throw new Error(`Stripe has not expanded ${field}`);
  return field ?? undefined;
}

/** Undefined in place of Stripe's answer that there is no such object. */
export function unlessMissing<T>(request: Promise<T>): Promise<T | undefined> {
  return unless(request, (error) => error.code === 'resource_missing');
}

/** Undefined in place of an answer by which Stripe refuses for a reason that is no trouble to us. */
export async function unless<T>(
  request: Promise<T>,
  isFine: (error: Stripe.errors.StripeError) => boolean,
): Promise<T | undefined> {
  try {
    return await request;
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError && isFine(error)) return undefined;
    throw error;
  }
}

/** Stripe's seconds since 1970 as a date. */
export function toDate(seconds: number): Date {
  return new Date(seconds * 1000);
}
