import { afterAll, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser } from '../../test/data/factories.ts';
import { giveGift } from '../../test/data/gifts.ts';
import { passDays, subscribe } from '../../test/data/payments.ts';
import { unlock } from '../../test/data/unlock.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { reverseEntry } from '../wallet/ledger/reverse-entry.ts';
import { releaseEarnings } from './release-earnings.ts';

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

test('what is earned is pending for seven days, then available, once', async () => {
  const creator = await createCreator(kindred.context);
  const fan = await createUser(kindred.context, { nickname: 'Ada', diamonds: 2000 });
  const earn = () => giveGift(kindred.context, { fan: fan.userId, charId: creator.charId, diamonds: 500 });
  const summary = async () => (await kindred.call('getEarningsSummary', {}, { token: creator.token })).data;
  const listed = async () => (await kindred.call('listEarnings', {}, { token: creator.token })).data.list;

  await earn();
  const firstRelease = new Date(kindred.clock.now().getTime() + 7 * 86_400_000);
  expect(await summary()).toMatchObject({
    pending_usd_cents: 400,
    available_usd_cents: 0,
    total_usd_cents: 400,
    creator_share_percent: 80,
    pending_days: 7,
  });
  const next = new Date((await summary()).next_release_time ?? 0).getTime();
  expect(Math.abs(next - firstRelease.getTime())).toBeLessThan(60_000);

  await passDays(kindred, 6.9);
  await earn();
  await releaseEarnings(kindred.context);
  expect(await summary()).toMatchObject({ pending_usd_cents: 800, available_usd_cents: 0 });

  await passDays(kindred, 0.2);
  await Promise.all([1, 2, 3].map(() => releaseEarnings(kindred.context)));
  expect(await summary()).toMatchObject({ pending_usd_cents: 400, available_usd_cents: 400 });
  expect((await listed()).map(({ is_available, from_name }) => [is_available, from_name])).toEqual([
    [false, 'Ada'],
    [true, 'Ada'],
  ]);

  await passDays(kindred, 8);
  await releaseEarnings(kindred.context);
  expect(await summary()).toMatchObject({
    pending_usd_cents: 0,
    available_usd_cents: 800,
    next_release_time: null,
  });
});

test('whatever fans pay, by diamonds or by card, cannot be paid out for seven days', async () => {
  const { context } = kindred;
  const creator = await createCreator(context, { groupId: 'group_2', chatMode: 1 });
  const fan = await createUser(context, { diamonds: 1000 });
  const available = async () =>
    (await kindred.call('getEarningsSummary', {}, { token: creator.token })).data.available_usd_cents;
  await kindred.call('charger', { char_id: creator.charId, price: 500 }, { token: fan.token, key: 'gift' });
  await unlock(kindred, fan, (await createPost(context, creator, { price: 300 })).postId);
  await subscribe(kindred, fan, creator.charId);
  await passDays(kindred, 6.9);
  await releaseEarnings(context);
  expect(await available()).toBe(0);
  await passDays(kindred, 0.2);
  await releaseEarnings(context);
  expect(await available()).toBe(400 + 240 + 799);
});

test('earnings are listed page by page, and nobody sees those of others', async () => {
  const creator = await createCreator(kindred.context);
  const fan = await createUser(kindred.context, { diamonds: 1000 });
  for (const diamonds of [200, 300, 400]) {
    await giveGift(kindred.context, { fan: fan.userId, charId: creator.charId, diamonds });
  }
  const first = await kindred.call('listEarnings', { size: 2 }, { token: creator.token });
  expect(first.data.list.map((earning) => earning.gross_usd_cents)).toEqual([400, 300]);
  const rest = await kindred.call(
    'listEarnings',
    { size: 2, cursor: first.data.next ?? '' },
    { token: creator.token },
  );
  expect(rest.data.list.map((earning) => earning.gross_usd_cents)).toEqual([200]);
  const other = await createCreator(kindred.context);
  expect((await kindred.call('listEarnings', {}, { token: other.token })).data.list).toEqual([]);
  expect((await kindred.call('listEarnings', {}, { token: fan.token })).code).toBe(4031);
});

test('a gift that is refunded after its release comes out of what is available', async () => {
  const { context, clock } = kindred;
  const creator = await createCreator(context);
  const fan = await createUser(context, { diamonds: 1000 });
  const summary = async () => (await kindred.call('getEarningsSummary', {}, { token: creator.token })).data;
  await giveGift(context, { fan: fan.userId, charId: creator.charId, diamonds: 500 });
  await passDays(kindred, 8);
  await releaseEarnings(context);
  expect(await summary()).toMatchObject({ pending_usd_cents: 0, available_usd_cents: 400 });

  const gift = await context.db
    .selectFrom('gifts')
    .select('entry_id')
    .where('user_id', '=', fan.userId)
    .executeTakeFirstOrThrow();
  await context.db
    .transaction()
    .execute((tx) => reverseEntry(tx, gift.entry_id, { kept: 0, of: 1 }, 'refund', clock.now()));
  expect(await summary()).toMatchObject({ total_usd_cents: 0 });
  await releaseEarnings(context);
  expect(await summary()).toMatchObject({ pending_usd_cents: 0, available_usd_cents: 0 });
  const { data } = await kindred.call('listEarnings', {}, { token: creator.token });
  expect(data.list.map(({ kind, net_usd_cents }) => [kind, net_usd_cents])).toEqual([
    ['refund', -400],
    ['gift', 400],
  ]);
});

test('earnings can be listed by kind, refunds and disputes together, page by page', async () => {
  const creator = await createCreator(kindred.context);
  const fan = await createUser(kindred.context, { diamonds: 5000 });
  const { context, clock } = kindred;
  for (const diamonds of [200, 300, 400])
    await giveGift(context, { fan: fan.userId, charId: creator.charId, diamonds });
  const first = await context.db
    .selectFrom('gifts')
    .select('entry_id')
    .where('user_id', '=', fan.userId)
    .orderBy('gift_id')
    .executeTakeFirstOrThrow();
  await context.db
    .transaction()
    .execute((tx) => reverseEntry(tx, first.entry_id, { kept: 0, of: 1 }, 'chargeback', clock.now()));
  const list = async (
    kind: 'gift' | 'unlock' | 'taken_back',
    more: { size?: number; cursor?: string } = {},
  ) => (await kindred.call('listEarnings', { kind, ...more }, { token: creator.token })).data;
  const nets = (data: Awaited<ReturnType<typeof list>>) =>
    data.list.map(({ net_usd_cents }) => net_usd_cents);
  const page = await list('gift', { size: 2 });
  expect([nets(page), page.count]).toEqual([[320, 240], 3]);
  expect(nets(await list('gift', { size: 2, cursor: page.next ?? '' }))).toEqual([160]);
  expect(nets(await list('taken_back'))).toEqual([-160]);
  expect(nets(await list('unlock'))).toEqual([]);
  const other = await createCreator(context);
  const { data } = await kindred.call('listEarnings', { kind: 'gift' }, { token: other.token });
  expect(data.list).toEqual([]);
});
