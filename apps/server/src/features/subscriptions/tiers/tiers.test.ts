import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJobs } from '../../../test/app/run-jobs.ts';
import { startTestApp, type TestApp } from '../../../test/app/start-test-app.ts';
import { comment } from '../../../test/data/comments.ts';
import { createPost } from '../../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../../test/data/factories.ts';
import {
  deliverWebhooks,
  openTierCheckout,
  passDays,
  passDaysUntold,
  pay,
  subscribe,
} from '../../../test/data/payments.ts';
import { changeCharge } from '../../../test/data/sandbox-charges.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { query } from '../../../test/sql/query.ts';

let kindred: TestApp;
beforeAll(async () => {
  kindred = await startTestApp();
});
afterAll(async () => {
  await expectInvariants(kindred);
  await kindred.close();
});

const perks = ['Every photo set', 'A letter by post each month'];

/** A page at 9.99 with tiers of 19.99 and 49.99 above it. */
async function createPage() {
  const creator = await createCreator(kindred.context, { groupId: 'group_2' });
  const own = { token: creator.token };
  await kindred.call('saveTier', { name: 'Patron', perks, month_usd_cents: 4999 }, own);
  const { data } = await kindred.call('saveTier', { name: 'Friend', perks, month_usd_cents: 1999 }, own);
  const [, friend, patron] = data.list.map(({ level }) => level);
  return { creator, own, friend: friend ?? 0, patron: patron ?? 0 };
}

const openTier = (fan: TestUser, charId: string, level: number) =>
  openTierCheckout(kindred, fan, charId, level);

async function join(creator: TestCreator, level: number): Promise<TestUser> {
  const fan = await createUser(kindred.context);
  const { data } = await openTier(fan, creator.charId, level);
  await pay(kindred, data.checkout_id);
  await deliverWebhooks(kindred);
  return fan;
}

const tiersFor = async ({ charId }: TestCreator, { token }: TestUser) =>
  (await kindred.call('listTiers', { char_id: charId }, { token })).data;
const tierFor = async (creator: TestCreator, fan: TestUser, level: number) =>
  (await tiersFor(creator, fan)).list.find((tier) => tier.level === level);
const mine = async (creator: TestCreator, fan: TestUser) =>
  (await tiersFor(creator, fan)).list.find(({ is_mine }) => is_mine)?.level;
const subscription = async ({ token }: TestUser) =>
  (await kindred.call('listSubscriptions', {}, { token })).data.list[0];
const earned = async ({ token }: TestCreator) =>
  (await kindred.call('getEarningsSummary', {}, { token })).data.total_usd_cents;
const accessOf = async (fan: TestUser, diary_id: string) =>
  (await kindred.call('getPost', { diary_id }, { token: fan.token })).data.access;

async function openUpgrade(creator: TestCreator, fan: TestUser, level: number, given: object = {}) {
  const tier = await tierFor(creator, fan, level);
  const shown = {
    expected_price: tier?.upgrade_usd_cents ?? 0,
    expected_month_price: tier?.month_usd_cents ?? 0,
  };
  const input = { char_id: creator.charId, tier_level: level, redirect_url: '/home', ...shown, ...given };
  const answer = await kindred.call('createUpgradeCheckout', input, { token: fan.token });
  return { ...answer, due: shown.expected_price };
}

const choose = (creator: TestCreator, fan: TestUser, level: number, expected_price: number) =>
  kindred.call(
    'switchTier',
    { char_id: creator.charId, tier_level: level, expected_price },
    { token: fan.token },
  );

