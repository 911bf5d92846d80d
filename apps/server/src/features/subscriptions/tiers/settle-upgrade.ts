import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { lockTier } from '../../offers/tiers/page-tiers.sql.ts';
import { keptOf, type PostPayment, settlePayments } from '../../wallet/payments/settle-payments.ts';
import type { CheckoutPayment, CheckoutRow, SettlePayment } from '../../wallet/payments/settlement.ts';
import { updateUnpaidCheckout } from '../../wallet/payments/update-checkout.ts';
import { publishMembership } from '../follow.ts';
import { findBarrier } from '../find-barrier.ts';
import { lockMembership } from '../lifecycle/lock-membership.ts';
import { notifyCreator } from '../lifecycle/notify-subscription.ts';
import { postCharge } from '../lifecycle/post-charge.ts';
import { stopRenewal } from '../lifecycle/stop-renewals.ts';
import { returnDifferences } from './return-differences.ts';
import { agreeToPrice } from './switch-tier.ts';
import {
  findUpgrade,
  listKeptAgain,
  moveBack,
  moveUp,
  setUpgradeState,
  type Upgrade,
} from './upgrades.sql.ts';

/** Brings the tier and the ledger in line with the payment of the difference. */
export const settleUpgrade: SettlePayment = async (context, tx, provided, checkout) => {
  const { payments, state } = provided;
  if (payments.length === 0) return updateUnpaidCheckout(tx, checkout, state, context.clock.now());
  const { checkout_id: checkoutId, user_id: userId } = checkout;
  const charId = checkout.char_id ?? '';
  await lockMembership(tx, { userId, charId });
  const outcomes = await settlePayments(context, tx, { checkout, payments }, (payment) =>
    postUpgrade(context, tx, { ...checkout, char_id: charId }, payment),
  );
  const [payment] = payments;
  const upgrade = await findUpgrade.first(tx, { checkoutId });
  if (!payment || !upgrade || upgrade.state === 'waiting') return outcomes;
  const now = context.clock.now();
  const isKept = keptOf(payment) > 0;
  if (!isKept && upgrade.state === 'done') await undo(tx, checkoutId, upgrade, now);
  if (isKept) await redoUpgrades(tx, upgrade.subscription_ref, now);
  // Only when the payment's event came late; otherwise a refund would trigger itself.
  if (outcomes.includes('upgraded')) await returnDifferences(tx, upgrade.subscription_ref);
  // A member who disputes a payment is not charged again.
  if (payment.disputedUsdCents > 0) await stopRenewal(tx, { userId, charId }, now);
  return outcomes;
};

async function postUpgrade(
  context: Context,
  tx: Tx,
  {
    checkout_id: checkoutId,
    char_id: charId,
    user_id: fanId,
    price_usd_cents,
  }: CheckoutRow & { char_id: string },
  { amountUsdCents: usdCents, paidAt }: CheckoutPayment,
): ReturnType<PostPayment> {
  const upgrade = await findUpgrade.first(tx, { checkoutId });
  if (usdCents !== price_usd_cents || !upgrade) return { refused: 'wrong_amount' };
  const now = context.clock.now();
  const isInTime = upgrade.state === 'waiting' && paidAt < upgrade.period_end;
  if (!isInTime || !(await apply(tx, upgrade, now))) return { refused: 'place_taken' };
  const periodEnd = upgrade.period_end;
  const entryId = await postCharge(context, tx, { checkoutId, fanId, charId, usdCents, periodEnd, now });
  await setUpgradeState.run(tx, { checkoutId, state: 'done' });
  publishMembership(tx, fanId, charId, true);
  const news = { fanId, charId, usdCents: upgrade.month_usd_cents, now };
  await notifyCreator(context, tx, { topic: 'tier_changed', ...news, cause: `upgraded ${checkoutId}` });
  return { entryId, outcome: 'upgraded' };
}

/** Returns false when the subscription has ended or changed since, the tier is no longer sold, or after a block. */
async function apply(tx: Tx, upgrade: Upgrade, now: Date): Promise<boolean> {
  const { user_id: userId, char_id: charId, subscription_ref: subscriptionRef, to_level: toLevel } = upgrade;
  if (await findBarrier(tx, userId, charId)) return false;
  if (!(await lockTier.first(tx, { charId, level: toLevel }))) return false;
  const { from_level: fromLevel, month_usd_cents: monthUsdCents, period_end: periodEnd } = upgrade;
  const moved = await moveUp.first(tx, {
    subscriptionRef,
    fromLevel,
    toLevel,
    monthUsdCents,
    periodEnd,
    now,
  });
  if (!moved) return false;
  await agreeToPrice(tx, { subscriptionRef, before: moved.before, monthUsdCents, now });
  return true;
}

/** The difference was fully refunded: the former tier and price return. */
async function undo(tx: Tx, checkoutId: string, upgrade: Upgrade, now: Date): Promise<void> {
  await setUpgradeState.run(tx, { checkoutId, state: 'undone' });
  const { subscription_ref: subscriptionRef } = upgrade;
  const moved = await moveBack.first(tx, {
    subscriptionRef,
    fromLevel: upgrade.from_level,
    toLevel: upgrade.to_level,
    fromUsdCents: upgrade.from_usd_cents,
    monthUsdCents: upgrade.month_usd_cents,
    periodEnd: upgrade.period_end,
    now,
  });
  if (!moved) return;
  const { before, after: monthUsdCents } = moved;
  await agreeToPrice(tx, { subscriptionRef, before, monthUsdCents, now });
  publishMembership(tx, moved.user_id, moved.char_id, moved.is_joined);
}

/** Restores the tier after a won dispute, if the member still has the tier below. */
export async function redoUpgrades(tx: Tx, subscriptionRef: string, now: Date): Promise<void> {
  for (const { checkout_id: checkoutId, ...upgrade } of await listKeptAgain.all(tx, { subscriptionRef })) {
    if (!(await apply(tx, upgrade, now))) continue;
    await setUpgradeState.run(tx, { checkoutId, state: 'done' });
    publishMembership(tx, upgrade.user_id, upgrade.char_id, true);
  }
}
