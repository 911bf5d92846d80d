import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { explain, explainPage, planNodes } from '../../test/sql/explain.ts';
import { query } from '../../test/sql/query.ts';
import { promotionClaims, promotions } from '../offers/list-promotions.ts';
import { givenSubscriptions } from '../subscriptions/gifts/list-gifts.ts';
import { trackingLinks } from './list-tracking-links.ts';

const kindred = useTestApp();
let creator: TestCreator;
let fan: TestUser;

// Three creators and 4,000 people, all of whom buy, claim and come by links.
const fill = [
  `insert into users (nickname, created_at) select 'p' || n, now() from generate_series(1, 4000) n`,
  `insert into promotions (char_id, client_id, name, audience, percent_off, months, created_at)
   select c.char_id, 'n' || n, 'Offer', 'everyone', 10, 1, now() from characters c, generate_series(1, 2000) n`,
  `insert into checkouts (checkout_id, user_id, purpose, char_id, price_usd_cents, state, provider, redirect_url, created_at)
   select 'k' || u.user_id || '-' || n, u.user_id, 'gift', (select min(char_id) from characters), 999, 'paid', 'sandbox', '', now()
   from users u, generate_series(1, 3) n where u.nickname ~ '^p[0-9]+$'`,
  `insert into promotion_claims (checkout_id, promotion_id, user_id, claimed_at)
   select k.checkout_id, (select min(promotion_id) from promotions) + k.user_id % 40, k.user_id, now() - k.user_id * interval '1 minute'
   from checkouts k where k.checkout_id like '%-1'`,
  `insert into subscription_gifts (checkout_id, code, user_id, char_id, months, month_usd_cents, state, created_at, expires_at)
   select k.checkout_id, k.checkout_id, k.user_id, k.char_id, 1, 999, 'ready', now(), now() + interval '90 days' from checkouts k`,
  `insert into tracking_links (char_id, client_id, name, code, created_at)
   select c.char_id, 'n' || n, 'Link', c.char_id || '-' || n, now() from characters c, generate_series(1, 2000) n`,
  `insert into tracking_clicks (link_id, day, clicks)
   select link_id, current_date - n, 3 from tracking_links, generate_series(1, 5) n`,
  `insert into tracking_touches (user_id, char_id, touched_at, link_id, is_sign_up)
   select u.user_id, l.char_id, now(), l.link_id, true from users u
   join lateral (select char_id, link_id from tracking_links
     where link_id = (select min(link_id) from tracking_links) + u.user_id % 6000) l on true where u.nickname ~ '^p[0-9]+$'`,
  `insert into posts (char_id, content, state, published_at)
   select char_id, 'words', 1, now() from characters, generate_series(1, 500) n`,
  `insert into post_goals (post_id, title, diamonds) select post_id, 'A goal', 5000 from posts`,
  `insert into journal_entries (kind, user_id, created_at)
   select 'gift', u.user_id, now() from users u, generate_series(1, 3) n where u.nickname ~ '^p[0-9]+$'`,
  `insert into goal_gifts (entry_id, post_id)
   select e.entry_id, (select min(post_id) from posts) + e.entry_id % 1500 from journal_entries e where e.kind = 'gift'`,
];

beforeAll(async () => {
  const { context } = kindred;
  creator = await createCreator(context, { groupId: 'group_2' });
  for (let at = 0; at < 2; at++) await createCreator(context);
  for (const statement of fill) await query(context.db, statement, []);
  fan = await createUser(context);
  await query(context.db, 'analyze', []);
});

const publicUrl = 'https://kindred.test';
const first = async (table: string, column: string) =>
  (await query<{ id: string }>(kindred.context.db, `select min(${column})::text as id from ${table}`, []))[0]
    ?.id ?? '';

const pages = [
  [
    'promotions',
    'promotions_by_character',
    () => explainPage(kindred.context, promotions, { charId: creator.charId, publicUrl, now: new Date() }),
  ],
  [
    'who used a promotion',
    'promotion_claims_by_promotion',
    async () =>
      explainPage(kindred.context, promotionClaims, {
        charId: creator.charId,
        viewerId: creator.userId,
        promotionId: await first('promotions', 'promotion_id'),
      }),
  ],
  [
    'subscriptions that somebody gave',
    'subscription_gifts_of_buyer',
    () =>
      explainPage(kindred.context, givenSubscriptions, {
        viewerId: fan.userId,
        viewerIsCreator: false,
        now: new Date(),
        publicUrl,
      }),
  ],
  [
    'tracking links',
    'tracking_links_by_character',
    () => explainPage(kindred.context, trackingLinks, { charId: creator.charId, publicUrl }),
  ],
] as const;

test.each(pages)(
  'a page of %s is read off its index and touches little',
  async (_what, index, explainList) => {
    const plan = await explainList();
    const nodes = planNodes(plan);
    expect(nodes.map((node) => node['Index Name'])).toContain(index);
    expect(nodes.filter((node) => node['Node Type'] === 'Seq Scan' && node['Actual Rows'] > 100)).toEqual([]);
    expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(1500);
  },
);

test('what was given toward a goal is summed up from the gifts of that post alone', async () => {
  const text = 'select post_goal($1::bigint)';
  const post = await first('post_goals', 'post_id');
  const plan = await explain(kindred.context, { text, inputNames: ['post'], columns: {} }, { post });
  expect(plan['Shared Hit Blocks'] + plan['Shared Read Blocks']).toBeLessThan(300);
});
