import { randomUUID } from 'node:crypto';
import type { UploadedMedia } from '@kindred/contract/media/calls';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { uploadPicture } from '../../../test/app/upload.ts';
import { createMembership } from '../../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../../test/data/factories.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';

const kindred = useTestApp();
let creator: TestCreator;
let fan: TestUser;
let pictures: UploadedMedia[];

beforeAll(async () => {
  creator = await createCreator(kindred.context);
  fan = await createUser(kindred.context);
  await createMembership(kindred.context, fan.userId, creator.charId, 'free');
  pictures = [];
  for (let count = 0; count < 3; count++) pictures.push(await uploadPicture(kindred, creator));
});
afterAll(async () => {
  await expectInvariants(kindred);
});

const idOf = (at: number) => pictures[at]?.media_id as string;
const write = async (alts: string[]): Promise<string> => {
  const media = alts.map((alt, at) => ({ media_id: idOf(at), alt }));
  const input = { client_id: randomUUID(), content: 'A kiln', price: 0, state: 1 as const, media };
  return (await kindred.call('createPost', input, { token: creator.token })).data.diary_id;
};
const seen = async (postId: string) =>
  (await kindred.call('getPost', { diary_id: postId }, { token: fan.token })).data;

test('what a picture shows is told as it was written, whatever marks it has', async () => {
  const alts = ['Why? Who knows?', '"\u0001\\ ]} ?v=', '{"video":null}'];
  const post = await seen(await write(alts));
  expect(post.media.map(({ alt }) => alt)).toEqual(alts);
  expect(post.media_count).toBe(3);
  for (const url of [...post.images, ...post.media.flatMap(({ sources }) => sources.map((one) => one.url))])
    expect(url).toMatch(/^\/media\/[\w-]+\/w\d+\?v=[\w.~-]+$/);
});

test('a picture that is closed leaves its post at once', async () => {
  const postId = await write(['first', 'second']);
  const setState = (state: string) =>
    kindred.context.db.updateTable('media').set({ state }).where('media_id', '=', idOf(1)).execute();
  await setState('rejected');
  expect((await seen(postId)).media.map(({ alt }) => alt)).toEqual(['first']);
  await expectInvariants(kindred);
  await setState('ready');
  expect((await seen(postId)).media.map(({ alt }) => alt)).toEqual(['first', 'second']);
});
