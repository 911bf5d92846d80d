import { afterAll, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createBlock } from '../../test/data/create-block.ts';
import { createImage, createMembership, createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { giveGift } from '../../test/data/gifts.ts';
import { deliverWebhooks, openTierCheckout, pay } from '../../test/data/payments.ts';
import { unlock } from '../../test/data/unlock.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { loadFanContext } from '../memory/prompt/fan-context.ts';
import { reverseEntry } from '../wallet/ledger/reverse-entry.ts';

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

const day = 86_400;
/** Advances the clock in steps, with a call of each person in between, so that nobody is signed out. */
async function pass(days: number, ...present: TestUser[]): Promise<void> {
  for (let daysLeft = days; daysLeft > 0; daysLeft -= 20) {
    kindred.clock.advance(Math.min(daysLeft, 20) * day);
    for (const { token } of present) await kindred.call('getUserData', {}, { token });
  }
}
const insights = async ({ token }: TestUser, days = 30) =>
  (await kindred.call('getInsights', { days }, { token })).data;
const people = async (
  { token }: TestUser,
  list_id: 'subscribers' | 'followers' | 'trials' | 'ended' | 'gift_givers',
  more: { size?: number; cursor?: string } = {},
) => (await kindred.call('listPeople', { list_id, ...more }, { token })).data;
const previousDay = (name = '') => new Date(Date.parse(name) - day).toISOString().slice(0, 10);
const give = (fan: TestUser, creator: TestCreator, diamonds: number) =>
  giveGift(kindred.context, { fan: fan.userId, charId: creator.charId, diamonds });
const setState = (fan: TestUser, { charId }: TestCreator, state: string) =>
  kindred.context.db
    .updateTable('memberships')
    .set({ state, updated_at: kindred.clock.now() })
    .where('user_id', '=', fan.userId)
    .where('char_id', '=', charId)
    .execute();

test('insights add up what came in, by day, by kind, by post and by fan, and forget what is older', async () => {
  const creator = await createCreator(kindred.context);
  const [ada, bob] = [
    await createUser(kindred.context, { nickname: 'Ada', diamonds: 5000 }),
    await createUser(kindred.context, { nickname: 'Bob', diamonds: 5000 }),
  ];
  const post = await createPost(kindred.context, creator, { price: 300, content: 'A paid one' });
  await createPost(kindred.context, creator, { content: 'A free one' });
  await give(ada, creator, 1000);
  await pass(40, ada, bob, creator);
  await give(ada, creator, 500);
  await give(bob, creator, 200);
  await createMembership(kindred.context, bob.userId, creator.charId, 'free');
  await pass(2, ada, bob, creator);
  await unlock(kindred, ada, post.postId);
  await kindred.call('likePost', { content_id: post.postId }, { token: ada.token });

  const month = await insights(creator);
  expect(month.earned).toEqual({ gift: 560, unlock: 240, subscription: 0, taken_back: 0, total: 800 });
  expect(month.days).toHaveLength(30);
  expect(month.days.at(-1)?.earned_usd_cents).toBe(240);
  expect(month.days.at(-3)).toMatchObject({ earned_usd_cents: 560, follower_num: 1, subscriber_num: 0 });
  expect(month.days.map(({ day: name }) => name)).toEqual(month.days.map(({ day: name }) => name).sort());
  expect(month.people).toEqual({ followers: 1, trialing: 0, active: 0, past_due: 0, canceled: 0 });
  expect(month.top_fans.map(({ nickname, earned_usd_cents }) => [nickname, earned_usd_cents])).toEqual([
    ['Ada', 640],
    ['Bob', 160],
  ]);
  expect(month.top_posts[0]).toMatchObject({
    diary_id: post.postId,
    like_num: 1,
    unlock_num: 1,
    earned_usd_cents: 240,
    item: { type: 'image' },
  });
  // The gift of 42 days ago is in the 30 days before these.
  expect(month.days_before).toHaveLength(30);
  expect(month.days_before.at(-13)?.earned_usd_cents).toBe(800);
  expect(month.days_before.at(-1)?.day).toBe(previousDay(month.days[0]?.day));
  expect(month.last_posts.map(({ content, unlock_num }) => [content, unlock_num])).toEqual([
    ['A free one', 0],
    ['A paid one', 1],
  ]);
  expect((await insights(creator, 90)).earned.total).toBe(1600);
  expect((await insights(creator, 7)).days).toHaveLength(7);
});

test('what was taken back is subtracted and shown for itself', async () => {
  const creator = await createCreator(kindred.context);
  const fan = await createUser(kindred.context, { diamonds: 1000 });
  await give(fan, creator, 500);
  const { context, clock } = kindred;
  const { entry_id } = await context.db
    .selectFrom('gifts')
    .select('entry_id')
    .where('user_id', '=', fan.userId)
    .executeTakeFirstOrThrow();
  await context.db
    .transaction()
    .execute((tx) => reverseEntry(tx, entry_id, { kept: 0, of: 1 }, 'refund', clock.now()));
  const { earned, top_fans } = await insights(creator, 7);
  expect(earned).toEqual({ gift: 400, unlock: 0, subscription: 0, taken_back: -400, total: 0 });
  expect(top_fans).toEqual([]);
});

test('days are those of the creator’s own time zone', async () => {
  const creator = await createCreator(kindred.context);
  await kindred.context.db
    .updateTable('users')
    .set({ timezone: 'Pacific/Auckland' })
    .where('user_id', '=', creator.userId)
    .execute();
  const { days } = await insights(creator, 7);
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Pacific/Auckland' }).format(
    kindred.clock.now(),
  );
  expect(days.at(-1)?.day).toBe(today);
});

