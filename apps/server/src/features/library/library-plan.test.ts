import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createUser, type TestUser } from '../../test/data/factories.ts';
import { explain, explainPage, type Plan, planNodes } from '../../test/sql/explain.ts';
import { query } from '../../test/sql/query.ts';
import { joinedCreators } from './list-joined-creators.ts';
import { likedPosts } from './list-liked-posts.ts';
import { savedPosts } from './list-saved-posts.ts';
import { watchingStatement } from './watch-positions.ts';

const kindred = useTestApp();
let fan: TestUser;
let collectionId: string;

const fill = [
  `insert into users (nickname, is_creator, created_at) select 'c' || n, true, now() from generate_series(1, 900) n`,
  `insert into characters (user_id, char_unique_id, name, created_at)
   select user_id, 'plan_' || user_id, 'P', now() from users where nickname ~ '^c[0-9]+$'`,
  `insert into posts (char_id, content, price, state, published_at)
   select c.char_id, 'words', n % 3 * 100, 1, now() - n * interval '1 day' - c.char_id * interval '1 second'
   from characters c, generate_series(1, 6) n`,
  // Everybody saves posts, so that one person's list is a small part of each table.
  `insert into saved_posts (user_id, post_id, saved_at)
   select u.user_id, p.post_id, now() - p.post_id * interval '1 second' from users u join posts p on p.post_id % 300 = u.user_id % 300`,
  `insert into likes (user_id, post_id, created_at)
   select u.user_id, p.post_id, now() - p.post_id * interval '1 second' from users u join posts p on p.post_id % 300 = u.user_id % 300`,
  `insert into watch_positions (user_id, post_id, seconds, watched_at)
   select u.user_id, p.post_id, 5, now() - p.post_id * interval '1 second' from users u join posts p on p.post_id % 300 = u.user_id % 300`,
  `insert into seen_posts (user_id, post_id, seen_at)
   select u.user_id, p.post_id, now() from users u join posts p on p.post_id % 300 = u.user_id % 300`,
  `insert into memberships (user_id, char_id, kind, state, joined_at, updated_at)
   select u.user_id, c.char_id, 'free', 'following', now(), now() from characters c join users u on u.user_id % 300 = c.char_id % 300`,
];

beforeAll(async () => {
  const { db } = kindred.context;
  fan = await createUser(kindred.context);
  for (const table of ['saved_posts', 'likes', 'watch_positions', 'seen_posts', 'memberships'])
    await query(db, `alter table ${table} disable trigger user`, []);
  for (const statement of fill) await query(db, statement, []);
  const collection = await kindred.call('saveCollection', { name: 'All' }, { token: fan.token });
  collectionId = collection.data.collection_id;
  await query(
    db,
    `insert into saved_posts (user_id, post_id, collection_id, saved_at)
     select $1::bigint, post_id, $2::bigint, now() - post_id * interval '1 second' from posts limit 5000
     on conflict (user_id, post_id) do update set collection_id = excluded.collection_id`,
    [fan.userId, collectionId],
  );
  await query(db, 'insert into likes select $1::bigint, post_id, now() from posts on conflict do nothing', [
    fan.userId,
  ]);
  await query(db, 'analyze', []);
});

const viewerInputs = () => ({ viewerId: fan.userId, now: new Date(), viewerIsCreator: false });
const post = () => ({ ...viewerInputs(), viewerIsReviewer: false, mediaToken: 'token' });
const joined = () => ({ ...viewerInputs(), kind: 'free', q: '' });

const lists = [
  ['what is saved', () => explainPage(kindred.context, savedPosts.all, post())],
  ['a collection', () => explainPage(kindred.context, savedPosts.ofCollection, { ...post(), collectionId })],
  ['what is liked', () => explainPage(kindred.context, likedPosts, post())],
  ['clips to go on with', () => explain(kindred.context, watchingStatement, post())],
  ['follows by joining', () => explainPage(kindred.context, joinedCreators.joined, joined())],
  ['follows by their last post', () => explainPage(kindred.context, joinedCreators.post, joined())],
  ['follows by who is unseen', () => explainPage(kindred.context, joinedCreators.unseen, joined())],
] as const;
const large = ['saved_posts', 'likes', 'watch_positions', 'seen_posts', 'memberships', 'posts', 'characters'];

test.each(lists)('%s: read by index', async (_name, explainList) => {
  const scanned = planNodes(await explainList())
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name'] ?? '');
  expect(scanned.filter((table) => large.includes(table))).toEqual([]);
});

const blocks = ({ 'Shared Hit Blocks': hit, 'Shared Read Blocks': read }: Plan) => hit + read;

test('a page of five thousand saved posts costs what a page of thirty does', async () => {
  const { user_id } = await kindred.context.db
    .selectFrom('users')
    .select('user_id')
    .where('nickname', '=', 'c7')
    .executeTakeFirstOrThrow();
  const many = await explainPage(kindred.context, savedPosts.all, post());
  const few = await explainPage(kindred.context, savedPosts.all, { ...post(), viewerId: user_id });
  expect(blocks(many)).toBeLessThan(blocks(few) * 1.3);
});
