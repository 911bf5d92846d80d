import { addCalendar } from '../../../platform/db/add-calendar.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import { firstPeriodEnd } from './first-period-end.ts';
import type { SandboxCard } from './sandbox-cards.ts';
import { insertSandboxPayment } from './sandbox-charges.ts';
import { recordSandboxEvent } from './sandbox-events.ts';
import { saveSandboxMethod } from './save-sandbox-method.ts';

/** Renewals are charged a little before the period ends, so that nobody who pays is ever locked out. */
const leadMs = 120_000;

/** After a renewal was declined: days until the next try. After the last one the subscription ends. */
const retryDays = [1, 3, 3];

type Checkout = {
  checkout_id: string;
  month_amount: number | null;
  trial_days: number;
  intro_amount: number | null;
  intro_months: number;
  intro_charges: number;
  timezone: string;
};

/** Starts the subscription of a checkout that was just paid. Gives the end of its first period; undefined for single purchases. */
export async function startSandboxSubscription(
  tx: Tx,
  checkout: Checkout,
  card: SandboxCard,
  now: Date,
): Promise<Date | undefined> {
  if (checkout.month_amount === null) return undefined;
  const isTrial = checkout.trial_days > 0;
  const periodEnd = await firstPeriodEnd(tx, checkout, now);
  await tx
    .insertInto('sandbox_subscriptions')
    .values({
      subscription_ref: `sub_${checkout.checkout_id}`,
      checkout_id: checkout.checkout_id,
      month_amount: checkout.month_amount,
      card,
      anchor: isTrial ? periodEnd : now,
      months: isTrial ? 0 : checkout.intro_months,
      intro_amount: checkout.intro_amount,
      intro_until: checkout.intro_months * checkout.intro_charges,
      period_end: periodEnd,
      state: isTrial ? 'trialing' : 'active',
      next_attempt_at: beforeEnd(periodEnd),
    })
    .execute();
  return periodEnd;
}

/** Charges, retries or ends what is due; `false` when nothing is. One subscription per call. */
export function renewOneDueSubscription(db: Db, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const due = await findDue(tx, now);
    if (!due) return false;
    if (due.cancel_at_end) await end(tx, due, now);
    else if (due.card === 'renewal_declined') await decline(tx, due, now);
    else await renew(tx, due, now);
    return true;
  });
}

/** Lets a subscription of the sandbox end with the period that is paid for. */
export async function cancelAtEnd(db: Db, subscriptionRef: string): Promise<void> {
  await db
    .updateTable('sandbox_subscriptions')
    .set((row) => ({ cancel_at_end: true, next_attempt_at: row.ref('period_end') }))
    .where('subscription_ref', '=', subscriptionRef)
    .where('state', '<>', 'ended')
    .execute();
}

/** Lets a subscription of the sandbox that was to end go on. */
export async function resume(db: Db, subscriptionRef: string): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('sandbox_subscriptions')
      .selectAll()
      .where('subscription_ref', '=', subscriptionRef)
      .where('state', '<>', 'ended')
      .where('cancel_at_end', '=', true)
      .forUpdate()
      .executeTakeFirst();
    if (row) await change(tx, row, { cancel_at_end: false, next_attempt_at: beforeEnd(row.period_end) });
  });
}

/** Another price from the next period on. */
export async function changeMonthPrice(db: Db, subscriptionRef: string, amount: number): Promise<void> {
  await db
    .updateTable('sandbox_subscriptions')
    .set({ month_amount: amount })
    .where('subscription_ref', '=', subscriptionRef)
    .where('state', '<>', 'ended')
    .execute();
}

/** Ends a subscription of the sandbox at once, and says so by webhook. */
export async function endNow(db: Db, subscriptionRef: string, now: Date): Promise<void> {
  await db.transaction().execute(async (tx) => {
    const row = await tx
      .selectFrom('sandbox_subscriptions')
      .selectAll()
      .where('subscription_ref', '=', subscriptionRef)
      .where('state', '<>', 'ended')
      .forUpdate()
      .executeTakeFirst();
    if (row) await end(tx, row, now);
  });
}

type Due = NonNullable<Awaited<ReturnType<typeof findDue>>>;

function findDue(tx: Tx, now: Date) {
  return tx
    .selectFrom('sandbox_subscriptions')
    .selectAll()
    .where('state', '<>', 'ended')
    .where('next_attempt_at', '<=', now)
    .orderBy('next_attempt_at')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
}

