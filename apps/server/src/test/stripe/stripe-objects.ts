import type { SandboxCard } from '../../outside/payments/sandbox/sandbox-cards.ts';

// The fields of Stripe's objects that Kindred reads, with the names and meanings of the pinned version of the API.

type Common<Name extends string> = {
  id: string;
  object: Name;
  created: number;
  metadata: Record<string, string>;
};

export type Customer = Common<'customer'> & {
  deleted?: true;
  invoice_settings: { default_payment_method: string | null };
};

export type PaymentMethod = Common<'payment_method'> & {
  type: 'card';
  customer: string | null;
  card: { brand: string; last4: string; exp_month: number; exp_year: number; fingerprint: string };
};

export type Session = Common<'checkout.session'> & {
  mode: 'payment' | 'subscription';
  status: 'open' | 'complete' | 'expired';
  payment_status: 'paid' | 'unpaid' | 'no_payment_required';
  url: string | null;
  expires_at: number;
  customer: string | null;
  locale: string;
  amount_total: number;
  currency: string;
  automatic_tax: { enabled: boolean };
  adaptive_pricing: { enabled: boolean };
  total_details: { amount_tax: number };
  payment_intent: string | null;
  subscription: string | null;
  success_url: string;
  cancel_url: string;
};

export type Presentment = { presentment_currency: string; presentment_amount: number };

export type Intent = Common<'payment_intent'> & {
  status: 'requires_payment_method' | 'requires_action' | 'succeeded';
  amount: number;
  amount_received: number;
  currency: string;
  customer: string | null;
  latest_charge: string | null;
  last_payment_error: { code: string } | null;
};

export type Charge = Common<'charge'> & {
  status: 'succeeded' | 'failed';
  amount: number;
  amount_refunded: number;
  refunded: boolean;
  disputed: boolean;
  currency: string;
  customer: string | null;
  payment_intent: string;
  presentment_details?: Presentment;
};

export type Refund = Common<'refund'> & {
  status: 'succeeded' | 'failed';
  amount: number;
  charge: string;
  payment_intent: string;
};

export type Dispute = Common<'dispute'> & {
  status: 'warning_needs_response' | 'needs_response' | 'won' | 'lost';
  amount: number;
  currency: string;
  charge: string;
  payment_intent: string;
};

export type Subscription = Common<'subscription'> & {
  status: 'trialing' | 'active' | 'past_due' | 'canceled';
  customer: string | null;
  currency: string;
  cancel_at_period_end: boolean;
  trial_end: number | null;
  default_payment_method: string;
  latest_invoice: string | null;
  ended_at: number | null;
  items: {
    object: 'list';
    data: {
      id: string;
      object: 'subscription_item';
      current_period_start: number;
      current_period_end: number;
      price: { currency: string; unit_amount: number };
    }[];
  };
};

export type Invoice = Common<'invoice'> & {
  status: 'draft' | 'open' | 'paid' | 'void';
  billing_reason: 'subscription_create' | 'subscription_cycle';
  customer: string | null;
  currency: string;
  auto_advance: boolean;
  amount_due: number;
  amount_paid: number;
  attempt_count: number;
  next_payment_attempt: number | null;
  hosted_invoice_url: string | null;
  total_taxes: { amount: number }[];
  status_transitions: { paid_at: number | null };
  parent: {
    type: 'subscription_details';
    subscription_details: { subscription: string; metadata: Record<string, string> };
  };
  lines: { object: 'list'; data: { period: { start: number; end: number }; amount: number }[] };
};

export type InvoicePayment = Common<'invoice_payment'> & {
  invoice: string;
  status: 'open' | 'paid';
  payment: { type: 'payment_intent'; payment_intent: string };
};

export type Coupon = Common<'coupon'> & {
  amount_off: number;
  currency: string;
  duration: 'once' | 'repeating';
  duration_in_months: number | null;
  max_redemptions: number;
};

export type Portal = Common<'billing_portal.configuration'> & { active: boolean };

export type Account = Common<'account'> & {
  payouts_enabled: boolean;
  default_currency: string;
  capabilities: { transfers: 'active' | 'pending' | 'inactive' };
  requirements: { currently_due: string[]; disabled_reason: string | null };
  external_accounts: { object: 'list'; data: { id: string; object: 'bank_account'; last4: string }[] };
};

export type Transfer = Common<'transfer'> & {
  amount: number;
  currency: string;
  destination: string;
  destination_payment: string;
  transfer_group: string;
  reversed: boolean;
};

/** A transfer, seen from the account that received it. */
export type ArrivedCharge = Common<'arrived_charge'> & { account: string; balance_transaction: string };
export type BalanceTransaction = Common<'balance_transaction'> & { net: number; currency: string };

export type BankPayout = Common<'payout'> & {
  account: string;
  status: 'pending' | 'in_transit' | 'paid' | 'failed' | 'canceled';
  amount: number;
  currency: string;
  arrival_date: number;
  failure_code: string | null;
  failure_message: string | null;
};

export type StripeObject =
  | Customer
  | PaymentMethod
  | Session
  | Intent
  | Charge
  | Refund
  | Dispute
  | Subscription
  | Invoice
  | InvoicePayment
  | Coupon
  | Portal
  | Account
  | Transfer
  | ArrivedCharge
  | BalanceTransaction
  | BankPayout;

export type ObjectOf<Name extends StripeObject['object']> = Extract<StripeObject, { object: Name }>;

export type StripeEvent = {
  id: string;
  object: 'event';
  api_version: string;
  created: number;
  livemode: boolean;
  type: string;
  account?: string;
  data: { object: StripeObject };
};

/** State of the server beside its objects. */
export type Hidden = {
  /** By payment method: its test card. */
  cards: Map<string, SandboxCard>;
  /** By session: its sale. */
  terms: Map<
    string,
    {
      description: string;
      trialDays: number;
      marks: Record<string, string>;
      monthCents: number;
      /** Paid today beside the subscription. */
      atOnceCents: number;
      coupon: Coupon | undefined;
    }
  >;
  /** By subscription: the discount of its next invoices, and their number. */
  discounts: Map<string, { amountOff: number; left: number }>;
  /** By subscription: where its months begin, and how many have begun. */
  months: Map<string, { anchor: number; begun: number }>;
  /** Later events of charges and payouts, with their times. */
  steps: { at: number; run: () => void }[];
};
