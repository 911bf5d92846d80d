import { afterAll, describe, expect, test } from 'vitest';
import { deliverSandboxEvent, runSandboxTick } from '../../outside/payments/sandbox/sandbox-jobs.ts';
import { sandboxWebhookKey } from '../../outside/payments/sandbox/sandbox-payments.ts';
import { signWebhook } from '../../outside/payments/sandbox/sandbox-signature.ts';
import { startTestApp, useTestApp } from '../../test/app/start-test-app.ts';
import { createUser } from '../../test/data/factories.ts';
import {
  balanceOf,
  deliverWebhooks,
  listUndelivered,
  openDiamondCheckout,
  passDays,
  pay,
  postWebhook,
} from '../../test/data/payments.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { checkOpenCheckouts } from './wallet.jobs.ts';

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

const check = async (token: string, checkoutId: string) =>
  (await kindred.call('checkCheckout', { checkout_id: checkoutId }, { token })).data;

describe('buying diamonds', () => {
  test('a paid checkout fills the wallet with the diamonds and the bonus', async () => {
    const fan = await createUser(kindred.context);
    const checkoutId = await openDiamondCheckout(kindred, fan, 'diamonds_1000');
    expect(await check(fan.token, checkoutId)).toMatchObject({ state: 'open', diamond: 0 });
    const paid = await pay(kindred, checkoutId, '4242 4242 4242 4242');
    expect(paid.state).toBe('paid');
    expect(paid.redirect_url).toBe(`${kindred.context.publicUrl()}/wallet?checkout=${checkoutId}`);
    expect(await deliverWebhooks(kindred)).toEqual(['credited']);
    expect(await check(fan.token, checkoutId)).toMatchObject({ state: 'paid', diamond: 1050 });
  });

  test('the same webhook twice, even at the same moment, credits once', async () => {
    const fan = await createUser(kindred.context);
    await pay(kindred, await openDiamondCheckout(kindred, fan));
    const [webhook] = await listUndelivered(kindred);
    const answers = await Promise.all([1, 2, 3, 4].map(() => postWebhook(kindred, webhook?.body ?? '')));
    expect(answers.map((answer) => answer.outcome).toSorted()).toEqual([
      'credited',
      'repeated',
      'repeated',
      'repeated',
    ]);
    expect(await balanceOf(kindred, fan)).toBe(515);
    await deliverWebhooks(kindred);
  });

  test('a payment whose webhook is lost is found when the buyer comes back, and not credited again later', async () => {
    const fan = await createUser(kindred.context);
    const checkoutId = await openDiamondCheckout(kindred, fan);
    await pay(kindred, checkoutId);
    const answers = await Promise.all([1, 2, 3].map(() => check(fan.token, checkoutId)));
    expect(answers.every((answer) => answer.state === 'paid')).toBe(true);
    expect(await balanceOf(kindred, fan)).toBe(515);
    expect(await deliverWebhooks(kindred)).toEqual(['unchanged']);
    expect(await balanceOf(kindred, fan)).toBe(515);
  });

  test('a payment whose webhook is lost and whose buyer never comes back is found by the periodic job', async () => {
    const fan = await createUser(kindred.context);
    await pay(kindred, await openDiamondCheckout(kindred, fan));
    kindred.clock.advance(120);
    await checkOpenCheckouts(kindred.context);
    expect(await balanceOf(kindred, fan)).toBe(515);
    await deliverWebhooks(kindred);
  });

  test('forged, stale, changed and foreign webhooks are refused and change nothing', async () => {
    const fan = await createUser(kindred.context);
    await pay(kindred, await openDiamondCheckout(kindred, fan));
    const body = (await listUndelivered(kindred))[0]?.body ?? '';
    const key = sandboxWebhookKey(kindred.context);
    const now = kindred.clock.now();
    const old = signWebhook(body, key, new Date(now.getTime() - 301_000));
    const good = signWebhook(body, key, now);
    const forged = [
      { signature: 'nonsense' },
      { signature: '' },
      { signature: signWebhook(body, Buffer.alloc(32), now) },
      { signature: old },
      { signature: old.replace(/^t=\d+/, `t=${Math.floor(now.getTime() / 1000)}`) },
      { signature: good.replace(/v1=../, 'v1=zz') },
    ];
    for (const overrides of forged) {
      expect((await postWebhook(kindred, body, overrides)).status).toBe(400);
    }
    expect(
      (await postWebhook(kindred, body.replace('checkout.paid', 'charge.refunded'), { signature: good }))
        .status,
    ).toBe(400);
    expect((await postWebhook(kindred, '{}')).status).toBe(400);
    expect((await postWebhook(kindred, body, { provider: 'stripe' })).status).toBe(404);
    expect(await balanceOf(kindred, fan)).toBe(0);
    await deliverWebhooks(kindred);
    expect(await balanceOf(kindred, fan)).toBe(515);
  });

  test('what a webhook says is not believed: the provider is asked, and has seen no payment', async () => {
    const fan = await createUser(kindred.context);
    const checkoutId = await openDiamondCheckout(kindred, fan);
    const event = { eventId: 'evt_wrong', checkoutId, type: 'checkout.paid', amountUsdCents: 500 };
    expect(await postWebhook(kindred, JSON.stringify(event))).toEqual({ status: 200, outcome: 'unchanged' });
    expect(await check(fan.token, checkoutId)).toMatchObject({ state: 'open', diamond: 0 });
  });

  test('a webhook about a checkout that is not ours is recorded and harmless', async () => {
    const event = { eventId: 'evt_x', checkoutId: 'co_x', type: 'checkout.paid' };
    expect((await postWebhook(kindred, JSON.stringify(event))).outcome).toBe('unknown_checkout');
  });

  test('a declined card costs nothing, and another card still works, whatever comes late', async () => {
    const fan = await createUser(kindred.context);
    const checkoutId = await openDiamondCheckout(kindred, fan);
    expect((await pay(kindred, checkoutId, '4000000000000002')).state).toBe('declined');
    expect(await check(fan.token, checkoutId)).toMatchObject({ state: 'declined', diamond: 0 });
    expect((await pay(kindred, checkoutId)).state).toBe('paid');
    expect(await deliverWebhooks(kindred, (webhooks) => webhooks.toReversed())).toEqual([
      'credited',
      'unchanged',
    ]);
    expect(await check(fan.token, checkoutId)).toMatchObject({ state: 'paid', diamond: 515 });
    expect((await pay(kindred, checkoutId)).state).toBe('paid');
    expect(await listUndelivered(kindred)).toEqual([]);
  });

  test('3-D Secure asks first; refusing costs nothing, approving pays', async () => {
    const fan = await createUser(kindred.context);
    const checkoutId = await openDiamondCheckout(kindred, fan);
    const confirm = (approve: boolean) =>
      kindred.app.inject({
        method: 'POST',
        url: `/sandbox/checkout/${checkoutId}/confirm`,
        payload: { approve },
      });
    expect((await pay(kindred, checkoutId, '3ds')).state).toBe('confirming');
    const skipped = await kindred.app.inject({
      method: 'POST',
      url: `/sandbox/checkout/${checkoutId}/pay`,
      payload: { card: '3ds', confirm: true },
    });
    expect(skipped.json().state).toBe('confirming');
    expect((await confirm(false)).json().state).toBe('declined');
    expect((await pay(kindred, checkoutId, '4000 0025 0000 3155')).state).toBe('confirming');
    expect(await balanceOf(kindred, fan)).toBe(0);
    const answers = await Promise.all([true, true, true].map(confirm));
    expect(new Set(answers.map((answer) => answer.json().state))).toEqual(new Set(['paid']));
    await deliverWebhooks(kindred);
    expect(await balanceOf(kindred, fan)).toBe(515);
  });

  test('an abandoned checkout expires after a day and cannot be paid', async () => {
    const fan = await createUser(kindred.context);
    const checkoutId = await openDiamondCheckout(kindred, fan);
    await passDays(kindred, 1.1);
    expect(await check(fan.token, checkoutId)).toMatchObject({ state: 'expired' });
    expect((await pay(kindred, checkoutId)).state).toBe('expired');
  });
});

