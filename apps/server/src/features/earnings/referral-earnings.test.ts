import { creatorPolicyVersion } from '@kindred/contract/onboarding/limits';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp, useTestApp } from '../../test/app/start-test-app.ts';
import { createPost } from '../../test/data/create-post.ts';
import { createReferral } from '../../test/data/create-referral.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { giveGift } from '../../test/data/gifts.ts';
import {
  balanceOf,
  deliverWebhooks,
  openDiamondCheckout,
  passDays,
  pay,
  subscribe,
} from '../../test/data/payments.ts';
import { changeCharge } from '../../test/data/sandbox-charges.ts';
import { unlock } from '../../test/data/unlock.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { explain, planNodes } from '../../test/sql/explain.ts';
import { query } from '../../test/sql/query.ts';
import { reverseEntry } from '../wallet/ledger/reverse-entry.ts';
import { listAll } from './list-earnings.ts';
import { releaseEarnings } from './release-earnings.ts';

const kindred = useTestApp();
afterAll(async () => {
  await expectInvariants(kindred);
});

const summary = async ({ token }: TestUser) => (await kindred.call('getEarningsSummary', {}, { token })).data;
const invited = async ({ token }: TestUser) =>
  (await kindred.call('getInviteStatistics', {}, { token })).data.earned_usd_cents;
const listed = async ({ token }: TestUser, kind?: 'invite' | 'gift') =>
  (await kindred.call('listEarnings', kind ? { kind } : {}, { token })).data.list.map(
    ({ kind, from_name, gross_usd_cents, net_usd_cents }) => [
      kind,
      from_name,
      gross_usd_cents,
      net_usd_cents,
    ],
  );

/** A creator whom another creator has invited. */
async function createInvited(groupId: string | null = null) {
  const { context } = kindred;
  const referrer = await createCreator(context, { name: 'Rae' });
  const creator = await createCreator(context, { name: 'Nia', groupId });
  await createReferral(context, referrer, creator);
  return { referrer, creator };
}

const give = (fan: TestUser, { charId }: TestCreator, diamonds: number) =>
  giveGift(kindred.context, { fan: fan.userId, charId, diamonds });

