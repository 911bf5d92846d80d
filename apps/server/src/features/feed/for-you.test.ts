import type { CallOutput } from '@kindred/contract/all/calls';
import { scoreParts } from '@kindred/contract/posts/post-score';
import { refusals } from '@kindred/contract/wire/errors';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createMembership, createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { query } from '../../test/sql/query.ts';

type Post = CallOutput<'listHomeFeed'>['list'][number];

const kindred = useTestApp();
let fan: TestUser;
const creators: TestCreator[] = [];
const creatorNum = 8;

/** Eight creators, half of them pro, each with two open posts, one with a preview and two locked ones. */
beforeAll(async () => {
  for (let at = 0; at < creatorNum; at += 1) {
    const creator = await createCreator(kindred.context, { groupId: at % 2 ? 'group_1' : null });
    creators.push(creator);
    for (let number = 0; number < 5; number += 1) {
      const hasPreview = number === 2;
      await createPost(kindred.context, creator, {
        isOpen: number < 2,
        price: hasPreview ? 100 : 0,
        previews: hasPreview ? 1 : 0,
        publishedAt: new Date(kindred.clock.now().getTime() - (at * 7 + number * 11) * 60_000),
      });
    }
  }
});
beforeEach(async () => {
  fan = await createUser(kindred.context);
});

const creator = (at: number) => creators[at] as TestCreator;
const page = async (input: { cursor?: string; page?: number; size?: number } = {}, person = fan) =>
  (await kindred.call('listHomeFeed', input, { token: person.token })).data;

async function readAll(size = 4): Promise<Post[]> {
  const cards: Post[] = [];
  let cursor: string | null = null;
  do {
    const read: CallOutput<'listHomeFeed'> = await page({ size, ...(cursor ? { cursor } : {}) });
    cards.push(...read.list);
    cursor = read.next;
  } while (cursor);
  return cards;
}

/** Of the first `spaced` cards none is of a creator of the four before; those of the most diligent come at the end. */
function expectRules(cards: readonly Post[], spaced = cards.length): void {
  for (let at = 0; at < cards.length; at += 1) {
    const five = cards.slice(at, Math.min(at + 5, spaced)).map(({ character }) => character.char_id);
    expect(new Set(five).size).toBe(five.length);
    expect(cards.slice(at, at + 5).filter(({ access }) => access !== 'full').length).toBeLessThan(2);
  }
  expect(new Set(cards.map(({ diary_id }) => diary_id)).size).toBe(cards.length);
}

test('a newcomer who follows nobody sees whole posts first, an offer in five cards at most, and an end', async () => {
  const cards = await readAll();
  expectRules(cards);
  expect(cards.slice(0, 4).map(({ access }) => access)).toEqual(['full', 'full', 'full', 'full']);
  expect(cards.filter(({ access }) => access === 'full')).toHaveLength(2 * creatorNum);
  expect(cards.some(({ access }) => access !== 'full')).toBe(true);
});

test('pages by number are the pages by cursor', async () => {
  const first = await page({ size: 4 });
  const second = await page({ size: 4, cursor: first.next ?? '' });
  const byNumber = await page({ size: 4, page: 2 });
  expect(byNumber.list.map(({ diary_id }) => diary_id)).toEqual(second.list.map(({ diary_id }) => diary_id));
  expect((await page({ page: 999 })).list).toEqual([]);
});

test('what one has joined is open in it', async () => {
  await createMembership(kindred.context, fan.userId, creator(0).charId, 'free');
  await createMembership(kindred.context, fan.userId, creator(1).charId, 'pro');
  const cards = await readAll();
  expectRules(cards, 2 * creatorNum);
  const full = cards.filter(({ access, is_open }) => access === 'full' && !is_open);
  expect(new Set(full.map(({ character }) => character.char_id))).toEqual(
    new Set([creator(0).charId, creator(1).charId]),
  );
});

test('no post comes twice while people like and take back their likes as one pages', async () => {
  const first = await page({ size: 4 });
  const otherFan = await createUser(kindred.context);
  for (const { diary_id } of first.list) {
    await kindred.call('likePost', { content_id: diary_id }, { token: otherFan.token });
    await kindred.call('unlikePost', { content_id: diary_id }, { token: otherFan.token });
  }
  const second = await page({ size: 4, cursor: first.next ?? '' });
  const ids = [...first.list, ...second.list].map(({ diary_id }) => diary_id);
  expect(new Set(ids).size).toBe(ids.length);
});

test('what was seen does not come again, to this person alone, until they ask for it', async () => {
  const { list } = await page();
  const ids = list.map(({ diary_id }) => diary_id);
  const { token } = fan;
  expect((await kindred.call('markSeen', { diary_ids: ids }, { token })).code).toBe(2000);
  expect((await kindred.call('markSeen', { diary_ids: ids }, { token })).code).toBe(2000);
  const again = (await page()).list.map(({ diary_id }) => diary_id);
  expect(again.filter((id) => ids.includes(id))).toEqual([]);
  const otherPage = await page({}, await createUser(kindred.context));
  expect(otherPage.list.map(({ diary_id }) => diary_id)).toEqual(ids);
  await kindred.call('clearSeen', {}, { token });
  expect((await page()).list.map(({ diary_id }) => diary_id)).toEqual(ids);
});