test('only 7, 30 and 90 days can be asked for, and only by creators', async () => {
  const creator = await createCreator(kindred.context);
  for (const days of [0, 8, 3650, -7])
    expect((await kindred.call('getInsights', { days }, { token: creator.token })).code).toBe(4000);
  const fan = await createUser(kindred.context);
  const calls = ['getInsights', 'listPeopleLists', 'listVault', 'listWaitingPosts'] as const;
  for (const name of calls) expect((await kindred.call(name, {}, { token: fan.token })).code).toBe(4031);
  expect((await kindred.call('listPeople', { list_id: 'followers' }, { token: fan.token })).code).toBe(4031);
});

test('everybody is in the list that their state says, and moves with it', async () => {
  const creator = await createCreator(kindred.context, { groupId: 'group_1' });
  const fan = await createUser(kindred.context, { nickname: 'Mo' });
  await createMembership(kindred.context, fan.userId, creator.charId, 'pro');
  const where = {
    active: 'subscribers',
    past_due: 'subscribers',
    trialing: 'trials',
    canceled: 'ended',
    expired: 'ended',
  } as const;
  for (const [state, list] of Object.entries(where) as [string, 'subscribers' | 'trials' | 'ended'][]) {
    if (state === 'expired') await pass(31, creator);
    await setState(fan, creator, state);
    const { data } = await kindred.call('listPeopleLists', {}, { token: creator.token });
    expect(data.list.filter(({ count }) => count > 0)).toEqual([{ list_id: list, count: 1 }]);
    expect((await people(creator, list)).list).toMatchObject([{ nickname: 'Mo', state, diamonds: 0 }]);
  }
});

test('the creator sees which tier somebody pays for, and the companion is told', async () => {
  const creator = await createCreator(kindred.context, { groupId: 'group_2' });
  const [ada, bob, eve] = [
    await createUser(kindred.context, { nickname: 'Ada' }),
    await createUser(kindred.context, { nickname: 'Bob' }),
    await createUser(kindred.context, { nickname: 'Eve' }),
  ];
  await createMembership(kindred.context, bob.userId, creator.charId, 'pro');
  await createMembership(kindred.context, eve.userId, creator.charId, 'free');
  const tiers = async (list: 'subscribers' | 'followers') =>
    Object.fromEntries((await people(creator, list)).list.map(({ nickname, tier }) => [nickname, tier]));
  expect(await tiers('subscribers')).toEqual({ Bob: null });
  const { data } = await kindred.call(
    'saveTier',
    { name: 'Close {{user}}', perks: ['Letters'], month_usd_cents: 1999 },
    { token: creator.token },
  );
  const level = data.list[1]?.level ?? 0;
  const checkout = await openTierCheckout(kindred, ada, creator.charId, level);
  await pay(kindred, checkout.data.checkout_id);
  await deliverWebhooks(kindred);
  const higher = { level, name: 'Close {{user}}' };
  expect(await tiers('subscribers')).toEqual({ Ada: higher, Bob: { level: 0, name: '' } });
  expect(await tiers('followers')).toEqual({ Eve: null });
  const fan = await kindred.call('getFan', { user_id: ada.userId }, { token: creator.token });
  expect(fan.data.tier).toEqual(higher);
  const fanContext = await loadFanContext(kindred.context.db, {
    userId: ada.userId,
    charId: creator.charId,
    message: 'Hi',
    now: kindred.clock.now(),
  });
  expect(fanContext.text).toContain('{{user}} subscribes to the tier "Close user"');
});

