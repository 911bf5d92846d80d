import { refusals } from '@kindred/contract/wire/errors';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runJobs } from '../../test/app/run-jobs.ts';
import { startTestApp, type TestApp } from '../../test/app/start-test-app.ts';
import { createBlock } from '../../test/data/create-block.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import {
  deliverWebhooks,
  openCharacterCheckout,
  passDays,
  passDaysUntold,
  pay,
  subscribe,
} from '../../test/data/payments.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { explainPage, planNodes } from '../../test/sql/explain.ts';
import { query } from '../../test/sql/query.ts';
import { joinedCharacters } from './list-subscriptions.ts';
import { checkRenewals } from './subscriptions.jobs.ts';

let kindred: TestApp;
beforeAll(async () => {
  kindred = await startTestApp();
});
afterAll(async () => {
  await expectInvariants(kindred);
  await kindred.close();
});

const day = 86_400;
const info = async (fan: TestUser, { charId }: TestCreator) =>
  (await kindred.call('getCharacterInfo', { char_id: charId }, { token: fan.token })).data;
const isJoined = async (fan: TestUser, creator: TestCreator) => (await info(fan, creator)).is_sold;
const subscriptionOf = async (fan: TestUser) =>
  (await kindred.call('listSubscriptions', {}, { token: fan.token })).data.list[0];
const pendingOf = async ({ token }: TestCreator) =>
  (await kindred.call('getEarningsSummary', {}, { token })).data.pending_usd_cents;
const checkout = (fan: TestUser, creator: TestCreator) => openCharacterCheckout(kindred, fan, creator.charId);
const checkoutFor = (fan: TestUser, creator: TestCreator, expected_price?: number) =>
  kindred.call(
    'createCharacterCheckout',
    { char_id: creator.charId, redirect_url: '/home', expected_price },
    { token: fan.token },
  );
const cancel = (fan: TestUser, creator: TestCreator) =>
  kindred.call('cancelSubscription', { char_id: creator.charId }, { token: fan.token });
const resume = (fan: TestUser, creator: TestCreator) =>
  kindred.call('resumeSubscription', { char_id: creator.charId }, { token: fan.token });

async function fanAndCreator(groupId: string | null = 'group_2') {
  const fan = await createUser(kindred.context);
  return { fan, creator: await createCreator(kindred.context, { groupId }) };
}

/** As a person sees it: the renewal comes a little before the end, so the clock moves in steps. */
async function passPeriod(days: number) {
  await passDays(kindred, days - 60 / day);
  await passDays(kindred, 120 / day);
}

describe('what one has joined', () => {
  test('is listed newest first, follows and subscriptions together or apart, page by page', async () => {
    const fan = await createUser(kindred.context);
    const list = async (given: { kind?: 'all' | 'free' | 'pro'; size?: number; cursor?: string } = {}) =>
      (await kindred.call('listSubscriptions', given, { token: fan.token })).data;
    expect(await list()).toMatchObject({ list: [], count: 0, next: null });
    const joined: string[] = [];
    for (const groupId of [null, 'group_2', null]) {
      const creator = await createCreator(kindred.context, { groupId });
      kindred.clock.advance(60);
      if (groupId) await subscribe(kindred, fan, creator.charId);
      else await kindred.call('follow', { following_id: creator.charId }, { token: fan.token });
      joined.unshift(creator.charId);
    }
    const all = await list();
    expect([all.count, all.list.map(({ char_id }) => char_id)]).toEqual([3, joined]);
    expect(all.list.map(({ kind, state, month_usd_cents }) => [kind, state, month_usd_cents])).toEqual([
      ['free', 'following', 0],
      ['pro', 'active', 999],
      ['free', 'following', 0],
    ]);
    expect(all.list[0]).toMatchObject({ period_end: null, renews: false, character: { is_sold: true } });
    expect((await list({ kind: 'pro' })).list.map(({ char_id }) => char_id)).toEqual([joined[1]]);
    const first = await list({ kind: 'free', size: 1 });
    const rest = await list({ kind: 'free', size: 1, cursor: first.next ?? '' });
    expect([first.count, first.list[0]?.char_id, rest.list[0]?.char_id]).toEqual([2, joined[0], joined[2]]);
    await kindred.call('unfollow', { following_id: joined[0] ?? '' }, { token: fan.token });
    expect((await list({ kind: 'free' })).list.map(({ char_id }) => char_id)).toEqual([joined[2]]);
  });

  test('is read off its index, however much one has joined', async () => {
    const fan = await createUser(kindred.context);
    await query(
      kindred.context.db,
      `with made as (insert into users (nickname, is_creator, created_at)
          select 'j' || n, true, now() from generate_series(1, 600) n returning user_id),
        pages as (insert into characters (user_id, char_unique_id, name, created_at)
          select user_id, 'joined_' || user_id, 'J', now() from made returning char_id)
      insert into memberships (user_id, char_id, kind, state, joined_at, updated_at)
        select $1::bigint, char_id, 'free', 'following', now() - char_id * interval '1 minute', now() from pages`,
      [fan.userId],
    );
    await query(kindred.context.db, 'analyze', []);
    const inputs = {
      viewerId: fan.userId,
      viewerIsCreator: false,
      now: kindred.clock.now(),
      kind: 'all',
      canChangePrice: true,
    };
    const nodes = planNodes(await explainPage(kindred.context, joinedCharacters, inputs));
    expect(nodes.map((node) => node['Index Name'])).toContain('memberships_by_user');
    expect(nodes.filter((node) => node['Node Type'] === 'Sort' && node['Actual Rows'] > 21)).toEqual([]);
  });
});

