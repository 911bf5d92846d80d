import { groupIdPattern } from '@kindred/contract/subscriptions/tiers';
import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../src/test/app/start-test-app.ts';
import { countAudience } from '../src/test/stages/count-audience.ts';
import { createSession, createUser } from '../src/test/data/factories.ts';
import { expectInvariants } from '../src/test/sql/expect-invariants.ts';
import { query } from '../src/test/sql/query.ts';
import { seedDemoWorld } from './seed-demo-world.ts';

const kindred = useTestApp();

beforeAll(async () => {
  await seedDemoWorld(kindred.context);
});

const rows = <Row>(text: string) => query<Row>(kindred.context.db, text, []);
const count = async (text: string) =>
  Number((await rows<{ count: string }>(`select count(*) as count ${text}`))[0]?.count);

async function signInAs(handle: string): Promise<{ token: string }> {
  const { user_id: userId } = await kindred.context.db
    .selectFrom('characters')
    .select('user_id')
    .where('char_unique_id', '=', handle)
    .executeTakeFirstOrThrow();
  return { token: await createSession(kindred.context, userId) };
}

test('a newcomer finds a dozen creators of both kinds and posts of every sort', async () => {
  expect(await count('from characters where group_id is null')).toBeGreaterThanOrEqual(4);
  expect(await count('from characters where group_id is not null')).toBeGreaterThanOrEqual(8);
  const groups = await rows<{ group_id: string }>(
    'select group_id from characters where group_id is not null',
  );
  expect(groups.some(({ group_id }) => !groupIdPattern.test(group_id))).toBe(true);
  expect(await count('from posts')).toBeGreaterThanOrEqual(60);
  expect(await count('from posts where price > 0 and has_preview')).toBeGreaterThanOrEqual(18);
  expect(await count('from posts where is_open')).toBeGreaterThanOrEqual(36);
  expect(await count('from media where kind = $$video$$')).toBeGreaterThanOrEqual(6);
});

test.each(['en', 'zh', 'ja', 'de', 'es'] as const)(
  'the first screens of a newcomer are open, at most one card in five is an offer, and it can be had: %s',
  async (language) => {
    const newcomer = await createUser(kindred.context);
    const { data } = await kindred.call('listHomeFeed', { size: 20 }, { token: newcomer.token, language });
    const access = data.list.map((post) => post.access);
    expect(access.length).toBeGreaterThanOrEqual(16);
    expect(access.slice(0, 4)).toEqual(['full', 'full', 'full', 'full']);
    for (let at = 0; at < access.length; at += 1)
      expect(access.slice(at, at + 5).filter((seen) => seen !== 'full').length).toBeLessThan(2);
    const offers = data.list.filter((post) => post.access !== 'full');
    for (const { character } of offers)
      if (character.group_id !== null) expect(character.group_id).toMatch(groupIdPattern);
    const first = data.list[0]?.language;
    if (['en', 'zh'].includes(language)) expect(first).toBe(language);
  },
);

test('a tag of the demo world leads to posts of several creators, also for a newcomer', async () => {
  const { token } = await createUser(kindred.context);
  for (const tag of ['slow', 'sea', 'workinprogress', 'night']) {
    const { data } = await kindred.call('listDiscoverPosts', { tag }, { token });
    expect(new Set(data.list.map(({ character }) => character.name)).size, tag).toBeGreaterThan(1);
  }
});

test('the fan has diamonds, the creator has earnings, and everyone signs in with the demo providers', async () => {
  const [mia] = await rows<{ balance: string }>(
    `select a.balance from sign_in_identities i join ledger_accounts a using (user_id)
     where i.issuer = 'demo:google' and i.subject = 'demo:mia' and a.kind = 'wallet'`,
  );
  expect(mia?.balance).toBe('5000');
  const [mara] = await rows<{ cents: string }>(
    `select sum(e.amount) as cents from sign_in_identities i join ledger_accounts a using (user_id)
     join pending_earnings e using (account_id) where i.subject = 'demo:mara_clay'`,
  );
  expect(Number(mara?.cents)).toBeGreaterThan(1000);
});

