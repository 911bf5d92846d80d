import type { Context } from '../../context.ts';
import type { PayoutEvent } from '../../outside/payments/payments.ts';
import type { Tx } from '../../platform/db/db.ts';
import type { SettlePayment } from './payments/settlement.ts';

type PostedEntry = { userId: string; entryId: string; now: Date };

export type WalletHooks = {
  /** The feature that settles checkouts of this purpose. */
  settlements: { purpose: string; settle: SettlePayment };
  /**
   * Runs when the provider says that a payout or its account has changed: late, repeated and out of order. Handlers ask
   * `payments.payoutAccounts` for the present state and return a name for what they did.
   */
  payoutEvent: (context: Context, event: PayoutEvent) => Promise<string>;
  /** Runs in the transaction that posts the charge of a person's card. */
  chargePosted: (tx: Tx, charge: PostedEntry) => Promise<void>;
  /** Runs in the transaction that posts the full or partial refund of a charge; `entryId` is the refund's. */
  chargeRefunded: (tx: Tx, refund: PostedEntry) => Promise<void>;
};
