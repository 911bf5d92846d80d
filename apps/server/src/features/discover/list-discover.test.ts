import type { CallInput, CallName, CallOutput } from '@kindred/contract/all/calls';
import type { CreatorKind } from '@kindred/contract/characters/limits';
import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createMembership, createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestUser } from '../../test/data/factories.ts';

const kindred = useTestApp();
let fan: TestUser;
const creators: string[] = [];
const posts: string[] = [];

beforeAll(async () => {
  fan = await createUser(kindred.context);
  for (const [at, kind] of (['art', 'music', 'art', 'art', null] as const).entries()) {
    await settle(kind, { at, followers: [5, 90, 40, 7, 1][at] ?? 0, groupId: at === 3 ? 'g_999_3' : null });
  }
});

/** The longer ago (`at`), the more likes. */
async function settle(
  kind: CreatorKind | null,
  options: { at: number; followers: number; groupId: string | null },
) {
  const { context } = kindred;
  const creator = await createCreator(context, { groupId: options.groupId });
  const time = new Date(kindred.clock.now().getTime() - options.at * 3_600_000);
  const columns = { kind, follower_num: options.followers, created_at: time };
  await context.db.updateTable('characters').set(columns).where('char_id', '=', creator.charId).execute();
  const { postId } = await createPost(context, creator, { price: 100, publishedAt: time });
  await context.db.updateTable('posts').set({ like_num: options.at }).where('post_id', '=', postId).execute();
  creators.push(creator.charId);
  posts.push(postId);
}

type Browse = 'listDiscoverCharacters' | 'listDiscoverPosts';

async function browse<Name extends Browse>(name: Name, input: CallInput<Name>): Promise<CallOutput<Name>> {
  const { code, data } = await kindred.call(name as CallName, input as never, { token: fan.token });
  expect(code).toBe(2000);
  return data as CallOutput<Name>;
}

async function shownCreators(input: CallInput<'listDiscoverCharacters'>) {
  const { list } = await browse('listDiscoverCharacters', input);
  return list.map(({ char_id }) => creators.indexOf(char_id));
}

async function shownPosts(input: CallInput<'listDiscoverPosts'>) {
  const { list } = await browse('listDiscoverPosts', input);
  return list.map(({ diary_id }) => posts.indexOf(diary_id));
}

test('creators are browsed by followers, by newness, by kind and by what joining takes', async () => {
  expect(await shownCreators({})).toEqual([1, 2, 3, 0, 4]);
  expect(await shownCreators({ sort: 'new' })).toEqual([0, 1, 2, 3, 4]);
  expect(await shownCreators({ kind: 'art' })).toEqual([2, 3, 0]);
  expect(await shownCreators({ kind: 'art', sort: 'new', sub_type: 'free' })).toEqual([0, 2]);
  expect(await shownCreators({ sub_type: 'pro' })).toEqual([3]);
  expect(await shownCreators({ kind: 'games' })).toEqual([]);
});

test('posts are browsed by likes, by newness and by kind', async () => {
  expect(await shownPosts({})).toEqual([4, 3, 2, 1, 0]);
  expect(await shownPosts({ sort: 'new' })).toEqual([0, 1, 2, 3, 4]);
  expect(await shownPosts({ kind: 'art' })).toEqual([3, 2, 0]);
});

test('a locked post in the wall shows that it is there and nothing of what it holds', async () => {
  const { list } = await browse('listDiscoverPosts', { kind: 'music' });
  expect(list).toMatchObject([
    { access: 'locked', media: [{ url: '', sources: [] }], images: [], content_cut: true },
  ]);
});

test('private posts and posts without media are no part of the wall', async () => {
  const creator = await createCreator(kindred.context);
  await createPost(kindred.context, creator, { state: 0 });
  await createPost(kindred.context, creator, { pictures: 0 });
  const { list } = await browse('listDiscoverPosts', {});
  expect(list.filter(({ character }) => character.char_id === creator.charId)).toEqual([]);
});

test.each(['listDiscoverCharacters', 'listDiscoverPosts'] as const)(
  '%s goes on page by page to its end',
  async (name) => {
    const cardIds: string[] = [];
    for (let cursor: string | null | undefined; cursor !== null; ) {
      const page: { list: object[]; next: string | null } = await browse(name, {
        size: 2,
        kind: 'art',
        ...(cursor ? { cursor } : {}),
      });
      cardIds.push(
        ...page.list.map((item) =>
          'diary_id' in item ? String(item.diary_id) : String((item as { char_id: string }).char_id),
        ),
      );
      cursor = page.next;
    }
    expect(cardIds).toHaveLength(3);
    expect(new Set(cardIds).size).toBe(3);
  },
);

