import { afterAll, beforeAll, expect, test } from 'vitest';
import { runJobs } from '../../../test/app/run-jobs.ts';
import { startTestApp } from '../../../test/app/start-test-app.ts';
import { comment } from '../../../test/data/comments.ts';
import { createPost } from '../../../test/data/create-post.ts';
import { createCreator, createUser } from '../../../test/data/factories.ts';
import { deliverWebhooks, passDays, pay, subscribe } from '../../../test/data/payments.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';
import { type TierStage, tierPerks, tierStage } from '../../../test/stages/tier-stage.ts';

let stage: TierStage;
beforeAll(async () => {
  stage = tierStage(await startTestApp());
});
afterAll(async () => {
  await expectInvariants(stage.kindred);
  await stage.kindred.close();
});

test('a creator makes tiers that cost more the more they open, and no others', async () => {
  const { creator, own, friend, patron } = await stage.createPage();
  const { data } = await stage.kindred.call('getOwnTiers', {}, own);
  expect(data.list.map(({ name, month_usd_cents }) => [name, month_usd_cents])).toEqual([
    ['', 999],
    ['Friend', 1999],
    ['Patron', 4999],
  ]);
  expect(friend).toBeLessThan(patron);
  const save = async (tierInput: object) =>
    (await stage.kindred.call('saveTier', { name: 'Other', perks: [], ...tierInput }, own)).code;
  // Below the page's price, at the price of another tier, and a price that the operator does not allow.
  expect(await save({ month_usd_cents: 399 })).toBe(4307);
  expect(await save({ level: friend, month_usd_cents: 4999 })).toBe(4307);
  expect(await save({ month_usd_cents: 2000 })).toBe(4000);
  expect(await save({ name: 'naked schoolgirl', month_usd_cents: 1999 })).toBe(4602);
  expect((await stage.kindred.call('setSubscriptionPrice', { group_id: 'group_3' }, own)).code).toBe(4307);
  // A repeat creates no second tier; the page's subscription has a name and perks too.
  expect(await save({ month_usd_cents: 1999 })).toBe(2000);
  expect(await save({ level: 0, name: 'Member' })).toBe(2000);
  const fan = await createUser(stage.kindred.context);
  const tierList = await stage.tiersFor(creator, fan);
  expect(tierList.list.map(({ name }) => name)).toEqual(['Member', 'Other', 'Patron']);
  expect((await stage.kindred.call('saveTier', { name: 'A', perks: [] }, { token: fan.token })).code).toBe(
    4031,
  );
});

test('a post for a tier opens for that tier and those above, and says which it takes', async () => {
  const { creator, own, friend, patron } = await stage.createPage();
  const { postId } = await createPost(stage.kindred.context, creator, { tierLevel: friend });
  const { postId: toAll } = await createPost(stage.kindred.context, creator);
  const [low, middle, high] = [
    await stage.join(creator, 0),
    await stage.join(creator, friend),
    await stage.join(creator, patron),
  ];
  const accesses = await Promise.all([low, middle, high].map((fan) => stage.accessOf(fan, postId)));
  expect(accesses).toEqual(['locked', 'full', 'full']);
  expect(await stage.accessOf(low, toAll)).toBe('full');
  const { data } = await stage.kindred.call('getPost', { diary_id: postId }, { token: low.token });
  expect(data.tier).toEqual({ level: friend, name: 'Friend', month_usd_cents: 1999 });
  const comments = [await comment(stage.kindred, low, postId), await comment(stage.kindred, middle, postId)];
  expect(comments.map(({ code }) => code)).toEqual([4506, 2000]);
  const write = (tier_level: number) =>
    stage.kindred.call(
      'createPost',
      { client_id: `tier-${tier_level}`, content: 'For some', price: 0, state: 1, media: [], tier_level },
      own,
    );
  expect((await write(patron)).data.tier).toMatchObject({ name: 'Patron' });
  expect((await write(patron + 7)).code).toBe(4000);
});