test('of what was seen the newest thousand are kept', async () => {
  const { db } = kindred.context;
  const { charId } = await createCreator(kindred.context);
  await query(
    db,
    `with added as (insert into posts (char_id, state, published_at)
       select $1::bigint, 1, now() - interval '90 days' from generate_series(1, 1000) returning post_id)
     insert into seen_posts (user_id, post_id, seen_at) select $2::bigint, post_id, $3::timestamptz from added`,
    [charId, fan.userId, new Date(kindred.clock.now().getTime() - 1000)],
  );
  const ids = (await page()).list.slice(0, 3).map(({ diary_id }) => diary_id);
  await kindred.call('markSeen', { diary_ids: ids }, { token: fan.token });
  const seenPosts = await query<{ post_id: string }>(
    db,
    'select post_id from seen_posts where user_id = $1::bigint order by seen_at desc',
    [fan.userId],
  );
  expect(seenPosts).toHaveLength(1000);
  expect(seenPosts.map(({ post_id }) => post_id)).toEqual(expect.arrayContaining(ids));
});

test('less of a creator takes them out of For you and nothing else; taken back they are there again', async () => {
  const { token } = fan;
  const { charId } = creator(2);
  await createMembership(kindred.context, fan.userId, charId, 'free');
  const less = (value: 0 | 1) =>
    kindred.call('wantLess', { scope: 'creator', char_id: charId, less: value }, { token });
  expect((await less(1)).code).toBe(2000);
  expect((await readAll()).some(({ character }) => character.char_id === charId)).toBe(false);
  const following = (await kindred.call('listFollowingFeed', {}, { token })).data.list;
  expect(following.length).toBe(5);
  expect((await kindred.call('listLess', {}, { token })).data.creators).toMatchObject([{ char_id: charId }]);
  await less(0);
  expect((await readAll()).some(({ character }) => character.char_id === charId)).toBe(true);
});

test('less of a topic leaves out who is about it, but nobody whom one has joined', async () => {
  const { db } = kindred.context;
  const { token } = fan;
  const about = [creator(3), creator(4)].map(({ charId }) => charId);
  await db.updateTable('characters').set({ kind: 'music' }).where('char_id', 'in', about).execute();
  await createMembership(kindred.context, fan.userId, creator(4).charId, 'free');
  const { data } = await kindred.call(
    'wantLess',
    { scope: 'topic', char_id: creator(3).charId, less: 1 },
    { token },
  );
  expect(data.topic).toBe('music');
  const cardsByPost = new Set((await readAll()).map(({ character }) => character.char_id));
  expect([cardsByPost.has(creator(3).charId), cardsByPost.has(creator(4).charId)]).toEqual([false, true]);
  expect((await kindred.call('listLess', {}, { token })).data.topics).toEqual(['music']);
  await kindred.call('wantLess', { scope: 'topic', topic: 'music', less: 0 }, { token });
  expect((await kindred.call('listLess', {}, { token })).data.topics).toEqual([]);
});

test('one’s own character, nobody, and nothing named cannot be wanted less', async () => {
  const wantLess = (input: object, { token }: TestUser) =>
    kindred.call('wantLess', { scope: 'creator', less: 1, ...input } as never, { token });
  expect((await wantLess({ char_id: creator(0).charId }, creator(0))).code).not.toBe(2000);
  expect((await wantLess({ char_id: '999999' }, fan)).code).toBe(404);
  expect((await wantLess({}, fan)).code).toBe(refusals.invalidInput.code);
});

test('what a member has not got, because it is of a higher tier or sold to members as well, comes once at most, as an offer', async () => {
  await createMembership(kindred.context, fan.userId, creator(7).charId, 'pro');
  const options = { publishedAt: kindred.clock.now() };
  const posts = [
    await createPost(kindred.context, creator(7), { ...options, tierLevel: 1000 }),
    await createPost(kindred.context, creator(7), { ...options, price: 100, membersIncluded: false }),
  ];
  const cards = await readAll(16);
  expectRules(cards, 2 * creatorNum);
  const cardsByPost = posts.map(({ postId }) => cards.filter(({ diary_id }) => diary_id === postId));
  for (const shown of cardsByPost) expect(shown.length).toBeLessThan(2);
  // There is not always a place for both among the open ones.
  expect(new Set(cardsByPost.flat().map(({ access }) => access))).toEqual(new Set(['locked']));
});

