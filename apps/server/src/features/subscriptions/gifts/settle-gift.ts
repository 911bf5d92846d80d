import { giftDays } from '@kindred/contract/subscriptions/limits';
import type { Context } from '../../../context.ts';
import { publishDomainEvent } from '../../../domain-event.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { notifyUsers } from '../../../platform/db/transact.ts';
import { commonAccounts } from '../../wallet/ledger/ledger-accounts.ts';
import { postEntry } from '../../wallet/ledger/post-entry.ts';
import { reverseEntry } from '../../wallet/ledger/reverse-entry.ts';
import { keptOf, type PostPayment, settlePayments } from '../../wallet/payments/settle-payments.ts';
import type { CheckoutPayment, CheckoutRow, SettlePayment } from '../../wallet/payments/settlement.ts';
import { updateUnpaidCheckout } from '../../wallet/payments/update-checkout.ts';
import { lockMembership } from '../lifecycle/lock-membership.ts';
import { withdrawGivenMonths } from './shorten-membership.ts';

const $ = inputs({ checkoutId: 'text', expiresAt: 'timestamptz' });

// Serializes claims, returns and payment events of a gift.
const lockGift = statement(
  { gift_id: 'bigint', state: 'text', claim_entry_id: 'bigint?', to_user_id: 'bigint?' },
  sql`select gift_id, state, claim_entry_id, to_user_id from subscription_gifts
    where checkout_id = ${$.checkoutId} for update`,
);

const makeReady = statement(
  {},
  sql`update subscription_gifts set state = 'ready', expires_at = ${$.expiresAt}
    where checkout_id = ${$.checkoutId} and state = 'waiting'`,
);

const markReturned = statement(
  {},
  sql`update subscription_gifts set state = 'returned' where checkout_id = ${$.checkoutId} and state in ('ready', 'returning')`,
);

// A disputed payment was won back: the gift can be claimed again, or is refunded if it has expired.
const markReadyAgain = statement(
  {},
  sql`update subscription_gifts set state = 'ready'
    where checkout_id = ${$.checkoutId} and state = 'returned' and claim_entry_id is null`,
);

const findClaimer = statement(
  { user_id: 'bigint!', char_id: 'bigint' },
  sql`select claimed_by as user_id, char_id from subscription_gifts
    where checkout_id = ${$.checkoutId} and claimed_by is not null`,
);

const endMonths = statement(
  { user_id: 'bigint!', char_id: 'bigint', start: 'timestamptz!', end: 'timestamptz!' },
  sql`with months as (
      select gift_id, period_start, period_end from subscription_gifts
      where checkout_id = ${$.checkoutId} and period_end is not null)
    update subscription_gifts g set period_start = null, period_end = null from months
      where g.gift_id = months.gift_id
      returning g.claimed_by as user_id, g.char_id, months.period_start as start, months.period_end as "end"`,
);

/** Brings the gift and the ledger in line with its payment, before and after the claim. */
export const settleGift: SettlePayment = async (context, tx, provided, checkout) => {
  const { payments, state } = provided;
  if (payments.length === 0) return updateUnpaidCheckout(tx, checkout, state, context.clock.now());
  const outcomes = await settlePayments(context, tx, { checkout, payments }, (payment) =>
    postGift(context, tx, checkout, payment),
  );
  const [payment] = payments;
  if (payment) await reverseClaim(context, tx, checkout, payment);
  return outcomes;
};

async function postGift(
  context: Context,
  tx: Tx,
  checkout: CheckoutRow,
  payment: CheckoutPayment,
): ReturnType<PostPayment> {
  const { checkout_id: checkoutId, user_id: userId, char_id: charId, price_usd_cents: cents } = checkout;
  const gift = await lockGift.first(tx, { checkoutId });
  if (payment.amountUsdCents !== cents || !gift || !charId) return { refused: 'wrong_amount' };
  if (gift.state !== 'waiting') return { refused: 'place_taken' };
  const now = context.clock.now();
  const entryId = await postEntry(tx, { kind: 'gift_purchase', userId, charId, checkoutId, now }, [
    { accountId: commonAccounts.processor, amount: -cents },
    { accountId: commonAccounts.unclaimedGifts, amount: cents },
  ]);
  await makeReady.run(tx, { checkoutId, expiresAt: new Date(now.getTime() + giftDays * 86_400_000) });
  if (gift.to_user_id !== null) {
    const news = { userId: gift.to_user_id, otherUserId: userId, charId, now };
    await publishDomainEvent(context, tx, {
      ...news,
      topic: 'subscription_given',
      cause: `given ${gift.gift_id}`,
    });
  }
  return { entryId, outcome: 'given' };
}

/** Reverses the creator's share by what refunds and disputes took; a full refund also ends the months. */
async function reverseClaim(
  context: Context,
  tx: Tx,
  { checkout_id: checkoutId }: CheckoutRow,
  payment: CheckoutPayment,
): Promise<void> {
  const now = context.clock.now();
  const claimer = await findClaimer.first(tx, { checkoutId });
  if (claimer) await lockMembership(tx, { userId: claimer.user_id, charId: claimer.char_id });
  const gift = await lockGift.first(tx, { checkoutId });
  const remainder = keptOf(payment);
  if (remainder === 0) await markReturned.run(tx, { checkoutId });
  else await markReadyAgain.run(tx, { checkoutId });
  if (!gift?.claim_entry_id) return;
  const cause = payment.disputedUsdCents > 0 ? 'chargeback' : 'refund';
  const share = { kept: remainder, of: payment.amountUsdCents };
  const reversal = await reverseEntry(tx, gift.claim_entry_id, share, cause, now);
  if (reversal?.earnerUserIds.length) notifyUsers(tx, reversal.earnerUserIds, { type: 'earnings.changed' });
  if (remainder > 0) return;
  const months = await endMonths.first(tx, { checkoutId });
  if (months)
    await withdrawGivenMonths(tx, { ...months, userId: months.user_id, charId: months.char_id, now });
}