test('a tier that is retired stays with who has it until their period ends, they are told, and nobody new gets it', async () => {
  const { creator, own, friend, patron } = await stage.createPage();
  const [fan, leaving] = [await stage.join(creator, friend), await stage.join(creator, friend)];
  await stage.choose(creator, leaving, 0, 999);
  const { postId } = await createPost(stage.kindred.context, creator, { tierLevel: friend });
  const { data } = await stage.kindred.call('retireTier', { level: friend }, own);
  expect(data.list.map(({ level }) => level)).toEqual([0, patron]);
  await runJobs(stage.kindred);
  const end = (await stage.subscription(fan))?.period_end;
  expect(await stage.subscription(fan)).toMatchObject({
    state: 'canceled',
    renews: false,
    tier_name: 'Friend',
  });
  const { data: notifications } = await stage.kindred.call('listNotifications', {}, { token: fan.token });
  expect(notifications.list).toMatchObject([{ topic: 'tier_retired', due_time: end }]);
  expect(await stage.accessOf(fan, postId)).toBe('full');
  expect(await stage.tierFor(creator, fan, friend)).toMatchObject({ is_mine: true, is_on_sale: false });
  expect(
    (await stage.kindred.call('resumeSubscription', { char_id: creator.charId }, { token: fan.token })).code,
  ).toBe(4204);
  const newcomer = await createUser(stage.kindred.context);
  expect((await stage.openTier(newcomer, creator.charId, friend)).code).toBe(4204);
  // Posts of the retired tier now need the tier above.
  const { data: post } = await stage.kindred.call('getPost', { diary_id: postId }, { token: newcomer.token });
  expect(post.tier).toMatchObject({ level: patron });
  await passDays(stage.kindred, 32);
  expect((await stage.subscription(fan))?.state).toBe('expired');
  expect(await stage.subscription(leaving)).toMatchObject({
    state: 'active',
    tier_name: '',
    month_usd_cents: 999,
  });
});

test('who has a tier keeps its price until they agree to another; members of other tiers are not asked', async () => {
  const { creator, own, friend, patron } = await stage.createPage();
  await stage.kindred.call('retireTier', { level: patron }, own);
  const [fan, member] = [await stage.join(creator, friend), await stage.join(creator, 0)];
  await stage.kindred.call(
    'saveTier',
    { level: friend, name: 'Friend', perks: tierPerks, month_usd_cents: 4999 },
    own,
  );
  await runJobs(stage.kindred);
  expect(await stage.subscription(fan)).toMatchObject({ month_usd_cents: 1999, offered_usd_cents: 4999 });
  expect(await stage.subscription(member)).toMatchObject({ month_usd_cents: 999, offered_usd_cents: null });
  const { data: notifications } = await stage.kindred.call('listNotifications', {}, { token: member.token });
  expect(notifications.list).toEqual([]);
  const input = { char_id: creator.charId, expected_price: 4999 };
  expect((await stage.kindred.call('acceptPrice', input, { token: fan.token })).code).toBe(2000);
  await runJobs(stage.kindred);
  await passDays(stage.kindred, 32);
  expect(await stage.earned(creator)).toBe(Math.floor(1999 * 0.8) + Math.floor(4999 * 0.8) + 2 * 799);
});

test('a renewal that was declined is paid for the tier that it was for', async () => {
  const { creator, friend } = await stage.createPage();
  const fan = await createUser(stage.kindred.context);
  const { data } = await stage.openTier(fan, creator.charId, friend);
  await pay(stage.kindred, data.checkout_id, 'renewal_declined');
  await deliverWebhooks(stage.kindred);
  await passDays(stage.kindred, 31.5);
  const input = { char_id: creator.charId, redirect_url: '/home', expected_price: 1999 };
  const due = await stage.kindred.call('paySubscription', input, { token: fan.token });
  await pay(stage.kindred, due.data.checkout_id);
  await deliverWebhooks(stage.kindred);
  await runJobs(stage.kindred);
  await deliverWebhooks(stage.kindred);
  expect(await stage.mine(creator, fan)).toBe(friend);
  expect(await stage.subscription(fan)).toMatchObject({ state: 'active', month_usd_cents: 1999 });
});

test('several months of a tier cost what its bundle says, and its trial and promotions are the page’s own', async () => {
  const creator = await createCreator(stage.kindred.context, { groupId: 'group_1_7' });
  const own = { token: creator.token };
  await stage.kindred.call('saveTier', { name: 'Friend', perks: tierPerks, month_usd_cents: 999 }, own);
  await stage.kindred.call('setBundles', { bundles: [{ months: 3, percent_off: 10 }] }, own);
  const fan = await createUser(stage.kindred.context);
  const level = (await stage.tiersFor(creator, fan)).list[1]?.level ?? 0;
  const options = async (tier_level: number) =>
    (
      await stage.kindred.call(
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
  // A trial has no paid period, so the higher tier starts with the first charge.
  await subscribe(stage.kindred, fan, creator.charId);
  expect((await stage.openUpgrade(creator, fan, level)).code).toBe(4306);
  expect((await stage.choose(creator, fan, level, 999)).code).toBe(2000);
  await runJobs(stage.kindred);
  await passDays(stage.kindred, 8);
  expect(await stage.mine(creator, fan)).toBe(level);
  expect(await stage.earned(creator)).toBe(799);
});
