import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJobs } from '../../../test/app/run-jobs.ts';
import { startTestApp } from '../../../test/app/start-test-app.ts';
import { beginMonth } from '../../../test/data/begin-month.ts';
import { createPost } from '../../../test/data/create-post.ts';
import { createUser, type TestCreator } from '../../../test/data/factories.ts';
import { deliverWebhooks, passDays, passDaysUntold, pay } from '../../../test/data/payments.ts';
import { changeCharge } from '../../../test/data/sandbox-charges.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { query } from '../../../test/sql/query.ts';
import { type TierStage, tierStage } from '../../../test/stages/tier-stage.ts';

let stage: TierStage;
beforeAll(async () => {
  stage = tierStage(await startTestApp());
  beginMonth(stage.kindred);
});
afterAll(async () => {
  await expectInvariants(stage.kindred);
  await stage.kindred.close();
});

async function joinBy(creator: TestCreator) {
  const fan = await createUser(stage.kindred.context);
  const { data } = await stage.openTier(fan, creator.charId, 0);
  await pay(stage.kindred, data.checkout_id);
  await deliverWebhooks(stage.kindred);
  return { fan, checkoutId: data.checkout_id };
}

describe('moving up', () => {
  test('costs what was shown, opens at once, and renews at the price of the new tier', async () => {
    const { creator, friend } = await stage.createPage();
    const fan = await stage.join(creator, 0);
    const { postId } = await createPost(stage.kindred.context, creator, { tierLevel: friend });
    await passDays(stage.kindred, 10);
    const wrong = await stage.openUpgrade(creator, fan, friend, { expected_price: 1 });
    const { due, data } = await stage.openUpgrade(creator, fan, friend);
    expect(wrong).toMatchObject({ code: 4202, data: { price: due, month_price: 1999 } });
    expect(due).toBeGreaterThan(600);
    expect(due).toBeLessThan(700);
    await pay(stage.kindred, data.checkout_id);
    expect(await deliverWebhooks(stage.kindred)).toEqual(['upgraded']);
    expect(await stage.accessOf(fan, postId)).toBe('full');
    expect(await stage.subscription(fan)).toMatchObject({
      tier_name: 'Friend',
      next_usd_cents: 1999,
      state: 'active',
    });
    const records = async () =>
      (await stage.kindred.call('listReceipts', {}, { token: fan.token })).data.list.map(
        ({ usd_cents }) => usd_cents,
      );
    expect(await records()).toEqual([due, 999]);
    expect(await stage.earned(creator)).toBe(799 + Math.floor(due * 0.8));
    await runJobs(stage.kindred);
    await passDays(stage.kindred, 25);
    expect(await records()).toEqual([1999, due, 999]);
    expect(await stage.mine(creator, fan)).toBe(friend);
  });

  test('fifty times at once is paid once', async () => {
    const { creator, patron } = await stage.createPage();
    const fan = await stage.join(creator, 0);
    const opened = await Promise.all(
      Array.from({ length: 50 }, () => stage.openUpgrade(creator, fan, patron)),
    );
    const due = opened[0]?.due ?? 0;
    await Promise.all(opened.map(({ data }) => data?.checkout_id && pay(stage.kindred, data.checkout_id)));
    await deliverWebhooks(stage.kindred);
    // When all attempts disturbed each other, the next one succeeds.
    if ((await stage.mine(creator, fan)) === 0) {
      const { data } = await stage.openUpgrade(creator, fan, patron);
      await pay(stage.kindred, data.checkout_id);
      await deliverWebhooks(stage.kindred);
    }
    expect(await stage.mine(creator, fan)).toBe(patron);
    expect(await stage.earned(creator)).toBe(799 + Math.floor(due * 0.8));
    expect((await stage.openUpgrade(creator, fan, patron)).code).toBe(4306);
    await runJobs(stage.kindred);
  });

  test.each([
    ['the upgrade', false],
    ['the renewal', true],
  ] as const)('ends the same when news of %s comes first', async (_what, isReversed) => {
    const { creator, friend } = await stage.createPage();
    const fan = await stage.join(creator, 0);
    await passDays(stage.kindred, 20);
    const { data, due } = await stage.openUpgrade(creator, fan, friend);
    await pay(stage.kindred, data.checkout_id);
    await passDaysUntold(stage.kindred, 12);
    await deliverWebhooks(stage.kindred, (letters) => (isReversed ? letters.toReversed() : letters));
    await runJobs(stage.kindred);
    expect(await stage.mine(creator, fan)).toBe(friend);
    expect(await stage.subscription(fan)).toMatchObject({ state: 'active', next_usd_cents: 1999 });
    expect(await stage.earned(creator)).toBe(2 * 799 + Math.floor(due * 0.8));
  });

  test('that is paid back goes down again, at the price of before; a dispute ends the renewal as well', async () => {
    const { creator, friend } = await stage.createPage();
    for (const step of ['refund', 'dispute'] as const) {
      const fan = await stage.join(creator, 0);
      const { data } = await stage.openUpgrade(creator, fan, friend);
      await pay(stage.kindred, data.checkout_id);
      await deliverWebhooks(stage.kindred);
      await runJobs(stage.kindred);
      await changeCharge(stage.kindred, { checkoutId: data.checkout_id }, step);
      expect(await stage.mine(creator, fan)).toBe(0);
      const state = step === 'refund' ? 'active' : 'canceled';
      expect(await stage.subscription(fan)).toMatchObject({ state, next_usd_cents: 999 });
      await runJobs(stage.kindred);
    }
  });

  test.each(['refund', 'dispute'] as const)(
    'goes back with a %s of the month that it was paid for',
    async (change) => {
      const { creator, friend, patron } = await stage.createPage();
      const { fan, checkoutId } = await joinBy(creator);
      for (const level of [friend, patron]) {
        const { data } = await stage.openUpgrade(creator, fan, level);
        await pay(stage.kindred, data.checkout_id);
        await deliverWebhooks(stage.kindred);
      }
      await runJobs(stage.kindred);
      expect(await stage.earned(creator)).toBeGreaterThan(799 + 800);
      await changeCharge(stage.kindred, { checkoutId }, change);
      await runJobs(stage.kindred);
      await deliverWebhooks(stage.kindred);
      expect(await stage.subscription(fan)).toMatchObject({ state: 'expired', tier_name: '' });
      expect(await stage.earned(creator)).toBe(0);
      const { data } = await stage.kindred.call('listReceipts', {}, { token: fan.token });
      expect(data.list.map((receipt) => receipt.usd_cents - receipt.refunded_usd_cents)).toEqual([0, 0, 0]);
    },
  );

  test('comes back with a dispute that is won, until the period ends', async () => {
    const { creator, friend } = await stage.createPage();
    const { fan } = await joinBy(creator);
    const { data, due } = await stage.openUpgrade(creator, fan, friend);
    await pay(stage.kindred, data.checkout_id);
    await deliverWebhooks(stage.kindred);
    for (const [step, level] of [
      ['dispute', 0],
      ['win', friend],
    ] as const) {
      await changeCharge(stage.kindred, { checkoutId: data.checkout_id }, step);
      await runJobs(stage.kindred);
      expect(await stage.mine(creator, fan)).toBe(level);
    }
    expect(await stage.subscription(fan)).toMatchObject({ state: 'canceled', tier_name: 'Friend' });
    expect(await stage.earned(creator)).toBe(799 + Math.floor(due * 0.8));
    await passDays(stage.kindred, 32);
    expect((await stage.subscription(fan))?.state).toBe('expired');
  });

  test('stays with the half of its month that was not paid back', async () => {
    const { creator, friend } = await stage.createPage();
    const { fan, checkoutId } = await joinBy(creator);
    const { data, due } = await stage.openUpgrade(creator, fan, friend);
    await pay(stage.kindred, data.checkout_id);
    await deliverWebhooks(stage.kindred);
    await changeCharge(stage.kindred, { checkoutId }, 'refund_half');
    await runJobs(stage.kindred);
    expect(await stage.mine(creator, fan)).toBe(friend);
    expect(await stage.earned(creator)).toBe(Math.floor((799 * 500) / 999) + Math.floor(due * 0.8));
  });

  test('that is paid back leaves one that was paid in a later month', async () => {
    const { creator, friend } = await stage.createPage();
    const { fan } = await joinBy(creator);
    const up = async () => {
      const { data, due } = await stage.openUpgrade(creator, fan, friend);
      await pay(stage.kindred, data.checkout_id);
      await deliverWebhooks(stage.kindred);
      await runJobs(stage.kindred);
      return { checkoutId: data.checkout_id, due };
    };
    const first = await up();
    await stage.choose(creator, fan, 0, 999);
    await runJobs(stage.kindred);
    await passDays(stage.kindred, 32);
    expect(await stage.mine(creator, fan)).toBe(0);
    const second = await up();
    await changeCharge(stage.kindred, first, 'refund');
    expect(await stage.mine(creator, fan)).toBe(friend);
    expect(await stage.subscription(fan)).toMatchObject({ next_usd_cents: 1999 });
    expect(await stage.earned(creator)).toBe(2 * 799 + Math.floor(second.due * 0.8));
  });

  test('by two steps that are paid back one after the other leads down both', async () => {
    const { creator, friend, patron } = await stage.createPage();
    const { fan } = await joinBy(creator);
    const steps: string[] = [];
    for (const level of [friend, patron]) {
      const { data } = await stage.openUpgrade(creator, fan, level);
      await pay(stage.kindred, data.checkout_id);
      await deliverWebhooks(stage.kindred);
      steps.push(data.checkout_id);
    }
    for (const checkoutId of steps) await changeCharge(stage.kindred, { checkoutId }, 'refund');
    expect(await stage.mine(creator, fan)).toBe(0);
    expect(await stage.subscription(fan)).toMatchObject({ next_usd_cents: 999 });
    await runJobs(stage.kindred);
  });

  test('that is paid back after the subscription has ended is theirs no more either', async () => {
    const { creator, friend } = await stage.createPage();
    const fan = await stage.join(creator, 0);
    const { data } = await stage.openUpgrade(creator, fan, friend);
    await pay(stage.kindred, data.checkout_id);
    await deliverWebhooks(stage.kindred);
    await stage.kindred.call('cancelSubscription', { char_id: creator.charId }, { token: fan.token });
    await runJobs(stage.kindred);
    await passDays(stage.kindred, 40);
    expect(await stage.subscription(fan)).toMatchObject({ state: 'expired', tier_name: 'Friend' });
    await changeCharge(stage.kindred, { checkoutId: data.checkout_id }, 'refund');
    expect(await stage.subscription(fan)).toMatchObject({ state: 'expired', tier_name: '' });
  });

  test.each([
    ['the charge', false],
    ['the refund', true],
  ] as const)(
    'whose refund meets a month charged in full leaves it, when news of %s comes first',
    async (_what, isReversed) => {
      const { creator, friend } = await stage.createPage();
      const fan = await stage.join(creator, 0);
      const { data } = await stage.openUpgrade(creator, fan, friend);
      await pay(stage.kindred, data.checkout_id);
      await deliverWebhooks(stage.kindred);
      await runJobs(stage.kindred);
      await passDaysUntold(stage.kindred, 32);
      await query(
        stage.kindred.context.db,
        `update sandbox_payments set next_step = 'refund', next_step_at = $2 where payment_ref = $1`,
        [`pay_${data.checkout_id}_1`, stage.kindred.clock.now()],
      );
      await passDaysUntold(stage.kindred, 0);
      await deliverWebhooks(stage.kindred, (letters) => (isReversed ? letters.toReversed() : letters));
      await runJobs(stage.kindred);
      expect(await stage.subscription(fan)).toMatchObject({ tier_name: 'Friend', next_usd_cents: 1999 });
      expect(await stage.earned(creator)).toBe(799 + Math.floor(1999 * 0.8));
    },
  );

  test('that is paid when the tier is sold no more is given back', async () => {
    const { creator, own, friend } = await stage.createPage();
    const fan = await stage.join(creator, 0);
    const { data } = await stage.openUpgrade(creator, fan, friend);
    await stage.kindred.call('retireTier', { level: friend }, own);
    await pay(stage.kindred, data.checkout_id);
    expect(await deliverWebhooks(stage.kindred)).toEqual(['place_taken']);
    await runJobs(stage.kindred);
    await deliverWebhooks(stage.kindred);
    expect(await stage.mine(creator, fan)).toBe(0);
    expect(await stage.earned(creator)).toBe(799);
  });
});

test('moving down costs nothing now, comes with the next charge, and can be taken back until then', async () => {
  const { creator, friend, patron } = await stage.createPage();
  const fan = await stage.join(creator, patron);
  expect(await stage.choose(creator, fan, friend, 1)).toMatchObject({ code: 4202, data: { price: 1999 } });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => stage.choose(creator, fan, friend, 1999)),
  );
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([2000]));
  expect(await stage.subscription(fan)).toMatchObject({
    tier_name: 'Patron',
    next_tier_name: 'Friend',
    next_usd_cents: 1999,
  });
  expect((await stage.choose(creator, fan, patron, 4999)).code).toBe(2000);
  expect(await stage.subscription(fan)).toMatchObject({ next_tier_name: null, next_usd_cents: 4999 });
  await stage.choose(creator, fan, 0, 999);
  await runJobs(stage.kindred);
  expect(await stage.mine(creator, fan)).toBe(patron);
  await passDays(stage.kindred, 32);
  expect(await stage.mine(creator, fan)).toBe(0);
  expect(await stage.earned(creator)).toBe(Math.floor(4999 * 0.8) + 799);
  expect(await stage.subscription(fan)).toMatchObject({ next_tier_name: null, month_usd_cents: 999 });
});