describe('what is asked for', () => {
  test('a price that is not in the catalogue is refused with the right one; a call that names none is shown it at the checkout', async () => {
    const fan = await createUser(kindred.context);
    const input = { commodity_id: 'diamonds_500', redirect_url: '/wallet', expected_price: 400 };
    const answer = await kindred.call('createDiamondCheckout', input, { token: fan.token });
    expect(answer).toMatchObject({ code: 4202, data: { price: 500 } });
    const blind = { commodity_id: 'diamonds_500', redirect_url: '/wallet' };
    expect((await kindred.call('createDiamondCheckout', blind, { token: fan.token })).code).toBe(2000);
  });

  test('nothing outside the catalogue is for sale', async () => {
    const fan = await createUser(kindred.context);
    const input = { commodity_id: 'diamonds_1', redirect_url: '/wallet' };
    expect((await kindred.call('createDiamondCheckout', input, { token: fan.token })).code).toBe(4204);
  });

  test.each([
    'https://evil.example/wallet',
    '//evil.example',
    '/\\evil.example',
    'javascript:alert(1)',
    'http://user@127.0.0.1:0/',
    'blob:http://127.0.0.1:0/9b8e7c1a-0000-4000-8000-000000000000',
    'filesystem:http://127.0.0.1:0/temporary/page.html',
    'data:text/html,<script>alert(1)</script>',
    'ftp://127.0.0.1:0/wallet',
    'ws://127.0.0.1:0/',
  ])('the buyer is never sent to %s', async (redirect_url) => {
    const fan = await createUser(kindred.context);
    const input = { commodity_id: 'diamonds_500', redirect_url, expected_price: 500 };
    expect((await kindred.call('createDiamondCheckout', input, { token: fan.token })).code).toBe(4000);
  });

  test('the first-charge offer is there until the first purchase, and cannot be paid twice from two tabs', async () => {
    const fan = await createUser(kindred.context);
    const first = await openDiamondCheckout(kindred, fan, 'first_charge_200');
    const second = await openDiamondCheckout(kindred, fan, 'first_charge_200');
    expect((await pay(kindred, first)).state).toBe('expired');
    expect((await pay(kindred, second)).state).toBe('paid');
    await deliverWebhooks(kindred);
    expect(await balanceOf(kindred, fan)).toBe(300);
    const shop = await kindred.call('listDiamondPackages', {}, { token: fan.token });
    expect(shop.data.first_charge).toBeNull();
    const again = { commodity_id: 'first_charge_200', redirect_url: '/wallet', expected_price: 200 };
    expect((await kindred.call('createDiamondCheckout', again, { token: fan.token })).code).toBe(4204);
  });

  test("somebody else's checkout is not told", async () => {
    const fan = await createUser(kindred.context);
    const checkoutId = await openDiamondCheckout(kindred, fan);
    const other = await createUser(kindred.context);
    expect(await check(other.token, checkoutId)).toMatchObject({ checkout_id: null, state: 'none' });
  });
});

