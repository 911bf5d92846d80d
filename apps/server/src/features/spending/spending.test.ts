import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../test/app/start-test-app.ts';
import { createBlock } from '../../test/data/create-block.ts';
import { createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestUser } from '../../test/data/factories.ts';
import { giveGift } from '../../test/data/gifts.ts';
import { deliverWebhooks, passDays, pay, subscribe } from '../../test/data/payments.ts';
import { unlock } from '../../test/data/unlock.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { explainPage, planNodes } from '../../test/sql/explain.ts';
import { purchases } from './list-purchases.ts';

let kindred: TestApp;
beforeAll(async () => {
  kindred = await startTestApp();
});
afterAll(async () => {
  await expectInvariants(kindred);
  await kindred.close();
});

const bought = async ({ token }: TestUser, kind: 'all' | 'unlock' | 'subscription' | 'gift' = 'all') =>
  (await kindred.call('listPurchases', { kind }, { token })).data.list;
const summary = async ({ token }: TestUser, month?: string) =>
  (await kindred.call('getSpendingSummary', month ? { month } : {}, { token })).data;

test('everything bought stays listed with what is left of it, also when a creator has gone or is behind a block', async () => {
  const { context } = kindred;
  const fan = await createUser(context, { diamonds: 5000 });
  const [stays, leaves, blocks] = [
    await createCreator(context, { name: 'Stays', groupId: 'group_2' }),
    await createCreator(context, { name: 'Leaves' }),
    await createCreator(context, { name: 'Blocks' }),
  ];
  const posts = await Promise.all([leaves, blocks].map((one) => createPost(context, one, { price: 300 })));
  const kept = await createPost(context, stays, { price: 400 });
  for (const { postId } of [...posts, kept]) await unlock(kindred, fan, postId);
  await giveGift(context, { fan: fan.userId, charId: leaves.charId, diamonds: 250 });
  await subscribe(kindred, fan, stays.charId);
  await createBlock(context, blocks.userId, fan.userId);
  await kindred.call('deleteAccount', {}, { token: leaves.token });

  expect(
    (await bought(fan)).map(({ kind, name, is_there, diamonds, usd_cents, remains, diary_id }) => [
      kind,
      name,
      is_there,
      diamonds || usd_cents,
      remains,
      diary_id,
    ]),
  ).toEqual([
    ['subscription', 'Stays', true, 999, 'running', null],
    ['gift', '', false, 250, 'given', null],
    ['unlock', 'Stays', true, 400, 'open', kept.postId],
    ['unlock', '', false, 300, 'gone', null],
    ['unlock', '', false, 300, 'gone', null],
  ]);
  expect((await bought(fan, 'gift')).map(({ kind }) => kind)).toEqual(['gift']);
  await kindred.call('cancelSubscription', { char_id: stays.charId }, { token: fan.token });
  await passDays(kindred, 32);
  expect((await bought(fan, 'subscription'))[0]).toMatchObject({ remains: 'over', usd_cents: 999 });
});

test('the sums by creator and month are those of the ledger, without what came back, in the zone of the account', async () => {
  const { context } = kindred;
  const fan = await createUser(context, { diamonds: 9000 });
  const zone = { timezone: 'Pacific/Kiritimati' };
  await context.db.updateTable('users').set(zone).where('user_id', '=', fan.userId).execute();
  const [one, other] = [
    await createCreator(context, { name: 'One', groupId: 'group_1' }),
    await createCreator(context, { name: 'Other' }),
  ];
  const monthNow = () =>
    new Intl.DateTimeFormat('en-CA', { timeZone: zone.timezone, year: 'numeric', month: '2-digit' }).format(
      kindred.clock.now(),
    );
  const first = monthNow();
  await giveGift(context, { fan: fan.userId, charId: other.charId, diamonds: 1000 });
  const { postId } = await createPost(context, one, { price: 300 });
  await unlock(kindred, fan, postId);
  const back = await kindred.call(
    'charger',
    { char_id: other.charId, price: 500 },
    { token: fan.token, key: 'back' },
  );
  await kindred.call('undoGift', { msg_id: back.data.msg_id ?? '' }, { token: fan.token });
  await passDays(kindred, 40);
  const later = monthNow();
  await subscribe(kindred, fan, one.charId);

  expect(await summary(fan)).toMatchObject({
    months: [
      { month: later, usd_cents: 399 },
      { month: first, usd_cents: 1300 },
    ],
    total_usd_cents: 1699,
    creators: [
      { name: 'Other', usd_cents: 1000, gift_usd_cents: 1000, post_usd_cents: 0, subscription_usd_cents: 0 },
      { name: 'One', usd_cents: 699, gift_usd_cents: 0, post_usd_cents: 300, subscription_usd_cents: 399 },
    ],
  });
  expect(await summary(fan, first)).toMatchObject({
    total_usd_cents: 1300,
    creators: [{ usd_cents: 1000 }, { usd_cents: 300 }],
  });
  expect(await summary(fan, '2020-01')).toMatchObject({ total_usd_cents: 0, creators: [] });
});

