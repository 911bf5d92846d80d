import type { CallInput } from '@kindred/contract/all/calls';
import { refusals } from '@kindred/contract/wire/errors';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, useTestApp } from '../../test/app/start-test-app.ts';
import { uploadPicture } from '../../test/app/upload.ts';
import { createBlock, liftBlock } from '../../test/data/create-block.ts';
import { createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestUser } from '../../test/data/factories.ts';
import { giveGift } from '../../test/data/gifts.ts';
import { setMessagePrice } from '../../test/data/message-price.ts';
import { deliverWebhooks, openDiamondCheckout, passDays, pay, subscribe } from '../../test/data/payments.ts';
import { changeCharge } from '../../test/data/sandbox-charges.ts';
import { unlock } from '../../test/data/unlock.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { explainPage, planNodes } from '../../test/sql/explain.ts';
import { walletRecords } from '../wallet/list-wallet-records.ts';
import { purchases } from './list-purchases.ts';

const kindred = useTestApp({ env: { LUCKY_BOX: 'true' } });
beforeAll(async () => {
  await kindred.startJobs();
});
afterAll(async () => {
  await expectInvariants(kindred);
});

type Kind = NonNullable<CallInput<'listPurchases'>['kind']>;
const bought = async ({ token }: TestUser, kind: Kind = 'all') =>
  (await kindred.call('listPurchases', { kind }, { token })).data.list;
const summary = async ({ token }: TestUser, month?: string) =>
  (await kindred.call('getSpendingSummary', month ? { month } : {}, { token })).data;

test('everything bought stays listed with what is left of it, also when a creator has gone; behind a block it stays owned', async () => {
  const { context } = kindred;
  const fan = await createUser(context, { diamonds: 5000 });
  const [stays, leaves, blocks] = [
    await createCreator(context, { name: 'Stays', groupId: 'group_2' }),
    await createCreator(context, { name: 'Leaves' }),
    await createCreator(context, { name: 'Blocks' }),
  ];
  const posts = await Promise.all(
    [leaves, blocks].map((seller) => createPost(context, seller, { price: 300 })),
  );
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
    ['unlock', '', false, 300, 'withheld', null],
    ['unlock', '', false, 300, 'open', posts[0]?.postId],
  ]);
  const owned = (await bought(fan, 'unlock')).map(
    ({ post }) => post && [post.access, post.media[0]?.url !== ''],
  );
  expect(owned).toEqual([['full', true], null, ['full', true]]);
  expect((await bought(fan, 'gift')).map(({ kind }) => kind)).toEqual(['gift']);
  await liftBlock(context, blocks.userId, fan.userId);
  expect((await bought(fan, 'unlock'))[1]).toMatchObject({ remains: 'open', name: 'Blocks' });
  await kindred.call('cancelSubscription', { char_id: stays.charId }, { token: fan.token });
  await passDays(kindred, 32);
  expect((await bought(fan, 'subscription'))[0]).toMatchObject({ remains: 'over', usd_cents: 999 });
});

