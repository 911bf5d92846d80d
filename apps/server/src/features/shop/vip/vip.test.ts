import { afterAll, expect, test } from 'vitest';
import { runJobs } from '../../../test/app/run-jobs.ts';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createCreator, createSession, createUser, type TestUser } from '../../../test/data/factories.ts';
import {
  balanceOf,
  deliverWebhooks,
  listUndelivered,
  openDiamondCheckout,
  passDays,
  passDaysUntold,
  pay,
  postWebhook,
} from '../../../test/data/payments.ts';
import { reconcile } from '../../../test/data/reconcile.ts';
import { changeCharge } from '../../../test/data/sandbox-charges.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { checkVips } from './end-vip.ts';

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

const perMonth = 1300;
const vipOf = async ({ token }: TestUser) => (await kindred.call('getVip', {}, { token })).data;
const open = (fan: TestUser) => openDiamondCheckout(kindred, fan, 'vip_monthly');

async function buyVip(card = 'success') {
  const fan = await createUser(kindred.context);
  const checkoutId = await open(fan);
  await pay(kindred, checkoutId, card);
  await deliverWebhooks(kindred);
  return { fan, checkoutId };
}

test('VIP gives its diamonds once for each paid month, in whatever order its webhooks come', async () => {
  const fan = await createUser(kindred.context);
  expect(await vipOf(fan)).toMatchObject({ state: 'none', month_usd_cents: 999, month_diamonds: perMonth });
  await pay(kindred, await open(fan));
  const [event] = await listUndelivered(kindred);
  await Promise.all(Array.from({ length: 20 }, () => postWebhook(kindred, event?.body ?? '')));
  await deliverWebhooks(kindred);
  expect(await balanceOf(kindred, fan)).toBe(perMonth);
  expect(await vipOf(fan)).toMatchObject({ state: 'active', is_vip: true, renews: true });
  expect((await kindred.call('getUserData', {}, { token: fan.token })).data.is_vip).toBe(1);
  await passDaysUntold(kindred, 31);
  await passDaysUntold(kindred, 31);
  const waiting = await listUndelivered(kindred);
  for (const { body } of [...waiting, ...waiting].toReversed()) await postWebhook(kindred, body);
  await deliverWebhooks(kindred);
  expect(await balanceOf(kindred, fan)).toBe(3 * perMonth);
  const { data } = await kindred.call('listNotifications', {}, { token: fan.token });
  expect(data.list.map(({ topic, diamonds }) => [topic, diamonds])).toEqual(
    Array.from({ length: 3 }, () => ['vip_charged', perMonth]),
  );
});

test('whoever has VIP may send three times as many messages a minute as others', async () => {
  const { fan: vip } = await buyVip();
  const other = await createUser(kindred.context);
  const messagesPerMinute = async ({ userId }: TestUser) => {
    // A new session reads the person again.
    const authorization = `Bearer ${await createSession(kindred.context, userId)}`;
    const url = '/v3/api/dialogue/charger';
    const { headers } = await kindred.app.inject({
      method: 'POST',
      url,
      headers: { authorization },
      payload: {},
    });
    return Number(headers['x-ratelimit-limit']);
  };
  const usual = await messagesPerMinute(other);
  expect(usual).toBeGreaterThan(0);
  expect(await messagesPerMinute(vip)).toBe(3 * usual);
});

test('nobody is suggested to a VIP', async () => {
  await createCreator(kindred.context);
  const { fan: vip } = await buyVip();
  const suggestedTo = async ({ token }: TestUser) =>
    (await kindred.call('listSuggestedCharacters', { size: 15, show_top: false }, { token })).data;
  expect(await suggestedTo(vip)).toEqual({ list: [], page: 1, total_page: 0, count: 0, next: null });
  expect((await suggestedTo(await createUser(kindred.context))).list).not.toEqual([]);
});

test('fifty tabs that begin VIP at once end with one, paid once', async () => {
  const fan = await createUser(kindred.context);
  await Promise.all(
    Array.from({ length: 50 }, async () => {
      const checkoutId = await open(fan).catch(() => undefined);
      if (checkoutId) await pay(kindred, checkoutId);
      await Promise.all((await listUndelivered(kindred)).map(({ body }) => postWebhook(kindred, body)));
    }),
  );
  await deliverWebhooks(kindred);
  await runJobs(kindred);
  await deliverWebhooks(kindred);
  expect(await balanceOf(kindred, fan)).toBe(perMonth);
  const again = { commodity_id: 'vip_monthly', redirect_url: '/wallet', expected_price: 999 };
  expect((await kindred.call('createDiamondCheckout', again, { token: fan.token })).code).toBe(4203);
});

test('VIP is canceled with one call, stays to its end, can be taken back, and is no stranger to the reconciliation', async () => {
  const { fan } = await buyVip();
  const own = { token: fan.token };
  expect((await kindred.call('cancelVip', {}, own)).code).toBe(2000);
  expect(await vipOf(fan)).toMatchObject({ state: 'canceled', is_vip: true, renews: false });
  expect((await kindred.call('resumeVip', {}, own)).code).toBe(2000);
  await reconcile(kindred);
  expect(await vipOf(fan)).toMatchObject({ state: 'active', renews: true });
  await kindred.call('cancelVip', {}, own);
  await passDays(kindred, 32);
  await checkVips(kindred.context);
  expect(await vipOf(fan)).toMatchObject({ state: 'expired', is_vip: false });
  expect(await balanceOf(kindred, fan)).toBe(perMonth);
  expect((await kindred.call('resumeVip', {}, own)).code).toBe(4305);
});

test('a declined renewal is past due and over after a week; a payment that goes back takes its diamonds', async () => {
  const { fan } = await buyVip('renewal_declined');
  await passDays(kindred, 31);
  expect(await vipOf(fan)).toMatchObject({ state: 'past_due', is_vip: false });
  await passDays(kindred, 1);
  await passDays(kindred, 3);
  await passDays(kindred, 4);
  expect(await vipOf(fan)).toMatchObject({ state: 'expired' });
  const { fan: other, checkoutId } = await buyVip();
  await changeCharge(kindred, { checkoutId }, 'refund');
  expect(await vipOf(other)).toMatchObject({ state: 'expired', is_vip: false });
  expect(await balanceOf(kindred, other)).toBe(0);
});

test('whoever deletes their account is charged for VIP no more', async () => {
  const { fan, checkoutId } = await buyVip();
  await kindred.call('deleteAccount', {}, { token: fan.token });
  await runJobs(kindred);
  await deliverWebhooks(kindred);
  const provided = await kindred.context.payments.retrieveCheckout(checkoutId);
  expect(provided?.subscription?.state).toBe('ended');
});