test('what a creator earned stands there newest first, with what came of whom they invited', async () => {
  const { token } = await signInAs('mara_clay');
  const { data } = await kindred.call('listEarnings', { size: 50 }, { token });
  const times = data.list.map(({ created_time }) => created_time);
  expect(times.length).toBeGreaterThan(5);
  expect(times).toEqual(times.toSorted().toReversed());
  const { data: summary } = await kindred.call('getEarningsSummary', {}, { token });
  expect(new Date(summary.next_release_time ?? 0).getTime()).toBeGreaterThan(kindred.clock.now().getTime());
  const invited = data.list.filter(({ kind }) => kind === 'invite');
  expect(invited.length).toBeGreaterThan(0);
  const statistics = await kindred.call('getInviteStatistics', {}, { token });
  expect(statistics.data).toMatchObject({
    creator_num: 1,
    earned_usd_cents: invited.reduce((sum, { net_usd_cents }) => sum + net_usd_cents, 0),
  });
});

test('nobody has joined, bought or written anything before their account was there', async () => {
  const mine = 'join users u using (user_id) where';
  expect(await count(`from memberships m ${mine} m.joined_at < u.created_at`)).toBe(0);
  expect(await count(`from journal_entries e ${mine} e.created_at < u.created_at`)).toBe(0);
  expect(await count(`from comments c ${mine} c.created_at < u.created_at`)).toBe(0);
  const written = 'from messages m join users u on u.user_id = m.sender_user_id';
  expect(await count(`${written} where m.created_at < u.created_at`)).toBe(0);
});

test('the books of the demo world balance and its counters are true', async () => {
  expect(
    await rows(
      'select entry_id from postings join ledger_accounts using (account_id) group by entry_id, currency having sum(amount) <> 0',
    ),
  ).toEqual([]);
  expect(
    await rows(`select account_id from ledger_accounts a where balance is not null
      and balance <> (select coalesce(sum(amount), 0) from postings p where p.account_id = a.account_id)`),
  ).toEqual([]);
  expect(
    await rows(
      'select post_id from posts p where like_num <> (select count(*) from likes l where l.post_id = p.post_id)',
    ),
  ).toEqual([]);
  expect(
    await rows(
      'select post_id from posts p where comment_num <> (select count(*) from comments k where k.post_id = p.post_id)',
    ),
  ).toEqual([]);
  expect(
    await rows(`select char_id from characters c
      where post_num <> (select count(*) from posts p where p.char_id = c.char_id and p.state = 1)
        or follower_num <> (select count(*) from memberships m where m.char_id = c.char_id)
        or like_num <> (select coalesce(sum(like_num), 0) from posts p where p.char_id = c.char_id)`),
  ).toEqual([]);
});

test('people talk under many posts, in the order of time, and nobody from the future', async () => {
  expect(await count('from posts where comment_num > 0')).toBeGreaterThanOrEqual(25);
  expect(await count('from comments where root_id is not null')).toBeGreaterThanOrEqual(25);
  expect(
    await count('from comments k join posts p using (post_id) where k.created_at < p.published_at'),
  ).toBe(0);
  expect(
    await count(`from comments later join comments k using (post_id)
      where later.comment_id > k.comment_id and later.root_id is null and k.root_id is null
        and later.created_at < k.created_at`),
  ).toBe(0);
  const now = kindred.clock.now().toISOString();
  expect(await count(`from comments where created_at > '${now}'`)).toBe(0);
});

test('paid media is private, ready media is stripped, and every file is in the storage', async () => {
  expect(
    await rows(
      `select m.media_id from post_media pm join media m using (media_id) where m.class <> 'private'`,
    ),
  ).toEqual([]);
  const files = await rows<{ path: string; bytes: string }>(
    `select m.key || '/' || f.variant as path, f.bytes from media m join media_files f using (media_id)`,
  );
  for (const { path, bytes } of files)
    expect(await kindred.context.storage.size(path), path).toBe(Number(bytes));
});

