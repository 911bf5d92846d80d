import { afterAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createCreator, createUser } from '../../test/data/factories.ts';
import { deliverWebhooks, passDays, pay, subscribe } from '../../test/data/payments.ts';
import { subscriptionStage } from '../../test/data/subscriptions.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { explainPage, planNodes } from '../../test/sql/explain.ts';
import { query } from '../../test/sql/query.ts';
import { joinedCharacters } from './list-subscriptions.ts';

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

const day = 86_400;
const {
  info,
  isJoined,
  subscriptionOf,
  pendingOf,
  checkout,
  checkoutFor,
  cancel,
  resume,
  fanAndCreator,
  passPeriod,
  setGroup,
} = subscriptionStage(() => kindred);

describe('what one has joined', () => {
  test('is listed newest first, follows and subscriptions together or apart, page by page', async () => {
    const fan = await createUser(kindred.context);
    const list = async (filter: { kind?: 'all' | 'free' | 'pro'; size?: number; cursor?: string } = {}) =>
      (await kindred.call('listSubscriptions', filter, { token: fan.token })).data;
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

  test('another price, closed sales and oneself are refused; a call that names no price is shown it at the checkout', async () => {
    const { fan, creator } = await fanAndCreator('group_2');
    expect(await checkoutFor(fan, creator, 500)).toMatchObject({ code: 4202, data: { price: 999 } });
    expect((await checkoutFor(fan, creator)).code).toBe(2000);
    expect((await checkout(creator, creator)).code).toBe(4304);
    await kindred.context.db
      .updateTable('characters')
      .set({ pro_sales_open: false })
      .where('char_id', '=', creator.charId)
      .execute();
    expect((await checkout(fan, creator)).code).toBe(4301);
  });
});
