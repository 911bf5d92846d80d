import type { Context } from '../../../context.ts';
import { publishDomainEvent } from '../../../domain-event.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { notifyUsers } from '../../../platform/db/transact.ts';
import { lockWallet } from '../../wallet/ledger/adjust-wallet-balance.ts';
import { postCardSale } from '../../wallet/ledger/post-card-sale.ts';
import { type PostPayment, settlePayments } from '../../wallet/payments/settle-payments.ts';
import type { CheckoutPayment, CheckoutRow, SettlePayment } from '../../wallet/payments/settlement.ts';
import { updateUnpaidCheckout } from '../../wallet/payments/update-checkout.ts';
import { insertPurchase, lockPostOffer, lockPostPair, updateRefunded } from './post-offer.sql.ts';

/** The post belongs to the fan while a part of the payment stays paid. */
export const settlePost: SettlePayment = async (context, tx, provided, checkout) => {
  const { payments } = provided;
  const { post_id: postId, user_id: userId, checkout_id: checkoutId } = checkout;
  if (payments.length === 0 || postId === null) {
    return updateUnpaidCheckout(tx, checkout, provided.state, context.clock.now());
  }
  // The lock order of unlock_post: the pair, the wallet, then the post.
  await lockPostPair.run(tx, { userId, postId });
  await lockWallet(tx, userId);
  const outcomes = await settlePayments(context, tx, { checkout, payments }, (payment) =>
    sellPost(context, tx, { ...checkout, post_id: postId }, payment),
  );
  await updateRefunded.run(tx, { checkoutId });
  return outcomes;
};

async function sellPost(
  context: Context,
  tx: Tx,
  checkout: CheckoutRow & { post_id: string },
  payment: CheckoutPayment,
): ReturnType<PostPayment> {
  const { post_id: postId, user_id: userId, checkout_id: checkoutId } = checkout;
  const { amountUsdCents: usdCents } = payment;
  const now = context.clock.now();
  if (usdCents !== checkout.price_usd_cents) return { refused: 'wrong_amount' };
  const offer = await lockPostOffer.first(tx, { userId, postId, now });
  if (!offer) return { refused: 'closed' };
  // The fan has unlocked or joined meanwhile, so this payment is refunded.
  if (offer.is_owned) return { refused: 'place_taken' };
  const { char_id: charId, creator_id: creatorUserId } = offer;
  const entryId = await postCardSale(tx, {
    kind: 'post_sale',
    fanUserId: userId,
    creatorUserId,
    charId,
    postId,
    checkoutId,
    usdCents,
    shareBps: context.config.creatorShareBps,
    now,
  });
  await insertPurchase.run(tx, { userId, postId, entryId, price: usdCents, now });
  notifyUsers(tx, [creatorUserId], { type: 'earnings.changed' });
  await publishDomainEvent(context, tx, {
    userId: creatorUserId,
    topic: 'post_bought',
    otherUserId: userId,
    charId,
    postId,
    usdCents,
    cause: `post_bought ${checkoutId}`,
    now,
  });
  return { entryId, outcome: 'sold' };
}
