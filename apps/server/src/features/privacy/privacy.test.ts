import { setImmediate } from 'node:timers/promises';
import type { LiveEvent } from '@kindred/contract/all/events';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Db, Tx } from '../../platform/db/db.ts';
import { transact } from '../../platform/db/transact.ts';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestUser } from '../../test/data/factories.ts';
import {
  deliverWebhooks,
  openCharacterCheckout,
  passDays,
  pay,
  subscribe,
} from '../../test/data/payments.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';
import { explainPage, planNodes } from '../../test/sql/explain.ts';
import { emptyBlocks, fillBlocks } from '../blocks/testing.ts';
import { blockedList } from './list-blocked-or-restricted.ts';
import { setBlock } from './set-block.ts';

const kindred = useTestApp();
beforeAll(async () => {
  await kindred.startJobs();
});
afterAll(async () => {
  await expectInvariants(kindred);
});

const block = (by: TestUser, id: string, isOn: 0 | 1 = 1) =>
  kindred.call('block', { block_id: id, block: isOn }, { token: by.token });
const restrict = (by: TestUser, id: string, isOn: 0 | 1 = 1) =>
  kindred.call('restrict', { restrict_id: id, restrict: isOn }, { token: by.token });
const say = (fan: TestUser, charId: string, content: string) =>
  kindred.call(
    'charger',
    { char_id: charId, content, client_id: crypto.randomUUID() },
    { token: fan.token, key: crypto.randomUUID() },
  );

/** A fan and a creator who appear in each other's lists. */
async function acquaintances(options: { groupId?: string } = {}) {
  const creator = await createCreator(kindred.context, {
    name: `Nadira ${crypto.randomUUID().slice(0, 8)}`,
    chatMode: 1,
    ...options,
  });
  const fan = await createUser(kindred.context, { nickname: 'Ines', diamonds: 5000 });
  const { postId } = await createPost(kindred.context, creator);
  return { creator, fan, postId };
}

test('whom I have blocked is in no list, page, feed, search or conversation of mine, nor am I in theirs', async () => {
  const { creator, fan, postId } = await acquaintances();
  const { token } = fan;
  await kindred.call('follow', { following_id: creator.charId }, { token });
  await say(fan, creator.charId, 'Good morning');
  const { data: card } = await kindred.call('getCharacterInfo', { char_id: creator.charId }, { token });
  const q = card.name;
  const asFan = {
    feed: async () => (await kindred.call('listHomeFeed', {}, { token })).data.list,
    following: async () => (await kindred.call('listFollowingFeed', {}, { token })).data.list,
    posts: async () =>
      (await kindred.call('listCharacterPosts', { char_id: creator.charId }, { token })).data?.list,
    discover: async () => (await kindred.call('listDiscoverCharacters', {}, { token })).data.list,
    discoverPosts: async () => (await kindred.call('listDiscoverPosts', {}, { token })).data.list,
    search: async () => (await kindred.call('search', { q }, { token })).data,
    recommended: async () => (await kindred.call('listRecommendedCharacters', {}, { token })).data.list,
    all: async () => (await kindred.call('listCharacters', {}, { token })).data.list,
    conversations: async () => (await kindred.call('listConversations', {}, { token })).data.list,
    changes: async () => (await kindred.call('listChanges', {}, { token })).data.messages,
  };
  const listSeen = async () => {
    const reads = Object.entries(asFan).map(async ([name, read]) => [name, await read()] as const);
    return (await Promise.all(reads))
      .filter(([, answer]) => JSON.stringify(answer ?? []).includes(`"${creator.charId}"`))
      .map(([name]) => name);
  };
  expect((await listSeen()).sort()).toEqual(Object.keys(asFan).sort());

  expect((await block(creator, fan.userId)).code).toBe(2000);
  expect(await listSeen()).toEqual([]);
  const refusals = [
    await kindred.call('getCharacterInfo', { char_id: creator.charId }, { token }),
    await kindred.call('getConversation', { char_id: creator.charId }, { token }),
    await kindred.call('listMessages', { char_id: creator.charId }, { token }),
    await kindred.call('follow', { following_id: creator.charId }, { token }),
    await kindred.call('getPost', { diary_id: postId }, { token }),
    await kindred.call('likePost', { content_id: postId }, { token }),
    await say(fan, creator.charId, 'Hello?'),
    await kindred.call(
      'charger',
      { char_id: creator.charId, price: 300 },
      { token, key: crypto.randomUUID() },
    ),
  ];
  expect(refusals.map(({ code }) => code)).toEqual([404, 404, 404, 404, 5017, 5017, 404, 404]);
  const hers = await kindred.call('listConversations', {}, { token: creator.token });
  expect(hers.data.list.map(({ user_id }) => user_id)).not.toContain(fan.userId);
  expect(hers.data.unread_total).toBe(0);

  await block(creator, fan.userId, 0);
  // The block has ended the follow.
  await kindred.call('follow', { following_id: creator.charId }, { token });
  expect((await listSeen()).sort()).toEqual(Object.keys(asFan).sort());
});

