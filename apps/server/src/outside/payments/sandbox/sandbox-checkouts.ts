import { refuse } from '../../../platform/app-error.ts';
import type { Db, Tx } from '../../../platform/db/db.ts';
import type { CheckoutOrder } from '../payments.ts';
import type { SandboxCard } from './sandbox-cards.ts';
import { insertSandboxPayment } from './sandbox-charges.ts';
import { recordSandboxEvent } from './sandbox-events.ts';
import { startSandboxSubscription } from './sandbox-subscriptions.ts';
import { saveSandboxMethod } from './save-sandbox-method.ts';

export type SandboxCheckout = Awaited<ReturnType<typeof getSandboxCheckout>>;

const checkoutLifeMs = 86_400_000;

const unpaidStates = ['open', 'confirming', 'declined'];

/** Stores a checkout of the sandbox, waiting for a visitor of its page. */
export async function openSandboxCheckout(db: Db, order: CheckoutOrder, now: Date): Promise<void> {
  await db
    .insertInto('sandbox_checkouts')
    .values({
      checkout_id: order.checkoutId,
      customer_ref: order.customerRef ?? null,
      description: order.description,
      currency: order.currency,
      amount: order.amount,
      month_amount: order.monthAmount ?? null,
      trial_days: order.trialDays,
      ...(order.intro
        ? {
            intro_amount: order.intro.amount,
            intro_months: order.intro.months,
            intro_charges: order.intro.charges,
          }
        : {}),
      timezone: order.timezone,
      redirect_url: order.returnUrl,
      expires_at: order.expiresAt ?? new Date(now.getTime() + checkoutLifeMs),
      state: 'open',
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/** The checkout, or the refusal notFound. */
export async function getSandboxCheckout(db: Db | Tx, checkoutId: string) {
  const row = await db
    .selectFrom('sandbox_checkouts')
    .selectAll()
    .where('checkout_id', '=', checkoutId)
    .executeTakeFirst();
  return row ?? refuse('notFound');
}

/**
 * Tries a card. A declined one leaves the checkout open for another; 3-D Secure waits for `isConfirmed`; a
 * checkout that is paid or closed already stays as it is. Gives the checkout as it is then.
 */
export function paySandboxCheckout(
  db: Db,
  checkoutId: string,
  { card, isConfirmed }: { card: SandboxCard; isConfirmed: boolean },
  now: Date,
): Promise<SandboxCheckout> {
  return changeUnpaid(db, checkoutId, async (tx, checkout) => {
    if (checkout.expires_at <= now) return expireCheckout(tx, checkoutId, now);
    if (card === 'declined') return declineCheckout(tx, checkout, now);
    if (card === '3ds' && !isConfirmed) return setState(tx, checkout.checkout_id, 'confirming', { card });
    await setState(tx, checkout.checkout_id, 'paid', { card, paid_at: now });
    await saveSandboxMethod(tx, checkout.customer_ref, card, now);
    const periodEnd = await startSandboxSubscription(tx, checkout, card, now);
    const { currency, amount } = checkout;
    if (amount > 0) {
      const charge = { checkoutId, number: 1, currency, amount, card };
      await insertSandboxPayment(tx, { ...charge, ...(periodEnd ? { periodEnd } : {}) }, now);
    }
    await recordSandboxEvent(tx, { type: 'checkout.paid', checkoutId }, now);
  });
}

/** The buyer's answer to the 3-D Secure question. */
export function confirmSandboxCheckout(
  db: Db,
  checkoutId: string,
  isApproved: boolean,
  now: Date,
): Promise<SandboxCheckout> {
  return paySandboxCheckout(
    db,
    checkoutId,
    { card: isApproved ? '3ds' : 'declined', isConfirmed: true },
    now,
  );
}

/** Nobody can pay it any more. A paid one stays paid. */
export async function closeSandboxCheckout(db: Db, checkoutId: string, now: Date): Promise<void> {
  await changeUnpaid(db, checkoutId, (tx) => expireCheckout(tx, checkoutId, now));
}

async function expireCheckout(tx: Tx, checkoutId: string, now: Date): Promise<void> {
  await setState(tx, checkoutId, 'expired');
  await recordSandboxEvent(tx, { type: 'checkout.expired', checkoutId }, now);
}

function changeUnpaid(
  db: Db,
  checkoutId: string,
  change: (tx: Tx, checkout: SandboxCheckout) => Promise<void>,
): Promise<SandboxCheckout> {
  return db.transaction().execute(async (tx) => {
    await tx
      .selectFrom('sandbox_checkouts')
      .select('state')
      .where('checkout_id', '=', checkoutId)
      .forUpdate()
      .execute();
    const checkout = await getSandboxCheckout(tx, checkoutId);
    if (!unpaidStates.includes(checkout.state)) return checkout;
    await change(tx, checkout);
    return getSandboxCheckout(tx, checkoutId);
  });
}

async function declineCheckout(tx: Tx, checkout: SandboxCheckout, now: Date): Promise<void> {
  await setState(tx, checkout.checkout_id, 'declined');
  await recordSandboxEvent(tx, { type: 'checkout.declined', checkoutId: checkout.checkout_id }, now);
}

async function setState(
  tx: Tx,
  checkoutId: string,
  state: 'confirming' | 'paid' | 'declined' | 'expired',
  more: { card?: SandboxCard; paid_at?: Date } = {},
): Promise<void> {
  await tx
    .updateTable('sandbox_checkouts')
    .set({ state, ...more })
    .where('checkout_id', '=', checkoutId)
    .execute();
}
