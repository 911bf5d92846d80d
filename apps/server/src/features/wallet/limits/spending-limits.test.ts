import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJobs } from '../../../test/app/run-jobs.ts';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createPost } from '../../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../../test/data/factories.ts';
import {
  balanceOf,
  deliverWebhooks,
  listUndelivered,
  openCharacterCheckout,
  passDays,
  pay,
  postWebhook,
  subscribe,
} from '../../../test/data/payments.ts';
import { unlock } from '../../../test/data/unlock.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';

const kindred = useTestApp();
let creator: TestCreator;
beforeAll(async () => {
  creator = await createCreator(kindred.context, { chatMode: 1, groupId: 'group_2' });
});
afterAll(async () => {
  await expectInvariants(kindred);
});

const give = (fan: TestUser, price: number) =>
  kindred.call('charger', { char_id: creator.charId, price }, { token: fan.token, key: crypto.randomUUID() });
const set = async (fan: TestUser, weekly_usd_cents: number | null) =>
  (await kindred.call('setSpendingLimits', { weekly_usd_cents }, { token: fan.token })).data;
const limits = async (fan: TestUser) =>
  (await kindred.call('getSpendingLimits', {}, { token: fan.token })).data;
const topUp = (fan: TestUser, commodity_id = 'diamonds_500', expected_price = 500) =>
  kindred.call(
    'createDiamondCheckout',
    { commodity_id, redirect_url: '/wallet', expected_price },
    { token: fan.token },
  );
const check = async ({ token }: TestUser, checkout_id: string) =>
  (await kindred.call('checkCheckout', { checkout_id }, { token })).data.state;
const codesOf = (answers: { code: number }[]) => answers.map(({ code }) => code).toSorted();