test('a post bought by card and a subscription for somebody else are listed and summed up as what they are', async () => {
  const fan = await createUser(kindred.context);
  const { token } = fan;
  const creator = await createCreator(kindred.context, { groupId: 'group_2' });
  const { charId: char_id } = creator;
  const { postId: diary_id } = await createPost(kindred.context, creator, { price: 300 });
  const redirect_url = '/home';
  const orders = [
    await kindred.call('createPostCheckout', { diary_id, redirect_url, expected_price: 300 }, { token }),
    await kindred.call(
      'createGiftCheckout',
      { char_id, months: 1, redirect_url, expected_price: 999 },
      { token },
    ),
  ];
  for (const { data } of orders) await pay(kindred, data.checkout_id);
  await deliverWebhooks(kindred);
  expect(await bought(fan)).toMatchObject([
    { kind: 'subscription', usd_cents: 999, remains: 'given', until: null },
    { kind: 'unlock', usd_cents: 300, remains: 'open', diary_id },
  ]);
  expect(await bought(fan, 'unlock')).toHaveLength(1);
  expect((await summary(fan)).creators).toMatchObject([
    { usd_cents: 1299, gift_usd_cents: 0, post_usd_cents: 300, subscription_usd_cents: 999 },
  ]);
});

test('the calendar names what will be charged next and its sums; what is canceled is not in it', async () => {
  const { context } = kindred;
  const fan = await createUser(context);
  const [month, trial, canceled] = [
    await createCreator(context, { groupId: 'group_2' }),
    await createCreator(context, { groupId: 'group_3_7' }),
    await createCreator(context, { groupId: 'group_1' }),
  ];
  for (const { charId } of [month, trial, canceled]) await subscribe(kindred, fan, charId);
  await kindred.call('cancelSubscription', { char_id: canceled.charId }, { token: fan.token });
  const renewals = async () => (await kindred.call('listRenewals', {}, { token: fan.token })).data;
  const before = await renewals();
  expect(before.list.map(({ char_id, kind, usd_cents }) => [char_id, kind, usd_cents])).toEqual([
    [trial.charId, 'first_charge', 1999],
    [month.charId, 'renewal', 999],
  ]);
  expect(before.year_usd_cents).toBe(12 * (1999 + 999));
  expect([1999, 2998]).toContain(before.month_usd_cents);
  await passDays(kindred, 7.1);
  expect((await renewals()).list.map(({ kind }) => kind)).toEqual(['renewal', 'renewal']);
  expect((await renewals()).month_usd_cents).toBe(
    2998 -
      (((await renewals()).list[1]?.time ?? '') >
      new Date(kindred.clock.now().getTime() + 30 * 86_400_000).toISOString()
        ? 1999
        : 0),
  );
});

test('a page of what was bought is read along its index', async () => {
  const { context } = kindred;
  const fan = await createUser(context);
  const inputs = { viewerId: fan.userId, kind: 'all', now: kindred.clock.now() };
  const nodes = planNodes(await explainPage(context, purchases, inputs));
  expect(nodes.map((node) => node['Index Name'])).toContain('journal_entries_by_user');
});
