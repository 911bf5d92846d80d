import type { Context } from '../../context.ts';
import type { CheckoutRow } from '../../feature.ts';
import type { PaymentEvent } from '../../outside/payments/payments.ts';
import { query, type Tx } from '../../platform/db/db.ts';
import { enqueue } from '../../platform/jobs/jobs.ts';
import { markCheckout } from '../wallet/settle-checkout.ts';
import { bookMonth } from './book-month.ts';
import { tellMembership } from './follow.ts';
import { isShut } from './is-shut.ts';
import { findMembership, hasHadTrial, type Membership } from './memberships.sql.ts';
import { stopRenewal } from './stop-renewals.ts';
import { tellCreator } from './tell-subscription.ts';

type Paid = Extract<PaymentEvent, { type: 'checkout.paid' }>;
type Start = { subscriptionRef: string; periodEnd: Date; isTrial: boolean; monthUsdCents: number; now: Date };

// What was paid for before is never shortened; whoever had left joins anew.
const upsertText = `
  insert into memberships as m (user_id, char_id, kind, state, period_end, month_usd_cents, renews, trial_used,
    provider_ref, joined_at, updated_at)
  values ($1, $2, 'pro', $3, $4, $5, true, $6, $7, $8, $8)
  on conflict (user_id, char_id) do update set
    kind = 'pro', state = excluded.state, period_end = greatest(m.period_end, excluded.period_end),
    month_usd_cents = excluded.month_usd_cents, renews = true, trial_used = m.trial_used or excluded.trial_used,
    provider_ref = excluded.provider_ref, updated_at = excluded.updated_at,
    joined_at = case when m.state = 'expired' then excluded.joined_at else m.joined_at end`;

/** The checkout was paid, or its trial began: the fan has joined until the period ends. */
export async function startSubscription(
  context: Context,
  tx: Tx,
  event: Paid,
  checkout: CheckoutRow,
): Promise<string> {
  const { subscriptionRef, periodEnd, amountUsdCents } = event;
  if (amountUsdCents !== checkout.price_usd_cents) return 'wrong_amount';
  if (!subscriptionRef || !periodEnd || !checkout.char_id || !checkout.month_usd_cents) return 'incomplete';
  if (checkout.state === 'paid' || checkout.state === 'refunded') return 'repeated';
  const now = context.clock.now();
  const { user_id: userId, char_id: charId } = checkout;
  const isTrial = checkout.trial_days > 0;
  // Between the checkout and its payment a block or a deletion can have come.
  const isTooLate = await isShut(tx, userId, charId);
  const before = await findMembership(tx, userId, charId);
  if (isTrial && (await hasHadTrial(tx, before, { userId, charId }))) {
    await markCheckout(tx, checkout.checkout_id, 'expired', now);
    await endAtProvider(tx, subscriptionRef);
    return 'trial_was_used';
  }
  await markCheckout(tx, checkout.checkout_id, 'paid', now);
  const start = { subscriptionRef, periodEnd, isTrial, monthUsdCents: checkout.month_usd_cents, now };
  await upsertMembership(tx, userId, charId, start);
  await endReplaced(tx, before, subscriptionRef);
  if (!isTrial) await bookMonth(context, tx, checkout, { usdCents: amountUsdCents, periodEnd, now });
  if (isTooLate) await stopRenewal(tx, { userId, charId }, now);
  tellMembership(tx, userId, charId, periodEnd > now);
  await tellCreator(context, tx, isTrial ? 'trial_started' : 'subscribed', {
    fanId: userId,
    charId,
    usdCents: checkout.month_usd_cents,
    cause: `started ${checkout.checkout_id}`,
    now,
  });
  return isTrial ? 'trial_started' : 'started';
}

/** Nothing may be charged any more for this one; done by a job, so that it happens even if the provider is away. */
export async function endAtProvider(tx: Tx, subscriptionRef: string): Promise<void> {
  await enqueue(tx, 'subscriptions.end-at-provider', { subscription_ref: subscriptionRef });
}

/** A new subscription takes the place of one that was past due. */
async function endReplaced(tx: Tx, before: Membership | undefined, subscriptionRef: string): Promise<void> {
  if (before?.provider_ref && before.provider_ref !== subscriptionRef && before.state !== 'expired') {
    await endAtProvider(tx, before.provider_ref);
  }
}

async function upsertMembership(tx: Tx, userId: string, charId: string, start: Start): Promise<void> {
  const { subscriptionRef, periodEnd, isTrial, monthUsdCents, now } = start;
  const state = isTrial ? 'trialing' : 'active';
  const values = [userId, charId, state, periodEnd, monthUsdCents, isTrial, subscriptionRef, now];
  await query(tx, upsertText, values);
}
