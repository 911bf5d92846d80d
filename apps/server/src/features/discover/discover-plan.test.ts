import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createMembership, createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestUser } from '../../test/data/factories.ts';
import { unlock } from '../../test/data/unlock.ts';
import { explainPage, planNodes } from '../../test/sql/explain.ts';
import { query } from '../../test/sql/query.ts';
import { blockedPairsTable, fillBlockedPairs } from '../blocks/testing.ts';
import { foundCharacters } from './find-characters.ts';
import { foundConversations } from './find-conversations.ts';
import { foundPosts } from './find-posts.ts';
import { discoverCharacters } from './list-discover-characters.ts';
import { discoverPosts, taggedPosts } from './list-discover-posts.ts';

const kindred = useTestApp();
let fan: TestUser;

const fill = [
  `insert into users (nickname, is_creator, created_at) select 'c' || n, true, now() from generate_series(1, 1500) n`,
  `insert into characters (user_id, char_unique_id, name, tagline, kind, follower_num, created_at)
   select user_id, 'plan_' || user_id, 'Person ' || md5(user_id::text), 'about ' || user_id,
     (array['art', 'music', 'food', 'games'])[1 + user_id % 4], user_id % 97, now() - user_id * interval '1 second'
   from users where nickname ~ '^c[0-9]+$'`,
  // Split, because the triggers take time and no statement may take more than half a minute.
  ...[1, 2, 3, 4, 5, 6].map(
    (n) => `insert into posts (char_id, content, price, state, like_num, published_at)
   select c.char_id, 'common words and word' || ${n} * c.char_id % 900 || ' at the end #tag' || ${n} * c.char_id % 40, ${n % 3} * 100, 1, ${n} * c.char_id % 211,
     now() - ${n} * interval '1 day' - c.char_id * interval '1 second'
   from characters c`,
  ),
  `insert into media (key, owner_user_id, kind, class, state, width, height, widths, placeholder, stripped_at, created_at)
   select lpad(p.post_id::text, 22, '0'), c.user_id, 'image', 'private', 'ready', 800, 1000, '{320,800}', 'data:', now(), now()
   from posts p join characters c using (char_id)`,
  `insert into post_media (post_id, position, media_id) select p.post_id, 1, m.media_id
   from posts p join media m on m.key = lpad(p.post_id::text, 22, '0')`,
  `insert into memberships (user_id, char_id, kind, state, joined_at, updated_at)
   select u.user_id, c.char_id, 'free', 'following', now(), now() from characters c join users u on u.user_id % 300 = c.char_id % 300`,
  fillBlockedPairs(`select a.user_id, b.user_id from users a join users b
    on a.user_id % 500 = b.user_id % 499 and a.user_id <> b.user_id`),
  `insert into conversations (user_id, char_id, creator_user_id, last_message_at, created_at)
   select u.user_id, c.char_id, c.user_id, now(), now() from users u
   join characters c on c.char_id % 400 = u.user_id % 400 and c.user_id <> u.user_id where u.nickname ~ '^c[0-9]+$'`,
  `insert into messages (conversation_id, seq, identity, sender_user_id, type, content, created_at)
   select conversation_id, n, 'fan', user_id, 'text', 'hello common word' || conversation_id % 700, now() - n * interval '1 minute'
   from conversations, generate_series(1, 3) n where conversation_id % 2 = 0`,
  `insert into users (nickname, is_creator, created_at) select 'd' || n, true, now() from generate_series(1, 8000) n`,
  ...[0, 1, 2, 3].map(
    (part) => `insert into characters (user_id, char_unique_id, name, tagline, kind, follower_num, created_at)
   select user_id, 'more_' || user_id, 'Human ' || md5(user_id::text), 'about ' || user_id, 'travel', 0, now()
   from users where nickname ~ '^d[0-9]+$' and user_id % 4 = ${part}`,
  ),
];

beforeAll(async () => {
  const { db } = kindred.context;
  fan = await createUser(kindred.context);
  for (const statement of fill) await query(db, statement, []);
  const own = `insert into conversations (user_id, char_id, creator_user_id, last_message_at, created_at)
    select $1::bigint, char_id, user_id, now(), now() from characters order by char_id limit 40`;
  await query(db, own, [fan.userId]);
  const insertMessages = `insert into messages (conversation_id, seq, identity, sender_user_id, type, content, created_at)
    select conversation_id, n, 'fan', user_id, 'text', 'hello common', now()
    from conversations, generate_series(1, 2) n where user_id = $1`;
  await query(db, insertMessages, [fan.userId]);
  await query(
    db,
    'select gin_clean_pending_list(indexrelid) from pg_index join pg_class on oid = indexrelid where relam = (select oid from pg_am where amname = $1) and relname ~ $2',
    ['gin', '(words|trigrams)$'],
  );
  await query(db, 'update posts set trend = 20000000000 + post_id % 1000 where post_id % 3 = 0', []);
  await query(db, 'analyze', []);
});

const viewerInputs = () => ({ viewerId: fan.userId, now: new Date(), viewerIsCreator: false });
const post = () => ({ ...viewerInputs(), viewerIsReviewer: false, mediaToken: 'token' });
const anyone = () => ({ ...viewerInputs(), subType: null });

