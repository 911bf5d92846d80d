import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createBlock } from '../../../test/data/create-block.ts';
import { createPost } from '../../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator } from '../../../test/data/factories.ts';

const kindred = useTestApp();
let creator: TestCreator;

beforeAll(async () => {
  creator = await createCreator(kindred.context);
});

const like = (postId: string, token: string) => kindred.call('likePost', { content_id: postId }, { token });
const unlike = (postId: string, token: string) =>
  kindred.call('unlikePost', { content_id: postId }, { token });

async function counters(postId: string) {
  const { db } = kindred.context;
  const post = await db
    .selectFrom('posts')
    .select(['like_num', 'char_id'])
    .where('post_id', '=', postId)
    .executeTakeFirstOrThrow();
  const character = await db
    .selectFrom('characters')
    .select('like_num')
    .where('char_id', '=', post.char_id)
    .executeTakeFirstOrThrow();
  const rows = await db.selectFrom('likes').select('user_id').where('post_id', '=', postId).execute();
  return { post: post.like_num, character: character.like_num, rows: rows.length };
}

test('a like counts once however often it is sent, and can be taken back once', async () => {
  const { postId } = await createPost(kindred.context, creator, { price: 300 });
  const { token } = await createUser(kindred.context);
  expect((await like(postId, token)).data).toEqual({ is_like: true, like_num: 1 });
  expect((await like(postId, token)).data).toEqual({ is_like: true, like_num: 1 });
  expect((await kindred.call('getPost', { diary_id: postId }, { token })).data).toMatchObject({
    is_like: true,
    access: 'locked',
    statistics: { like_num: 1 },
  });
  expect((await unlike(postId, token)).data).toEqual({ is_like: false, like_num: 0 });
  expect((await unlike(postId, token)).data).toEqual({ is_like: false, like_num: 0 });
});

test('twelve people liking and unliking at once leave true counters', async () => {
  const other = await createCreator(kindred.context);
  const { postId } = await createPost(kindred.context, other);
  const people = await Promise.all(Array.from({ length: 12 }, () => createUser(kindred.context)));
  const storm = people.flatMap(({ token }, index) => [
    like(postId, token),
    like(postId, token),
    ...(index % 2 ? [unlike(postId, token)] : []),
    like(postId, token),
  ]);
  for (const answer of await Promise.all(storm)) expect(answer.code).toBe(2000);
  const { post, character, rows } = await counters(postId);
  expect(rows).toBeGreaterThanOrEqual(6);
  expect([post, character]).toEqual([rows, rows]);
});

test('a post that is deleted, private or behind a block cannot be liked', async () => {
  const { userId, token } = await createUser(kindred.context);
  const hidden = await createPost(kindred.context, creator, { state: 0 });
  const deletedPost = await createPost(kindred.context, creator);
  await kindred.context.db
    .updateTable('posts')
    .set({ deleted_at: kindred.clock.now() })
    .where('post_id', '=', deletedPost.postId)
    .execute();
  const wall = await createCreator(kindred.context);
  const walled = await createPost(kindred.context, wall);
  await createBlock(kindred.context, userId, wall.userId);
  for (const { postId } of [hidden, deletedPost, walled]) {
    expect(await like(postId, token)).toMatchObject({ code: 5017, data: null });
    expect((await counters(postId)).rows).toBe(0);
  }
});
