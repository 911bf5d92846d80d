import type { Context } from '../../../context.ts';
import type { ProviderSubscription } from '../../../outside/payments/payments.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { lockTier } from '../../offers/tiers/page-tiers.sql.ts';
import {
  insertUsedOffers,
  promotionOffer,
  takeOffersWithCard,
  trialOffer,
} from '../../users/used-offers.sql.ts';
import { neverOpen } from '../../wallet/payments/refused-checkout.sql.ts';
import type { CheckoutPayment, CheckoutRow } from '../../wallet/payments/settlement.ts';
import { updateCheckoutState } from '../../wallet/payments/update-checkout.ts';
import { findMembership, type Membership } from '../find-membership.ts';
import { publishMembership } from '../follow.ts';
import { findBarrier } from '../find-barrier.ts';
import { hasHadTrial } from '../memberships.sql.ts';
import { closeSubscription } from './close-subscription.ts';
import { notifyCreator } from './notify-subscription.ts';
import { stopRenewal } from './stop-renewals.ts';

const $ = inputs({
  now: 'timestamptz',
  subscriptionRef: 'text',
  isTrial: 'boolean',
  userId: 'bigint',
  charId: 'bigint',
  periodEnd: 'timestamptz',
  monthUsdCents: 'integer',
  tierLevel: 'integer',
  checkoutId: 'text',
});

export type PaidCheckout = {
  checkout: CheckoutRow & { char_id: string; month_usd_cents: number };
  subscription: ProviderSubscription;
  payments: CheckoutPayment[];
};

// Never shortens time that was paid before; a former member gets a new join date.
const upsertMembership = statement(
  {},
  sql`insert into memberships as m (user_id, char_id, kind, state, period_end, month_usd_cents, renews, trial_used,
      provider_ref, tier_level, joined_at, updated_at)
    values (${$.userId}, ${$.charId}, 'pro',
      case when ${$.isTrial} then 'trialing' else 'active' end, ${$.periodEnd},
      ${$.monthUsdCents}, true, ${$.isTrial}, ${$.subscriptionRef}, ${$.tierLevel}, ${$.now}, ${$.now})
    on conflict (user_id, char_id) do update set
      kind = 'pro', state = excluded.state, period_end = greatest(m.period_end, excluded.period_end),
      month_usd_cents = excluded.month_usd_cents, renews = true, trial_used = m.trial_used or excluded.trial_used,
      provider_ref = excluded.provider_ref, tier_level = excluded.tier_level, switch_level = null,
      switch_from_usd_cents = null, updated_at = excluded.updated_at,
      joined_at = case when m.state = 'expired' then excluded.joined_at else m.joined_at end`,
);

const storeRef = statement(
  {},
  sql`update checkouts set subscription_ref = ${$.subscriptionRef} where checkout_id = ${$.checkoutId}`,
);

/**
 * Starts a membership when its checkout was paid or its trial began, until the first period ends. When another live
 * subscription exists, the trial or a promotion was used before, or the buyer or the page is gone, the new subscription
 * is closed and its payment is refunded. The caller holds the lock of the membership.
 */
export async function startSubscription(context: Context, tx: Tx, paid: PaidCheckout): Promise<string> {
  const { checkout, subscription, payments } = paid;
  const { subscriptionRef, trialEnd } = subscription;
  const { user_id: userId, char_id: charId, checkout_id: checkoutId } = checkout;
  const now = context.clock.now();
  await storeRef.run(tx, { checkoutId, subscriptionRef });
  // A block or a deletion may have come between the checkout and its payment.
  const barrier = await findBarrier(tx, userId, charId);
  const before = await findMembership(tx, userId, charId);
  const periodEnd = trialEnd ?? payments[0]?.periodEnd;
  const refusal = barrier === 'gone' ? 'closed' : await findRefusal(tx, paid, before, now);
  if (refusal || !periodEnd) {
    if (payments.length === 0) await updateCheckoutState(tx, checkoutId, 'expired', now);
    await closeSubscription(tx, subscriptionRef, neverOpen);
    return refusal ?? 'wrong_amount';
  }
  await updateCheckoutState(tx, checkoutId, 'paid', now);
  await upsertMembership.run(tx, {
    userId,
    charId,
    isTrial: trialEnd !== undefined,
    periodEnd,
    monthUsdCents: checkout.month_usd_cents,
    subscriptionRef,
    tierLevel: checkout.tier_level,
    now,
  });
  await closeReplaced(tx, before, now);
  if (barrier === 'blocked') await stopRenewal(tx, { userId, charId }, now);
  publishMembership(tx, userId, charId, periodEnd > now);
  const topic = trialEnd ? 'trial_started' : 'subscribed';
  const news = { fanId: userId, charId, usdCents: checkout.month_usd_cents, now };
  await notifyCreator(context, tx, { topic, ...news, cause: `started ${checkoutId}` });
  return trialEnd ? 'trial_started' : 'started';
}

async function findRefusal(
  tx: Tx,
  { checkout, subscription, payments }: PaidCheckout,
  before: Membership | undefined,
  now: Date,
): Promise<'place_taken' | 'trial_was_used' | 'promotion_was_used' | CheckoutPayment['mismatch']> {
  const { user_id: userId, char_id: charId } = checkout;
  // A subscription that is past due may be replaced, even shortly before its period ends.
  const isLive = before?.kind === 'pro' && before.state !== 'expired' && before.state !== 'past_due';
  if (isLive && before.period_end && before.period_end > now) return 'place_taken';
  const isTrial = subscription.trialEnd !== undefined;
  if (isTrial && (await hasHadTrial(tx, before, { userId, charId }))) return 'trial_was_used';
  if (!(await isTierOnSale(tx, charId, checkout.tier_level))) return 'place_taken';
  if (isTrial !== checkout.trial_days > 0) return 'wrong_amount';
  const [payment] = payments;
  if (payment?.mismatch) return payment.mismatch;
  if (!isTrial && payment?.amountUsdCents !== checkout.price_usd_cents) return 'wrong_amount';
  // Last, because it uses the offers up.
  const offers = await listOnceOffers(tx, checkout, isTrial);
  const { cardFingerprint } = subscription;
  if (offers.length === 0 || cardFingerprint === undefined) return undefined;
  if (await takeOffersWithCard(tx, cardFingerprint, offers, now)) return undefined;
  // From now on the person sees the price without these offers, which the same card can pay.
  await insertUsedOffers(tx, userId, offers, now);
  return isTrial ? 'trial_was_used' : 'promotion_was_used';
}

/** The tier may have been retired between the checkout and its payment. */
async function isTierOnSale(tx: Tx, charId: string, level: number): Promise<boolean> {
  return level === 0 || (await lockTier.first(tx, { charId, level })) !== undefined;
}

const findPromotion = statement(
  { promotion_id: 'bigint' },
  sql`select promotion_id from promotion_claims where checkout_id = ${$.checkoutId}`,
);

/** Lists the offers that each card can use only once: a trial of the page, a promotion. */
async function listOnceOffers(
  tx: Tx,
  { char_id: charId, checkout_id: checkoutId }: PaidCheckout['checkout'],
  isTrial: boolean,
): Promise<string[]> {
  const claim = await findPromotion.first(tx, { checkoutId });
  return [...(isTrial ? [trialOffer(charId)] : []), ...(claim ? [promotionOffer(claim.promotion_id)] : [])];
}

async function closeReplaced(tx: Tx, before: Membership | undefined, now: Date): Promise<void> {
  if (before?.provider_ref && before.state !== 'expired')
    await closeSubscription(tx, before.provider_ref, now);
}