test('the sums by creator and month are those of the ledger, without what came back, in the zone of the account', async () => {
  const { context } = kindred;
  const fan = await createUser(context, { diamonds: 9000 });
  const zone = { timezone: 'Pacific/Kiritimati' };
  await context.db.updateTable('users').set(zone).where('user_id', '=', fan.userId).execute();
  const [seller, secondSeller] = [
    await createCreator(context, { name: 'One', groupId: 'group_1' }),
    await createCreator(context, { name: 'Other' }),
  ];
  const monthNow = () =>
    new Intl.DateTimeFormat('en-CA', { timeZone: zone.timezone, year: 'numeric', month: '2-digit' }).format(
      kindred.clock.now(),
    );
  const first = monthNow();
  await giveGift(context, { fan: fan.userId, charId: secondSeller.charId, diamonds: 1000 });
  const { postId } = await createPost(context, seller, { price: 300 });
  await unlock(kindred, fan, postId);
  const back = await kindred.call(
    'charger',
    { char_id: secondSeller.charId, price: 500 },
    { token: fan.token, key: 'back' },
  );
  await kindred.call('undoGift', { msg_id: back.data.msg_id ?? '' }, { token: fan.token });
  await passDays(kindred, 40);
  const later = monthNow();
  await subscribe(kindred, fan, seller.charId);

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

test('what cards were charged in euros and yen is summed up in euros and yen, as charged, beside the sum in dollars', async () => {
  const fan = await createUser(kindred.context);
  const [seller, secondSeller] = [
    await createCreator(kindred.context, { groupId: 'group_1' }),
    await createCreator(kindred.context, { groupId: 'group_2' }),
  ];
  await subscribe(kindred, fan, seller.charId, 'success', 'EUR');
  await subscribe(kindred, fan, secondSeller.charId, 'success', 'JPY');
  const checkoutId = await openDiamondCheckout(kindred, fan, 'diamonds_1000', 'EUR');
  await pay(kindred, checkoutId);
  await deliverWebhooks(kindred);
  await changeCharge(kindred, { checkoutId }, 'refund_half');
  const { data: receipts } = await kindred.call('listReceipts', {}, { token: fan.token });
  const sums = new Map<string, number>();
  for (const { presented } of receipts.list) {
    const { currency, amount, refunded } = presented ?? { currency: '', amount: 0, refunded: 0 };
    sums.set(currency, (sums.get(currency) ?? 0) + amount - refunded);
  }
  const [eur = 0, jpy = 0] = [sums.get('EUR'), sums.get('JPY')];
  expect(await summary(fan)).toMatchObject({
    total_usd_cents: 399 + 999,
    charged: [
      { currency: 'EUR', amount: eur },
      { currency: 'JPY', amount: jpy },
    ],
  });
  expect((await summary(fan, '2020-01')).charged).toEqual([]);
  const { data: ahead } = await kindred.call('listRenewals', {}, { token: fan.token });
  const month = [
    { currency: 'EUR', amount: eur - 435 },
    { currency: 'JPY', amount: jpy },
  ];
  await passDays(kindred, 3);
  expect(ahead.year_charged).toEqual(month.map((sum) => ({ ...sum, amount: sum.amount * 12 })));
  const { data: soon } = await kindred.call('listRenewals', {}, { token: fan.token });
  expect(soon).toMatchObject({ month_usd_cents: 399 + 999, month_charged: month });
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
    { kind: 'gift_subscription', usd_cents: 999, remains: 'waiting', has_receipt: true },
    { kind: 'unlock', usd_cents: 300, remains: 'open', diary_id, has_receipt: true },
  ]);
  const { data: sentGifts } = await kindred.call('listSubscriptionGifts', {}, { token });
  const code = new URL(sentGifts.list[0]?.url ?? '').searchParams.get('gift') ?? '';
  const { token: friend } = await createUser(kindred.context);
  await kindred.call('claimSubscriptionGift', { code }, { token: friend });
  expect(await bought(fan, 'subscription')).toMatchObject([{ remains: 'claimed', until: null }]);
  expect(await bought(fan, 'unlock')).toHaveLength(1);
  expect((await summary(fan)).creators).toMatchObject([
    { usd_cents: 1299, gift_usd_cents: 0, post_usd_cents: 300, subscription_usd_cents: 999 },
  ]);
});

test('a post whose payment was disputed, and which its creator made private meanwhile, is not said to open once the dispute is won', async () => {
  const fan = await createUser(kindred.context);
  const creator = await createCreator(kindred.context);
  const post = await createPost(kindred.context, creator, { price: 300 });
  const order = { diary_id: post.postId, redirect_url: '/home', expected_price: 300 };
  const { checkout_id: checkoutId } = (await kindred.call('createPostCheckout', order, { token: fan.token }))
    .data;
  await pay(kindred, checkoutId);
  await deliverWebhooks(kindred);
  const media = post.media.map(({ mediaId }) => ({ media_id: mediaId }));
  const edit = async (state: 0 | 1) =>
    (
      await kindred.call(
        'editPost',
        { diary_id: post.postId, content: 'Mine', price: 300, state, media },
        { token: creator.token },
      )
    ).code;
  expect(await edit(0)).toBe(refusals.postSold.code);
  await changeCharge(kindred, { checkoutId }, 'dispute');
  expect(await edit(0)).toBe(2000);
  await changeCharge(kindred, { checkoutId }, 'win');
  expect(await bought(fan)).toMatchObject([{ remains: 'hidden', diary_id: null, post: null }]);
  expect(await edit(1)).toBe(2000);
  expect(await bought(fan)).toMatchObject([
    { remains: 'open', diary_id: post.postId, post: { access: 'full' } },
  ]);
});