test('the score is what people are told it is made of, and never falls', async () => {
  const { postId } = await createPost(kindred.context, creator(5), {
    publishedAt: new Date('2026-11-20T10:00:00Z'),
  });
  const { db } = kindred.context;
  const score = async () =>
    Number(
      (await query<{ score: string }>(db, 'select score from posts where post_id = $1::bigint', [postId]))[0]
        ?.score,
    );
  const counts = (likes: number, comments: number) => {
    const { published, response } = scoreParts({ createdTime: '2026-11-20T10:00:00Z', likes, comments });
    return published + response;
  };
  expect(await score()).toBe(counts(0, 0));
  for (const [likes, comments] of [
    [3, 2],
    [41, 17],
  ] as const) {
    await db
      .updateTable('posts')
      .set({ like_num: likes, comment_num: comments })
      .where('post_id', '=', postId)
      .execute();
    expect(await score()).toBe(counts(likes, comments));
  }
  await db.updateTable('posts').set({ like_num: 0, comment_num: 0 }).where('post_id', '=', postId).execute();
  expect(await score()).toBe(counts(41, 17));
});

/** A reader of German, whose seen posts do not count: only posts of this test are left to them. */
async function readerOf(postIds: readonly string[]) {
  const reader = await createUser(kindred.context);
  await query(
    kindred.context.db,
    'insert into seen_posts (user_id, post_id, seen_at) select $1::bigint, post_id, now() from posts where post_id <> all($2::bigint[])',
    [reader.userId, postIds],
  );
  const read = async (language: string) => {
    const cards: Post[] = [];
    let cursor: string | null = null;
    do {
      const { data }: { data: CallOutput<'listHomeFeed'> } = await kindred.call(
        'listHomeFeed',
        { size: 3, ...(cursor ? { cursor } : {}) },
        { token: reader.token, language },
      );
      cards.push(...data.list);
      cursor = data.next;
    } while (cursor);
    return cards.map(({ diary_id }) => diary_id);
  };
  return { reader, read };
}

test('posts in the reader’s language come first, whatever their score, and all others after them', async () => {
  const texts = {
    de: 'Das ist der Ofen, und ich bin nicht fertig',
    en: 'This is the kiln and the glaze is blue',
  };
  const ids: Record<'de' | 'en', string[]> = { de: [], en: [] };
  for (let at = 0; at < 7; at += 1) {
    const writer = await createCreator(kindred.context);
    for (const language of ['de', 'en'] as const) {
      const publishedAt = new Date(
        kindred.clock.now().getTime() - at * 60_000 - (language === 'de' ? 9e8 : 0),
      );
      const post = { content: texts[language], isOpen: true, publishedAt };
      ids[language].push((await createPost(kindred.context, writer, post)).postId);
    }
  }
  const { read } = await readerOf([...ids.de, ...ids.en]);
  expect(await read('de')).toEqual([...ids.de, ...ids.en]);
  expect(await read('en')).toEqual([...ids.en, ...ids.de]);
});

test('with one creator alone For you goes on until all of theirs was there', async () => {
  const writer = await createCreator(kindred.context);
  const ids: string[] = [];
  for (let at = 0; at < 30; at += 1) {
    const publishedAt = new Date(kindred.clock.now().getTime() - at * 60_000);
    ids.push((await createPost(kindred.context, writer, { isOpen: true, publishedAt, pictures: 0 })).postId);
  }
  const { read } = await readerOf(ids);
  expect(await read('en')).toEqual(ids);
});

test('what cannot be had is no offer: of an unknown tier, of a page that is closed, or while nothing is sold to the fan', async () => {
  const pages = {
    unknown: await createCreator(kindred.context, { groupId: 'group_9' }),
    closed: await createCreator(kindred.context, { groupId: 'group_1' }),
    sold: await createCreator(kindred.context, { groupId: 'group_1' }),
  };
  const { db } = kindred.context;
  await db
    .updateTable('characters')
    .set({ pro_sales_open: false })
    .where('char_id', '=', pages.closed.charId)
    .execute();
  const ids: Record<string, string> = {};
  for (const [name, price] of [
    ['unknown', 0],
    ['unknown', 100],
    ['closed', 0],
    ['closed', 100],
    ['sold', 0],
  ] as const)
    ids[`${name} ${price}`] = (await createPost(kindred.context, pages[name], { price })).postId;
  const open: string[] = [];
  for (let at = 0; at < 12; at += 1)
    open.push(
      (await createPost(kindred.context, await createCreator(kindred.context), { isOpen: true })).postId,
    );
  const { reader, read } = await readerOf([...open, ...Object.values(ids)]);
  const offered = (await read('en')).filter((id) => !open.includes(id));
  expect(offered.toSorted()).toEqual([ids['closed 100'], ids['sold 0']].toSorted());
  const later = new Date(kindred.clock.now().getTime() + 3_600_000);
  await db
    .updateTable('users')
    .set({ sales_quiet_until: later })
    .where('user_id', '=', reader.userId)
    .execute();
  expect(await read('en')).toHaveLength(open.length);
});
