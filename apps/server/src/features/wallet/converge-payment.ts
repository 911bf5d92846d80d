import type { Context } from '../../context.ts';
import type { CheckoutRow } from '../../feature.ts';
import type { PaymentEvent } from '../../outside/payments/payments.ts';
import type { Tx } from '../../platform/db/db.ts';
import { transact } from '../../platform/db/transact.ts';

/**
 * The one way in which a payment has an effect, whether the provider told us or we asked: the event and what it
 * leads to are one transaction, under the checkout's lock. Gives the outcome's name.
 */
export async function convergePayment(context: Context, event: PaymentEvent): Promise<string> {
  const outcome = await transact(context, async (tx) => {
    const checkout = await lockCheckout(tx, context.payments.provider, event.checkoutId);
    if (!(await insertEvent(context, tx, event, checkout))) return 'repeated';
    const outcome = checkout ? await settle(context, tx, event, checkout) : 'unknown_checkout';
    await tx
      .updateTable('payment_events')
      .set({ outcome })
      .where('provider', '=', context.payments.provider)
      .where('event_id', '=', event.eventId)
      .execute();
    return outcome;
  });
  const isWrong = outcome === 'wrong_amount' || outcome === 'unknown_checkout';
  const { eventId, checkoutId, type } = event;
  context.log[isWrong ? 'error' : 'info']({ eventId, checkoutId, type, outcome }, 'payment event');
  return outcome;
}

function settle(context: Context, tx: Tx, event: PaymentEvent, checkout: CheckoutRow): Promise<string> {
  const settlePayment = context.hooks.settlePayment[checkout.purpose];
  if (!settlePayment) throw new Error(`nobody settles checkouts for ${checkout.purpose}`);
  return settlePayment(context, tx, event, checkout);
}

function lockCheckout(tx: Tx, provider: string, checkoutId: string): Promise<CheckoutRow | undefined> {
  return tx
    .selectFrom('checkouts')
    .selectAll()
    .where('checkout_id', '=', checkoutId)
    .where('provider', '=', provider)
    .forUpdate()
    .executeTakeFirst();
}

/** False when this event was there before. */
async function insertEvent(
  { payments, clock }: Context,
  tx: Tx,
  event: PaymentEvent,
  checkout: CheckoutRow | undefined,
): Promise<boolean> {
  const inserted = await tx
    .insertInto('payment_events')
    .values({
      provider: payments.provider,
      event_id: event.eventId,
      type: event.type,
      checkout_id: checkout?.checkout_id ?? null,
      outcome: 'processing',
      received_at: clock.now(),
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('event_id')
    .executeTakeFirst();
  return inserted !== undefined;
}
