import type { Db, Tx } from '../../../platform/db/db.ts';
import type { SandboxCard } from './sandbox-cards.ts';
import { recordSandboxEvent, type SandboxEventType } from './sandbox-events.ts';

const hourMs = 3_600_000;
const dayMs = 24 * hourMs;

type Step = 'refund' | 'refund_half' | 'dispute' | 'dispute_then_win' | 'win';

/** What a card does with the first payment, an hour later. */
const firstSteps: Partial<Record<SandboxCard, Step>> = {
  refunded: 'refund',
  half_refunded: 'refund_half',
  disputed: 'dispute',
  dispute_won: 'dispute_then_win',
};

export type NewCharge = {
  checkoutId: string;
  /** 1 for the checkout's first payment. */
  number: number;
  currency: string;
  amount: number;
  periodEnd?: Date;
  card: SandboxCard;
};

/** A payment that succeeded. */
export async function insertSandboxPayment(tx: Tx, charge: NewCharge, now: Date): Promise<void> {
  const { checkoutId, number, currency, amount, periodEnd, card } = charge;
  const step = number === 1 ? firstSteps[card] : undefined;
  await tx
    .insertInto('sandbox_payments')
    .values({
      payment_ref: `pay_${checkoutId}_${number}`,
      checkout_id: checkoutId,
      currency,
      amount,
      period_end: periodEnd ?? null,
      ...(step ? { next_step: step, next_step_at: new Date(now.getTime() + hourMs) } : {}),
      paid_at: now,
    })
    .execute();
}

/** Gives back what neither a refund nor a dispute has taken yet. */
export function refundSandboxPayment(db: Db, paymentRef: string, now: Date): Promise<void> {
  return db.transaction().execute(async (tx) => {
    const payment = await tx
      .selectFrom('sandbox_payments')
      .selectAll()
      .where('payment_ref', '=', paymentRef)
      .forUpdate()
      .executeTakeFirst();
    const left = payment ? leftOf(payment) : 0;
    if (payment && left > 0) await refund(tx, payment, left, now);
  });
}

/** Does what one test card has in store; false when nothing is due. */
export function takeOneDueStep(db: Db, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const payment = await tx
      .selectFrom('sandbox_payments')
      .selectAll()
      .where('next_step_at', '<=', now)
      .orderBy('next_step_at')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!payment) return false;
    await takeStep(tx, payment, now);
    return true;
  });
}

type Payment = {
  payment_ref: string;
  checkout_id: string;
  amount: number;
  refunded: number;
  disputed: number;
  next_step: string | null;
};
type Change = {
  refunded?: number;
  disputed?: number;
  next_step?: Step | null;
  next_step_at?: Date | null;
};

function takeStep(tx: Tx, payment: Payment, now: Date): Promise<void> {
  const left = leftOf(payment);
  const done = { next_step: null, next_step_at: null };
  switch (payment.next_step as Step) {
    case 'refund':
      return refund(tx, payment, left, now);
    case 'refund_half':
      return refund(tx, payment, Math.min(left, Math.floor(payment.amount / 2)), now);
    case 'dispute':
      return change(tx, payment, { disputed: left, ...done }, 'charge.dispute.created', now);
    case 'dispute_then_win': {
      const next = { next_step: 'win' as const, next_step_at: new Date(now.getTime() + dayMs) };
      return change(tx, payment, { disputed: left, ...next }, 'charge.dispute.created', now);
    }
    case 'win':
      return change(tx, payment, { disputed: 0, ...done }, 'charge.dispute.closed', now);
    default:
      throw new Error(`unknown step ${payment.next_step}`);
  }
}

function refund(tx: Tx, payment: Payment, amount: number, now: Date): Promise<void> {
  const refunded = payment.refunded + amount;
  const set = { refunded, next_step: null, next_step_at: null };
  return change(tx, payment, set, 'charge.refunded', now);
}

async function change(
  tx: Tx,
  payment: Payment,
  set: Change,
  type: SandboxEventType,
  now: Date,
): Promise<void> {
  await tx.updateTable('sandbox_payments').set(set).where('payment_ref', '=', payment.payment_ref).execute();
  await recordSandboxEvent(tx, { type, checkoutId: payment.checkout_id }, now);
}

function leftOf(payment: Payment): number {
  return payment.amount - payment.refunded - payment.disputed;
}
