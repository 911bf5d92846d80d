import type { Context } from '../../context.ts';
import type { CheckoutRow } from '../../feature.ts';
import type { PaymentEvent } from '../../outside/payments/payments.ts';
import { refuse } from '../../platform/app-error.ts';
import { query, type Tx } from '../../platform/db/db.ts';
import { bookMonth } from './book-month.ts';
import { tellMembership } from './follow.ts';
import { tellCreator } from './tell-subscription.ts';

type Renewed = Extract<PaymentEvent, { type: 'subscription.renewed' }>;

const extendText = `
  update memberships set
    state = case when renews then 'active' else 'canceled' end,
    period_end = greatest(period_end, $2), updated_at = $3
  where provider_ref = $1 and state <> 'expired'
  returning period_end`;

/** A month was charged: it is booked, and the fan has joined for that much longer. */
export async function renewSubscription(
  context: Context,
  tx: Tx,
  event: Renewed,
  checkout: CheckoutRow,
): Promise<string> {
  // Told before the checkout itself was: the provider shall say it again later.
  if (checkout.state !== 'paid' && checkout.state !== 'refunded') refuse('unavailable');
  if (event.amountUsdCents !== checkout.month_usd_cents || !checkout.char_id) return 'wrong_amount';
  const now = context.clock.now();
  const { periodEnd, subscriptionRef } = event;
  const isNew = await bookMonth(context, tx, checkout, { usdCents: event.amountUsdCents, periodEnd, now });
  if (!isNew) return 'repeated';
  await tellCreator(context, tx, 'renewed', {
    fanId: checkout.user_id,
    charId: checkout.char_id,
    usdCents: event.amountUsdCents,
    cause: `renewed ${checkout.checkout_id} ${periodEnd.toISOString()}`,
    now,
  });
  const [extended] = await query<{ period_end: Date }>(tx, extendText, [subscriptionRef, periodEnd, now]);
  if (!extended) return 'booked_only';
  tellMembership(tx, checkout.user_id, checkout.char_id, extended.period_end > now);
  return 'renewed';
}
