import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createCreator, type TestCreator } from '../../../test/data/factories.ts';
import { explainPage, planNodes } from '../../../test/sql/explain.ts';
import { query } from '../../../test/sql/query.ts';
import { circleOfCreator, circlesOfFan } from '../../intimacy/list-inner-circle.ts';
import { autoMessageLog } from './list-auto-message-log.ts';

const kindred = useTestApp();
let creator: TestCreator;
let busyFan: string;

const fill = [
  `insert into users (nickname, created_at) select 'p' || n, now() from generate_series(1, 4000) n`,
  `insert into conversations (user_id, char_id, creator_user_id, created_at, last_message_at, intimacy_points, circle_since)
   select u.user_id, c.char_id, c.user_id, now(), now(), 600, now() - u.user_id * interval '1 minute'
   from users u, characters c where u.nickname ~ '^p[0-9]+$' and (u.user_id % 3 = 0 or u.nickname = 'p1')`,
  `insert into auto_message_log (char_id, user_id, kind, event, state, reason, due_at, created_at, ended_at)
   select c.char_id, u.user_id, 'new-likes', 'like:' || u.user_id, 'skipped', 'budget', now(), now(), now()
   from users u, characters c where u.nickname ~ '^p[0-9]+$'`,
];

beforeAll(async () => {
  creator = await createCreator(kindred.context);
  for (let count = 0; count < 3; count++) await createCreator(kindred.context);
  for (const statement of fill) await query(kindred.context.db, statement, []);
  await query(kindred.context.db, 'analyze', []);
  const { rows } = await kindred.context.pool.query(`select user_id from users where nickname = 'p1'`);
  busyFan = rows[0].user_id;
});

test.each([
  [
    'a creator’s circle',
    'conversations_circle_of_creator',
    () => explainPage(kindred.context, circleOfCreator, { viewerId: creator.userId, charId: creator.charId }),
  ],
  [
    'the circles of a fan',
    'conversations_circle_of_fan',
    () => explainPage(kindred.context, circlesOfFan, { viewerId: busyFan, charId: null }),
  ],
  [
    'what went out by itself',
    'auto_message_log_by_character',
    () => explainPage(kindred.context, autoMessageLog, { viewerId: creator.userId, charId: creator.charId }),
  ],
] as const)('a page of %s is read off its index and touches little', async (_what, index, explainList) => {
  const plan = await explainList();
  const nodes = planNodes(plan);
  expect(nodes.map((node) => node['Index Name'])).toContain(index);
  expect(nodes.filter((node) => node['Node Type'] === 'Sort' && node['Actual Rows'] > 21)).toEqual([]);
  expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(600);
});
