import type { Context } from '../../../context.ts';
import type { ProviderSubscription } from '../../../outside/payments/payments.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { keptOf, settlePayments } from '../../wallet/payments/settle-payments.ts';
import type { CheckoutPayment, SettlePayment } from '../../wallet/payments/settlement.ts';
import { updateUnpaidCheckout } from '../../wallet/payments/update-checkout.ts';
import { withdrawOwnMonth } from '../gifts/shorten-membership.ts';
import { cancelAtProvider, closeSubscription } from '../lifecycle/close-subscription.ts';
import { endSubscription, markCanceled, markPastDue } from '../lifecycle/end-subscription.ts';
import { extendWhileCollecting } from '../lifecycle/extend-while-collecting.ts';
import { lockMembership } from '../lifecycle/lock-membership.ts';
import { postSubscriptionPeriod } from '../lifecycle/post-subscription-period.ts';
import { startSubscription } from '../lifecycle/start-subscription.ts';
import { returnDifferences } from '../tiers/return-differences.ts';
import { redoUpgrades } from '../tiers/settle-upgrade.ts';

/** Brings membership and ledger in line with the current state of the provider's subscription and payments. */
export const settleSubscription: SettlePayment = async (context, tx, provided, checkout) => {
  const { subscription, payments } = provided;
  const { char_id, month_usd_cents, subscription_ref } = checkout;
  if (!subscription || char_id === null || month_usd_cents === null) {
    return updateUnpaidCheckout(tx, checkout, provided.state, context.clock.now());
  }
  const { subscriptionRef } = subscription;
  await lockMembership(tx, { userId: checkout.user_id, charId: char_id });
  const outcomes: string[] = [];
  if (subscription_ref === null) {
    const paid = { checkout: { ...checkout, char_id, month_usd_cents }, subscription, payments };
    outcomes.push(await startSubscription(context, tx, paid));
  }
  const paymentOutcomes = await settlePayments(context, tx, { checkout, payments }, (payment) =>
    postSubscriptionPeriod(context, tx, { checkout, subscriptionRef }, payment),
  );
  await redoUpgrades(tx, subscriptionRef, context.clock.now());
  if (payments.some((payment) => keptOf(payment) === 0)) await returnDifferences(tx, subscriptionRef);
  const changed = await applyState(context, tx, subscription, payments);
  const newest = payments.at(-1);
  if (newest?.periodEnd && keptOf(newest) === 0) {
    const { user_id: userId } = checkout;
    const now = context.clock.now();
    await withdrawOwnMonth(tx, { userId, charId: char_id, end: newest.periodEnd, now });
  }
  return [...outcomes, ...paymentOutcomes, ...(changed ? [changed] : [])];
};

/** A fully refunded period ends at once; a dispute cancels the subscription, and other paid periods stay. */
async function applyState(
  context: Context,
  tx: Tx,
  { state, subscriptionRef, periodEnd, renews, collectingUntil }: ProviderSubscription,
  payments: CheckoutPayment[],
): Promise<string | undefined> {
  const now = context.clock.now();
  const newest = payments.at(-1);
  if (newest && keptOf(newest) === 0) {
    const ended = await endSubscription(context, tx, subscriptionRef);
    if (ended) await closeSubscription(tx, subscriptionRef, now);
    return ended;
  }
  if (state !== 'ended' && payments.some(({ disputedUsdCents }) => disputedUsdCents > 0)) {
    const canceled = await markCanceled(tx, subscriptionRef, now);
    if (canceled) await cancelAtProvider(tx, subscriptionRef);
    return canceled;
  }
  switch (state) {
    case 'ended':
      return endSubscription(context, tx, subscriptionRef);
    case 'past_due':
      return markPastDue(context, tx, { subscriptionRef, periodEnd });
    case 'trialing':
    case 'active':
      if (collectingUntil) await extendWhileCollecting(tx, subscriptionRef, collectingUntil, now);
      return renews ? undefined : markCanceled(tx, subscriptionRef, now);
    default:
      return state satisfies never;
  }
}