describe('who invited a creator', () => {
  test('earns 5 % of what the creator keeps, out of the platform’s share, with gifts, posts and subscriptions', async () => {
    const { referrer, creator } = await createInvited('group_2');
    const fan = await createUser(kindred.context, { nickname: 'Secret Fan', diamonds: 2000 });
    await give(fan, creator, 1000);
    const { postId } = await createPost(kindred.context, creator, { price: 310 });
    expect((await unlock(kindred, fan, postId)).code).toBe(2000);
    await subscribe(kindred, fan, creator.charId);
    // 80 % of 1000, of 310 and of 999 cents; 5 % of each, rounded down.
    expect(await summary(creator)).toMatchObject({ pending_usd_cents: 800 + 248 + 799 });
    expect(await summary(referrer)).toMatchObject({ pending_usd_cents: 40 + 12 + 39 });
    expect(await invited(referrer)).toBe(91);
    expect(await invited(creator)).toBe(0);
    const records = [
      ['invite', 'Nia', 39, 39],
      ['invite', 'Nia', 12, 12],
      ['invite', 'Nia', 40, 40],
    ];
    expect(await listed(referrer)).toEqual(records);
    expect(await listed(referrer, 'invite')).toEqual(records);
    expect(await listed(referrer, 'gift')).toEqual([]);
    expect((await listed(creator)).map(([kind]) => kind)).toEqual(['subscription', 'unlock', 'gift']);
  });

  test('has it pending for seven days, then available, and the creator’s own is released apart from it', async () => {
    const { referrer, creator } = await createInvited();
    const fan = await createUser(kindred.context, { diamonds: 2000 });
    await give(fan, creator, 1000);
    await passDays(kindred, 7.1);
    await Promise.all([1, 2, 3].map(() => releaseEarnings(kindred.context)));
    expect(await summary(referrer)).toMatchObject({ pending_usd_cents: 0, available_usd_cents: 40 });
    expect(await summary(creator)).toMatchObject({ pending_usd_cents: 0, available_usd_cents: 800 });
    expect(await invited(referrer)).toBe(40);
  });

  test('earns for twelve months from the day they became a creator, and not a day longer', async () => {
    const { referrer, creator } = await createInvited('group_2');
    const fan = await createUser(kindred.context, { diamonds: 2000 });
    await passDays(kindred, 364);
    await give(fan, creator, 500);
    expect(await invited(referrer)).toBe(20);
    await passDays(kindred, 2);
    await give(fan, creator, 500);
    await subscribe(kindred, fan, creator.charId);
    expect(await invited(referrer)).toBe(20);
    expect((await listed(creator)).map(([kind]) => kind)).toEqual(['subscription', 'gift', 'gift']);
  });

  test('loses with a refund what it had earned, also after it was released, and has it again with a dispute that is won', async () => {
    const { referrer, creator } = await createInvited('group_2');
    const fan = await createUser(kindred.context);
    const checkoutId = await subscribe(kindred, fan, creator.charId);
    expect(await invited(referrer)).toBe(39);
    await changeCharge(kindred, { checkoutId }, 'refund_half');
    // Of 39 cents, 500 ⁄ 999 are left: 19.
    expect(await invited(referrer)).toBe(19);
    await passDays(kindred, 8);
    await releaseEarnings(kindred.context);
    expect(await summary(referrer)).toMatchObject({ available_usd_cents: 19 });
    await changeCharge(kindred, { checkoutId }, 'refund');
    expect(await summary(referrer)).toMatchObject({ total_usd_cents: 0 });
    expect(await invited(referrer)).toBe(0);

    const other = await createInvited('group_2');
    await subscribe(kindred, await createUser(kindred.context), other.creator.charId, 'dispute_won');
    await passDays(kindred, 0.1);
    expect(await invited(other.referrer)).toBe(0);
    await passDays(kindred, 1.1);
    expect(await invited(other.referrer)).toBe(39);
  });

  test('gives back the share of a gift that a fan’s debt leaves unpaid, and has it again when the debt is paid', async () => {
    const { referrer, creator } = await createInvited();
    const fan = await createUser(kindred.context);
    await pay(kindred, await openDiamondCheckout(kindred, fan, 'diamonds_1000'), 'disputed');
    await deliverWebhooks(kindred);
    await give(fan, creator, 1000);
    expect(await invited(referrer)).toBe(40);
    await passDays(kindred, 0.1);
    // 1050 diamonds are gone, 50 were left: the gift of 1000 is unpaid.
    expect([await balanceOf(kindred, fan), await invited(referrer)]).toEqual([-1000, 0]);
    await pay(kindred, await openDiamondCheckout(kindred, fan, 'diamonds_1000'));
    await deliverWebhooks(kindred);
    expect([await balanceOf(kindred, fan), await invited(referrer)]).toEqual([50, 40]);
  });

  test('earns with each of many gifts that are given, reversed and released at the same moment', async () => {
    const { referrer, creator } = await createInvited();
    const { context, clock } = kindred;
    const fans = await Promise.all([1, 2, 3, 4].map(() => createUser(context, { diamonds: 1000 })));
    await Promise.all(fans.flatMap((fan) => [give(fan, creator, 203), give(fan, creator, 401)]));
    // 5 % of 162 and of 320 cents.
    expect(await invited(referrer)).toBe(4 * (8 + 16));
    const entries = await context.db
      .selectFrom('gifts')
      .select('entry_id')
      .where('char_id', '=', creator.charId)
      .where('diamonds', '=', 401)
      .execute();
    await passDays(kindred, 7.5);
    await Promise.all([
      releaseEarnings(context),
      ...entries.map(({ entry_id }) =>
        context.db
          .transaction()
          .execute((tx) => reverseEntry(tx, entry_id, { kept: 0, of: 1 }, 'refund', clock.now())),
      ),
      ...fans.map((fan) => give(fan, creator, 200)),
      releaseEarnings(context),
    ]);
    await releaseEarnings(context);
    // Of each fan 8 for the first gift and 8 for the last.
    expect(await invited(referrer)).toBe(4 * 16);
    expect((await summary(creator)).total_usd_cents).toBe(4 * (162 + 160));
    await expectInvariants(kindred);
  });
});

test('becoming a creator by an invitation begins the share; without one, nobody else earns', async () => {
  const { context } = kindred;
  const referrer = await createCreator(context);
  const person = await createUser(context);
  await kindred.call('acceptInvite', { referral: referrer.handle }, { token: person.token });
  const { data } = await kindred.call(
    'becomeCreator',
    {
      handle: `came_by_${referrer.charId}`,
      name: 'Newcomer',
      age_confirmed: true,
      policy_accepted: true,
      policy_version: creatorPolicyVersion,
    },
    { token: person.token },
  );
  const fan = await createUser(context, { diamonds: 1000 });
  await give(fan, { ...person, charId: data.char_id, handle: '' }, 500);
  expect(await invited(referrer)).toBe(20);

  const alone = await createCreator(context);
  await give(fan, alone, 500);
  expect(await summary(alone)).toMatchObject({ pending_usd_cents: 400 });
});

test('nobody earns by inviting any more once they, or whom they invited, have left', async () => {
  const { context } = kindred;
  const { referrer, creator } = await createInvited();
  const fan = await createUser(context, { diamonds: 1000 });
  await kindred.call('deleteAccount', {}, { token: referrer.token });
  await give(fan, creator, 500);
  const account = await context.db
    .selectFrom('ledger_accounts')
    .select('account_id')
    .where('user_id', '=', referrer.userId)
    .where('kind', '=', 'referral_pending')
    .executeTakeFirstOrThrow();
  const postings = context.db.selectFrom('postings').selectAll().where('account_id', '=', account.account_id);
  expect(await postings.execute()).toEqual([]);
});

