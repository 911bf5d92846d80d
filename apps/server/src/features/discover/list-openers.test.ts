import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';

const kindred = useTestApp();
let fan: TestUser;
const creators: TestCreator[] = [];

beforeAll(async () => {
  fan = await createUser(kindred.context);
  for (let at = 0; at < 6; at += 1) {
    const creator = await createCreator(kindred.context);
    const columns = { kind: at < 5 ? 'art' : 'music', follower_num: 10 * at } as const;
    await kindred.context.db
      .updateTable('characters')
      .set(columns)
      .where('char_id', '=', creator.charId)
      .execute();
    creators.push(creator);
  }
});

const idOf = (at: number) => creators[at]?.charId ?? '';
const openersFor = async (came_for?: string) => {
  const input = came_for === undefined ? {} : { came_for };
  return (await kindred.call('listOpeners', input, { token: fan.token })).data.list;
};

test('a newcomer chooses among the four most followed of each kind', async () => {
  const list = await openersFor();
  expect(list.map(({ char_id }) => char_id)).toEqual([5, 4, 3, 2, 1].map(idOf));
  expect(list.map(({ kind }) => kind)).toEqual(['music', 'art', 'art', 'art', 'art']);
});

test('whom they came for comes first, by id or handle, however few follow them, and once', async () => {
  expect((await openersFor(idOf(0))).map(({ char_id }) => char_id)).toEqual([0, 5, 4, 3, 2, 1].map(idOf));
  const [first, ...others] = await openersFor(creators[3]?.handle);
  expect(first?.char_id).toBe(idOf(3));
  expect(others.map(({ char_id }) => char_id)).not.toContain(idOf(3));
});

test('only pieces that are open to everyone are shown, to visitors too, and their files need no right', async () => {
  const creator = creators[4] as TestCreator;
  const opened = await createPost(kindred.context, creator, { isOpen: true });
  await createPost(kindred.context, creator, { price: 300 });
  await createPost(kindred.context, creator, {});
  const pieces = (await openersFor()).find(({ char_id }) => char_id === creator.charId)?.pieces ?? [];
  expect(pieces).toHaveLength(1);
  const { data } = await kindred.call('listPublicOpeners', {}, {});
  expect(data.list.map(({ char_unique_id }) => char_unique_id)).toEqual([creator.handle]);
  expect(data.list[0]?.pieces).toEqual(pieces);
  const file = await kindred.app.inject({ url: pieces[0]?.image ?? '' });
  expect([opened.postId.length > 0, file.statusCode]).toEqual([true, 200]);
});