describe('following', () => {
  test('joins a free character once, however often and at the same moment it is asked', async () => {
    const { fan, creator } = await fanAndCreator(null);
    const follow = () => kindred.call('follow', { following_id: creator.charId }, { token: fan.token });
    const answers = await Promise.all(Array.from({ length: 6 }, follow));
    expect(answers.every((answer) => answer.data.is_sold)).toBe(true);
    expect(await info(fan, creator)).toMatchObject({ is_sold: true, statistics: { follower_num: 1 } });
    const unfollow = () => kindred.call('unfollow', { following_id: creator.charId }, { token: fan.token });
    await Promise.all([unfollow(), unfollow(), unfollow()]);
    expect(await info(fan, creator)).toMatchObject({ is_sold: false, statistics: { follower_num: 0 } });
  });

  test('counts every follower when many come at once', async () => {
    const { creator } = await fanAndCreator(null);
    const fans = await Promise.all(Array.from({ length: 8 }, () => createUser(kindred.context)));
    await Promise.all(
      fans.map(({ token }) => kindred.call('follow', { following_id: creator.charId }, { token })),
    );
    expect((await info(fans[0] as TestUser, creator)).statistics.follower_num).toBe(8);
  });

  test('is refused for pro characters, oneself, unknown ones and behind a block', async () => {
    const { fan, creator } = await fanAndCreator();
    const follow = (charId: string, token = fan.token) =>
      kindred.call('follow', { following_id: charId }, { token }).then((answer) => answer.code);
    expect(await follow(creator.charId)).toBe(4302);
    expect(await follow(creator.charId, creator.token)).toBe(4304);
    expect(await follow('999999999')).toBe(404);
    const blocked = await fanAndCreator(null);
    await block(blocked.fan, blocked.creator);
    expect(await follow(blocked.creator.charId, blocked.fan.token)).toBe(404);
    expect((await checkout(blocked.fan, blocked.creator)).code).toBe(404);
  });

  test('several at once leaves out what cannot be followed', async () => {
    const { fan, creator: free } = await fanAndCreator(null);
    const { creator: pro } = await fanAndCreator();
    const following_ids = [pro.charId, free.charId, '999999999', free.charId];
    const answer = await kindred.call('followBatch', { following_ids }, { token: fan.token });
    expect(answer.data.followed).toEqual([free.charId]);
  });
});

