/** What we want paid. Amounts in US cents. */
export type CheckoutOrder = {
  checkoutId: string;
  description: string;
  /** Charged now; 0 starts a trial. */
  amountUsdCents: number;
  /** Charged every month after the first period; undefined for a single purchase. */
  monthUsdCents?: number;
  trialDays: number;
  /** Where the buyer's browser goes afterwards. */
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
  | { type: 'subscription.renewed'; amountUsdCents: number; subscriptionRef: string; periodEnd: Date }
  | { type: 'subscription.past_due'; subscriptionRef: string }
  | { type: 'subscription.ended'; subscriptionRef: string }
);

/**
 * The payment provider. Errors: `openCheckout`, `cancelRenewal` and `resumeRenewal` throw when the provider
 * cannot be reached.
 */
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
  cancelRenewal(subscriptionRef: string): Promise<void>;
  resumeRenewal(subscriptionRef: string): Promise<void>;
};
