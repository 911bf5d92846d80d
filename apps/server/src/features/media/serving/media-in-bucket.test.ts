import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../../test/app/start-test-app.ts';
import { createMembership, createPost } from '../../../test/data/create-post.ts';
import { createCreator, createUser, type TestUser } from '../../../test/data/factories.ts';
import { type TestS3, startS3 } from '../../../test/faults/start-s3.ts';
import { mediaLinkToken } from '../media-link.ts';

let s3: TestS3;
let kindred: TestApp;
beforeAll(async () => {
  s3 = await startS3();
  kindred = await startTestApp({ env: { STORAGE_URL: s3.url } });
});
afterAll(async () => {
  await kindred.close();
  await s3.stop();
});

async function open({ token }: TestUser, key: string) {
  const viewer = await kindred.context.authenticate(token);
  const link = viewer ? mediaLinkToken(kindred.context, viewer) : '';
  return kindred.app.inject({ url: `/media/${key}/w640?v=${link}` });
}

test('a picture in a bucket opens for its subscribers alone, and while the bucket is away nobody gets half of one', async () => {
  const creator = await createCreator(kindred.context, { groupId: 'group_2' });
  const [fan, stranger] = [await createUser(kindred.context), await createUser(kindred.context)];
  await createMembership(kindred.context, fan.userId, creator.charId, 'pro');
  const key = (await createPost(kindred.context, creator)).media[0]?.key ?? '';

  s3.setFaults(() => 'unavailable');
  expect((await open(fan, key)).statusCode).toBeGreaterThanOrEqual(500);
  expect((await kindred.app.inject({ url: '/readyz' })).json()).toMatchObject({ missing: ['storage'] });
  s3.setFaults(() => undefined);

  const answer = await open(fan, key);
  expect(answer.statusCode).toBe(200);
  expect(answer.rawPayload.toString('latin1', 8, 12)).toBe('WEBP');
  expect((await open(stranger, key)).statusCode).toBe(404);
});