test('a creator makes tiers that cost more the more they open, and no others', async () => {
  const { creator, own, friend, patron } = await createPage();
  const { data } = await kindred.call('getOwnTiers', {}, own);
  expect(data.list.map(({ name, month_usd_cents }) => [name, month_usd_cents])).toEqual([
    ['', 999],
    ['Friend', 1999],
    ['Patron', 4999],
  ]);
  expect(friend).toBeLessThan(patron);
  const save = async (given: object) =>
    (await kindred.call('saveTier', { name: 'Other', perks: [], ...given }, own)).code;
  // Below the page's own price, at the price of another one, and what the operator does not allow.
  expect(await save({ month_usd_cents: 399 })).toBe(4307);
  expect(await save({ level: friend, month_usd_cents: 4999 })).toBe(4307);
  expect(await save({ month_usd_cents: 2000 })).toBe(4000);
  expect(await save({ name: 'naked schoolgirl', month_usd_cents: 1999 })).toBe(4602);
  expect((await kindred.call('setSubscriptionPrice', { group_id: 'group_3' }, own)).code).toBe(4307);
  // Sent twice it is one; the page's own subscription has words, too.
  expect(await save({ month_usd_cents: 1999 })).toBe(2000);
  expect(await save({ level: 0, name: 'Member' })).toBe(2000);
  const fan = await createUser(kindred.context);
  const seen = await tiersFor(creator, fan);
  expect(seen.list.map(({ name }) => name)).toEqual(['Member', 'Other', 'Patron']);
  expect((await kindred.call('saveTier', { name: 'A', perks: [] }, { token: fan.token })).code).toBe(4031);
});

test('a post for a tier opens for that tier and those above, and says which it takes', async () => {
  const { creator, own, friend, patron } = await createPage();
  const { postId } = await createPost(kindred.context, creator, { tierLevel: friend });
  const { postId: toAll } = await createPost(kindred.context, creator);
  const [low, middle, high] = [
    await join(creator, 0),
    await join(creator, friend),
    await join(creator, patron),
  ];
  const seen = await Promise.all([low, middle, high].map((fan) => accessOf(fan, postId)));
  expect(seen).toEqual(['locked', 'full', 'full']);
  expect(await accessOf(low, toAll)).toBe('full');
  const { data } = await kindred.call('getPost', { diary_id: postId }, { token: low.token });
  expect(data.tier).toEqual({ level: friend, name: 'Friend', month_usd_cents: 1999 });
  const comments = [await comment(kindred, low, postId), await comment(kindred, middle, postId)];
  expect(comments.map(({ code }) => code)).toEqual([4506, 2000]);
  const write = (tier_level: number) =>
    kindred.call(
      'createPost',
      { client_id: `tier-${tier_level}`, content: 'For some', price: 0, state: 1, media: [], tier_level },
      own,
    );
  expect((await write(patron)).data.tier).toMatchObject({ name: 'Patron' });
  expect((await write(patron + 7)).code).toBe(4000);
});