describe('what an invitation brought, by the statistics, the list and the month’s statement alike,', () => {
  const listNotices = async (referrer: TestCreator) => {
    const month = kindred.clock.now().toISOString().slice(0, 7);
    const { data } = await kindred.call('getStatement', { month }, { token: referrer.token });
    const sums = (await listed(referrer)).map(([, , , net]) => Number(net));
    return {
      statistics: await invited(referrer),
      list: sums.reduce((sum, cents) => sum + cents, 0),
      statement: data.sources.find(({ source }) => source === 'invite')?.net_usd_cents ?? 0,
    };
  };
  const all = (cents: number) => ({ statistics: cents, list: cents, statement: cents });

  test('is nothing after a gift that its giver took back', async () => {
    const { referrer, creator } = await createInvited();
    const fan = await createUser(kindred.context, { diamonds: 2000 });
    await give(fan, creator, 400);
    const unlockInput = { char_id: creator.charId, price: 1000 };
    const { data } = await kindred.call('charger', unlockInput, { token: fan.token, key: 'again' });
    expect(await listNotices(referrer)).toEqual(all(16 + 40));
    await kindred.call('undoGift', { msg_id: data.msg_id ?? '' }, { token: fan.token });
    expect(await listNotices(referrer)).toEqual(all(16));
  });

  test('is rounded down of what the creator keeps, also of a few cents, and never more than the house has', async () => {
    const { referrer, creator } = await createInvited();
    const fan = await createUser(kindred.context, { diamonds: 30_000 });
    // Of 3 diamonds the creator keeps 2 cents, of which 5 % are none.
    const prices = [3, 24, 25, 99, 101, 333, 4999];
    let expected = 0;
    for (const price of prices) {
      const { postId } = await createPost(kindred.context, creator, { price });
      expect((await unlock(kindred, fan, postId)).code).toBe(2000);
      expected += Math.floor((Math.floor((price * 8) / 10) * 5) / 100);
    }
    expect(await listNotices(referrer)).toEqual(all(expected));
  });

  test('comes back with a refund also from somebody whose account is gone by then, and the books hold', async () => {
    const { referrer, creator } = await createInvited('group_2');
    const [subscriber, debtor] = [await createUser(kindred.context), await createUser(kindred.context)];
    const checkoutId = await subscribe(kindred, subscriber, creator.charId);
    await pay(kindred, await openDiamondCheckout(kindred, debtor, 'diamonds_1000'), 'disputed');
    await deliverWebhooks(kindred);
    await give(debtor, creator, 1000);
    expect(await listNotices(referrer)).toEqual(all(39 + 40));
    await kindred.call('deleteAccount', {}, { token: referrer.token });
    await changeCharge(kindred, { checkoutId }, 'refund');
    await passDays(kindred, 0.1);
    const { rows } = await kindred.context.pool.query<{ left: number }>(
      `select coalesce(sum(p.amount), 0)::int as left from postings p join ledger_accounts a using (account_id)
        where a.user_id = $1 and a.kind = 'referral_pending'`,
      [referrer.userId],
    );
    expect(rows).toEqual([{ left: 0 }]);
    expect(await summary(creator)).toMatchObject({ total_usd_cents: 0 });
    await expectInvariants(kindred);
  });
});

describe('a creator with many earnings of both kinds', () => {
  let busy: TestApp;
  beforeAll(async () => {
    busy = await startTestApp();
  });
  afterAll(() => busy.close());

  test('has a page of them read off the index of each account', async () => {
    const { context } = busy;
    const [creator, other] = [await createCreator(context), await createCreator(context)];
    await createReferral(context, creator, other);
    const accounts = await context.db
      .selectFrom('ledger_accounts')
      .select('account_id')
      .where('user_id', '=', creator.userId)
      .where('kind', 'in', ['creator_pending', 'referral_pending'])
      .execute();
    const accountIds = accounts.map(({ account_id }) => account_id);
    const statements = [
      `insert into journal_entries (kind, user_id, char_id, created_at)
       select 'gift', ${creator.userId}, ${other.charId}, now() from generate_series(1, 8000)`,
      `insert into pending_earnings (entry_id, account_id, amount, available_at)
       select e.entry_id, a, 40, now() from journal_entries e, unnest('{${accountIds}}'::bigint[]) a`,
      'analyze',
    ];
    for (const statement of statements) await query(context.db, statement, []);
    const inputs = {
      viewerId: creator.userId,
      accountIds,
      before: '9223372036854775807',
      limit: 21,
      skip: 0,
    };
    const plan = await explain(context, listAll, inputs);
    const nodes = planNodes(plan);
    expect(nodes.map((node) => node['Index Name'])).toContain('pending_earnings_by_account');
    expect(nodes.filter((node) => node['Actual Rows'] > 100)).toEqual([]);
    expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(800);
  });
});
