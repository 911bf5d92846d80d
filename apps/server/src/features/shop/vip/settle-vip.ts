import type { Context } from '../../../context.ts';
import type { ProviderSubscription } from '../../../outside/payments/payments.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { notifyUsers } from '../../../platform/db/transact.ts';
import { cancelAtProvider, closeSubscription } from '../../subscriptions/lifecycle/close-subscription.ts';
import { lockWallet } from '../../wallet/ledger/adjust-wallet-balance.ts';
import { creditPurchase } from '../../wallet/ledger/credit-diamonds.ts';
import { neverOpen } from '../../wallet/payments/refused-checkout.sql.ts';
import { keptOf, type PostPayment, settlePayments } from '../../wallet/payments/settle-payments.ts';
import type { CheckoutPayment, CheckoutRow, SettlePayment } from '../../wallet/payments/settlement.ts';
import { updateCheckoutState, updateUnpaidCheckout } from '../../wallet/payments/update-checkout.ts';
import { endVip, notifyVip } from './end-vip.ts';
import {
  extendVip,
  extendVipWhileCollecting,
  findVip,
  lockVip,
  markVipCanceled,
  markVipPastDue,
  upsertVip,
} from './vip.sql.ts';

const $ = inputs({
  subscriptionRef: 'text',
  checkoutId: 'text',
  userId: 'bigint',
  periodEnd: 'timestamptz',
  entryId: 'bigint',
});

const storeRef = statement(
  {},
  sql`update checkouts set subscription_ref = ${$.subscriptionRef}
    where checkout_id = ${$.checkoutId}`,
);

const findOwner = statement(
  { user_id: 'bigint' },
  sql`select user_id from users where user_id = ${$.userId} and deleted_at is null for key share`,
);

const findClosing = statement(
  { closed_at: 'timestamptz?', is_charged: 'boolean!' },
  sql`select k.closed_at, exists (select from vip_charges c where c.checkout_id = k.checkout_id
      and c.period_end = ${$.periodEnd}) as is_charged
    from checkouts k where k.checkout_id = ${$.checkoutId}`,
);

const insertCharge = statement(
  {},
  sql`insert into vip_charges (checkout_id, period_end, entry_id)
    values (${$.checkoutId}, ${$.periodEnd}, ${$.entryId})`,
);

/** Brings a VIP and the ledger in line with the current state of the provider's subscription and payments. */
export const settleVip: SettlePayment = async (context, tx, provided, checkout) => {
  const { subscription, payments } = provided;
  const { user_id: userId, subscription_ref } = checkout;
  const now = context.clock.now();
  if (!subscription) return updateUnpaidCheckout(tx, checkout, provided.state, now);
  await lockVip.run(tx, { userId });
  await lockWallet(tx, userId);
  const outcomes: string[] = [];
  if (subscription_ref === null) outcomes.push(await start(tx, checkout, subscription, payments, now));
  const paymentOutcomes = await settlePayments(context, tx, { checkout, payments }, (payment) =>
    creditMonth(context, tx, checkout, subscription.subscriptionRef, payment),
  );
  const changed = await applyState(context, tx, subscription, payments);
  return [...outcomes, ...paymentOutcomes, ...(changed ? [changed] : [])];
};

