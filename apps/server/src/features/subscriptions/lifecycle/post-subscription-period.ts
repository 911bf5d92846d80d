import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { PostPayment } from '../../wallet/payments/settle-payments.ts';
import type { CheckoutPayment, CheckoutRow } from '../../wallet/payments/settlement.ts';
import { publishMembership } from '../follow.ts';
import { agreeToPrice } from '../tiers/switch-tier.ts';
import { moveUpAgain } from '../tiers/upgrades.sql.ts';
import { findConsent } from './accept-price.ts';
import { notifyCreator, notifyFan } from './notify-subscription.ts';
import { postCharge } from './post-charge.ts';

const $ = inputs({
  periodEnd: 'timestamptz',
  usdCents: 'integer',
  now: 'timestamptz',
  subscriptionRef: 'text',
  checkoutId: 'text',
});

// A tier chosen for the next period starts with the first charge at its price.
const isSwitching = sql`switch_level is not null and period_end < ${$.periodEnd}
  and month_usd_cents = ${$.usdCents}`;

const extend = statement(
  { period_end: 'timestamptz!' },
  sql`update memberships set
      state = case when renews then 'active' else 'canceled' end,
      period_end = greatest(period_end, ${$.periodEnd}),
      tier_level = case when ${isSwitching} then switch_level else tier_level end,
      switch_level = case when not (${isSwitching}) then switch_level end,
      switch_from_usd_cents = case when not (${isSwitching}) then switch_from_usd_cents end,
      updated_at = ${$.now}
    where provider_ref = ${$.subscriptionRef}
    returning period_end`,
);

const findTerms = statement(
  { closed_at: 'timestamptz?', due_usd_cents: 'integer?' },
  sql`select k.closed_at, charge_price(k.intro_usd_cents, k.intro_charges, k.month_usd_cents,
      (select count(*) + 1 from subscription_charges s where s.checkout_id = k.checkout_id)) as due_usd_cents
    from checkouts k where k.checkout_id = ${$.checkoutId}`,
);

/**
 * Posts a paid period, the creator's share as pending and the rest as the platform's, and extends the membership. A
 * payment at another price than agreed, or after the subscription was closed, is refused and refunded.
 */
export async function postSubscriptionPeriod(
  context: Context,
  tx: Tx,
  { checkout, subscriptionRef }: { checkout: CheckoutRow; subscriptionRef: string },
  payment: CheckoutPayment,
): ReturnType<PostPayment> {
  const { amountUsdCents: usdCents, periodEnd, paidAt } = payment;
  const { checkout_id: checkoutId, char_id: charId, user_id: fanId } = checkout;
  const { closed_at, due_usd_cents } = await findTerms.one(tx, { checkoutId });
  const isAgreed =
    usdCents === due_usd_cents ||
    (await findConsent.first(tx, { checkoutId, monthUsdCents: usdCents })) !== undefined;
  if (!isAgreed || !periodEnd || !charId) return { refused: 'wrong_amount' };
  if (closed_at && paidAt > closed_at) return { refused: 'closed' };
  const now = context.clock.now();
  const entryId = await postCharge(context, tx, { checkoutId, fanId, charId, usdCents, periodEnd, now });
  const membership = await extend.first(tx, { subscriptionRef, periodEnd, usdCents, now });
  const renewal = { subscriptionRef, monthUsdCents: usdCents, now };
  const upgraded = await moveUpAgain.first(tx, { ...renewal, periodEnd });
  if (upgraded) await agreeToPrice(tx, { ...renewal, before: upgraded.before });
  if (membership) publishMembership(tx, fanId, charId, membership.period_end > now);
  if (checkout.trial_days === 0 && (await isFirstCharge(tx, checkoutId))) {
    return { entryId, outcome: 'charged' };
  }
  const cause = `renewed ${checkoutId} ${periodEnd.toISOString()}`;
  await notifyCreator(context, tx, { topic: 'renewed', fanId, charId, usdCents, cause, now });
  const charged = payment.charged.currency === 'USD' ? undefined : payment.charged;
  await notifyFan(context, tx, {
    topic: 'charged',
    fanId,
    charId,
    usdCents,
    charged,
    cause,
    dueAt: periodEnd,
    now,
  });
  return { entryId, outcome: 'renewed' };
}

const countCharges = statement(
  { count: 'integer' },
  sql`select count(*)::integer as count from subscription_charges where checkout_id = ${$.checkoutId}`,
);

async function isFirstCharge(tx: Tx, checkoutId: string): Promise<boolean> {
  return (await countCharges.one(tx, { checkoutId })).count === 1;
}
