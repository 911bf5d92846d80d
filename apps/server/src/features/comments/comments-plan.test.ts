import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestUser } from '../../test/data/factories.ts';
import { explain, explainPage, type Plan, planNodes } from '../../test/sql/explain.ts';
import { query } from '../../test/sql/query.ts';
import {
  blockedPairsTable,
  fillBlockedPairs,
  fillRestrictions,
  restrictionsTable,
} from '../blocks/testing.ts';
import { repliesPage } from './list-comment-replies.ts';
import { newestComments } from './list-comments.ts';

const kindred = useTestApp();
let fan: TestUser;
let postId: string;
let rootId: string;

const fill = [
  `insert into users (nickname, created_at) select 'p' || n, now() from generate_series(1, 2000) n`,
  `insert into media (key, owner_user_id, kind, class, state, width, height, widths, placeholder, stripped_at, created_at)
   select lpad(user_id::text, 22, '0'), user_id, 'image', 'public', 'ready', 80, 80, '{320}', 'data:', now(), now() from users`,
  `insert into comments (post_id, user_id, thread_user_id, content, created_at)
   select p.post_id, u.user_id, u.user_id, 'words', now() from posts p, users u order by p.post_id`,
  `insert into characters (user_id, char_unique_id, name, created_at)
   select user_id, 'plan_' || user_id, 'P', now() from users where user_id % 2 = 0`,
  `insert into posts (char_id, content, state, published_at)
   select c.char_id, 'words', 1, now() from characters c, generate_series(1, 5)`,
  `insert into comments (post_id, user_id, root_id, reply_to_id, reply_user_id, thread_user_id, content, created_at)
   select k.post_id, u.user_id, k.comment_id, k.comment_id, k.user_id, k.user_id, 'answer', now()
   from (select * from comments order by comment_id limit 10) k, users u`,
  fillBlockedPairs(`select a.user_id, b.user_id from users a join users b
    on a.user_id % 400 = b.user_id % 399 and a.user_id <> b.user_id`),
  fillRestrictions(`select a.user_id, b.user_id from users a join users b
    on a.user_id % 401 = b.user_id % 403 and a.user_id <> b.user_id`),
];

beforeAll(async () => {
  const { db } = kindred.context;
  const creator = await createCreator(kindred.context);
  for (let n = 0; n < 8; n++) postId = (await createPost(kindred.context, creator)).postId;
  fan = await createUser(kindred.context);
  // Triggers are disabled, because the plans do not depend on their counts.
  await query(db, 'alter table comments disable trigger user', []);
  for (const table of [restrictionsTable, blockedPairsTable]) {
    await query(db, `alter table ${table} disable trigger user`, []);
  }
  for (const statement of fill) await query(db, statement, []);
  const [root] = await query<{ comment_id: string }>(
    db,
    'select min(comment_id) as comment_id from comments',
    [],
  );
  rootId = root?.comment_id ?? '';
  await query(db, 'analyze', []);
});

const rowsRead = (plan: Plan) =>
  planNodes(plan).filter((node) => node['Relation Name'] === 'comments' && node['Actual Rows'] > 0);

test('a page of comments reads by index what it shows, and gathers nothing', async () => {
  const inputs = { viewerId: fan.userId, postId, now: kindred.clock.now() };
  const plan = await explainPage(kindred.context, newestComments, inputs, 10);
  const all = planNodes(plan);
  expect(all.filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
  expect(all.filter((node) => node['Subplan Name']?.startsWith('hashed'))).toEqual([]);
  expect(all.filter((node) => node['Node Type'] === 'Hash Join')).toEqual([]);
  expect(rowsRead(plan).every((node) => node['Actual Rows'] <= 22)).toBe(true);
});

test('a page of answers costs the same at the beginning and far down', async () => {
  const blocks = async (after: string) => {
    const plan = await explain(kindred.context, repliesPage, {
      viewerId: fan.userId,
      now: kindred.clock.now(),
      rootId,
      after,
      size: 20,
    });
    expect(planNodes(plan).filter((node) => node['Node Type'] === 'Seq Scan')).toEqual([]);
    return plan['Shared Hit Blocks'] + plan['Shared Read Blocks'];
  };
  const [far] = await query<{ comment_id: string }>(
    kindred.context.db,
    'select comment_id from comments where root_id = $1 order by comment_id offset 1500 limit 1',
    [rootId],
  );
  const [top, down] = [await blocks('0'), await blocks(far?.comment_id ?? '')];
  expect(down).toBeLessThan(top * 2);
});
