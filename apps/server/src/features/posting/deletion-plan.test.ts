import { beforeAll, expect, test } from 'vitest';
import type { StatementText } from '../../platform/db/sql.ts';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createCreator, createUser } from '../../test/data/factories.ts';
import { explain, planNodes } from '../../test/sql/explain.ts';
import { query } from '../../test/sql/query.ts';
import { emptyingPosts } from '../posts/empty-posts.ts';
import { endFollows, endFollowsWithTrial, endPaid } from '../subscriptions/delete-memberships.ts';
import { updateExpired } from '../subscriptions/subscriptions.jobs.ts';

const kindred = useTestApp();
let person: { userId: string };

// 200 creators with a hundred posts each, 4,000 people who follow or subscribe to five of them, and a hundred ended
// periods.
const fill = [
  'alter table memberships disable trigger user',
  'alter table posts disable trigger user',
  `insert into users (nickname, created_at, is_creator) select 'maker' || n, now(), true from generate_series(1, 200) n`,
  `insert into characters (user_id, char_unique_id, name, nickname, created_at)
   select user_id, nickname, nickname, nickname, now() from users where nickname ~ '^maker[0-9]+$'`,
  `insert into users (nickname, created_at) select 'p' || n, now() from generate_series(1, 4000) n`,
  `insert into memberships (user_id, char_id, kind, state, period_end, month_usd_cents, renews, provider_ref, joined_at, updated_at)
   select u.user_id, c.low + (u.user_id + 40 * n) % 200, case n % 2 when 0 then 'free' else 'pro' end,
     case when n % 2 = 0 then 'following' when u.user_id % 40 = 0 and n = 1 then 'canceled' else 'active' end,
     case n % 2 when 0 then null else now() + interval '1 day' * (case when u.user_id % 40 = 0 and n = 1 then -1 else u.user_id % 30 + 1 end) end,
     case n % 2 when 0 then null else 999 end, n % 2 = 1, case n % 2 when 1 then u.user_id || '-' || n end, now(), now()
   from users u, generate_series(1, 4) n, (select min(char_id) as low from characters where char_unique_id ~ '^maker[0-9]+$') c
   where u.nickname ~ '^p[0-9]+$'`,
  `insert into posts (char_id, content, state, published_at)
   select char_id, 'words', 1, now() from characters, generate_series(1, 100) n`,
];

beforeAll(async () => {
  const { context } = kindred;
  person = await createCreator(context);
  await createUser(context);
  for (const statement of fill) await query(context.db, statement, []);
  const { userId } = person;
  await query(
    context.db,
    `insert into memberships (user_id, char_id, kind, state, joined_at, updated_at)
     select u.user_id, c.char_id, 'free', 'following', now(), now() from users u join characters c on c.user_id = $1
     where u.nickname ~ '^p[0-9]$'`,
    [userId],
  );
  await query(context.db, 'alter table memberships enable trigger user', []);
  await query(context.db, 'alter table posts enable trigger user', []);
  await query(context.db, 'update characters set post_num = 100, follower_num = 1000', []);
  await query(context.db, 'analyze', []);
});

const statements: [string, StatementText][] = [
  ['what was paid for, when an account goes', endPaid],
  ['follows, when an account goes', endFollows],
  ['follows of people who have had a trial, when an account goes', endFollowsWithTrial],
  ...emptyingPosts.map((text, index): [string, StatementText] => [
    `posts, when an account goes, ${index + 1}`,
    text,
  ]),
  ['periods that are over', updateExpired],
];

test.each(statements)(
  'to end %s reads neither memberships nor posts as a whole',
  async (_what, statement) => {
    const plan = await explain(kindred.context, statement, { ...person, now: kindred.clock.now() });
    const whole = planNodes(plan).filter(
      (node) =>
        node['Node Type'] === 'Seq Scan' && ['memberships', 'posts'].includes(node['Relation Name'] ?? ''),
    );
    expect(whole).toEqual([]);
  },
);
