import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createCreator, createUser, type TestUser } from '../../test/data/factories.ts';
import { explain, explainPage, type Plan, planNodes } from '../../test/sql/explain.ts';
import { query } from '../../test/sql/query.ts';
import {
  blockedPairsTable,
  fillBlockedPairs,
  fillRestrictions,
  restrictionsTable,
} from '../blocks/testing.ts';
import { byPopularity, notJoined } from '../characters/list-characters.ts';
import { characterPosts } from '../posts/list-character-posts.ts';
import { findCandidates } from './find-candidates.ts';
import { newest } from './find-followed.ts';
import { followingPage } from './list-following-feed.ts';
import { postCards } from './post-cards.ts';

const kindred = useTestApp();
let fan: TestUser;
/** A fan of twenty creators, and a fan who has hidden nearly all. */
let fewId: string;
let hiderId: string;
let charId: string;
let ids: string[];

const fill = [
  `insert into users (nickname, is_creator, created_at) select 'c' || n, true, now() from generate_series(1, 1500) n`,
  `insert into characters (user_id, char_unique_id, name, follower_num, created_at)
   select user_id, 'plan_' || user_id, 'P', user_id % 97, now() - user_id * interval '1 second'
   from users where nickname ~ '^c[0-9]+$'`,
  `insert into posts (char_id, content, price, is_open, state, published_at)
   select c.char_id, 'words', n % 3 * 100, n % 6 = 0, 1, now() - n * interval '1 day' - c.char_id * interval '1 second'
   from characters c, generate_series(1, 6) n`,
  `insert into media (key, owner_user_id, kind, class, state, width, height, widths, placeholder, stripped_at, created_at)
   select lpad(p.post_id::text, 22, '0'), c.user_id, 'image', 'private', 'ready', 800, 1000, '{320,800}', 'data:', now(), now()
   from posts p join characters c using (char_id)`,
  `insert into post_media (post_id, position, media_id) select p.post_id, 1, m.media_id
   from posts p join media m on m.key = lpad(p.post_id::text, 22, '0')`,
  `insert into post_goals select post_id, 'a kiln', 500 from posts where post_id % 7 = 0`,
  `insert into post_polls select post_id, false from posts where post_id % 5 = 0`,
  `insert into memberships (user_id, char_id, kind, state, joined_at, updated_at)
   select u.user_id, c.char_id, 'free', 'following', now(), now() from characters c join users u on u.user_id % 300 = c.char_id % 300`,
  fillBlockedPairs(`select a.user_id, b.user_id from users a join users b
    on a.user_id % 500 = b.user_id % 499 and a.user_id <> b.user_id`),
  `insert into hidden_characters (user_id, char_id, created_at)
   select u.user_id, c.char_id, now() from characters c join users u on u.user_id % 400 = c.char_id % 401`,
  fillRestrictions(`select a.user_id, b.user_id from users a join users b
    on a.user_id % 500 = b.user_id % 498 and a.user_id <> b.user_id`),
  `insert into comments (post_id, user_id, thread_user_id, content, visible_only_to, created_at)
   select p.post_id, c.user_id, c.user_id, 'words', case when c.char_id % 100 = 0 then c.user_id end, now()
   from posts p, generate_series(1, 3) n
   join lateral (select * from characters where char_id % 500 = n) c on true where p.post_id % 2 = 0`,
  `insert into journal_entries (kind, user_id, post_id, created_at)
   select 'unlock', c.user_id, p.post_id, now() from posts p join characters c using (char_id) where price > 0`,
  `insert into purchases (user_id, post_id, entry_id, price, created_at)
   select e.user_id, e.post_id, e.entry_id, 100, now() from journal_entries e where e.kind = 'unlock'`,
];

const filled = ['comments', restrictionsTable, 'memberships', 'likes', 'hidden_characters'];

beforeAll(async () => {
  const { db } = kindred.context;
  fan = await createUser(kindred.context);
  charId = (await createCreator(kindred.context)).charId;
  // Triggers are disabled, because the plans do not depend on their counts.
  for (const table of [...filled, blockedPairsTable])
    await query(db, `alter table ${table} disable trigger user`, []);
  for (const statement of fill) await query(db, statement, []);
  // A person who has liked and joined everything: flags must be looked up per post, not gathered.
  await query(db, 'insert into likes select $1::bigint, post_id, now() from posts', [fan.userId]);
  await query(
    db,
    `insert into memberships (user_id, char_id, kind, state, joined_at, updated_at)
    select $1::bigint, char_id, 'free', 'following', now(), now() from characters on conflict do nothing`,
    [fan.userId],
  );
  [fewId, hiderId] = [await createUser(kindred.context), await createUser(kindred.context)].map(
    ({ userId }) => userId,
  ) as [string, string];
  const marked = [
    [
      `memberships (user_id, char_id, kind, state, joined_at, updated_at)
      select $1::bigint, char_id, 'free', 'following', now(), now() from characters where char_id % 75 = 0`,
      fewId,
    ],
    [
      `hidden_characters (user_id, char_id, created_at)
      select $1::bigint, char_id, now() from characters where char_id % 20 <> 0`,
      hiderId,
    ],
  ] as const;
  for (const [rows, userId] of marked) await query(db, `insert into ${rows}`, [userId]);
  await query(db, 'vacuum analyze', []);
  const some = await query<{ post_id: string }>(
    db,
    'select post_id from posts order by post_id limit 10',
    [],
  );
  ids = some.map(({ post_id }) => post_id);
});