test('a tag finds the posts in which one may read it, the newest first, until it is taken out', async () => {
  const { context } = kindred;
  const creator = await createCreator(context);
  const own = { token: creator.token };
  const at = (hours: number) => new Date(kindred.clock.now().getTime() + hours * 3_600_000);
  const write = (content: string, price: number, hours: number) =>
    createPost(context, creator, { content, price, publishedAt: at(hours) });
  const visiblePost = await write(
    '#Glaze and fire, and a good long evening beside the kiln with friends',
    100,
    1,
  );
  const hidden = await write(
    'A long evening beside the kiln, with all of what we know about #ＧＬＡＺＥ',
    100,
    2,
  );
  const member = await write('No sign at the start of a word#glaze counts, nor ##glaze', 100, 3);
  const tagged = async (tag: string, { token }: { token: string } = fan) => {
    const { data } = await kindred.call('listDiscoverPosts', { tag }, { token });
    return data.list.map(({ diary_id }) => diary_id);
  };
  expect(await tagged('glaze')).toEqual([visiblePost.postId]);
  expect(await tagged('GLAZE', own)).toEqual([hidden.postId, visiblePost.postId]);
  expect(await tagged('glaze')).not.toContain(member.postId);
  await context.db
    .updateTable('posts')
    .set({ content: 'Plain' })
    .where('post_id', '=', visiblePost.postId)
    .execute();
  await kindred.call('deletePost', { diary_id: hidden.postId }, own);
  expect(await tagged('glaze', own)).toEqual([]);
});

test('what trends is what people liked or commented on these days: each counts once, and less every day', async () => {
  const { context, clock } = kindred;
  const creator = await createCreator(context);
  const people: TestUser[] = [];
  for (let person = 0; person < 4; person++) people.push(await createUser(context));
  const [old, fresh, shouted] = [
    (await createPost(context, creator, { price: 100 })).postId,
    (await createPost(context, creator, { price: 100 })).postId,
    (await createPost(context, creator, { price: 100 })).postId,
  ];
  const like = (postId: string, { token }: { token: string }) =>
    kindred.call('likePost', { content_id: postId }, { token });
  for (const person of people) await like(old, person);
  const trending = async () => {
    const { list } = await browse('listDiscoverPosts', { sort: 'trending' });
    return list.map(({ diary_id }) => diary_id).filter((id) => [old, fresh, shouted].includes(id));
  };
  expect(await trending()).toEqual([old]);
  // Two people three days later weigh more than four then; one person who returns repeatedly does not.
  clock.advance(3 * 86_400);
  const [firstFan, secondFan] = people as [TestUser, TestUser];
  await like(shouted, firstFan);
  for (let round = 0; round < 5; round++) {
    await kindred.call('unlikePost', { content_id: shouted }, { token: firstFan.token });
    await like(shouted, firstFan);
  }
  await like(shouted, creator);
  await Promise.all([like(fresh, firstFan), like(fresh, secondFan)]);
  expect(await trending()).toEqual([fresh, shouted, old]);
  const { list } = await browse('listDiscoverPosts', { sort: 'trending', size: 1 });
  expect(list).toHaveLength(1);
});

test('a suggestion says whom it resembles of those that one has joined, and nothing else', async () => {
  const person = await createUser(kindred.context);
  const suggested = async () =>
    (await kindred.call('listSuggestedCharacters', {}, { token: person.token })).data.list;
  expect((await suggested()).every(({ because }) => because === null)).toBe(true);
  await createMembership(kindred.context, person.userId, creators[0] ?? '', 'free');
  const list = await suggested();
  const like = list.find(({ char_id }) => char_id === creators[2]);
  expect(like?.because).toMatchObject({ char_id: creators[0], sub_type: 'free' });
  expect(list.find(({ char_id }) => char_id === creators[1])?.because).toBeNull();
});

test('a suggestion says that one subscribes where one does, and nothing once that has ended', async () => {
  const person = await createUser(kindred.context);
  await createMembership(kindred.context, person.userId, creators[3] ?? '', 'pro');
  const reason = async () => {
    const { data } = await kindred.call('listSuggestedCharacters', {}, { token: person.token });
    return data.list.find(({ char_id }) => char_id === creators[2])?.because;
  };
  expect(await reason()).toMatchObject({ char_id: creators[3], sub_type: 'pro' });
  await kindred.context.db
    .updateTable('memberships')
    .set({ period_end: kindred.clock.now() })
    .where('user_id', '=', person.userId)
    .execute();
  expect(await reason()).toBeNull();
});

test('kinds, orders and cursors that do not exist are refused', async () => {
  for (const input of [{ kind: 'nothing' }, { sort: 'random' }, { cursor: 'bm9uZQ' }, { size: 51 }]) {
    const answer = await kindred.call('listDiscoverPosts', input as never, { token: fan.token });
    expect(answer.code).toBe(4000);
  }
});

test('a creator is not offered themselves', async () => {
  const creator = await createCreator(kindred.context, { name: 'Selfsame' });
  await kindred.context.db
    .updateTable('characters')
    .set({ kind: 'travel' })
    .where('char_id', '=', creator.charId)
    .execute();
  const listFor = async (token: string, kind?: 'travel') => {
    const { data } = await kindred.call('listDiscoverCharacters', { size: 50, sort: 'new', kind }, { token });
    return data.list.map(({ char_id }) => char_id);
  };
  for (const kind of ['travel', undefined] as const) {
    expect(await listFor(fan.token, kind)).toContain(creator.charId);
    expect(await listFor(creator.token, kind)).not.toContain(creator.charId);
  }
});
