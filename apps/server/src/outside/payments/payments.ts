import type { PageLanguage } from '../../platform/http/page-language.ts';

/** What we want paid. Amounts in US cents. */
export type CheckoutOrder = {
  /** Ours. The same one again gives the same checkout at the provider (an idempotency key). */
  checkoutId: string;
  /** Shown to the buyer and kept by the provider: names nobody. */
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
 * A verified event of the provider: something about this checkout, its payments or its subscription has changed.
 * What has changed is not taken from it, because events come twice, late and out of order; `retrieveCheckout` says it.
 */
export type PaymentEvent = {
  /** Unique at the provider. */
  eventId: string;
  /** In the provider's words; for the log. */
  type: string;
  checkoutId: string;
  /** The provider's name of the checkout. */
  providerRef: string;
};

/** A checkout as the provider sees it now, with everything that came of it. */
export type ProviderCheckout = {
  /** `paid` from its completion on, also with a trial that cost nothing; whatever was given back later. */
  state: 'open' | 'declined' | 'paid' | 'expired';
  /** Those that succeeded, oldest first; for a subscription one per paid period. */
  payments: ProviderPayment[];
  /** Once a subscription's checkout is paid. */
  subscription?: ProviderSubscription;
};

export type ProviderPayment = {
  paymentRef: string;
  amountUsdCents: number;
  /** Given back so far. */
  refundedUsdCents: number;
  /** Withdrawn by disputes that are open or lost; a dispute that was won counts no more. */
  disputedUsdCents: number;
  paidAt: Date;
  /** End of the period that it pays for; undefined for a single purchase. */
  periodEnd?: Date;
};

export type ProviderSubscription = {
  subscriptionRef: string;
  /** `past_due`: a renewal was declined and is tried again. */
  state: 'trialing' | 'active' | 'past_due' | 'ended';
  /** End of the period that runs, or ran last. */
  periodEnd: Date;
  trialEnd?: Date;
  /** False once it is to end with its period. */
  renews: boolean;
};

/** A subscription that may still charge somebody. */
export type LiveSubscription = {
  subscriptionRef: string;
  checkoutId: string;
  providerRef: string;
  renews: boolean;
};

/**
 * The payment provider. It speaks of this installation's own checkouts only. All but `readWebhook` throw when it
 * cannot be reached; all changes may be repeated.
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
  /** The checkout with its payments and its subscription, all as of one moment; undefined for an unknown one. */
  retrieveCheckout(providerRef: string): Promise<ProviderCheckout | undefined>;
  /** Closes a checkout that nobody has paid; a paid one stays paid. */
  expireCheckout(providerRef: string): Promise<void>;
  /** Gives back what is left of a payment; nothing when nothing is left. */
  refundPayment(paymentRef: string): Promise<void>;
  /** The subscription runs to the end of its period and ends there. */
  cancelRenewal(subscriptionRef: string): Promise<void>;
  /** Takes cancelRenewal back while the period still runs. */
  resumeRenewal(subscriptionRef: string): Promise<void>;
  /** Ends a subscription at once: nothing is charged any more. */
  endSubscription(subscriptionRef: string): Promise<void>;
  /** A page of the events since then, oldest first, after the event of this id; an empty page is the end. */
  listEvents(since: Date, afterEventId?: string): Promise<PaymentEvent[]>;
  /** A page of all subscriptions that have not ended, in the provider's order; an empty page is the end. */
  listLiveSubscriptions(afterSubscriptionRef?: string): Promise<LiveSubscription[]>;
};