describe('the limit of a week', () => {
  test('stops gifts, posts, subscriptions and top-ups alike, and says when there is room again', async () => {
    const fan = await createUser(kindred.context, { diamonds: 5000 });
    await set(fan, 1000);
    await give(fan, 600);
    const first = kindred.clock.now().getTime();
    await passDays(kindred, 1);
    await give(fan, 300);
    const week = 7 * 86_400_000;
    const refused = await give(fan, 200);
    expect(refused).toMatchObject({ code: 4221, data: { limit_usd_cents: 1000 } });
    const { frees_at } = refused.data as unknown as { frees_at: string };
    expect(Math.abs(Date.parse(frees_at) - first - week)).toBeLessThan(60_000);
    const { postId } = await createPost(kindred.context, creator, { price: 200 });
    expect((await unlock(kindred, fan, postId)).code).toBe(4221);
    expect((await openCharacterCheckout(kindred, fan, creator.charId)).code).toBe(4221);
    // Topping up spends nothing yet, and is a charge that has a week of its own.
    const { data } = await topUp(fan);
    await pay(kindred, data.checkout_id);
    await deliverWebhooks(kindred);
    expect(await limits(fan)).toMatchObject({ spent_usd_cents: 900, charged_usd_cents: 500 });
    expect((await topUp(fan, 'diamonds_2500', 2500)).data).toMatchObject({ frees_at: null });
    expect(await balanceOf(kindred, fan)).toBe(4615);

    await passDays(kindred, 6.1);
    expect((await give(fan, 200)).code).toBe(2000);
  });

  test('counts a subscription when it is paid and again when it renews, and gives back what came back', async () => {
    const fan = await createUser(kindred.context, { diamonds: 1000 });
    await set(fan, 1500);
    await subscribe(kindred, fan, creator.charId);
    expect(await limits(fan)).toMatchObject({ spent_usd_cents: 999, charged_usd_cents: 999 });
    const gift = await give(fan, 400);
    expect((await give(fan, 200)).code).toBe(4221);
    await kindred.call('undoGift', { msg_id: gift.data.msg_id ?? '' }, { token: fan.token });
    expect((await give(fan, 200)).code).toBe(2000);
    await passDays(kindred, 31);
    expect(await limits(fan)).toMatchObject({ spent_usd_cents: 999 });
  });

  test('stops no month that is due, whichever way it is paid; the month counts', async () => {
    for (const way of ['saved card', 'checkout'] as const) {
      const fan = await createUser(kindred.context, { diamonds: 1000 });
      await subscribe(kindred, fan, creator.charId, 'renewal_declined');
      await pay(kindred, (await topUp(fan)).data.checkout_id);
      await deliverWebhooks(kindred);
      await passDays(kindred, 31.5);
      await set(fan, 300);
      const order = { char_id: creator.charId, redirect_url: '/home', expected_price: 999 };
      const { token } = fan;
      if (way === 'saved card') {
        const { data } = await kindred.call('listPaymentMethods', {}, { token });
        const method_ref = data.list.find(({ last4 }) => last4 === '4242')?.method_ref ?? '';
        expect((await kindred.call('paySubscription', { ...order, method_ref }, { token })).code).toBe(2000);
      } else {
        const { code, data } = await kindred.call('paySubscription', order, { token });
        expect(code).toBe(2000);
        expect(await limits(fan)).toMatchObject({ charged_usd_cents: 0 });
        await pay(kindred, data.checkout_id);
      }
      await deliverWebhooks(kindred);
      expect(await limits(fan)).toMatchObject({ spent_usd_cents: 999, charged_usd_cents: 999 });
      expect((await give(fan, 200)).code).toBe(4221);
      const { data } = await kindred.call('listSubscriptions', {}, { token });
      expect(data.list).toMatchObject([{ state: 'active' }]);
    }
  });

  test('lowered it counts at once, and closes checkouts that were open; raised only after a day', async () => {
    const fan = await createUser(kindred.context, { diamonds: 5000 });
    const open = (await topUp(fan)).data.checkout_id;
    expect(await set(fan, 300)).toMatchObject({ weekly_usd_cents: 300, next: null });
    await runJobs(kindred);
    expect((await pay(kindred, open)).state).toBe('expired');
    expect((await give(fan, 400)).code).toBe(4221);

    const raised = await set(fan, 1000);
    expect(raised).toMatchObject({ weekly_usd_cents: 300, next: { weekly_usd_cents: 1000 } });
    await passDays(kindred, 0.5);
    // A repeated request is the same raise; another raise waits a full day.
    expect((await set(fan, 1000)).next?.from).toBe(raised.next?.from);
    expect((await give(fan, 400)).code).toBe(4221);
    await passDays(kindred, 0.51);
    expect(await limits(fan)).toMatchObject({ weekly_usd_cents: 1000, next: null });
    expect((await give(fan, 400)).code).toBe(2000);

    await set(fan, null);
    expect((await give(fan, 700)).code).toBe(4221);
    // Setting the present limit cancels the raise.
    expect(await set(fan, 1000)).toMatchObject({ weekly_usd_cents: 1000, next: null });
    await passDays(kindred, 1.1);
    expect((await give(fan, 700)).code).toBe(4221);
    await set(fan, null);
    await passDays(kindred, 1.1);
    expect((await give(fan, 700)).code).toBe(2000);
  });

  test('is never exceeded by what is spent at once: gifts, posts and a checkout that is paid together', async () => {
    for (let round = 0; round < 4; round++) {
      const fan = await createUser(kindred.context, { diamonds: 5000 });
      await set(fan, 1000);
      const posts = await Promise.all(
        [300, 300].map((price) => createPost(kindred.context, creator, { price })),
      );
      const [checkout, ...spends] = await Promise.all([
        openCharacterCheckout(kindred, fan, creator.charId),
        ...Array.from({ length: 6 }, () => give(fan, 300)),
        ...posts.map(({ postId }) => unlock(kindred, fan, postId)),
        set(fan, 1000).then(() => ({ code: 2000 })),
      ]);
      kindred.clock.advance(1);
      if (checkout.code === 2000) await pay(kindred, checkout.data.checkout_id);
      await deliverWebhooks(kindred);
      const { spent_usd_cents, charged_usd_cents } = await limits(fan);
      expect(spent_usd_cents).toBeLessThanOrEqual(1000);
      expect(spent_usd_cents).toBeGreaterThan(400);
      expect(new Set(codesOf([checkout, ...spends]))).toEqual(new Set([2000, 4221]));
      expect(charged_usd_cents).toBeLessThanOrEqual(1000);
    }
  });

  test('two top-ups at once cannot both be paid where only one fits', async () => {
    const fan = await createUser(kindred.context);
    await set(fan, 1200);
    const [one, other] = await Promise.all([
      topUp(fan, 'diamonds_1000', 1000),
      topUp(fan, 'diamonds_1000', 1000),
    ]);
    for (const { code, data } of [one, other]) if (code === 2000) await pay(kindred, data.checkout_id);
    await deliverWebhooks(kindred);
    expect((await limits(fan)).charged_usd_cents).toBe(1000);
    expect((await topUp(fan, 'diamonds_500', 500)).code).toBe(4221);
  });

  test('counts a checkout when it is paid: open or declined it takes nothing of the limit', async () => {
    const fan = await createUser(kindred.context, { diamonds: 1200 });
    await set(fan, 1200);
    kindred.clock.advance(1);
    const { data } = await openCharacterCheckout(kindred, fan, creator.charId);
    expect((await pay(kindred, data.checkout_id, 'declined')).state).toBe('declined');
    await deliverWebhooks(kindred);
    expect(await limits(fan)).toMatchObject({ spent_usd_cents: 0, charged_usd_cents: 0 });
    expect((await give(fan, 1200)).code).toBe(2000);

    // Paid all the same, it is beyond the limit and goes back.
    await pay(kindred, data.checkout_id);
    await deliverWebhooks(kindred);
    await runJobs(kindred);
    await deliverWebhooks(kindred);
    expect(await check(fan, data.checkout_id)).toBe('refunded');
    expect(await limits(fan)).toMatchObject({ spent_usd_cents: 1200, charged_usd_cents: 0 });
  });

  test('leaves a checkout open for half an hour', async () => {
    const fan = await createUser(kindred.context);
    await set(fan, 1200);
    const { data } = await openCharacterCheckout(kindred, fan, creator.charId);
    kindred.clock.advance(32 * 60);
    expect((await pay(kindred, data.checkout_id)).state).toBe('expired');
  });

  test('two checkouts that were open before it and are paid at once: one is credited, the other given back', async () => {
    const fan = await createUser(kindred.context);
    const open = [(await topUp(fan)).data, (await openCharacterCheckout(kindred, fan, creator.charId)).data];
    await set(fan, 1200);
    kindred.clock.advance(1);
    await Promise.all(open.map(({ checkout_id }) => pay(kindred, checkout_id)));
    const waiting = await listUndelivered(kindred);
    await Promise.all(waiting.map(({ body }) => postWebhook(kindred, body)));
    await runJobs(kindred);
    await deliverWebhooks(kindred);
    const states = await Promise.all(open.map(({ checkout_id }) => check(fan, checkout_id)));
    expect(states.toSorted()).toEqual(['paid', 'refunded']);
    const isSubscribed = states[1] === 'paid';
    expect(await limits(fan)).toMatchObject({ charged_usd_cents: isSubscribed ? 999 : 500 });
    expect(await balanceOf(kindred, fan)).toBe(isSubscribed ? 0 : 515);
    const { data } = await kindred.call('listSubscriptions', {}, { token: fan.token });
    expect(data.list).toHaveLength(isSubscribed ? 1 : 0);
  });

  test('that was set after a payment does not give the payment back', async () => {
    const fan = await createUser(kindred.context);
    const { data } = await topUp(fan);
    await pay(kindred, data.checkout_id);
    kindred.clock.advance(1);
    await set(fan, 300);
    await deliverWebhooks(kindred);
    expect(await check(fan, data.checkout_id)).toBe('paid');
    expect(await balanceOf(kindred, fan)).toBe(515);
  });

  test('that was never set stops nothing, and another person has their own', async () => {
    const [fan, other] = [
      await createUser(kindred.context, { diamonds: 20_000 }),
      await createUser(kindred.context, { diamonds: 500 }),
    ];
    await set(other, 100);
    expect((await give(fan, 10_000)).code).toBe(2000);
    expect((await give(other, 200)).data).toMatchObject({ limit_usd_cents: 100, frees_at: null });
    expect(await limits(fan)).toMatchObject({ weekly_usd_cents: null, next: null, confirm_above: null });
    const answer = await kindred.call('setSpendingLimits', { confirm_above: 500 }, { token: fan.token });
    expect(answer.data).toMatchObject({ weekly_usd_cents: null, confirm_above: 500 });
  });
});
