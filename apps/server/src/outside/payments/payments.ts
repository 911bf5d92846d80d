import type { Currency } from '@kindred/contract/wallet/currencies';
import type { Language } from '@kindred/contract/wire/languages';
import type { PayoutAccounts } from './payout-accounts.ts';
import type { SavedMethods } from './saved-methods.ts';

export type ProviderName = 'sandbox' | 'stripe' | 'ccbill';

/** What we want paid. Amounts are in minor units of `currency`. */
export type CheckoutOrder = {
  /** Ours. The same one again gives the same checkout at the provider (an idempotency key). */
  checkoutId: string;
  /** The buyer's record at the provider, where it keeps saved methods. */
  customerRef?: string;
  /** Shown to the buyer and kept by the provider: names nobody. */
  description: string;
  currency: Currency;
  /** Charged now; 0 starts a trial. */
  amount: number;
  /** Charged every month after the first period, or after `intro`; undefined for a single purchase. */
  monthAmount?: number;
  /** Another price at the beginning of a subscription without a trial; `amount` is the first of it. */
  intro?: IntroCharge;
  trialDays: number;
  /** IANA name; trial days and months are counted in it. */
  timezone: string;
  /** Of the hosted page and of `description`. */
  language: Language;
  /** Where the buyer's browser goes afterwards: an absolute address that the caller has checked. */
  returnUrl: string;
  /** Nobody can pay it afterwards, where the provider can close a page; more than half an hour from now. Else after a day. */
  expiresAt?: Date;
};

/** What the first charges of a subscription cost, in minor units: so many of them, each for so many months. */
export type IntroCharge = {
  amount: number;
  /** More than one: several months paid at once; then `charges` is 1. */
  months: number;
  /** At most the provider's `maxIntroCharges`. */
  charges: number;
};

/**
 * A verified event of the provider: something about this object has changed. What has changed is not taken from it,
 * because events come twice, late and out of order; the provider has the current state.
 */
export type PaymentEvent = CheckoutEvent | PayoutEvent | OtherEvent;

type EventName = {
  /** Unique at the provider. */
  eventId: string;
  /** In the provider's words; for the log. */
  type: string;
};

/** About a checkout, its payments or its subscription; `retrieveCheckout` says what they are now. */
export type CheckoutEvent = EventName & {
  about: 'checkout';
  checkoutId: string;
  /** By what the provider finds the checkout. */
  providerRef: string;
};

/** About somebody's payout account, or one payout to it; `payoutAccounts` says what they are now. */
export type PayoutEvent = EventName & { about: 'payout'; accountRef: string; payoutId?: string };

/** Not about anything of this installation. */
export type OtherEvent = EventName & { about: 'other' };

/** A webhook as it came. Headers are in lower case; one that came several times is left out. */
export type WebhookRequest = {
  body: Buffer;
  headers: Record<string, string | undefined>;
  query: Record<string, string | undefined>;
};

/** An event in the provider's list. `read` may have to ask the provider what it is about. */
export type ListedEvent = EventName & { read: () => Promise<PaymentEvent> };

/** A checkout as the provider sees it now, with everything that came of it. */
export type ProviderCheckout = {
  /** `paid` from its completion on, also with a free trial, and also after a refund. */
  state: 'open' | 'declined' | 'paid' | 'expired';
  /** Those that succeeded, oldest first; for a subscription one per paid period. */
  payments: ProviderPayment[];
  /** Once a subscription's checkout is paid. */
  subscription?: ProviderSubscription;
};

