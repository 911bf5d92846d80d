import type { SandboxCard } from '../../outside/payments/sandbox/sandbox-cards.ts';
import type { SandboxBank } from '../../outside/payments/sandbox/sandbox-payouts.ts';
import type { TestApp } from '../app/start-test-app.ts';
import type { Webhook } from '../data/payments.ts';

export type Change = 'refund' | 'refund_half' | 'dispute' | 'win';

export type PayOptions = {
  /** The buyer sees this currency; one US cent is so many of its minor units. */
  presented?: { currency: string; rate: number };
};

/** A server with one of the payment providers, and the events at the provider. */
export type PaymentStage = {
  kindred: TestApp;
  /** The days until the provider's list shows what no webhook reported. */
  listedAfterDays: number;
  /** Tries a card on the hosted page; returns `confirming` when the bank wants a confirmation. */
  pay: (checkoutId: string, card?: SandboxCard, options?: PayOptions) => Promise<string>;
  /** Answers the bank's confirmation as the buyer. */
  confirm: (checkoutId: string, isApproved: boolean) => Promise<string>;
  /** Runs what is due at the provider. */
  tick: () => Promise<void>;
  /** Changes a payment at the provider. */
  change: (paymentRef: string, change: Change) => Promise<void>;
  /** Pays the overdue invoice with another card, at the address that we show the subscriber. */
  payOverdue: (subscriptionRef: string) => Promise<void>;
  /** Fills in the provider's page as the owner of a payout account, with a bank. */
  onboard: (accountRef: string, bank: SandboxBank) => Promise<void>;
  /** Lists the provider's undelivered events, oldest first. */
  listUndelivered: () => Promise<Webhook[]>;
  /** Posts one webhook as the provider does; `isForged`: with a wrong signature; `ageSeconds`: sent so long ago. */
  post: (
    body: string,
    how?: { isForged?: boolean; ageSeconds?: number },
  ) => Promise<{ status: number; outcome: string | undefined }>;
  markDelivered: (eventId: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Delivers all waiting events, in order; returns the outcomes. */
export async function deliver(stage: PaymentStage): Promise<(string | undefined)[]> {
  const outcomes: (string | undefined)[] = [];
  for (const { event_id, body } of await stage.listUndelivered()) {
    const { status, outcome } = await stage.post(body);
    outcomes.push(outcome);
    if (status === 200) await stage.markDelivered(event_id);
  }
  return outcomes;
}

/** Moves the clock and runs what is due at the provider, without delivering its events. */
export async function passDaysUntold({ kindred, tick }: PaymentStage, days: number): Promise<void> {
  const { clock, context } = kindred;
  clock.advance(days * 86_400);
  // Keeps everyone signed in.
  await context.db
    .updateTable('sessions')
    .set({ last_seen_at: clock.now() })
    .where('revoked_at', 'is', null)
    .execute();
  await tick();
}

/** Moves the clock, runs what is due at the provider, and delivers its events. */
export async function passDays(stage: PaymentStage, days: number): Promise<void> {
  await passDaysUntold(stage, days);
  await deliver(stage);
}
