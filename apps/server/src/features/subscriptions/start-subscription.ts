import type { Context } from '../../context.ts';
import type { CheckoutRow } from '../../feature.ts';
import type { ProviderPayment, ProviderSubscription } from '../../outside/payments/payments.ts';
import { query, type Tx } from '../../platform/db/db.ts';
import { updateCheckoutState } from '../wallet/payments/update-checkout.ts';
import { closeSubscription } from './close-subscription.ts';
import { tellMembership } from './follow.ts';
import { isShut } from './is-shut.ts';
import { findMembership, hasHadTrial, type Membership } from './memberships.sql.ts';
import { stopRenewal } from './stop-renewals.ts';
import { tellCreator } from './tell-subscription.ts';

export type PaidCheckout = {
  checkout: CheckoutRow & { char_id: string; month_usd_cents: number };
  subscription: ProviderSubscription;
  payments: ProviderPayment[];
};

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

const storeRefText = 'update checkouts set subscription_ref = $2 where checkout_id = $1';

// Before any payment of it, so that all are given back.
const neverOpen = new Date(0);

/**
 * The checkout was paid, or its trial began: the fan has joined until the first period ends. Where another live
 * subscription has the place, or the trial was had before, this one ends and what was paid for it is given back.
 * The membership is locked.
 */
export async function startSubscription(context: Context, tx: Tx, paid: PaidCheckout): Promise<string> {
  const { checkout, subscription, payments } = paid;
  const { subscriptionRef, trialEnd } = subscription;
  const { user_id: userId, char_id: charId, checkout_id: checkoutId } = checkout;
  const now = context.clock.now();
  await query(tx, storeRefText, [checkoutId, subscriptionRef]);
  const before = await findMembership(tx, userId, charId);
  const periodEnd = trialEnd ?? payments[0]?.periodEnd;
  const refused = await findRefusal(tx, paid, before, now);
  if (refused || !periodEnd) {
    if (payments.length === 0) await updateCheckoutState(tx, checkoutId, 'expired', now);
    await closeSubscription(tx, subscriptionRef, neverOpen);
    return refused ?? 'wrong_amount';
  }
  // Between the checkout and its payment a block or a deletion can have come.
  const isTooLate = await isShut(tx, userId, charId);
  await updateCheckoutState(tx, checkoutId, 'paid', now);
  await upsertMembership(tx, paid, periodEnd, now);
  await closeReplaced(tx, before, now);
  if (isTooLate) await stopRenewal(tx, { userId, charId }, now);
  tellMembership(tx, userId, charId, periodEnd > now);
  const topic = trialEnd ? 'trial_started' : 'subscribed';
  const news = { fanId: userId, charId, usdCents: checkout.month_usd_cents, now };
  await tellCreator(context, tx, topic, { ...news, cause: `started ${checkoutId}` });
  return trialEnd ? 'trial_started' : 'started';
}

async function findRefusal(
  tx: Tx,
  { checkout, subscription, payments }: PaidCheckout,
  before: Membership | undefined,
  now: Date,
): Promise<'place_taken' | 'trial_was_used' | 'wrong_amount' | undefined> {
  const { user_id: userId, char_id: charId } = checkout;
  const isLive = before?.kind === 'pro' && before.state !== 'expired';
  if (isLive && before.period_end && before.period_end > now) return 'place_taken';
  const isTrial = subscription.trialEnd !== undefined;
  if (isTrial && (await hasHadTrial(tx, before, { userId, charId }))) return 'trial_was_used';
  if (isTrial !== checkout.trial_days > 0) return 'wrong_amount';
  if (!isTrial && payments[0]?.amountUsdCents !== checkout.month_usd_cents) return 'wrong_amount';
  return undefined;
}

/** A new subscription takes the place of one that was past due. */
async function closeReplaced(tx: Tx, before: Membership | undefined, now: Date): Promise<void> {
  if (before?.provider_ref && before.state !== 'expired')
    await closeSubscription(tx, before.provider_ref, now);
}

async function upsertMembership(
  tx: Tx,
  { checkout, subscription }: PaidCheckout,
  periodEnd: Date,
  now: Date,
): Promise<void> {
  const isTrial = subscription.trialEnd !== undefined;
  await query(tx, upsertText, [
    checkout.user_id,
    checkout.char_id,
    isTrial ? 'trialing' : 'active',
    periodEnd,
    checkout.month_usd_cents,
    isTrial,
    subscription.subscriptionRef,
    now,
  ]);
}