describe('moving up', () => {
  test('costs what was shown, opens at once, and renews at the price of the new tier', async () => {
    const { creator, friend } = await createPage();
    const fan = await join(creator, 0);
    const { postId } = await createPost(kindred.context, creator, { tierLevel: friend });
    await passDays(kindred, 10);
    const wrong = await openUpgrade(creator, fan, friend, { expected_price: 1 });
    const { due, data } = await openUpgrade(creator, fan, friend);
    expect(wrong).toMatchObject({ code: 4202, data: { price: due, month_price: 1999 } });
    expect(due).toBeGreaterThan(600);
    expect(due).toBeLessThan(700);
    await pay(kindred, data.checkout_id);
    expect(await deliverWebhooks(kindred)).toEqual(['upgraded']);
    expect(await accessOf(fan, postId)).toBe('full');
    expect(await subscription(fan)).toMatchObject({
      tier_name: 'Friend',
      next_usd_cents: 1999,
      state: 'active',
    });
    const records = async () =>
      (await kindred.call('listReceipts', {}, { token: fan.token })).data.list.map(
        ({ usd_cents }) => usd_cents,
      );
    expect(await records()).toEqual([due, 999]);
    expect(await earned(creator)).toBe(799 + Math.floor(due * 0.8));
    await runJobs(kindred);
    await passDays(kindred, 25);
    expect(await records()).toEqual([1999, due, 999]);
    expect(await mine(creator, fan)).toBe(friend);
  });

  test('fifty times at once is paid once', async () => {
    const { creator, patron } = await createPage();
    const fan = await join(creator, 0);
    const opened = await Promise.all(Array.from({ length: 50 }, () => openUpgrade(creator, fan, patron)));
    const due = opened[0]?.due ?? 0;
    await Promise.all(opened.map(({ data }) => data?.checkout_id && pay(kindred, data.checkout_id)));
    await deliverWebhooks(kindred);
    // Where all got in each other's way, the one that comes after them gets through.
    if ((await mine(creator, fan)) === 0) {
      const { data } = await openUpgrade(creator, fan, patron);
      await pay(kindred, data.checkout_id);
      await deliverWebhooks(kindred);
    }
    expect(await mine(creator, fan)).toBe(patron);
    expect(await earned(creator)).toBe(799 + Math.floor(due * 0.8));
    expect((await openUpgrade(creator, fan, patron)).code).toBe(4306);
    await runJobs(kindred);
  });

  test.each([
    ['the upgrade', false],
    ['the renewal', true],
  ] as const)('ends the same when news of %s comes first', async (_what, isReversed) => {
    const { creator, friend } = await createPage();
    const fan = await join(creator, 0);
    await passDays(kindred, 20);
    const { data, due } = await openUpgrade(creator, fan, friend);
    await pay(kindred, data.checkout_id);
    await passDaysUntold(kindred, 12);
    await deliverWebhooks(kindred, (letters) => (isReversed ? letters.toReversed() : letters));
    await runJobs(kindred);
    expect(await mine(creator, fan)).toBe(friend);
    expect(await subscription(fan)).toMatchObject({ state: 'active', next_usd_cents: 1999 });
    expect(await earned(creator)).toBe(2 * 799 + Math.floor(due * 0.8));
  });

  test('that is paid back goes down again, at the price of before; a dispute ends the renewal as well', async () => {
    const { creator, friend } = await createPage();
    for (const step of ['refund', 'dispute'] as const) {
      const fan = await join(creator, 0);
      const { data } = await openUpgrade(creator, fan, friend);
      await pay(kindred, data.checkout_id);
      await deliverWebhooks(kindred);
      await runJobs(kindred);
      await changeCharge(kindred, { checkoutId: data.checkout_id }, step);
      expect(await mine(creator, fan)).toBe(0);
      const state = step === 'refund' ? 'active' : 'canceled';
      expect(await subscription(fan)).toMatchObject({ state, next_usd_cents: 999 });
      await runJobs(kindred);
    }
  });

  test('that is paid back after the subscription has ended is theirs no more either', async () => {
    const { creator, friend } = await createPage();
    const fan = await join(creator, 0);
    const { data } = await openUpgrade(creator, fan, friend);
    await pay(kindred, data.checkout_id);
    await deliverWebhooks(kindred);
    await kindred.call('cancelSubscription', { char_id: creator.charId }, { token: fan.token });
    await runJobs(kindred);
    await passDays(kindred, 40);
    expect(await subscription(fan)).toMatchObject({ state: 'expired', tier_name: 'Friend' });
    await changeCharge(kindred, { checkoutId: data.checkout_id }, 'refund');
    expect(await subscription(fan)).toMatchObject({ state: 'expired', tier_name: '' });
  });

  test.each([
    ['the charge', false],
    ['the refund', true],
  ] as const)(
    'whose refund meets a month charged in full leaves it, when news of %s comes first',
    async (_what, isReversed) => {
      const { creator, friend } = await createPage();
      const fan = await join(creator, 0);
      const { data } = await openUpgrade(creator, fan, friend);
      await pay(kindred, data.checkout_id);
      await deliverWebhooks(kindred);
      await runJobs(kindred);
      await passDaysUntold(kindred, 32);
      await query(
        kindred.context.db,
        `update sandbox_payments set next_step = 'refund', next_step_at = $2 where payment_ref = $1`,
        [`pay_${data.checkout_id}_1`, kindred.clock.now()],
      );
      await passDaysUntold(kindred, 0);
      await deliverWebhooks(kindred, (letters) => (isReversed ? letters.toReversed() : letters));
      await runJobs(kindred);
      expect(await subscription(fan)).toMatchObject({ tier_name: 'Friend', next_usd_cents: 1999 });
      expect(await earned(creator)).toBe(799 + Math.floor(1999 * 0.8));
    },
  );

  test('that is paid when the tier is sold no more is given back', async () => {
    const { creator, own, friend } = await createPage();
    const fan = await join(creator, 0);
    const { data } = await openUpgrade(creator, fan, friend);
    await kindred.call('retireTier', { level: friend }, own);
    await pay(kindred, data.checkout_id);
    expect(await deliverWebhooks(kindred)).toEqual(['place_taken']);
    await runJobs(kindred);
    await deliverWebhooks(kindred);
    expect(await mine(creator, fan)).toBe(0);
    expect(await earned(creator)).toBe(799);
  });
});