test('gift givers stand by what they gave, all gifts together', async () => {
  const creator = await createCreator(kindred.context);
  const otherCreator = await createCreator(kindred.context);
  const [little, much] = [
    await createUser(kindred.context, { nickname: 'Little', diamonds: 3000 }),
    await createUser(kindred.context, { nickname: 'Much', diamonds: 3000 }),
  ];
  await give(little, creator, 300);
  await give(little, otherCreator, 2000);
  await Promise.all([give(much, creator, 200), give(much, creator, 200), give(much, creator, 200)]);
  const { list, count } = await people(creator, 'gift_givers');
  expect(count).toBe(2);
  expect(list.map(({ nickname, diamonds }) => [nickname, diamonds])).toEqual([
    ['Much', 600],
    ['Little', 300],
  ]);
});

test('who is behind a block or gone is in no list and no figure that names people', async () => {
  const creator = await createCreator(kindred.context);
  const [blocked, deletedFan] = [
    await createUser(kindred.context, { diamonds: 1000 }),
    await createUser(kindred.context, { diamonds: 1000 }),
  ];
  for (const fan of [blocked, deletedFan]) {
    await createMembership(kindred.context, fan.userId, creator.charId, 'free');
    await give(fan, creator, 500);
  }
  await createBlock(kindred.context, blocked.userId, creator.userId);
  expect((await kindred.call('deleteAccount', {}, { token: deletedFan.token })).code).toBe(2000);
  expect((await people(creator, 'followers')).list).toEqual([]);
  expect((await people(creator, 'gift_givers')).list).toEqual([]);
  expect((await insights(creator)).top_fans).toEqual([]);
  const { data } = await kindred.call('listPeopleLists', {}, { token: creator.token });
  expect(data.list.every(({ count }) => count === 0)).toBe(true);
});

test('a list goes on page by page, nobody twice and nobody left out', async () => {
  const creator = await createCreator(kindred.context);
  const fans = await Promise.all(Array.from({ length: 7 }, () => createUser(kindred.context)));
  for (const fan of fans) await createMembership(kindred.context, fan.userId, creator.charId, 'free');
  const names: string[] = [];
  let cursor: string | undefined;
  do {
    const page = await people(creator, 'followers', { size: 3, ...(cursor ? { cursor } : {}) });
    names.push(...page.list.map(({ user_id }) => user_id));
    cursor = page.next ?? undefined;
  } while (cursor);
  expect(names.sort()).toEqual(fans.map(({ userId }) => userId).sort());
});

test('the vault holds what one has uploaded, tells where it is used, and opens for oneself alone', async () => {
  const creator = await createCreator(kindred.context);
  const stranger = await createCreator(kindred.context);
  await createImage(kindred.context, stranger.userId);
  const unused = await createImage(kindred.context, creator.userId);
  const face = await createImage(kindred.context, creator.userId, 'public');
  const post = await createPost(kindred.context, creator, { content: 'In the post', pictures: 2, state: 5 });
  const vault = async (input: { kind?: 'image' | 'video'; size?: number; cursor?: string } = {}) =>
    (await kindred.call('listVault', input, { token: creator.token })).data;
  const { list, count } = await vault();
  expect([count, list.length]).toEqual([4, 4]);
  const used = list.filter(({ posts }) => posts.length > 0);
  expect(used.map(({ posts }) => posts)).toEqual([
    [{ diary_id: post.postId, content: 'In the post', state: 5 }],
    [{ diary_id: post.postId, content: 'In the post', state: 5 }],
  ]);
  const of = (mediaId: string) => list.find(({ media_id }) => media_id === mediaId);
  expect(of(face.mediaId)).toMatchObject({ is_public: true });
  const { url } = of(unused.mediaId)?.item ?? { url: '' };
  expect((await kindred.app.inject({ method: 'GET', url })).statusCode).toBe(200);
  expect((await kindred.app.inject({ method: 'GET', url: url.split('?')[0] ?? '' })).statusCode).toBe(404);
  expect((await vault({ kind: 'video' })).list).toEqual([]);
  const first = await vault({ kind: 'image', size: 3 });
  const rest = await vault({ kind: 'image', size: 3, cursor: first.next ?? '' });
  expect([first.list.length, rest.list.length, rest.next]).toEqual([3, 1, null]);
});

test('the queue holds scheduled posts and drafts of oneself, nothing else', async () => {
  const creator = await createCreator(kindred.context);
  const otherCreator = await createCreator(kindred.context);
  await createPost(kindred.context, otherCreator, { state: 4 });
  for (const state of [0, 1, 2, 3, 4, 5])
    await createPost(kindred.context, creator, { state, content: `state ${state}` });
  const { data } = await kindred.call('listWaitingPosts', {}, { token: creator.token });
  expect(data.list.map(({ state, content, media_num }) => [state, content, media_num])).toEqual([
    [5, 'state 5', 1],
    [4, 'state 4', 1],
  ]);
});