async function start(
  tx: Tx,
  checkout: CheckoutRow,
  { subscriptionRef }: ProviderSubscription,
  payments: CheckoutPayment[],
  now: Date,
): Promise<string> {
  const { user_id: userId, checkout_id: checkoutId, month_usd_cents: monthUsdCents } = checkout;
  await storeRef.run(tx, { checkoutId, subscriptionRef });
  const before = await findVip.first(tx, { userId });
  const isLive = before && before.state !== 'past_due' && before.period_end > now;
  const periodEnd = payments[0]?.periodEnd;
  const owner = await findOwner.first(tx, { userId });
  const mismatch =
    monthUsdCents === null || payments[0]?.amountUsdCents !== monthUsdCents
      ? 'wrong_amount'
      : payments[0].mismatch;
  if (isLive || !owner || !periodEnd || mismatch || monthUsdCents === null) {
    await closeSubscription(tx, subscriptionRef, neverOpen);
    return isLive ? 'place_taken' : owner ? (mismatch ?? 'wrong_amount') : 'closed';
  }
  await updateCheckoutState(tx, checkoutId, 'paid', now);
  const monthDiamonds = checkout.diamonds + checkout.bonus_diamonds;
  await upsertVip.run(tx, { userId, periodEnd, monthUsdCents, monthDiamonds, ref: subscriptionRef, now });
  if (before && before.state !== 'expired') await closeSubscription(tx, before.provider_ref, now);
  return 'started';
}

/** Credits a month's diamonds once; a payment at another price, or after the closing, is refunded. */
async function creditMonth(
  context: Context,
  tx: Tx,
  checkout: CheckoutRow,
  ref: string,
  { amountUsdCents, charged, periodEnd, paidAt }: CheckoutPayment,
): ReturnType<PostPayment> {
  const { user_id: userId, checkout_id: checkoutId, diamonds, bonus_diamonds: bonusDiamonds } = checkout;
  if (amountUsdCents !== checkout.month_usd_cents || !periodEnd) return { refused: 'wrong_amount' };
  const { closed_at, is_charged } = await findClosing.one(tx, { checkoutId, periodEnd });
  if (closed_at && paidAt > closed_at) return { refused: 'closed' };
  if (is_charged) return { refused: 'place_taken' };
  const now = context.clock.now();
  const credit = { kind: 'vip', userId, checkoutId, diamonds, bonusDiamonds, now } as const;
  const { entryId, balance } = await creditPurchase(tx, credit);
  await insertCharge.run(tx, { checkoutId, periodEnd, entryId });
  await extendVip.first(tx, { ref, periodEnd, now });
  notifyUsers(tx, [userId], { type: 'wallet.changed', diamond: balance });
  await notifyVip(context, tx, userId, {
    topic: 'vip_charged',
    usdCents: amountUsdCents,
    ...(charged.currency === 'USD' ? {} : { charged }),
    diamonds: diamonds + bonusDiamonds,
    dueAt: periodEnd,
    cause: `vip_charged ${checkoutId} ${periodEnd.toISOString()}`,
  });
  return { entryId, outcome: 'credited' };
}

/** A fully refunded month ends at once; a dispute of an earlier month stops the renewal. */
async function applyState(
  context: Context,
  tx: Tx,
  { state, subscriptionRef: ref, periodEnd, renews, collectingUntil }: ProviderSubscription,
  payments: CheckoutPayment[],
): Promise<string | undefined> {
  const now = context.clock.now();
  const newest = payments.at(-1);
  if (newest && keptOf(newest) === 0) {
    const ended = await endVip(context, tx, ref);
    if (ended) await closeSubscription(tx, ref, now);
    return ended;
  }
  if (state !== 'ended' && payments.some(({ disputedUsdCents }) => disputedUsdCents > 0)) {
    if ((await markVipCanceled.run(tx, { ref, now })) === 0) return undefined;
    await cancelAtProvider(tx, ref);
    return 'canceled';
  }
  switch (state) {
    case 'ended':
      return endVip(context, tx, ref);
    case 'past_due': {
      const row = await markVipPastDue.first(tx, { ref, periodEnd, now });
      if (!row) return undefined;
      const cause = `vip_failed ${ref} ${periodEnd.toISOString()}`;
      await notifyVip(context, tx, row.user_id, { topic: 'vip_failed', cause });
      return 'past_due';
    }
    case 'trialing':
    case 'active':
      if (collectingUntil) await extendVipWhileCollecting.run(tx, { ref, until: collectingUntil, now });
      return !renews && (await markVipCanceled.run(tx, { ref, now })) > 0 ? 'canceled' : undefined;
    default:
      return state satisfies never;
  }
}
