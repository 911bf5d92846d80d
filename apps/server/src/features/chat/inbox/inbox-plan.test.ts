import { conversationFilters } from '@kindred/contract/chat/limits';
import { beforeAll, describe, expect, test } from 'vitest';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createCreator, type TestCreator } from '../../../test/data/factories.ts';
import { explain, planNodes } from '../../../test/sql/explain.ts';
import { query } from '../../../test/sql/query.ts';
import { conversationLists, labelledList } from './conversation-lists.sql.ts';

const $ = inputs({ viewerId: 'bigint' });

// Large enough that the totals of each list, which stop at a thousand, are full on both sides.
const few = 5500;
const many = 20 * few;

const kindred = useTestApp();
let small: TestCreator;
let large: TestCreator;

const fill = `insert into conversations (user_id, char_id, creator_user_id, last_seq, preview_seq, creator_unread,
    last_identity, last_message_at, created_at, creator_folder, creator_pinned, gifted_diamonds, is_subscriber,
    handover, handover_seq)
  select u.user_id, $1::bigint, $2::bigint, 1, 1, case when n % 2 = 0 then 1 else 0 end,
    case when n % 4 = 0 then 'fan' else 'creator' end, now() - n * interval '1 second', now(),
    case when n % 5 = 0 then 'archived' else 'inbox' end, n % 500 = 0, n % 3, n % 3 = 1, case when n % 4 = 0 then 'distress' end, case when n % 4 = 0 then 1 end
  from (select user_id, row_number() over (order by user_id) as n from users where nickname = 'plan') u
  where n > $3::int and n <= $4::int`;

beforeAll(async () => {
  small = await createCreator(kindred.context);
  large = await createCreator(kindred.context);
  const { db } = kindred.context;
  await query(db, 'alter table conversations disable trigger user', []);
  await query(db, 'alter table users disable trigger user', []);
  // Short transactions: a long one would withhold the changes that other tests read.
  for (let n = 0; n < many; n += few)
    await query(
      db,
      `insert into users (nickname, created_at) select 'plan', now() from generate_series(1, ${few})`,
      [],
    );
  for (const [{ charId, userId }, count] of [
    [small, few],
    [large, many],
  ] as const)
    for (let n = 0; n < count; n += few) await query(db, fill, [charId, userId, n, n + few]);
  await query(db, 'vacuum analyze conversations', []);
  await query(db, 'analyze users', []);
});

const first = (viewer: TestCreator) => ({
  viewerId: viewer.userId,
  now: new Date(),
  limit: 11,
  skip: 0,
  beforePinned: true,
  beforeTime: 'infinity',
  beforeId: '0',
  beforeDiamonds: '9223372036854775807',
});

const indexes = {
  inbox: 'conversations_creator_folder',
  archived: 'conversations_creator_folder',
  unread: 'conversations_creator_unread',
  waiting: 'conversations_creator_waiting',
  subscribers: 'conversations_subscribers',
  top_fans: 'conversations_top_fans',
  distress: 'conversations_distress',
} as const;

describe.each(conversationFilters)('the list %s', (filter) => {
  test('is read off its index in its order', async () => {
    const nodes = planNodes(await explain(kindred.context, conversationLists[filter].page, first(large)));
    expect(nodes.map((node) => node['Index Name'])).toContain(indexes[filter]);
    expect(nodes.filter((node) => node['Node Type'] === 'Sort' && node['Actual Rows'] > 22)).toEqual([]);
    expect(nodes.filter((node) => node['Actual Rows'] > 50)).toEqual([]);
  });

  test('costs with twenty times as many conversations at most a fifth more, and so does its size', async () => {
    for (const part of ['page', 'total'] as const) {
      const plan = (viewer: TestCreator) =>
        explain(kindred.context, conversationLists[filter][part], first(viewer));
      const [planOfSmall, planOfLarge] = [await plan(small), await plan(large)];
      const blocksOf = (queryPlan: typeof planOfSmall) =>
        queryPlan['Shared Hit Blocks'] + queryPlan['Shared Read Blocks'];
      expect(blocksOf(planOfLarge), part).toBeLessThanOrEqual(blocksOf(planOfSmall) * 1.2 + 12);
    }
  });
});

const badge = statement({ unread: 'integer' }, sql`select unread_total(${$.viewerId}) as unread`);

test('the badge costs with twenty times as many unread conversations at most a fifth more', async () => {
  const plan = (viewer: TestCreator) => explain(kindred.context, badge, { viewerId: viewer.userId });
  const [planOfSmall, planOfLarge] = [await plan(small), await plan(large)];
  const blocksOf = (queryPlan: typeof planOfSmall) =>
    queryPlan['Shared Hit Blocks'] + queryPlan['Shared Read Blocks'];
  expect(blocksOf(planOfLarge)).toBeLessThanOrEqual(blocksOf(planOfSmall) * 1.2 + 12);
});

test('a label costs the same however many conversations there are beside it', async () => {
  const { db } = kindred.context;
  const bear = async ({ userId }: TestCreator) => {
    const [label] = await query<{ label_id: string }>(
      db,
      `insert into labels (user_id, name, created_at) values ($1, 'plan', now()) returning label_id`,
      [userId],
    );
    await query(
      db,
      `insert into conversation_labels (label_id, conversation_id)
        select $1::bigint, c.conversation_id from conversations c where c.creator_user_id = $2 order by random() limit 1000`,
      [label?.label_id, userId],
    );
    return label?.label_id ?? '';
  };
  const labelIds = [await bear(small), await bear(large)] as const;
  await query(db, 'vacuum analyze conversation_labels', []);
  for (const part of ['page', 'total'] as const) {
    const plan = (viewer: TestCreator, labelId: string) =>
      explain(kindred.context, labelledList[part], { ...first(viewer), labelId });
    const [planOfSmall, planOfLarge] = [await plan(small, labelIds[0]), await plan(large, labelIds[1])];
    const blocksOf = (queryPlan: typeof planOfSmall) =>
      queryPlan['Shared Hit Blocks'] + queryPlan['Shared Read Blocks'];
    expect(blocksOf(planOfLarge), part).toBeLessThanOrEqual(blocksOf(planOfSmall) * 1.3 + 12);
  }
});