describe('money back', () => {
  test('a refund takes back exactly what the purchase gave, once', async () => {
    const fan = await createUser(kindred.context, { diamonds: 100 });
    const checkoutId = await openDiamondCheckout(kindred, fan);
    await pay(kindred, checkoutId, 'refunded');
    await deliverWebhooks(kindred);
    expect(await balanceOf(kindred, fan)).toBe(615);
    await passDays(kindred, 0.1);
    expect(await balanceOf(kindred, fan)).toBe(100);
    const event = { eventId: 'evt_again', checkoutId, type: 'charge.refunded' };
    expect((await postWebhook(kindred, JSON.stringify(event))).outcome).toBe('unchanged');
    expect(await balanceOf(kindred, fan)).toBe(100);
    expect(await check(fan.token, checkoutId)).toMatchObject({ state: 'refunded' });
  });

  test('a refund that is told before its payment finds the payment too', async () => {
    const fan = await createUser(kindred.context);
    await pay(kindred, await openDiamondCheckout(kindred, fan), 'refunded');
    kindred.clock.advance(7200);
    await runSandboxTick(kindred.context);
    expect(await deliverWebhooks(kindred, (webhooks) => webhooks.toReversed())).toEqual([
      'credited refund',
      'unchanged',
    ]);
    expect(await balanceOf(kindred, fan)).toBe(0);
  });

  test('the wallet tells all of it, newest first, page by page', async () => {
    const fan = await createUser(kindred.context, { diamonds: 100 });
    await pay(kindred, await openDiamondCheckout(kindred, fan), 'refunded');
    await passDays(kindred, 0.1);
    const { data } = await kindred.call('listWalletRecords', { size: 2 }, { token: fan.token });
    expect(
      data.list.map(({ kind, diamonds, usd_cents, balance_after }) => [
        kind,
        diamonds,
        usd_cents,
        balance_after,
      ]),
    ).toEqual([
      ['refund', -515, -500, 100],
      ['purchase', 515, 500, 615],
    ]);
    expect(data).toMatchObject({ count: 3, total_page: 2 });
    const rest = await kindred.call(
      'listWalletRecords',
      { size: 2, cursor: data.next ?? '' },
      { token: fan.token },
    );
    expect(rest.data.list.map((record) => record.kind)).toEqual(['grant']);
    expect(rest.data.next).toBeNull();
  });
});