const viewerInputs = () => ({ viewerId: fan.userId, now: new Date(), viewerIsCreator: false });
const post = () => ({ ...viewerInputs(), viewerIsReviewer: false, mediaToken: 'token' });
const lists = [
  ['the cards of a feed', () => explain(kindred.context, postCards, { ...post(), ids })],
  ['a profile', () => explainPage(kindred.context, characterPosts, { ...post(), charId })],
  ['recommended creators', () => explainPage(kindred.context, byPopularity, viewerInputs(), 15)],
  [
    'suggested creators',
    () => explainPage(kindred.context, notJoined, { ...viewerInputs(), verifiedOnly: false }, 15),
  ],
] as const;

test.each(lists)(
  '%s is read by index, with no gathering of all that the viewer ever did',
  async (_name, explainList) => {
    const all = planNodes(await explainList());
    const scanned = all
      .filter((node) => node['Node Type'] === 'Seq Scan')
      .map((node) => node['Relation Name']);
    expect(scanned).toEqual([]);
    expect(all.filter((node) => node['Subplan Name']?.startsWith('hashed'))).toEqual([]);
    expect(all.filter((node) => node['Node Type'] === 'Hash Join')).toEqual([]);
  },
);

const highest = '9223372036854775807';
const candidates = (viewerId = fan.userId, score = highest) => ({
  ...post(),
  ...newest,
  viewerId,
  language: 'en',
  isForeign: false,
  openScore: score,
  openId: highest,
  offerScore: score,
  offerId: highest,
  waiting: [],
});
const following = (viewerId = fan.userId, after1 = 'infinity') => ({
  ...post(),
  ...newest,
  viewerId,
  after1,
  size: 10,
  skip: 0,
  wanted: 11,
});
const feeds = [
  ['Following of few creators', () => explain(kindred.context, followingPage, following(fewId))],
  ['Following of many', () => explain(kindred.context, followingPage, following())],
  ['the candidates of For you', () => explain(kindred.context, findCandidates, candidates())],
  [
    'the candidates of somebody who has joined few',
    () => explain(kindred.context, findCandidates, candidates(fewId)),
  ],
] as const;

test.each(feeds)('%s: read by index, nothing is joined as a whole', async (_name, explainFeed) => {
  const all = planNodes(await explainFeed());
  const scanned = all.filter((node) => node['Node Type'] === 'Seq Scan').map((node) => node['Relation Name']);
  // A person's hidden creators are a handful of rows, for which PostgreSQL may scan a small table.
  expect(
    scanned.filter((name) => name === 'posts' || name === 'memberships' || name === 'characters'),
  ).toEqual([]);
  expect(all.filter((node) => ['Hash Join', 'Merge Join'].includes(node['Node Type']))).toEqual([]);
});

const readsOf = (plan: Plan, index: string) =>
  planNodes(plan).filter((node) => node['Index Name'] === index && node['Actual Loops'] > 0).length;

test('Following is read in one of its two ways, not both', async () => {
  const ofFew = await explain(kindred.context, followingPage, following(fewId));
  const ofMany = await explain(kindred.context, followingPage, following());
  const ways = (plan: Plan) => [readsOf(plan, 'posts_feed'), readsOf(plan, 'posts_of_character_by_time')];
  expect(ways(ofFew)).toEqual([0, 2]);
  expect(ways(ofMany)).toEqual([1, 0]);
});

test('a page of Following is planned once, and not for each viewer anew', async () => {
  const plans = await kindred.context.db.connection().execute(async (db) => {
    for (let turn = 0; turn < 8; turn += 1) await followingPage.one(db, following());
    return query<{ custom_plans: string }>(
      db,
      `select custom_plans from pg_prepared_statements where statement = $1`,
      [followingPage.text],
    );
  });
  expect(plans.map(({ custom_plans }) => Number(custom_plans))).toEqual([0]);
});

const blocks = ({ 'Shared Hit Blocks': hit, 'Shared Read Blocks': read }: Plan) => hit + read;
const days = (count: number) => new Date(Date.now() - count * 86_400_000);

test('a page of Following costs the same at the top and far down, with few creators and with all', async () => {
  const top = await explain(kindred.context, followingPage, following());
  const deep = await explain(kindred.context, followingPage, following(fan.userId, days(4).toISOString()));
  expect(blocks(deep)).toBeLessThan(blocks(top) * 1.2);
  const ofFew = await explain(kindred.context, followingPage, following(fewId));
  expect(blocks(top)).toBeLessThan(blocks(ofFew) * 1.5);
});

test('a page of For you costs the same at the top and far down, and with nearly everybody hidden', async () => {
  const top = await explain(kindred.context, findCandidates, candidates());
  const far = String(Math.round(days(4).getTime() / 1000));
  const deep = await explain(kindred.context, findCandidates, candidates(fan.userId, far));
  expect(blocks(deep)).toBeLessThan(blocks(top) * 1.2);
  const ofHider = await explain(kindred.context, findCandidates, candidates(hiderId));
  expect(blocks(ofHider)).toBeLessThan(blocks(top) * 2);
});