const lists = [
  ['popular creators', () => explainPage(kindred.context, discoverCharacters.popular.all, anyone())],
  [
    'popular creators of a kind',
    () => explainPage(kindred.context, discoverCharacters.popular.ofKind, { ...anyone(), kind: 'art' }),
  ],
  [
    'new creators of a kind',
    () => explainPage(kindred.context, discoverCharacters.new.ofKind, { ...anyone(), kind: 'art' }),
  ],
  ['popular posts', () => explainPage(kindred.context, discoverPosts.popular, { ...post(), kind: null })],
  ['trending posts', () => explainPage(kindred.context, discoverPosts.trending, { ...post(), kind: null })],
  ['posts with a tag', () => explainPage(kindred.context, taggedPosts, { ...post(), tag: 'Tag7' })],
  ['new posts of a kind', () => explainPage(kindred.context, discoverPosts.new, { ...post(), kind: 'art' })],
  [
    'creators by words',
    () =>
      explainPage(kindred.context, foundCharacters.rare, {
        ...viewerInputs(),
        typed: 'c4ca42',
        operators: 'c4ca42:*',
        near: 'c4ca42',
      }),
  ],
  [
    'posts by a rare word',
    () => explainPage(kindred.context, foundPosts.rare, { ...post(), operators: 'word77:*' }),
  ],
  [
    'my messages by a word that everybody says',
    () => explainPage(kindred.context, foundConversations, { viewerId: fan.userId, operators: 'hello:*' }),
  ],
] as const;

const large = [
  'posts',
  'character_words',
  'post_words',
  'post_tags',
  'messages',
  'conversation_words',
  'conversations',
  'characters',
  'memberships',
  blockedPairsTable,
];

test.each(lists)('%s are read by index', async (_name, explainList) => {
  const all = planNodes(await explainList());
  const scanned = all
    .filter((node) => node['Node Type'] === 'Seq Scan')
    .map((node) => node['Relation Name'] ?? '');
  expect(scanned.filter((table) => large.includes(table))).toEqual([]);
  expect(all.filter((node) => node['Subplan Name']?.startsWith('hashed'))).toEqual([]);
});

test('a word that everybody says costs no more than what one has said oneself', async () => {
  const inputs = { viewerId: fan.userId, operators: 'hello:* & common:*' };
  const all = planNodes(await explainPage(kindred.context, foundConversations, inputs));
  const wordsScan = all.find((node) => node['Index Name'] === 'conversation_words_words');
  expect(wordsScan?.['Actual Rows']).toBe(80);
});

test('a word that everybody says is known as such, also misspelt; a rare one and one that nobody says are not', async () => {
  const { db } = kindred.context;
  const estimate = async (typed: string) => {
    const [row] = await query<{ found: number }>(
      db,
      `select estimate_found(search_operators_near($1), 'post_words') as found`,
      [typed],
    );
    return row?.found ?? Number.NaN;
  };
  const isCommon = async (typed: string) => (await estimate(typed)) > 5000;
  expect(await Promise.all(['common', 'common words', 'comm', 'comon'].map(isCommon))).toEqual(
    Array(4).fill(true),
  );
  expect(await Promise.all(['word77', 'common word77', 'xylophone', ''].map(isCommon))).toEqual(
    Array(4).fill(false),
  );
});

test('a common word is looked for in a bounded number of posts, be it readable in none of them', async () => {
  const plan = await explainPage(kindred.context, foundPosts.common, { ...post(), operators: 'end:*' });
  const limits = planNodes(plan).filter((node) => node['Node Type'] === 'Limit');
  const walk = limits
    .map(planNodes)
    .find((nodes) => nodes.every((node) => node['Index Name'] !== 'post_words_pkey'));
  expect(walk?.at(-1)?.['Index Name']).toBe('posts_feed');
  const inputs = { ...post(), viewerIsReviewer: true, operators: 'end:*' };
  const whole = planNodes(await explainPage(kindred.context, foundPosts.common, inputs));
  const feedScan = whole.find((node) => node['Index Name'] === 'posts_feed');
  expect(feedScan?.['Actual Rows'], 'where all may be read').toBeLessThan(100);
});

test('by a common word each of those finds a post who may read it, as by a rare one, and nobody else', async () => {
  const { context } = kindred;
  const creator = await createCreator(context);
  const content = 'Common words, and more of them than anybody else is shown, until the end';
  const { postId } = await createPost(context, creator, { content, price: 300 });
  const stranger = await createUser(context);
  const [member, buyer] = [await createUser(context), await createUser(context, { diamonds: 300 })];
  await createMembership(context, member.userId, creator.charId, 'free');
  await unlock(kindred, buyer, postId);
  const find = async (list: typeof foundPosts.common, viewerId: string, viewerIsReviewer = false) => {
    const inputs = { ...post(), viewerId, viewerIsReviewer, now: kindred.clock.now(), operators: 'end:*' };
    const page = await list.readPage(context.db, inputs, { page: 1, size: 20 });
    return (JSON.parse(page.list) as { diary_id: string }[]).map(({ diary_id }) => diary_id);
  };
  const idsFrom = async (list: typeof foundPosts.common) => [
    ...(await Promise.all([creator, member, buyer, stranger].map(({ userId }) => find(list, userId)))),
    (await find(list, stranger.userId, true)).slice(0, 1),
  ];
  expect(await idsFrom(foundPosts.common)).toEqual([[postId], [postId], [postId], [], [postId]]);
  expect(await idsFrom(foundPosts.rare)).toEqual([[postId], [postId], [postId], [], [postId]]);
});

test('a rare word costs what it finds, however many posts there are', async () => {
  const plan = await explainPage(kindred.context, foundPosts.rare, { ...post(), operators: 'word77:*' });
  const words = planNodes(plan).find((node) => node['Index Name'] === 'post_words_words');
  expect(words?.['Actual Rows']).toBeLessThan(100);
  expect(planNodes(plan).filter((node) => node['Index Name'] === 'posts_feed')).toEqual([]);
});
