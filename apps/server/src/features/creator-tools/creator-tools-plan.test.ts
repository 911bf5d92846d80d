import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createCreator, type TestCreator } from '../../test/data/factories.ts';
import { explain, explainPage, planNodes } from '../../test/sql/explain.ts';
import { query } from '../../test/sql/query.ts';
import { countPeople, listJoinedByDay, listLastPosts, listTopPosts, sumEarned } from './insights.sql.ts';
import { givers, members } from './list-people.ts';
import { vault, vaultOfKind } from './vault/list-vault.ts';
import { waitingPosts } from './list-waiting-posts.ts';

const kindred = useTestApp();
let creator: TestCreator;
let account: string;

// Triggers for counters and search words are disabled, because the test does not depend on them and they are slow.
const fill = [
  'alter table memberships disable trigger memberships_count',
  'alter table posts disable trigger posts_words',
  `insert into users (nickname, created_at) select 'p' || n, now() from generate_series(1, 4000) n`,
  `insert into memberships (user_id, char_id, kind, state, period_end, month_usd_cents, joined_at, updated_at)
   select u.user_id, c.char_id, case when u.user_id % 9 = 0 then 'pro' else 'free' end,
     case when u.user_id % 9 = 0 then 'active' else 'following' end, case when u.user_id % 9 = 0 then now() end,
     case when u.user_id % 9 = 0 then 399 end, now() - u.user_id * interval '1 minute', now()
   from users u, characters c where u.nickname ~ '^p[0-9]+$'`,
  `insert into gift_givers (char_id, user_id, diamonds, gift_num, last_gift_at)
   select char_id, user_id, 200 + user_id % 500, 1, now() from memberships`,
  `insert into media (key, owner_user_id, kind, class, state, width, height, widths, placeholder, stripped_at, created_at)
   select lpad(n::text, 22, '0'), c.user_id, case when n % 5 = 0 then 'video' else 'image' end, 'private', 'ready',
     8, 8, '{8}', 'data:', now(), now() from generate_series(1, 6000) n join characters c on c.char_id % 3 = n % 3`,
  `insert into posts (char_id, content, state, like_num, published_at)
   select char_id, 'words', case when n % 40 = 0 then 4 else 1 end, n % 77, now() from characters, generate_series(1, 1500) n`,
  `insert into journal_entries (kind, user_id, created_at)
   select 'gift', (select min(user_id) from users), now() - (6000 - n) * interval '1 hour' from generate_series(1, 6000) n`,
  `insert into pending_earnings (entry_id, account_id, amount, available_at)
   select e.entry_id, a.account_id, 80, e.created_at from journal_entries e
   join lateral (select account_id from ledger_accounts where kind = 'creator_pending' order by account_id limit 1) a on true`,
];

beforeAll(async () => {
  creator = await createCreator(kindred.context);
  for (let at = 0; at < 2; at++) await createCreator(kindred.context);
  for (const statement of fill) await query(kindred.context.db, statement, []);
  await query(kindred.context.db, 'analyze', []);
  const row = await kindred.context.db
    .selectFrom('ledger_accounts')
    .select('account_id')
    .where('user_id', '=', creator.userId)
    .where('kind', '=', 'creator_pending')
    .executeTakeFirstOrThrow();
  account = row.account_id;
});

const weekAgo = (weeks = 1) => new Date(Date.now() - weeks * 7 * 86_400_000);
const own = () => ({ viewerId: creator.userId, charId: creator.charId });
const ownMedia = () => ({ ...own(), mediaToken: 'token', fanId: null });
const pages = [
  [
    'people',
    'memberships_by_list',
    () => explainPage(kindred.context, members, { ...own(), listId: 'followers' }),
  ],
  ['givers', 'gift_givers_by_diamonds', () => explainPage(kindred.context, givers, own())],
  ['the vault', 'media_by_owner', () => explainPage(kindred.context, vault, ownMedia())],
  [
    'videos of the vault',
    'media_by_owner_and_kind',
    () => explainPage(kindred.context, vaultOfKind, { ...ownMedia(), kind: 'video' }),
  ],
  ['the queue', 'posts_waiting', () => explainPage(kindred.context, waitingPosts, ownMedia())],
] as const;

test.each(pages)(
  'a page of %s is read off its index and touches little',
  async (_what, index, explainList) => {
    const plan = await explainList();
    const nodes = planNodes(plan);
    expect(nodes.map((node) => node['Index Name'])).toContain(index);
    // Only the page itself is sorted.
    expect(nodes.filter((node) => node['Node Type'] === 'Sort' && node['Actual Rows'] > 21)).toEqual([]);
    expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Actual Rows'] > 100)).toEqual([]);
    expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(600);
  },
);

test('earnings of a week read it and the week before, not all there ever were', async () => {
  const inputs = {
    accountId: account,
    since: weekAgo(),
    before: weekAgo(2),
    timezone: 'UTC',
    viewerId: creator.userId,
  };
  const plan = await explain(kindred.context, sumEarned, inputs);
  expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(1500);
  expect(
    planNodes(plan).filter((node) => node['Node Type'] === 'Seq Scan' && node['Actual Rows'] > 500),
  ).toEqual([]);
});

test.each([
  ['who came', listJoinedByDay, 'memberships_by_character'],
  ['how many there are', countPeople, 'memberships_by_list'],
  ['the newest posts', listLastPosts, 'posts_of_character_by_time'],
  ['the best posts', listTopPosts, 'posts_of_character_by_likes'],
] as const)('%s: read off an index', async (_what, statement, index) => {
  const inputs = { ...ownMedia(), accountId: account, since: weekAgo(), before: weekAgo(2), timezone: 'UTC' };
  const nodes = planNodes(await explain(kindred.context, statement, inputs));
  expect(nodes.map((node) => node['Index Name'])).toContain(index);
});
