import type { PageLanguage } from '../../platform/http/page-language.ts';

/** What we want paid. Amounts in US cents. */
export type CheckoutOrder = {
  checkoutId: string;
  description: string;
  /** Charged now; 0 starts a trial. */
  amountUsdCents: number;
  /** Charged every month after the first period; undefined for a single purchase. */
  monthUsdCents?: number;
  trialDays: number;
  /** IANA name; trial days and months are counted in it. */
  timezone: string;
  /** Of the hosted page and of `description`. */
  language: PageLanguage;
  /** Where the buyer's browser goes afterwards: an absolute address that the caller has checked. */
  returnUrl: string;
};

/**
 * A verified event of the provider. `eventId` is unique at the provider; the same one may come twice, late
 * or out of order.
 */
export type PaymentEvent = {
  eventId: string;
  checkoutId: string;
} & (
  | { type: 'checkout.paid'; amountUsdCents: number; subscriptionRef?: string; periodEnd?: Date }
  | { type: 'checkout.declined' }
  | { type: 'checkout.expired' }
  // Of the checkout's charge; for a subscription, of its newest one.
  | { type: 'charge.refunded'; amountUsdCents: number }
  | { type: 'charge.disputed'; amountUsdCents: number }
  | { type: 'subscription.renewed'; amountUsdCents: number; subscriptionRef: string; periodEnd: Date }
  // The period that ends at `periodEnd` could not be renewed; the provider tries again.
  | { type: 'subscription.past_due'; subscriptionRef: string; periodEnd: Date }
  | { type: 'subscription.ended'; subscriptionRef: string }
);

/** The payment provider. All but `readWebhook` throw when it cannot be reached. */
export type Payments = {
  provider: 'sandbox' | 'stripe';
  /** Opens a hosted checkout; `payUrl` is where the browser goes. */
  openCheckout(order: CheckoutOrder): Promise<{ providerRef: string; payUrl: string }>;
  /**
   * Reads a webhook: checks the signature over the raw body in constant time and that it is at most five
   * minutes old. Undefined for a forged, stale or unreadable one.
   */
  readWebhook(rawBody: Buffer, headers: Record<string, string | undefined>): PaymentEvent | undefined;
  /** What the provider itself says became of a checkout, for webhooks that never came. Undefined while open. */
  findOutcome(providerRef: string): Promise<PaymentEvent | undefined>;
  /** Closes a checkout that nobody has paid; a paid one stays paid. */
  expireCheckout(providerRef: string): Promise<void>;
  /** The newest thing that happened to a subscription after its checkout. */
  findRenewal(subscriptionRef: string): Promise<PaymentEvent | undefined>;
  /** The subscription runs to the end of its period and ends there. */
  cancelRenewal(subscriptionRef: string): Promise<void>;
  /** Takes cancelRenewal back while the period still runs. */
  resumeRenewal(subscriptionRef: string): Promise<void>;
  /** Ends a subscription at once: nothing is charged any more. */
  endSubscription(subscriptionRef: string): Promise<void>;
};