test('diamonds, VIP, boxes, media and answers stand in the list with what they brought and their receipts, and in the sums', async () => {
  const { context } = kindred;
  const fan = await createUser(context);
  const own = { token: fan.token };
  const creator = await createCreator(context, { name: 'Mara', chatMode: 1 });
  for (const commodity of ['diamonds_500', 'vip_monthly']) {
    await pay(kindred, await openDiamondCheckout(kindred, fan, commodity));
    await deliverWebhooks(kindred);
  }
  const box = { box_type: 'small', expected_price: 100 } as const;
  const { data: drawn } = await kindred.call('openLuckyBox', box, { ...own, key: 'box' });
  await kindred.call('charger', { char_id: creator.charId, content: 'Hello' }, own);
  const { media_id } = await uploadPicture(kindred, creator);
  const offered = { media_ids: [media_id], media_price: 300, content: 'For you' };
  const sent = await kindred.call(
    'charger',
    { char_id: creator.charId, user_id: fan.userId, ...offered },
    { token: creator.token },
  );
  const { msg_id = '', seq } = sent.lines[0]?.data.message ?? {};
  await kindred.call('unlockMessage', { msg_id, expected_price: 300 }, { ...own, key: 'media' });
  const companion = await createCreator(context, { name: 'Nia' });
  await setMessagePrice(kindred, companion, 10);
  const messageInput = { char_id: companion.charId, content: 'Hi', expected_price: 10 };
  expect((await kindred.call('charger', messageInput, own)).code).toBe(2000);

  const rows = (await bought(fan)).map(
    ({ kind, name, diamonds, usd_cents, gained, has_receipt, remains }) => [
      kind,
      name,
      diamonds || usd_cents,
      gained,
      has_receipt,
      remains,
    ],
  );
  expect(rows).toEqual([
    ['message', 'Nia', 10, 0, false, 'answered'],
    ['media', 'Mara', 300, 0, false, 'open'],
    ['lucky_box', '', 100, drawn.prize.diamonds, false, 'credited'],
    ['vip', '', 999, 1300, true, 'running'],
    ['diamonds', '', 500, rows[4]?.[3], true, 'credited'],
  ]);
  expect(rows[4]?.[3]).toBeGreaterThanOrEqual(500);
  expect((await bought(fan, 'message')).map((seller) => seller.seq)).toEqual([null, seq]);
  const house = await bought(fan, 'house');
  expect(house.map(({ kind }) => kind)).toEqual(['lucky_box', 'vip', 'diamonds']);
  for (const { record_id: receipt_id, has_receipt } of house)
    expect((await kindred.call('getReceipt', { receipt_id }, own)).code).toBe(has_receipt ? 2000 : 404);
  expect(await summary(fan)).toMatchObject({
    total_usd_cents: 410,
    house: { lucky_box_usd_cents: 100, vip_usd_cents: 999, diamonds_usd_cents: 500 },
    creators: [
      { name: 'Mara', usd_cents: 300, message_usd_cents: 300 },
      { name: 'Nia', usd_cents: 10, message_usd_cents: 10, gift_usd_cents: 0 },
    ],
  });

  const renewals = async () => (await kindred.call('listRenewals', {}, own)).data;
  const due = { char_id: null, name: '', usd_cents: 999, kind: 'renewal' };
  expect(await renewals()).toMatchObject({ list: [due], year_usd_cents: 12 * 999 });
  await kindred.call('cancelVip', {}, own);
  expect((await renewals()).list).toEqual([]);
  await passDays(kindred, 32);
  expect((await bought(fan, 'house')).map(({ remains }) => remains)).toEqual([
    'credited',
    'over',
    'credited',
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

test('a page of what was bought, or of what moved in the wallet, is read along its index, also by somebody with thousands of entries', async () => {
  const busy = await startTestApp();
  const { context } = busy;
  const fan = await createUser(context);
  const fill = [
    `insert into users (nickname, created_at) select 'p' || n, now() from generate_series(1, 400) n`,
    `insert into journal_entries (kind, user_id, created_at)
     select (array['reserve', 'unreserve', 'message', 'gift', 'vip', 'lucky_box'])[1 + n % 6], u.user_id, now()
     from users u, generate_series(1, case u.user_id when ${fan.userId} then 6000 else 60 end) n`,
  ];
  for (const statement of fill) await context.pool.query(statement);
  await context.pool.query('analyze');
  const viewer = { viewerId: fan.userId, viewerIsCreator: false, viewerIsReviewer: false };
  const inputs = { ...viewer, kind: 'all', now: busy.clock.now(), mediaToken: 'token' };
  for (const plan of [
    await explainPage(context, purchases, inputs),
    await explainPage(context, walletRecords, inputs),
  ]) {
    const nodes = planNodes(plan);
    expect(nodes.map((node) => node['Index Name'])).toContain('journal_entries_by_user');
    expect(nodes.filter((node) => node['Actual Rows'] > 300)).toEqual([]);
    expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(1500);
  }
  await busy.close();
});
