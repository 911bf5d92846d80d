import { afterAll, beforeAll, expect, test } from 'vitest';
import { runJobs } from '../../../test/app/run-jobs.ts';
import { createCreator, createUser, type TestUser } from '../../../test/data/factories.ts';
import { deliver, passDaysUntold } from '../../../test/payments/payment-stage.ts';
import { type StripeStage, startStripeStage } from '../../../test/payments/stripe-stage.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { chargeOf, failRefund, refund } from '../../../test/stripe/stripe-charges.ts';
import { listRefusedRefunds } from '../../wallet/payments/refused-refunds.sql.ts';
import { returnExpiredGifts } from './return-gift.ts';

let stage: StripeStage;
beforeAll(async () => {
  stage = await startStripeStage();
});
afterAll(async () => {
  await expectInvariants(stage.kindred);
  await stage.close();
});

/** Pays a month as a gift with a link. */
async function give(buyer: TestUser) {
  const { kindred } = stage;
  const { charId } = await createCreator(kindred.context, { groupId: 'group_2' });
  const checkoutInput = { char_id: charId, months: 1 as const, redirect_url: '/home', expected_price: 999 };
  const { data } = await kindred.call('createGiftCheckout', checkoutInput, { token: buyer.token });
  await stage.pay(data.checkout_id);
  await deliver(stage);
  const { payment_ref: paymentRef } = await kindred.context.db
    .selectFrom('payments')
    .select('payment_ref')
    .where('checkout_id', '=', data.checkout_id)
    .executeTakeFirstOrThrow();
  return paymentRef;
}

/** The buyer takes the gift back, their bank refuses the refund, and they take it back again. */
async function giveInVain(buyer: TestUser) {
  const { kindred, server } = stage;
  const paymentRef = await give(buyer);
  const [gift] = await giftsOf(buyer);
  const takeBack = async () => {
    await kindred.call('returnSubscriptionGift', { gift_id: gift?.gift_id ?? '' }, { token: buyer.token });
    await goOn();
  };
  await takeBack();
  failRefund(server.state, chargeOf(server.state, paymentRef));
  await deliver(stage);
  // The refund did not happen, so the buyer can give the gift or take it back.
  expect((await giftsOf(buyer))[0]?.state).toBe('ready');
  await takeBack();
  return { paymentRef, code: new URL(gift?.url ?? '').searchParams.get('gift') ?? '' };
}

const giftsOf = async ({ token }: TestUser) =>
  (await stage.kindred.call('listSubscriptionGifts', {}, { token })).data.list;

async function goOn() {
  await runJobs(stage.kindred);
  await deliver(stage);
}

test('a gift whose money no bank takes back says so to its buyer, until it is paid back after all', async () => {
  const buyer = await createUser(stage.kindred.context);
  const { paymentRef, code } = await giveInVain(buyer);
  expect(await giftsOf(buyer)).toMatchObject([{ state: 'refused' }]);
  const owed = { payment_ref: paymentRef, user_id: buyer.userId, kept: 999, refusal: 'refused' };
  expect(await listRefusedRefunds(stage.kindred.context.db)).toMatchObject([owed]);
  const other = await createUser(stage.kindred.context);
  expect((await stage.kindred.call('claimSubscriptionGift', { code }, { token: other.token })).code).toBe(
    4211,
  );
  await expectInvariants(stage.kindred);
  const { state } = stage.server;
  refund(state, chargeOf(state, paymentRef));
  await deliver(stage);
  expect(await giftsOf(buyer)).toMatchObject([{ state: 'returned' }]);
  expect(await listRefusedRefunds(stage.kindred.context.db)).toEqual([]);
});

test('a refund that was refused does not keep those waiting whose gifts nobody claimed', async () => {
  const { kindred } = stage;
  const [first, second] = [await createUser(kindred.context), await createUser(kindred.context)];
  await giveInVain(first);
  await give(second);
  await passDaysUntold(stage, 90);
  await returnExpiredGifts(kindred.context, 1);
  expect(await giftsOf(second)).toMatchObject([{ state: 'returning' }]);
  await goOn();
  expect(await giftsOf(second)).toMatchObject([{ state: 'returned' }]);
  expect(await giftsOf(first)).toMatchObject([{ state: 'refused' }]);
});
