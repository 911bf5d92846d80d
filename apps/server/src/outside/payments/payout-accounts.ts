/** Where a creator's money goes, as the provider sees it now. */
export type PayoutAccount = {
  accountRef: string;
  /**
   * `incomplete`: its owner has to say more, on the page of `createAccountLink`; `pending`: the provider is checking;
   * `ready`: money can be sent; `rejected`: never.
   */
  state: 'incomplete' | 'pending' | 'ready' | 'rejected';
  /** The last four digits of the bank account that it leads to. */
  bankLast4?: string;
  /** Changes when the money would go somewhere else. */
  destinationKey?: string;
};

export type Payout = {
  payoutId: string;
  /** `sent`: on its way to the bank; `failed`: it came back, and `reclaim` takes it back to us. */
  state: 'sent' | 'paid' | 'failed';
  /** In the provider's words, of a failed one. */
  failure?: string;
  /** What the bank is sent: minor units of an ISO 4217 code. */
  arrives?: { currency: string; amount: number; at: Date };
};

/** Money out, to creators. All functions throw when the provider cannot be reached; all changes may be repeated. */
export type PayoutAccounts = {
  /** An account for this owner, whom the key does not name; the same key gives the same one. */
  createAccount(ownerKey: string): Promise<string>;
  /** The provider's page where the owner says who they are and where the money goes: `returnUrl` when done, `refreshUrl` for a new link when it has expired. */
  createAccountLink(
    accountRef: string,
    urls: { returnUrl: string; refreshUrl: string },
  ): Promise<{ url: string }>;
  /** Undefined for an unknown one. */
  getAccount(accountRef: string): Promise<PayoutAccount | undefined>;
  /** Pays out once per `payoutId`, however often it is called. Throws PayoutRefused when the provider will not. */
  pay(payout: { payoutId: string; accountRef: string; amountUsdCents: number }): Promise<Payout>;
  /** Undefined when it was never made. */
  getPayout(accountRef: string, payoutId: string): Promise<Payout | undefined>;
  /** Takes the money of a failed payout back from the owner's account to ours, once. */
  reclaim(accountRef: string, payoutId: string): Promise<void>;
};

/** The provider will not pay this out, now or ever: no such account, not ready, or too little money of ours there. */
export class PayoutRefused extends Error {}
