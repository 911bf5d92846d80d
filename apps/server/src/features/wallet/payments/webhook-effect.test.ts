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
  const settlement = kindred.context.hooks.settlements.find(({ purpose }) => purpose === 'diamonds');
  if (!settlement) throw new Error('nobody settles diamonds');
  const { settle } = settlement;
  const fan = await createUser(kindred.context);
  await pay(kindred, await openDiamondCheckout(kindred, fan));
  const [webhook] = await listUndelivered(kindred);
  settlement.settle = async (...inputs) => {
    await settle(...inputs);
    throw new Error('the power went out');
  };
  expect((await postWebhook(kindred, webhook?.body ?? '')).status).toBe(500);
  settlement.settle = settle;
  expect(await balanceOf(kindred, fan)).toBe(0);
  expect(await postWebhook(kindred, webhook?.body ?? '')).toEqual({ status: 200, outcome: 'credited' });
  expect((await postWebhook(kindred, webhook?.body ?? '')).outcome).toBe('repeated');
  expect(await balanceOf(kindred, fan)).toBe(515);
});