describe('the hosted page', () => {
  test('shows what is bought and for how much, runs no script, and sends the payer back', async () => {
    const fan = await createUser(kindred.context);
    const checkoutId = await openDiamondCheckout(kindred, fan);
    const page = await kindred.app.inject(`/sandbox/checkout/${checkoutId}`);
    expect(page.statusCode).toBe(200);
    expect(page.body).toContain('500 diamonds + 15 bonus');
    expect(page.body).toContain('Pay $5.00');
    expect(page.body).not.toContain('<script');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    const paid = await kindred.app.inject({
      method: 'POST',
      url: `/sandbox/checkout/${checkoutId}/pay`,
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      payload: 'card=4242+4242+4242+4242',
    });
    expect(paid.statusCode).toBe(303);
    expect(paid.headers.location).toContain(`/wallet?checkout=${checkoutId}`);
    await deliverWebhooks(kindred);
  });

  test('is not there outside demo mode', async () => {
    const live = await startTestApp({ env: { DEMO: 'false', GOOGLE_CLIENT_ID: 'x' } });
    const fan = await createUser(live.context);
    const input = { commodity_id: 'diamonds_500', redirect_url: '/wallet', expected_price: 500 };
    expect((await live.call('createDiamondCheckout', input, { token: fan.token })).code).toBe(4206);
    expect((await live.app.inject('/sandbox/checkout/x')).statusCode).toBe(404);
    expect((await postWebhook(live, '{}')).status).toBe(404);
    await live.close();
  });
});

test('webhooks travel over HTTP, signed, and are sent again until they are taken', async () => {
  await kindred.listen();
  const fan = await createUser(kindred.context);
  await pay(kindred, await openDiamondCheckout(kindred, fan));
  const [event] = await listUndelivered(kindred);
  const elsewhere = { ...kindred.context, publicUrl: () => 'http://127.0.0.1:9' };
  await expect(deliverSandboxEvent(elsewhere, event?.event_id ?? '')).rejects.toThrow();
  expect(await listUndelivered(kindred)).toHaveLength(1);
  await deliverSandboxEvent(kindred.context, event?.event_id ?? '');
  expect(await balanceOf(kindred, fan)).toBe(515);
  expect(await listUndelivered(kindred)).toEqual([]);
});

test.each([
  ['GET', ''],
  ['POST', '/pay'],
  ['POST', '/confirm'],
] as const)('the payment page of an impossible checkout is not there: %s%s', async (method, end) => {
  for (const id of ['%00', 'co_%00', '%2e%2e']) {
    const url = `/sandbox/checkout/${id}${end}`;
    const answer = await kindred.app.inject({
      method,
      url,
      ...(end ? { payload: { card: 'success' } } : {}),
    });
    expect(answer.statusCode).toBe(404);
  }
});