test('a block and a restriction are told apart from their end in either of JSON’s ways: 1 and 0, true and false', async () => {
  const { creator, fan } = await acquaintances();
  const { token } = fan;
  for (const [call, field, list] of [
    ['block', 'block_id', 'listBlocked'],
    ['restrict', 'restrict_id', 'listRestricted'],
  ] as const) {
    for (const [isOn, count] of [
      [true, 1],
      [false, 0],
    ] as const) {
      const { code } = await kindred.call(call, { [field]: creator.charId, [call]: isOn } as never, {
        token,
      });
      expect(code).toBe(2000);
      expect((await kindred.call(list, {}, { token })).data.list).toHaveLength(count);
    }
  }
});

test('a block ends follows on both sides and stops the renewal, and what was paid stays paid', async () => {
  const { creator, fan } = await acquaintances({ groupId: 'group_2' });
  const follower = await createCreator(kindred.context);
  await kindred.call('follow', { following_id: follower.charId }, { token: creator.token });
  await block(creator, follower.charId);
  await subscribe(kindred, fan, creator.charId);
  await block(fan, creator.charId);
  const rows = await kindred.context.db
    .selectFrom('memberships')
    .select(['user_id', 'state', 'renews'])
    .where('user_id', 'in', [fan.userId, creator.userId])
    .execute();
  expect(rows).toEqual([{ user_id: fan.userId, state: 'canceled', renews: false }]);
  // A resumption would charge for an invisible creator.
  const resumed = await kindred.call('resumeSubscription', { char_id: creator.charId }, { token: fan.token });
  expect(resumed.code).toBe(404);
  await expect
    .poll(async () => {
      const [subscription] = await kindred.context.db
        .selectFrom('sandbox_subscriptions')
        .select('cancel_at_end')
        .orderBy('anchor', 'desc')
        .limit(1)
        .execute();
      return subscription?.cancel_at_end;
    })
    .toBe(true);
  await passDays(kindred, 40);
  const charges = await kindred.context.db
    .selectFrom('journal_entries')
    .select('entry_id')
    .where('kind', '=', 'subscription')
    .where('user_id', '=', fan.userId)
    .execute();
  expect(charges).toHaveLength(1);
});

test('a payment that arrives after the block is kept for what it paid, and never renews', async () => {
  const { creator, fan } = await acquaintances({ groupId: 'group_2' });
  const { data } = await openCharacterCheckout(kindred, fan, creator.charId);
  await pay(kindred, data.checkout_id);
  await block(creator, fan.userId);
  await deliverWebhooks(kindred);
  const membership = await kindred.context.db
    .selectFrom('memberships')
    .select(['state', 'renews'])
    .where('user_id', '=', fan.userId)
    .executeTakeFirst();
  expect(membership).toEqual({ state: 'canceled', renews: false });
  expect(
    (await kindred.call('getCharacterInfo', { char_id: creator.charId }, { token: fan.token })).code,
  ).toBe(404);
});

test('when both block each other, the wall stands until both have taken it back', async () => {
  const { creator, fan } = await acquaintances();
  const sees = async () =>
    (await kindred.call('getCharacterInfo', { char_id: creator.charId }, { token: fan.token })).code === 2000;
  await Promise.all([block(fan, creator.charId), block(creator, fan.userId)]);
  await Promise.all([block(fan, creator.charId, 0), block(creator, fan.userId)]);
  expect(await sees()).toBe(false);
  await block(creator, fan.userId, 0);
  expect(await sees()).toBe(true);
});

test('nobody blocks or restricts themselves, nor somebody who does not exist', async () => {
  const { creator } = await acquaintances();
  for (const id of [creator.userId, creator.charId]) {
    expect((await block(creator, id)).code).toBe(4003);
    expect((await restrict(creator, id)).code).toBe(4003);
  }
  expect((await block(creator, '999999999')).code).toBe(404);
  expect((await restrict(creator, '999999999')).code).toBe(404);
});