test('a second start leaves the world as it is', async () => {
  const before = await count('from posts');
  await seedDemoWorld(kindred.context);
  expect(await count('from posts')).toBe(before);
});

test('Mara has ninety days of income and has been paid out; nothing of it waits for her', async () => {
  const [income] = await rows<{ first: Date; gifts: string; unread: string }>(
    `select min(g.created_at) as first, count(*) as gifts,
       (select sum(creator_unread) from conversations v where v.char_id = c.char_id) as unread
     from characters c join gifts g using (char_id) where c.char_unique_id = 'mara_clay' group by c.char_id`,
  );
  const days = (kindred.clock.now().getTime() - (income?.first.getTime() ?? 0)) / 86_400_000;
  expect(Math.round(days)).toBe(90);
  expect(Number(income?.gifts)).toBeGreaterThan(40);
  expect(
    await rows(
      `select o.state, o.reason from payouts o join characters c using (user_id)
       where c.char_unique_id = 'mara_clay' order by payout_id`,
    ),
  ).toEqual([
    { state: 'paid', reason: null },
    { state: 'failed', reason: 'bank_refused' },
    { state: 'paid', reason: null },
  ]);
  expect(await rows(`select state from payouts where state = 'sent'`)).toHaveLength(1);
});

test('Mia knows eight creators, and hears of answers to her; Mara has a hundred fans and a full inbox', async () => {
  const [mia] = await rows<{ follows: string; chats: string; bought: string; known: string; heard: string }>(
    `with mia as (select user_id from sign_in_identities where subject = 'demo:mia'),
       followed as (select char_id from memberships join mia using (user_id)),
       written as (select char_id from conversations join mia using (user_id)),
       paid as (select p.char_id from purchases b join mia using (user_id) join posts p using (post_id))
     select (select count(*) from followed) as follows, (select count(*) from written) as chats,
       (select count(*) from paid) as bought, (select count(*) from notifications join mia using (user_id)) as heard,
       (select count(*) from (select * from followed union select * from written union select * from paid) k) as known`,
  );
  expect(Object.entries(mia ?? {}).map(([name, value]) => [name, Number(value)])).toEqual([
    ['follows', 6],
    ['chats', 7],
    ['bought', 5],
    ['heard', expect.any(Number)],
    ['known', 8],
  ]);
  expect(Number(mia?.heard)).toBeGreaterThanOrEqual(3);
  const ofMara = `where char_id = (select char_id from characters where char_unique_id = 'mara_clay')`;
  expect(await count(`from memberships ${ofMara}`)).toBeGreaterThanOrEqual(100);
  expect(await count(`from conversations ${ofMara}`)).toBeGreaterThanOrEqual(20);
  const { token } = await signInAs('mara_clay');
  const { data } = await kindred.call('listNotifications', { kind: 'posts', size: 50 }, { token });
  const likes = data.list.filter(({ topic }) => topic === 'liked');
  expect(likes.length).toBeGreaterThanOrEqual(3);
  for (const { others_num, is_read } of likes) expect([others_num > 10, is_read]).toEqual([true, true]);
});

test('all that must always hold, holds in the demo world', async () => {
  await expectInvariants(kindred);
});

test('a creator of the demo world sees who saw them, by way, country and hour, this month and the one before', async () => {
  await countAudience(kindred.context);
  const { token } = await signInAs('mara_clay');
  const { data } = await kindred.call('getInsightsSeries', { days: 30 }, { token });
  const [all] = data.list;
  expect(all?.now.view_num).toBeGreaterThan(50);
  expect(all?.before.view_num).toBeGreaterThan(10);
  expect(all?.now.paid_num).toBeGreaterThan(0);
  for (const [of, groups] of [
    ['source', 4],
    ['country', 5],
    ['post', 4],
  ] as const) {
    const { data: grouped } = await kindred.call('getInsightsSeries', { days: 30, of }, { token });
    expect(grouped.list.length, of).toBeGreaterThan(groups);
  }
});
