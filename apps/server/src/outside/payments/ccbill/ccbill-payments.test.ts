import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import { runJobs } from '../../../test/app/run-jobs.ts';
import { payOnForm } from '../../../test/ccbill/ccbill-billing.ts';
import { newCcbillState, testCcbill } from '../../../test/ccbill/ccbill-state.ts';
import { createCreator, createUser } from '../../../test/data/factories.ts';
import { balanceOf, openCharacterCheckout, openDiamondCheckout } from '../../../test/data/payments.ts';
import { reconcile } from '../../../test/data/reconcile.ts';
import { startCcbillStage } from '../../../test/payments/ccbill-stage.ts';
import { deliver, type PaymentStage, passDaysUntold } from '../../../test/payments/payment-stage.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { formDigest } from './ccbill-form.ts';

let stage: PaymentStage;
beforeAll(async () => {
  stage = await startCcbillStage();
});
afterAll(async () => {
  await expectInvariants(stage.kindred);
  await stage.close();
});

const context = () => stage.kindred.context;

async function openSubscription() {
  const fan = await createUser(context());
  const creator = await createCreator(context(), { groupId: 'group_2' });
  const { data } = await openCharacterCheckout(stage.kindred, fan, creator.charId);
  return { fan, creator, checkoutId: data.checkout_id, payUrl: data.pay_url };
}

test('the form names nobody, and takes no price but ours', async () => {
  const { fan, creator, payUrl } = await openSubscription();
  const url = new URL(payUrl);
  expect(`${url.origin}${url.pathname}`).toBe(
    `https://api.ccbill.com/wap-frontflex/flexforms/${testCcbill.flexId}`,
  );
  expect(Object.fromEntries(url.searchParams)).toMatchObject({
    initialPrice: '9.99',
    initialPeriod: '30',
    recurringPrice: '9.99',
    recurringPeriod: '30',
    numRebills: '99',
    currencyCode: '840',
    clientSubacc: '0001',
  });
  for (const word of [creator.handle, testCcbill.salt]) expect(payUrl).not.toContain(word);
  expect([...url.searchParams.values()]).not.toContain(fan.userId);
  url.searchParams.set('initialPrice', '0.01');
  expect(() => payOnForm(newCcbillState(), url.href, 'success')).toThrow('the price was changed');
});

test('the digest is the one of CCBill’s own example', () => {
  expect(formDigest(['10.00', '30', '840'], '7d901dad245fd0ff6bc20d06')).toBe(
    'a7459445d0e5dc0963fe736dc5cf900b',
  );
});

test('a renewal that is told before its sale counts once the sale is told', async () => {
  const { fan, checkoutId } = await openSubscription();
  await stage.pay(checkoutId);
  await passDaysUntold(stage, 31);
  const waiting = (await stage.listUndelivered()).toReversed();
  const outcomes = [];
  for (const { body, event_id } of waiting) {
    outcomes.push((await stage.post(body)).outcome);
    await stage.markDelivered(event_id);
  }
  expect(outcomes).toEqual(['ignored', 'started charged renewed']);
  const { data } = await stage.kindred.call('listSubscriptions', {}, { token: fan.token });
  expect(data.list[0]?.state).toBe('active');
  expect((await context().payments.retrieveCheckout(checkoutId))?.payments).toHaveLength(2);
});

test('what is told by postback and stands in the list of transactions counts once', async () => {
  const fan = await createUser(context());
  const checkoutId = await openDiamondCheckout(stage.kindred, fan, 'diamonds_1000');
  await stage.pay(checkoutId, 'half_refunded');
  await passDaysUntold(stage, 0.2);
  await reconcile(stage.kindred);
  expect(await balanceOf(stage.kindred, fan)).toBe(525);
  await deliver(stage);
  expect(await balanceOf(stage.kindred, fan)).toBe(525);
});

test('a refund is asked for once, however often it is due', async () => {
  const { checkoutId } = await openSubscription();
  await stage.pay(checkoutId);
  await deliver(stage);
  const { payments } = context();
  const [payment] = (await payments.retrieveCheckout(checkoutId))?.payments ?? [];
  await payments.refundPayment(payment?.paymentRef ?? '');
  await payments.refundPayment(payment?.paymentRef ?? '');
  await deliver(stage);
  await payments.refundPayment(payment?.paymentRef ?? '');
  expect(await deliver(stage)).toEqual([]);
  const [refunded] = (await payments.retrieveCheckout(checkoutId))?.payments ?? [];
  expect(refunded?.refunded).toBe(999);
  await reconcile(stage.kindred);
  await runJobs(stage.kindred);
  await deliver(stage);
});

test.each([
  [{ CCBILL_ACCOUNT: '900000' }, 'CCBILL_ACCOUNT'],
  [{ CCBILL_ACCOUNT: '900000-0001' }, 'CCBILL_FLEX_ID'],
  [{ CCBILL_WEBHOOK_KEY: 'short' }, 'CCBILL_WEBHOOK_KEY'],
  [{ STRIPE_SECRET_KEY: 'sk_test_x', STRIPE_WEBHOOK_SECRET: 'whsec_x' }, 'one payment provider'],
  [{ DEMO: 'true' }, 'demo mode'],
])('the setting %o is refused in one line', (env, words) => {
  const { account, subaccount, flexId, salt, user, password, webhookKey } = testCcbill;
  const isAlone = 'CCBILL_ACCOUNT' in env;
  const rest = {
    CCBILL_ACCOUNT: `${account}-${subaccount}`,
    CCBILL_FLEX_ID: flexId,
    CCBILL_SALT: salt,
    CCBILL_DATALINK: `${user}:${password}`,
    CCBILL_WEBHOOK_KEY: webhookKey,
  };
  const given = { GOOGLE_CLIENT_ID: 'test', ...(isAlone ? {} : rest), ...env };
  expect(() => readConfig(given as Record<string, string>)).toThrow(words);
});
