import { afterAll, expect, test } from 'vitest';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createUser } from '../../../test/data/factories.ts';
import {
  balanceOf,
  listUndelivered,
  openDiamondCheckout,
  pay,
  postWebhook,
} from '../../../test/data/payments.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

test('a webhook whose effect broke off is not taken for done: told again, it credits once', async () => {
  const { settlePayment } = kindred.context.hooks;
  const settle = settlePayment.diamonds;
  if (!settle) throw new Error('nobody settles diamonds');
  const fan = await createUser(kindred.context);
  await pay(kindred, await openDiamondCheckout(kindred, fan));
  const [webhook] = await listUndelivered(kindred);
  settlePayment.diamonds = async (...given) => {
    await settle(...given);
    throw new Error('the power went out');
  };
  expect((await postWebhook(kindred, webhook?.body ?? '')).status).toBe(500);
  settlePayment.diamonds = settle;
  expect(await balanceOf(kindred, fan)).toBe(0);
  expect(await postWebhook(kindred, webhook?.body ?? '')).toEqual({ status: 200, outcome: 'credited' });
  expect((await postWebhook(kindred, webhook?.body ?? '')).outcome).toBe('repeated');
  expect(await balanceOf(kindred, fan)).toBe(515);
});
