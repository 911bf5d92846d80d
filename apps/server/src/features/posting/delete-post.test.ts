import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { keyOf, uploadPicture } from '../../test/app/upload.ts';
import { createCreator, type TestCreator } from '../../test/data/factories.ts';
import { expectInvariants } from '../../test/sql/expect-invariants.ts';

const kindred = useTestApp();
beforeAll(async () => {
  await kindred.startJobs();
});
afterAll(async () => {
  await expectInvariants(kindred);
});

async function write(creator: TestCreator, mediaIds: string[]): Promise<string> {
  const { data } = await kindred.call(
    'createPost',
    {
      client_id: crypto.randomUUID(),
      content: 'Words that I regret',
      price: 0,
      state: 1,
      media: mediaIds.map((media_id) => ({ media_id, is_preview: false, alt: 'What is on it' })),
    },
    { token: creator.token },
  );
  return data.diary_id;
}

const remove = (creator: TestCreator, diary_id: string) =>
  kindred.call('deletePost', { diary_id }, { token: creator.token });
const size = (key: string) => kindred.context.storage.size(`${key}/w40`);

test('a post that is deleted leaves neither its words nor its pictures’ nor their files', async () => {
  const creator = await createCreator(kindred.context);
  const picture = await uploadPicture(kindred, creator);
  const postId = await write(creator, [picture.media_id]);
  expect(await size(keyOf(picture))).toBeGreaterThan(0);
  expect((await remove(creator, postId)).code).toBe(2000);
  const { db } = kindred.context;
  const post = await db.selectFrom('posts').select('content').where('post_id', '=', postId).execute();
  const items = await db.selectFrom('post_media').select('alt').where('post_id', '=', postId).execute();
  expect([post, items]).toEqual([[{ content: '' }], []]);
  await expect.poll(() => size(keyOf(picture))).toBeUndefined();
  // The files go first, their rows last.
  const vault = () => kindred.call('listVault', {}, { token: creator.token });
  await expect.poll(async () => (await vault()).data.list).toEqual([]);
});

test('a picture that another post shows as well stays until that one is deleted too', async () => {
  const creator = await createCreator(kindred.context);
  const picture = await uploadPicture(kindred, creator);
  const otherPicture = await uploadPicture(kindred, creator);
  const first = await write(creator, [picture.media_id, otherPicture.media_id]);
  const second = await write(creator, [picture.media_id]);
  await remove(creator, first);
  await expect.poll(() => size(keyOf(otherPicture))).toBeUndefined();
  expect(await size(keyOf(picture))).toBeGreaterThan(0);
  await remove(creator, second);
  await expect.poll(() => size(keyOf(picture))).toBeUndefined();
});

test('a post that was deleted is not written again by a late repeat, nor changed', async () => {
  const creator = await createCreator(kindred.context);
  const postId = await write(creator, []);
  await remove(creator, postId);
  const { token } = creator;
  const again = { diary_id: postId, content: 'Back again', price: 0, media: [] };
  expect((await kindred.call('editPost', { ...again, state: 1 }, { token })).code).toBe(5017);
  expect((await remove(creator, postId)).code).toBe(2000);
});