/** Amounts are in minor units of `currency`, an ISO 4217 code in capitals. */
export type ProviderPayment = {
  paymentRef: string;
  currency: string;
  amount: number;
  /** Given back so far. */
  refunded: number;
  /** Withdrawn by disputes that are open or lost; a dispute that was won counts no more. */
  disputed: number;
  paidAt: Date;
  /** End of the period that it pays for; undefined for a single purchase. */
  periodEnd?: Date;
  /** Part of the amount that the provider's tax service found to be tax. */
  tax?: number;
  /** Of a single purchase, as `ProviderSubscription` has it. */
  cardFingerprint?: string;
  /** What the buyer saw where the provider itself has converted the amount: minor units of an ISO 4217 code. */
  presented?: { currency: string; amount: number };
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
  /** The payment of a period that has begun is still being taken: nobody is to be locked out before then. */
  collectingUntil?: Date;
  /** The same for the same card, also of another buyer; undefined where the provider does not say. */
  cardFingerprint?: string;
};

/**
 * What became of a refund: `done` also where nothing was left. The others are final: a dispute is in its way, which a
 * bank decides, or it is refused for good, as by a bank whose account is closed.
 */
export type RefundOutcome = 'done' | 'disputed' | 'refused';

/** A subscription that may still charge somebody. */
export type LiveSubscription = {
  subscriptionRef: string;
  checkoutId: string;
  providerRef: string;
  renews: boolean;
};

/**
 * The payment provider. It speaks of this installation's own checkouts only. All functions throw when it cannot be
 * reached; all changes may be repeated.
 */
export type Payments = {
  provider: ProviderName;
  /** For how many charges it can hold a price that differs from the later ones. */
  maxIntroCharges: number;
  /**
   * The currencies beside US dollars that it can charge in, with the rate of each: minor units for a million US cents.
   * Empty where it charges US dollars alone.
   */
  listRates(): Promise<Partial<Record<Currency, number>>>;
  /**
   * The currency in which something of this buyer renews, where the provider charges all that renews of a buyer in one
   * currency. Undefined where they are free, or where nothing renews.
   */
  findRenewalCurrency(customerRef: string): Promise<string | undefined>;
  /** Opens a hosted checkout; `payUrl` is where the browser goes. */
  openCheckout(order: CheckoutOrder): Promise<{ providerRef: string; payUrl: string }>;
  /** Reads a webhook. Undefined for one that is not from the provider: forged, stale (over five minutes) or unreadable. */
  readWebhook(request: WebhookRequest): Promise<PaymentEvent | undefined>;
  /** The checkout with its payments and its subscription; undefined for an unknown one. */
  retrieveCheckout(providerRef: string): Promise<ProviderCheckout | undefined>;
  /** Closes a checkout that nobody has paid; a paid one stays paid. */
  expireCheckout(providerRef: string): Promise<void>;
  /** Gives back what is left of a payment; nothing when nothing is left. */
  refundPayment(paymentRef: string): Promise<RefundOutcome>;
  /** The subscription runs to the end of its period and ends there. */
  cancelRenewal(subscriptionRef: string): Promise<void>;
  /** Takes cancelRenewal back while the period still runs. */
  resumeRenewal(subscriptionRef: string): Promise<void>;
  /** Charges another price from the next period on, a month, in minor units of the subscription's currency. Undefined where the provider cannot. */
  changePrice: ((subscriptionRef: string, monthAmount: number) => Promise<void>) | undefined;
  /** Ends a subscription at once: nothing is charged any more. */
  endSubscription(subscriptionRef: string): Promise<void>;
  /** The hosted page where a period that is past due can be paid, also with another card; undefined when none is. */
  findOverdueUrl(subscriptionRef: string): Promise<string | undefined>;
  /** A page of the events since then, in the provider's order, after the event of this id; an empty page is the end. */
  listEvents(since: Date, afterEventId?: string): Promise<ListedEvent[]>;
  /** A page of all subscriptions that have not ended, in the provider's order; an empty page is the end. */
  listLiveSubscriptions(afterSubscriptionRef?: string): Promise<LiveSubscription[]>;
  /** Undefined where the provider keeps none that we could show. */
  savedMethods: SavedMethods | undefined;
  /** Undefined where the provider pays nobody but us. */
  payoutAccounts: PayoutAccounts | undefined;
};