/** The subscription whose renewal was declined, with what is due; undefined when nothing is. */
export async function findOverdue(
  db: Db | Tx,
  subscriptionRef: string,
): Promise<{ currency: string; due: number; redirectUrl: string } | undefined> {
  const row = await db
    .selectFrom('sandbox_subscriptions')
    .innerJoin('sandbox_checkouts', 'sandbox_checkouts.checkout_id', 'sandbox_subscriptions.checkout_id')
    .selectAll('sandbox_subscriptions')
    .select(['redirect_url', 'currency'])
    .where('subscription_ref', '=', subscriptionRef)
    .where('sandbox_subscriptions.state', '=', 'past_due')
    .executeTakeFirst();
  return row && { currency: row.currency, due: nextPrice(row), redirectUrl: row.redirect_url };
}

/** Its owner pays the overdue period with another card, which is charged from now on. False when nothing is due. */
export function payOverdue(db: Db, subscriptionRef: string, card: SandboxCard, now: Date): Promise<boolean> {
  return db.transaction().execute(async (tx) => {
    const due = await tx
      .selectFrom('sandbox_subscriptions')
      .selectAll()
      .where('subscription_ref', '=', subscriptionRef)
      .where('state', '=', 'past_due')
      .forUpdate()
      .executeTakeFirst();
    if (!due || card === 'declined') return false;
    await change(tx, due, { card });
    const { customer_ref } = await tx
      .selectFrom('sandbox_checkouts')
      .select('customer_ref')
      .where('checkout_id', '=', due.checkout_id)
      .executeTakeFirstOrThrow();
    await saveSandboxMethod(tx, customer_ref, card, now);
    await renew(tx, { ...due, card }, now);
    return true;
  });
}

async function renew(tx: Tx, due: Due, now: Date): Promise<void> {
  const { timezone, currency } = await tx
    .selectFrom('sandbox_checkouts')
    .select(['timezone', 'currency'])
    .where('checkout_id', '=', due.checkout_id)
    .executeTakeFirstOrThrow();
  const months = due.months + 1;
  const periodEnd = await addCalendar(tx, due.anchor, timezone, { months });
  await change(tx, due, {
    state: 'active',
    months,
    period_end: periodEnd,
    attempts: 0,
    next_attempt_at: beforeEnd(periodEnd),
  });
  const { checkout_id: checkoutId } = due;
  const amount = nextPrice(due);
  const card = due.card as SandboxCard;
  await insertSandboxPayment(tx, { checkoutId, number: months, currency, amount, periodEnd, card }, now);
  await recordSandboxEvent(tx, { type: 'subscription.renewed', checkoutId }, now);
}

/** What the month costs that comes after those begun. */
function nextPrice({
  months,
  intro_until,
  intro_amount,
  month_amount,
}: Pick<Due, 'months' | 'intro_until' | 'intro_amount' | 'month_amount'>): number {
  return months < intro_until ? (intro_amount ?? month_amount) : month_amount;
}

async function decline(tx: Tx, due: Due, now: Date): Promise<void> {
  const days = retryDays[due.attempts];
  if (days === undefined) return end(tx, due, now);
  const next = await addCalendar(tx, due.next_attempt_at, 'UTC', { days });
  await change(tx, due, { state: 'past_due', attempts: due.attempts + 1, next_attempt_at: next });
  await recordSandboxEvent(tx, { type: 'subscription.past_due', checkoutId: due.checkout_id }, now);
}

async function end(tx: Tx, due: Due, now: Date): Promise<void> {
  await change(tx, due, { state: 'ended' });
  await recordSandboxEvent(tx, { type: 'subscription.ended', checkoutId: due.checkout_id }, now);
}

async function change(
  tx: Tx,
  due: Due,
  set: {
    state?: string;
    card?: SandboxCard;
    months?: number;
    period_end?: Date;
    attempts?: number;
    next_attempt_at?: Date;
    cancel_at_end?: boolean;
  },
): Promise<void> {
  await tx
    .updateTable('sandbox_subscriptions')
    .set(set)
    .where('subscription_ref', '=', due.subscription_ref)
    .execute();
}

function beforeEnd(periodEnd: Date): Date {
  return new Date(periodEnd.getTime() - leadMs);
}