describe('subscribing', () => {
  test('a paid month opens the character and pays its creator 80 %', async () => {
    const { fan, creator } = await fanAndCreator('group_2');
    await subscribe(kindred, fan, creator.charId);
    expect(await isJoined(fan, creator)).toBe(true);
    expect(await subscriptionOf(fan)).toMatchObject({ state: 'active', month_usd_cents: 999, renews: true });
    expect(await pendingOf(creator)).toBe(799);
    expect((await checkout(fan, creator)).code).toBe(4303);
    const records = await kindred.call('listWalletRecords', {}, { token: fan.token });
    expect(records.data.list).toMatchObject([{ kind: 'subscription', diamonds: 0, usd_cents: 999 }]);
  });

  test('renews every month at the price that was agreed, whatever the tier costs now', async () => {
    const { fan, creator } = await fanAndCreator('group_1');
    await subscribe(kindred, fan, creator.charId);
    await setGroup(creator, 'group_4');
    await passPeriod(31);
    expect(await isJoined(fan, creator)).toBe(true);
    expect(await pendingOf(creator)).toBe(2 * 319);
    await passDays(kindred, 62);
    expect(await isJoined(fan, creator)).toBe(true);
    expect(await pendingOf(creator)).toBe(4 * 319);
  });

  test('a canceled one runs to the second where its period ends, and can be resumed before', async () => {
    const { fan, creator } = await fanAndCreator();
    await subscribe(kindred, fan, creator.charId);
    expect((await cancel(fan, creator)).code).toBe(2000);
    expect(await subscriptionOf(fan)).toMatchObject({ state: 'canceled', renews: false });
    expect((await resume(fan, creator)).code).toBe(2000);
    expect(await subscriptionOf(fan)).toMatchObject({ state: 'active', renews: true });
    await cancel(fan, creator);
    const end = new Date((await subscriptionOf(fan))?.period_end ?? 0).getTime();
    await passDays(kindred, (end - kindred.clock.now().getTime() - 30_000) / 1000 / day);
    expect(await isJoined(fan, creator)).toBe(true);
    kindred.clock.advance((end - kindred.clock.now().getTime()) / 1000);
    expect(await isJoined(fan, creator)).toBe(false);
    await passDays(kindred, 1);
    expect(await subscriptionOf(fan)).toMatchObject({ state: 'expired' });
    expect((await info(fan, creator)).statistics.follower_num).toBe(0);
    expect((await resume(fan, creator)).code).toBe(4305);
    expect(await pendingOf(creator)).toBe(799);
  });

  test('a trial costs nothing, is charged when it ends, and is had once', async () => {
    const { fan, creator } = await fanAndCreator('group_2_3');
    await subscribe(kindred, fan, creator.charId);
    expect(await subscriptionOf(fan)).toMatchObject({ state: 'trialing', month_usd_cents: 999 });
    expect([await isJoined(fan, creator), await pendingOf(creator)]).toEqual([true, 0]);
    await passPeriod(3);
    expect(await subscriptionOf(fan)).toMatchObject({ state: 'active' });
    expect([await isJoined(fan, creator), await pendingOf(creator)]).toEqual([true, 799]);
    await cancel(fan, creator);
    await passDays(kindred, 40);
    expect(await isJoined(fan, creator)).toBe(false);
    const { data } = await checkoutFor(fan, creator, 999);
    const page = await kindred.app.inject(new URL(data.pay_url).pathname);
    expect(page.body).toContain('Pay $9.99');
    expect(page.body).not.toContain('Free trial');
  });

  test('a trial that was had stays had when one follows and leaves in between', async () => {
    const { fan, creator } = await fanAndCreator('group_2_7');
    await subscribe(kindred, fan, creator.charId);
    await cancel(fan, creator);
    await passDays(kindred, 8);
    await setGroup(creator, null);
    expect(await isJoined(fan, creator)).toBe(false);
    const following = { following_id: creator.charId };
    await kindred.call('follow', following, { token: fan.token });
    expect(await isJoined(fan, creator)).toBe(true);
    await kindred.call('unfollow', following, { token: fan.token });
    expect(await isJoined(fan, creator)).toBe(false);
    await setGroup(creator, 'group_2_7');
    expect((await info(fan, creator)).offer?.trial_days).toBe(0);
    const { data } = await checkout(fan, creator);
    expect((await kindred.app.inject(new URL(data.pay_url).pathname)).body).toContain('Pay $9.99');
  });

  test('canceling a trial ends it unpaid', async () => {
    const { fan, creator } = await fanAndCreator('group_3_7');
    await subscribe(kindred, fan, creator.charId);
    await cancel(fan, creator);
    await resume(fan, creator);
    expect(await subscriptionOf(fan)).toMatchObject({ state: 'trialing' });
    await cancel(fan, creator);
    await passDays(kindred, 8);
    expect([await isJoined(fan, creator), await pendingOf(creator)]).toEqual([false, 0]);
  });

  test('two tabs cannot both pay', async () => {
    const { fan, creator } = await fanAndCreator();
    const first = (await checkout(fan, creator)).data.checkout_id;
    const second = (await checkout(fan, creator)).data.checkout_id;
    expect((await pay(kindred, first)).state).toBe('expired');
    expect((await pay(kindred, second)).state).toBe('paid');
    expect((await checkout(fan, creator)).code).toBe(4303);
    expect(await pendingOf(creator)).toBe(799);
    await deliverWebhooks(kindred);
  });

  test.each([
    ['a free character', null, 4204],
    ['a tier that is none', 'group_9', 4204],
  ])('%s is not for sale', async (_what, groupId, code) => {
    const { fan, creator } = await fanAndCreator(groupId);
    expect((await checkout(fan, creator)).code).toBe(code);
  });

  test('another price or none, closed sales and oneself are refused', async () => {
    const { fan, creator } = await fanAndCreator('group_2');
    expect(await checkoutFor(fan, creator, 500)).toMatchObject({ code: 4202, data: { price: 999 } });
    expect(await checkoutFor(fan, creator)).toMatchObject({ code: 4202, data: { price: 999 } });
    expect((await checkout(creator, creator)).code).toBe(4304);
    await kindred.context.db
      .updateTable('characters')
      .set({ pro_sales_open: false })
      .where('char_id', '=', creator.charId)
      .execute();
    expect((await checkout(fan, creator)).code).toBe(4301);
  });
});

