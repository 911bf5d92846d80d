import type { SandboxCard } from '../../outside/payments/sandbox/sandbox-cards.ts';
import type { SandboxBank } from '../../outside/payments/sandbox/sandbox-payouts.ts';
import type { TestApp } from '../app/start-test-app.ts';
import type { Webhook } from '../data/payments.ts';

export type Change = 'refund' | 'refund_half' | 'dispute' | 'win';

export type PayOptions = {
  /** The buyer sees this currency; one US cent is so many of its minor units. */
  presented?: { currency: string; rate: number };
};

/** Kindred with one of the payment providers, and what happens at the provider. */
export type PaymentStage = {
  kindred: TestApp;
  /** How long it takes until the provider's list tells what no webhook has. */
  listedAfterDays: number;
  /** The buyer tries a card on the hosted page; `confirming` when the bank asks them. */
  pay: (checkoutId: string, card?: SandboxCard, options?: PayOptions) => Promise<string>;
  /** The buyer's answer to their bank. */
  confirm: (checkoutId: string, isApproved: boolean) => Promise<string>;
  /** Lets happen at the provider what is due. */
  tick: () => Promise<void>;
  /** Something befalls a payment. */
  change: (paymentRef: string, change: Change) => Promise<void>;
  /** The subscriber pays what is overdue with another card, at the address that we give them. */
  payOverdue: (subscriptionRef: string) => Promise<void>;
  /** The owner of a payout account fills in the provider's page, and names a bank. */
  onboard: (accountRef: string, bank: SandboxBank) => Promise<void>;
  /** The provider's events that it has not told us yet, oldest first. */
  listUndelivered: () => Promise<Webhook[]>;
  /** Posts one webhook as the provider does; `isForged`: by somebody else; `ageSeconds`: sent so long ago. */
  post: (
    body: string,
    how?: { isForged?: boolean; ageSeconds?: number },
  ) => Promise<{ status: number; outcome: string | undefined }>;
  markDelivered: (eventId: string) => Promise<void>;
  close: () => Promise<void>;
};

/** Delivers everything that waits, in order; gives the outcomes. */
export async function deliver(stage: PaymentStage): Promise<(string | undefined)[]> {
  const outcomes: (string | undefined)[] = [];
  for (const { event_id, body } of await stage.listUndelivered()) {
    const { status, outcome } = await stage.post(body);
    outcomes.push(outcome);
    if (status === 200) await stage.markDelivered(event_id);
  }
  return outcomes;
}

/** Moves the clock and lets the provider do what is due then; its news waits. */
export async function passDaysUntold({ kindred, tick }: PaymentStage, days: number): Promise<void> {
  const { clock, context } = kindred;
  clock.advance(days * 86_400);
  // Nobody is signed out for being away meanwhile.
  await context.db
    .updateTable('sessions')
    .set({ last_seen_at: clock.now() })
    .where('revoked_at', 'is', null)
    .execute();
  await tick();
}

/** Days pass at the provider and with us, and what it has to say arrives. */
export async function passDays(stage: PaymentStage, days: number): Promise<void> {
  await passDaysUntold(stage, days);
  await deliver(stage);
}