test('moving down costs nothing now, comes with the next charge, and can be taken back until then', async () => {
  const { creator, friend, patron } = await createPage();
  const fan = await join(creator, patron);
  expect(await choose(creator, fan, friend, 1)).toMatchObject({ code: 4202, data: { price: 1999 } });
  const answers = await Promise.all(Array.from({ length: 20 }, () => choose(creator, fan, friend, 1999)));
  expect(new Set(answers.map(({ code }) => code))).toEqual(new Set([2000]));
  expect(await subscription(fan)).toMatchObject({
    tier_name: 'Patron',
    next_tier_name: 'Friend',
    next_usd_cents: 1999,
  });
  expect((await choose(creator, fan, patron, 4999)).code).toBe(2000);
  expect(await subscription(fan)).toMatchObject({ next_tier_name: null, next_usd_cents: 4999 });
  await choose(creator, fan, 0, 999);
  await runJobs(kindred);
  expect(await mine(creator, fan)).toBe(patron);
  await passDays(kindred, 32);
  expect(await mine(creator, fan)).toBe(0);
  expect(await earned(creator)).toBe(Math.floor(4999 * 0.8) + 799);
  expect(await subscription(fan)).toMatchObject({ next_tier_name: null, month_usd_cents: 999 });
});

test('a tier that is retired stays with who has it until their period ends, they are told, and nobody new gets it', async () => {
  const { creator, own, friend, patron } = await createPage();
  const [fan, leaving] = [await join(creator, friend), await join(creator, friend)];
  await choose(creator, leaving, 0, 999);
  const { postId } = await createPost(kindred.context, creator, { tierLevel: friend });
  const { data } = await kindred.call('retireTier', { level: friend }, own);
  expect(data.list.map(({ level }) => level)).toEqual([0, patron]);
  await runJobs(kindred);
  const end = (await subscription(fan))?.period_end;
  expect(await subscription(fan)).toMatchObject({ state: 'canceled', renews: false, tier_name: 'Friend' });
  const { data: told } = await kindred.call('listNotifications', {}, { token: fan.token });
  expect(told.list).toMatchObject([{ topic: 'tier_retired', due_time: end }]);
  expect(await accessOf(fan, postId)).toBe('full');
  expect(await tierFor(creator, fan, friend)).toMatchObject({ is_mine: true, is_on_sale: false });
  expect(
    (await kindred.call('resumeSubscription', { char_id: creator.charId }, { token: fan.token })).code,
  ).toBe(4204);
  const newcomer = await createUser(kindred.context);
  expect((await openTier(newcomer, creator.charId, friend)).code).toBe(4204);
  // What was for it is now for the one above.
  const { data: post } = await kindred.call('getPost', { diary_id: postId }, { token: newcomer.token });
  expect(post.tier).toMatchObject({ level: patron });
  await passDays(kindred, 32);
  expect((await subscription(fan))?.state).toBe('expired');
  expect(await subscription(leaving)).toMatchObject({ state: 'active', tier_name: '', month_usd_cents: 999 });
});