describe('when renewals go wrong', () => {
  test('a declined renewal is past due, without access, retried, then over', async () => {
    const { fan, creator } = await fanAndCreator();
    await subscribe(kindred, fan, creator.charId, 'renewal_declined');
    await passPeriod(31);
    expect(await subscriptionOf(fan)).toMatchObject({ state: 'past_due', renews: true });
    expect(await isJoined(fan, creator)).toBe(false);
    await passDays(kindred, 8);
    expect(await subscriptionOf(fan)).toMatchObject({ state: 'expired', renews: false });
    expect(await pendingOf(creator)).toBe(799);
  });

  test('whoever is past due may pay with another card at the price that was agreed, and is charged by it alone', async () => {
    const { fan, creator } = await fanAndCreator();
    const payDue = (expected_price?: number) =>
      kindred.call(
        'paySubscription',
        { char_id: creator.charId, redirect_url: '/home', expected_price },
        { token: fan.token },
      );
    expect((await payDue(999)).code).toBe(refusals.notJoined.code);
    await subscribe(kindred, fan, creator.charId, 'renewal_declined');
    expect((await payDue(999)).code).toBe(refusals.alreadyJoined.code);
    await kindred.call('setSubscriptionPrice', { group_id: 'group_4' }, { token: creator.token });
    await passPeriod(31);
    expect(await subscriptionOf(fan)).toMatchObject({ state: 'past_due' });
    expect(await payDue()).toMatchObject({ code: refusals.priceChanged.code, data: { price: 999 } });
    expect((await payDue(4999)).code).toBe(refusals.priceChanged.code);

    // Two tabs: the first one's checkout is closed, and nobody pays twice.
    const [first, second] = [(await payDue(999)).data, (await payDue(999)).data];
    expect((await pay(kindred, first.checkout_id)).state).toBe('expired');
    expect((await pay(kindred, second.checkout_id)).state).toBe('paid');
    await deliverWebhooks(kindred);
    expect(await subscriptionOf(fan)).toMatchObject({ state: 'active', renews: true, month_usd_cents: 999 });
    expect(await isJoined(fan, creator)).toBe(true);
    expect((await payDue(999)).code).toBe(refusals.alreadyJoined.code);
    await runJobs(kindred);
    await passDays(kindred, 10);
    // The first month and the one that was paid anew: the old card was not charged again.
    expect(await pendingOf(creator)).toBe(2 * 799);
    await passPeriod(21);
    expect(await subscriptionOf(fan)).toMatchObject({ state: 'active' });
    expect(await pendingOf(creator)).toBe(3 * 799);
  });

  test('whoever is past due may subscribe anew with another card; the old one ends', async () => {
    const { fan, creator } = await fanAndCreator();
    const old = await subscribe(kindred, fan, creator.charId, 'renewal_declined');
    await passPeriod(31);
    await subscribe(kindred, fan, creator.charId);
    expect(await isJoined(fan, creator)).toBe(true);
    await kindred.context.payments.endSubscription(`sub_${old}`);
    expect(await deliverWebhooks(kindred)).toEqual(['unchanged']);
    expect(await subscriptionOf(fan)).toMatchObject({ state: 'active', renews: true });
  });

  test('renewals told twice and in the wrong order are each booked once', async () => {
    const { fan, creator } = await fanAndCreator('group_1');
    await subscribe(kindred, fan, creator.charId);
    await passDaysUntold(kindred, 95);
    await deliverWebhooks(kindred, (webhooks) => [...webhooks, ...webhooks].toReversed());
    expect(await pendingOf(creator)).toBe(4 * 319);
    expect(await isJoined(fan, creator)).toBe(true);
  });

  test('a renewal whose webhook is lost is found by asking', async () => {
    const { fan, creator } = await fanAndCreator();
    await subscribe(kindred, fan, creator.charId);
    await passDaysUntold(kindred, 32);
    expect(await isJoined(fan, creator)).toBe(false);
    await checkRenewals(kindred.context);
    expect(await isJoined(fan, creator)).toBe(true);
    expect(new Set(await deliverWebhooks(kindred))).toEqual(new Set(['unchanged']));
    expect(await pendingOf(creator)).toBe(2 * 799);
  });

  test('a renewal at another price than agreed gives nothing and is given back', async () => {
    const { fan, creator } = await fanAndCreator();
    const checkoutId = await subscribe(kindred, fan, creator.charId);
    const { db } = kindred.context;
    await db
      .updateTable('sandbox_subscriptions')
      .set({ month_amount: 1299 })
      .where('checkout_id', '=', checkoutId)
      .execute();
    await passPeriod(31);
    expect(await isJoined(fan, creator)).toBe(false);
    await runJobs(kindred);
    expect(await pendingOf(creator)).toBe(799);
    const records = await kindred.call('listWalletRecords', {}, { token: fan.token });
    expect(records.data.list.map(({ kind, usd_cents }) => [kind, usd_cents])).toEqual([
      ['refund', -1299],
      ['unapplied', 1299],
      ['subscription', 999],
    ]);
    await db
      .updateTable('sandbox_subscriptions')
      .set({ month_amount: 999 })
      .where('checkout_id', '=', checkoutId)
      .execute();
  });

  test.each(['refunded', 'disputed'])(
    'a month that is %s ends the access and takes the share back',
    async (card) => {
      const { fan, creator } = await fanAndCreator();
      const checkoutId = await subscribe(kindred, fan, creator.charId, card);
      expect(await pendingOf(creator)).toBe(799);
      await passDays(kindred, 0.1);
      expect([await isJoined(fan, creator), await pendingOf(creator)]).toEqual([false, 0]);
      expect(await subscriptionOf(fan)).toMatchObject({ state: 'expired' });
      await kindred.context.payments.endSubscription(`sub_${checkoutId}`);
      await passDays(kindred, 40);
      expect(await pendingOf(creator)).toBe(0);
    },
  );
});

async function setGroup({ charId }: TestCreator, groupId: string | null) {
  const { db } = kindred.context;
  await db.updateTable('characters').set({ group_id: groupId }).where('char_id', '=', charId).execute();
}

async function block(fan: TestUser, creator: TestCreator) {
  await createBlock(kindred.context, fan.userId, creator.userId);
}
