import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createBlock } from '../../test/data/create-block.ts';
import { createMembership, createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';
import { query } from '../../test/sql/query.ts';

const kindred = useTestApp();
const creators: TestCreator[] = [];

beforeAll(async () => {
  for (let at = 0; at < 4; at += 1) {
    const creator = await createCreator(kindred.context, { groupId: at === 3 ? 'group_1' : null });
    creators.push(creator);
    for (let number = 0; number < 6; number += 1) {
      const publishedAt = new Date(kindred.clock.now().getTime() - (at + number * 5 + 1) * 60_000);
      await createPost(kindred.context, creator, { publishedAt, pictures: 0 });
    }
  }
});

const creator = (at: number) => creators[at] as TestCreator;
const list = async ({ token }: TestUser, input = {}) =>
  (await kindred.call('listFollowingFeed', input, { token })).data;
const names = (posts: { character: { char_id: string } }[]) =>
  new Set(posts.map(({ character }) => character.char_id));

async function createFan(...joined: number[]): Promise<TestUser> {
  const fan = await createUser(kindred.context);
  for (const at of joined) {
    await createMembership(kindred.context, fan.userId, creator(at).charId, at === 3 ? 'pro' : 'free');
  }
  return fan;
}

/** Joins this many creators without posts, so that the feed uses its other query. */
async function joinMany(fan: TestUser): Promise<void> {
  await query(
    kindred.context.db,
    `with people as (insert into users (nickname, created_at) select 'quiet', now() from generate_series(1, 120) returning user_id),
     quiet as (insert into characters (user_id, char_unique_id, name, created_at)
       select user_id, 'quiet_' || user_id, 'Quiet', now() from people returning char_id)
     insert into memberships (user_id, char_id, kind, state, joined_at, updated_at)
     select $1::bigint, char_id, 'free', 'following', now(), now() from quiet`,
    [fan.userId],
  );
}

test('it holds the posts of joined creators only, open, newest first, and ends', async () => {
  const fan = await createFan(0, 3);
  const { list: posts, next, count } = await list(fan, { size: 50 });
  expect(names(posts)).toEqual(new Set([creator(0).charId, creator(3).charId]));
  expect(posts).toHaveLength(12);
  expect(new Set(posts.map(({ access }) => access))).toEqual(new Set(['full']));
  const times = posts.map(({ created_time }) => created_time);
  expect(times).toEqual(times.toSorted().toReversed());
  expect([next, count]).toEqual([null, 12]);
});

test('who follows nobody gets an empty list', async () => {
  expect(await list(await createFan())).toMatchObject({ list: [], next: null, count: 0 });
});

test.each([
  ['few', false],
  ['more than a hundred', true],
])(
  'page by page, by cursor and by number, nothing is left out or comes twice with %s memberships',
  async (_how, isMany) => {
    const fan = await createFan(0, 1, 2);
    if (isMany) await joinMany(fan);
    const whole = (await list(fan, { size: 50 })).list.map(({ diary_id }) => diary_id);
    expect(whole).toHaveLength(18);
    const paged: string[] = [];
    let cursor: string | null = '';
    for (let page = 1; cursor !== null; page += 1) {
      const result = await list(fan, { size: 5, ...(cursor ? { cursor } : {}) });
      const byNumber = await list(fan, { size: 5, page });
      expect(byNumber.list.map(({ diary_id }) => diary_id)).toEqual(
        result.list.map(({ diary_id }) => diary_id),
      );
      paged.push(...result.list.map(({ diary_id }) => diary_id));
      cursor = result.next;
    }
    expect(paged).toEqual(whole);
  },
);

test.each([
  ['few', false],
  ['more than a hundred', true],
])(
  'a lapsed subscription, a hidden creator and a block leave it, with %s memberships',
  async (_how, isMany) => {
    const fan = await createFan(0, 1, 2, 3);
    if (isMany) await joinMany(fan);
    await kindred.context.db
      .updateTable('memberships')
      .set({ period_end: new Date(kindred.clock.now().getTime() - 1000) })
      .where('user_id', '=', fan.userId)
      .where('char_id', '=', creator(3).charId)
      .execute();
    await kindred.call('hideFromHomeFeed', { restrict_id: creator(1).charId, hide: 1 }, { token: fan.token });
    await createBlock(kindred.context, creator(2).userId, fan.userId);
    expect(names((await list(fan, { size: 50 })).list)).toEqual(new Set([creator(0).charId]));
  },
);

test('how many have come since is counted without reading them', async () => {
  const fan = await createFan(0, 1);
  const { token } = fan;
  const top = (await list(fan)).list[0]?.diary_id ?? '';
  const count = async (postId: string) =>
    (await kindred.call('countNewPosts', { diary_id: postId }, { token })).data.count;
  expect(await count(top)).toBe(0);
  kindred.clock.advance(60);
  for (let at = 0; at < 3; at += 1) await createPost(kindred.context, creator(0), { pictures: 0 });
  await createPost(kindred.context, creator(2), { pictures: 0 });
  expect(await count(top)).toBe(3);
  expect(await count('999999')).toBe(0);
});