test('who has a tier keeps its price until they agree to another; members of other tiers are not asked', async () => {
  const { creator, own, friend, patron } = await createPage();
  await kindred.call('retireTier', { level: patron }, own);
  const [fan, member] = [await join(creator, friend), await join(creator, 0)];
  await kindred.call('saveTier', { level: friend, name: 'Friend', perks, month_usd_cents: 4999 }, own);
  await runJobs(kindred);
  expect(await subscription(fan)).toMatchObject({ month_usd_cents: 1999, offered_usd_cents: 4999 });
  expect(await subscription(member)).toMatchObject({ month_usd_cents: 999, offered_usd_cents: null });
  const { data: told } = await kindred.call('listNotifications', {}, { token: member.token });
  expect(told.list).toEqual([]);
  const input = { char_id: creator.charId, expected_price: 4999 };
  expect((await kindred.call('acceptPrice', input, { token: fan.token })).code).toBe(2000);
  await runJobs(kindred);
  await passDays(kindred, 32);
  expect(await earned(creator)).toBe(Math.floor(1999 * 0.8) + Math.floor(4999 * 0.8) + 2 * 799);
});

test('a renewal that was declined is paid for the tier that it was for', async () => {
  const { creator, friend } = await createPage();
  const fan = await createUser(kindred.context);
  const { data } = await openTier(fan, creator.charId, friend);
  await pay(kindred, data.checkout_id, 'renewal_declined');
  await deliverWebhooks(kindred);
  await passDays(kindred, 31.5);
  const input = { char_id: creator.charId, redirect_url: '/home', expected_price: 1999 };
  const due = await kindred.call('paySubscription', input, { token: fan.token });
  await pay(kindred, due.data.checkout_id);
  await deliverWebhooks(kindred);
  await runJobs(kindred);
  await deliverWebhooks(kindred);
  expect(await mine(creator, fan)).toBe(friend);
  expect(await subscription(fan)).toMatchObject({ state: 'active', month_usd_cents: 1999 });
});

test('several months of a tier cost what its bundle says, and its trial and promotions are the page’s own', async () => {
  const creator = await createCreator(kindred.context, { groupId: 'group_1_7' });
  const own = { token: creator.token };
  await kindred.call('saveTier', { name: 'Friend', perks, month_usd_cents: 999 }, own);
  await kindred.call('setBundles', { bundles: [{ months: 3, percent_off: 10 }] }, own);
  const fan = await createUser(kindred.context);
  const level = (await tiersFor(creator, fan)).list[1]?.level ?? 0;
  const options = async (tier_level: number) =>
    (
      await kindred.call(
        'listSubscriptionOptions',
        { char_id: creator.charId, tier_level },
        { token: fan.token },
      )
    ).data.list.map(({ plan, due_usd_cents, trial_days }) => [plan, due_usd_cents, trial_days]);
  expect(await options(0)).toEqual([
    ['month', 0, 7],
    ['bundle_3', 1077, 0],
  ]);
  expect(await options(level)).toEqual([
    ['month', 999, 0],
    ['bundle_3', 2697, 0],
  ]);
  // On trial there is no paid period: the higher tier comes with the first charge.
  await subscribe(kindred, fan, creator.charId);
  expect((await openUpgrade(creator, fan, level)).code).toBe(4306);
  expect((await choose(creator, fan, level, 999)).code).toBe(2000);
  await runJobs(kindred);
  await passDays(kindred, 8);
  expect(await mine(creator, fan)).toBe(level);
  expect(await earned(creator)).toBe(799);
});
