import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { explain, type Plan, planNodes } from '../../test/sql/explain.ts';
import { query } from '../../test/sql/query.ts';
import { listRetention } from './insights/get-retention.ts';
import { listSeries } from './insights/series.sql.ts';
import { insertViews } from './note-audience.ts';
import { addUp } from './seal-hours.ts';

const kindred = useTestApp();
let creator: TestCreator;
let fan: TestUser;
let postIds: string[];

// Forty creators with a year of hours each, and 240,000 events that are added up.
const fill = [
  `insert into users (nickname, is_creator, created_at) select 'c' || n, true, now() from generate_series(1, 40) n`,
  `insert into characters (user_id, char_unique_id, name, created_at)
   select user_id, 'plan_' || user_id, 'P', now() from users where nickname ~ '^c[0-9]+$'`,
  `insert into posts (char_id, content, state, published_at)
   select char_id, 'words', 1, now() from characters, generate_series(1, 20) n`,
  `insert into audience_hours (char_id, dim, hour, key, views, visits, reached, joined, paid)
   select c.char_id, d.dim, date_trunc('hour', now()) - h * interval '1 hour', d.key, 3, 2, 1, 0, 0
   from characters c, generate_series(0, 8759, 3) h,
     (values ('all', ''), ('source', 'home'), ('source', 'link'), ('country', 'DE')) d (dim, key)`,
  `insert into users (nickname, created_at) select 'f' || n, now() from generate_series(1, 6000) n`,
  `insert into audience_events (user_id, kind, char_id, slot, source, country, hour)
   select u.user_id, 'view', c.char_id, n, 'home', 'DE', date_trunc('hour', now()) - n * interval '1 hour'
   from users u, characters c, generate_series(1, 2) n where u.nickname ~ '^f[0-9]+$' and c.char_id % 2 = 0`,
  `update audience_rollup set upto_xid = pg_snapshot_xmin(pg_current_snapshot())`,
  `insert into first_joins (user_id, char_id, joined_at)
   select u.user_id, c.char_id, now() - u.user_id % 400 * interval '1 day' from users u, characters c
   where u.nickname ~ '^f[0-9]+$' and c.char_id % 5 = u.user_id % 5`,
];

beforeAll(async () => {
  const { context } = kindred;
  creator = await createCreator(context);
  fan = await createUser(context);
  await query(context.db, 'alter table audience_events disable trigger user', []);
  await query(context.db, 'alter table posts disable trigger user', []);
  for (const statement of fill) await query(context.db, statement, []);
  await query(context.db, 'vacuum analyze', []);
  const rows = await query<{ post_id: string }>(
    context.db,
    'select post_id from posts order by post_id limit 50',
    [],
  );
  postIds = rows.map(({ post_id }) => post_id);
});

const blocks = ({ 'Shared Hit Blocks': hit, 'Shared Read Blocks': read }: Plan) => hit + read;
const scanned = (plan: Plan) =>
  planNodes(plan)
    .filter((node) => node['Node Type'] === 'Seq Scan' && node['Actual Rows'] > 100)
    .map((node) => node['Relation Name']);
const weekAgo = (weeks: number) => new Date(Date.now() - weeks * 7 * 86_400_000);
const ofWeek = async (dim: string) => ({
  charId:
    (
      await query<{ id: string }>(kindred.context.db, 'select max(char_id)::text as id from characters', [])
    )[0]?.id ?? '',
  dim,
  since: weekAgo(1),
  before: weekAgo(2),
  timezone: 'UTC',
  format: 'YYYY-MM-DD',
  limit: 20,
  mediaToken: 'token',
});

test.each(['all', 'source', 'country', 'post'])(
  'two weeks of a creator by %s are read off the index of the sums, not the years before them',
  async (dim) => {
    const plan = await explain(kindred.context, listSeries, await ofWeek(dim));
    expect(planNodes(plan).map((node) => node['Index Name'])).toContain('audience_hours_pkey');
    expect(scanned(plan)).toEqual([]);
    expect(blocks(plan)).toBeLessThan(150);
  },
);

test('fifty cards that were seen are appended with the reads of those fifty, however many events there are', async () => {
  const views = { viewerId: fan.userId, now: new Date(), postIds, source: 'home', country: 'DE' };
  const plan = await explain(kindred.context, insertViews, views);
  expect(scanned(plan)).toEqual([]);
  expect(blocks(plan)).toBeLessThan(2500);
});

test('a run that adds up reads what is new, not the events of half a year', async () => {
  const [row] = await query<{ after: string; upto: string }>(
    kindred.context.db,
    'select upto_xid::text as after, pg_snapshot_xmin(pg_current_snapshot())::text as upto from audience_rollup',
    [],
  );
  const plan = await explain(kindred.context, addUp, row ?? {});
  expect(planNodes(plan).map((node) => node['Index Name'])).toContain('audience_events_by_transaction');
  expect(scanned(plan)).toEqual([]);
});

test('who stayed is read off the index of those who joined this creator', async () => {
  const { charId } = await ofWeek('all');
  const inputs = { charId, viewerId: creator.userId, now: new Date() };
  const plan = await explain(kindred.context, listRetention, inputs);
  expect(scanned(plan)).toEqual([]);
});
