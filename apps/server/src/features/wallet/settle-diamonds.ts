import type { Tx } from '../../platform/db/db.ts';
import { inputs, sql, statement } from '../../platform/db/sql.ts';
import { notifyUsers } from '../../platform/db/transact.ts';
import { firstChargeOffer, takeOffersWithCard } from '../users/used-offers.sql.ts';
import { lockWallet } from './ledger/adjust-wallet-balance.ts';
import { creditPurchase } from './ledger/credit-diamonds.ts';
import { type PostPayment, settlePayments } from './payments/settle-payments.ts';
import type { CheckoutPayment, CheckoutRow, SettlePayment } from './payments/settlement.ts';
import { updateUnpaidCheckout } from './payments/update-checkout.ts';

const $ = inputs({ checkoutId: 'text', userId: 'bigint', exclusiveKey: 'text?' });

/** Credits diamonds once, at the catalogue's amount, and takes back the refunded part. */
export const settleDiamonds: SettlePayment = async (context, tx, provided, checkout) => {
  const now = context.clock.now();
  const { payments } = provided;
  if (payments.length === 0) return updateUnpaidCheckout(tx, checkout, provided.state, now);
  await lockWallet(tx, checkout.user_id);
  return settlePayments(context, tx, { checkout, payments }, (payment) => credit(tx, checkout, payment, now));
};

async function credit(
  tx: Tx,
  checkout: CheckoutRow,
  payment: CheckoutPayment,
  now: Date,
): ReturnType<PostPayment> {
  if (payment.amountUsdCents !== checkout.price_usd_cents) return { refused: 'wrong_amount' };
  if (await isPlaceTaken(tx, checkout)) return { refused: 'place_taken' };
  if (!(await takeFirstCharge(tx, checkout, payment, now))) return { refused: 'place_taken' };
  const { entryId, balance } = await creditPurchase(tx, {
    userId: checkout.user_id,
    checkoutId: checkout.checkout_id,
    diamonds: checkout.diamonds,
    bonusDiamonds: checkout.bonus_diamonds,
    now,
  });
  notifyUsers(tx, [checkout.user_id], { type: 'wallet.changed', diamond: balance });
  return { entryId, outcome: 'credited' };
}

/** Each card has the first-charge offer once. Returns false when the card had it before. */
async function takeFirstCharge(
  tx: Tx,
  { exclusive_key: key }: CheckoutRow,
  { cardFingerprint: fingerprint }: CheckoutPayment,
  now: Date,
): Promise<boolean> {
  if (key !== firstChargeOffer || fingerprint === undefined) return true;
  return takeOffersWithCard(tx, fingerprint, [firstChargeOffer], now);
}

const findPurchase = statement(
  { entry_id: 'bigint' },
  sql`select e.entry_id from journal_entries e join checkouts k using (checkout_id)
    where e.kind = 'purchase' and (k.checkout_id = ${$.checkoutId}
      or k.user_id = ${$.userId} and k.exclusive_key = ${$.exclusiveKey}) limit 1`,
);

/** Returns true when this checkout, or another one for the same single offer, was credited before. */
async function isPlaceTaken(tx: Tx, checkout: CheckoutRow): Promise<boolean> {
  const { checkout_id: checkoutId, user_id: userId, exclusive_key: exclusiveKey } = checkout;
  return (await findPurchase.first(tx, { checkoutId, userId, exclusiveKey })) !== undefined;
}