test('a restricted person writes on and is told nothing; their messages lie aside and count for nothing', async () => {
  const { creator, fan } = await acquaintances();
  await kindred.call('follow', { following_id: creator.charId }, { token: fan.token });
  await restrict(creator, fan.userId);
  expect((await say(fan, creator.charId, 'Answer me')).code).toBe(2000);
  const hers = await kindred.call('listConversations', {}, { token: creator.token });
  expect(hers.data.list).toMatchObject([{ user_id: fan.userId, is_muted: 1, unread: 1 }]);
  expect(hers.data.unread_total).toBe(0);
  const his = await kindred.call('listConversations', {}, { token: fan.token });
  expect(his.data.list).toMatchObject([{ is_muted: 0 }]);
  const { data } = await kindred.call('listRestricted', {}, { token: creator.token });
  expect(data.list).toMatchObject([{ user_id: fan.userId, nickname: 'Ines' }]);
  await restrict(creator, fan.userId, 0);
  const after = await kindred.call('listConversations', {}, { token: creator.token });
  expect([after.data.unread_total, after.data.list[0]?.is_muted]).toEqual([1, 0]);
});

test('a page costs what it shows, however many one has blocked', async () => {
  const { context } = kindred;
  const me = await createUser(context);
  await context.pool.query(
    `insert into users (nickname, created_at) select 'Many', now() from generate_series(1, 3000)`,
  );
  await context.pool.query(
    fillBlocks(`select $1, user_id from users where nickname = 'Many'
      union all select a.user_id, b.user_id from users a join users b on b.user_id - a.user_id between 1 and 9
        where a.nickname = 'Many' and b.nickname = 'Many'`),
    [me.userId],
  );
  await context.pool.query('analyze');
  const nodes = planNodes(await explainPage(context, blockedList, { userId: me.userId }));
  expect(nodes.map((node) => node['Index Name'])).toContain('blocks_by_time');
  expect(Math.max(...nodes.map((node) => node['Actual Rows']))).toBeLessThanOrEqual(21);
  await context.pool.query(emptyBlocks);
});

test('whoever is blocked cannot tell the other side that they have read its messages', async () => {
  const { creator, fan } = await acquaintances();
  await say(fan, creator.charId, 'Hello');
  await block(fan, creator.charId);
  const events: LiveEvent[] = [];
  kindred.context.live.subscribe(fan.userId, (event) => events.push(event));
  const conversation = { char_id: creator.charId, user_id: fan.userId };
  const answer = await kindred.call(
    'readConversation',
    { ...conversation, seq: 1 },
    { token: creator.token },
  );
  expect(answer.status).toBe(404);
  expect(events).toEqual([]);
});

/** Waits until this many connections wait for a lock. */
async function untilWaiting(count: number): Promise<void> {
  const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
  while (((await kindred.context.pool.query(waiting)).rowCount ?? 0) < count) await setImmediate();
}

describe('while a block is being raised', () => {
  /** Delays the commit of the block until the returned function is called. */
  async function blockSlowly(by: TestUser, other: TestUser) {
    const [raised, mayCommit] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const blocked = transact(kindred.context, async (tx) => {
      const within = { transaction: () => ({ execute: (work: (tx: Tx) => Promise<void>) => work(tx) }) };
      await setBlock(
        { ...kindred.context, db: within as unknown as Db },
        { block_id: other.userId, block: 1 },
        by as never,
      );
      raised.resolve();
      await mayCommit.promise;
    });
    await raised.promise;
    return async () => {
      mayCommit.resolve();
      await blocked;
    };
  }
  test('a gift waits, and is refused', async () => {
    const { creator, fan } = await acquaintances();
    const commit = await blockSlowly(creator, fan);
    const giftAnswer = kindred.call(
      'charger',
      { char_id: creator.charId, price: 200 },
      { token: fan.token, key: crypto.randomUUID() },
    );
    await untilWaiting(1);
    await commit();
    expect((await giftAnswer).code).toBe(404);
    const wallet = await kindred.call('getUserData', {}, { token: fan.token });
    expect(wallet.data.diamond).toBe(5000);
  });

  test('a follow waits, and is refused', async () => {
    const { creator, fan } = await acquaintances();
    const commit = await blockSlowly(creator, fan);
    const followed = kindred.call('follow', { following_id: creator.charId }, { token: fan.token });
    await untilWaiting(1);
    await commit();
    expect((await followed).code).toBe(404);
  });
});

test('a block waits for a gift under way, which is then whole', async () => {
  const { creator, fan } = await acquaintances();
  const { pool } = kindred.context;
  const client = await pool.connect();
  await client.query('begin');
  await client.query(`select from ledger_accounts where user_id = $1 for update`, [fan.userId]);
  const giftAnswer = kindred.call(
    'charger',
    { char_id: creator.charId, price: 200 },
    { token: fan.token, key: crypto.randomUUID() },
  );
  await untilWaiting(1);
  const blocked = block(creator, fan.userId);
  await untilWaiting(2);
  await client.query('commit');
  client.release();
  expect((await giftAnswer).code).toBe(2000);
  expect((await blocked).code).toBe(2000);
});
