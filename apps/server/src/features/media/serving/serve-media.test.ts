import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createImage, createMembership, createPost, type TestPost } from '../../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../../test/data/factories.ts';
import { mediaLinkToken } from '../media-link.ts';

const kindred = useTestApp();
let creator: TestCreator;
let post: TestPost;
let fan: TestUser;

beforeAll(async () => {
  creator = await createCreator(kindred.context);
  fan = await createUser(kindred.context);
  await createMembership(kindred.context, fan.userId, creator.charId, 'free');
  post = await createPost(kindred.context, creator);
});

const get = (url: string, headers: Record<string, string> = {}, method: 'GET' | 'HEAD' = 'GET') =>
  kindred.app.inject({ method, url, headers });

async function linkOf({ token }: TestUser): Promise<string> {
  const viewer = await kindred.context.authenticate(token);
  if (!viewer) throw new Error('not signed in');
  return mediaLinkToken(kindred.context, viewer);
}

const address = (link: string) => `/media/${post.media[0]?.key}/w640?v=${link}`;

test('a private picture opens for whoever may have it and is kept in no cache', async () => {
  const answer = await get(address(await linkOf(fan)));
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.rawPayload.toString('latin1', 8, 12)).toBe('WEBP');
});

test('without a link, with a forged one or with a broken one it is not there', async () => {
  const good = await linkOf(fan);
  const [claims = '', mac = ''] = good.split('.');
  const other = Buffer.from(`${creator.userId}.1.9999999999`).toString('base64url');
  const flipped = mac.startsWith('A') ? `B${mac.slice(1)}` : `A${mac.slice(1)}`;
  for (const link of [
    '',
    'x',
    `${claims}.`,
    `.${mac}`,
    `${other}.${mac}`,
    `${claims}.${flipped}`,
    `${good}A`,
  ]) {
    expect((await get(address(link))).statusCode, link).toBe(404);
  }
  expect((await get(`${address(good)}&v=${good}`)).statusCode).toBe(404);
  expect((await get(`/media/${post.media[0]?.key}/w640`)).statusCode).toBe(404);
});

test('a link is the same for everyone’s cache for a while, and dead within five minutes', async () => {
  const link = await linkOf(fan);
  expect(await linkOf(fan)).toBe(link);
  kindred.clock.advance(301);
  expect((await get(address(link))).statusCode).toBe(404);
  expect((await get(address(await linkOf(fan)))).statusCode).toBe(200);
});

test('a link dies with its session, and with the right to the post', async () => {
  const leaver = await createUser(kindred.context);
  await createMembership(kindred.context, leaver.userId, creator.charId, 'free');
  const link = await linkOf(leaver);
  expect((await get(address(link))).statusCode).toBe(200);
  await kindred.call('unfollow', { following_id: creator.charId }, { token: leaver.token });
  expect((await get(address(link))).statusCode).toBe(404);
  await createMembership(kindred.context, leaver.userId, creator.charId, 'free');
  expect((await get(address(link))).statusCode).toBe(200);
  await kindred.call('logout', {}, { token: leaver.token });
  expect((await get(address(link))).statusCode).toBe(404);
});

test('another person’s link opens what that person may have, no more', async () => {
  const stranger = await createUser(kindred.context);
  expect((await get(address(await linkOf(stranger)))).statusCode).toBe(404);
});

test('a deleted post takes its pictures along, for all but their owner', async () => {
  const deletedPost = await createPost(kindred.context, creator);
  await kindred.context.db
    .updateTable('posts')
    .set({ deleted_at: kindred.clock.now() })
    .where('post_id', '=', deletedPost.postId)
    .execute();
  const url = `/media/${deletedPost.media[0]?.key}/w640?v=`;
  expect((await get(url + (await linkOf(fan)))).statusCode).toBe(404);
  expect((await get(url + (await linkOf(creator)))).statusCode).toBe(200);
});

test('public pictures open for anyone, for ever', async () => {
  const { key } = await createImage(kindred.context, creator.userId, 'public');
  for (const width of [1, 40, 320, 1600]) {
    const answer = await get(`/media/${key}/w${width}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  }
  for (const odd of ['w', 'w0x', 'mp4', 'original', 'w999999', '..%2fw40']) {
    expect((await get(`/media/${key}/${odd}`)).statusCode, odd).toBe(404);
  }
});

test('parts of a file are answered as RFC 9110 says', async () => {
  const url = address(await linkOf(fan));
  const whole = (await get(url)).rawPayload;
  const size = whole.length;
  const part = async (range: string) => {
    const { statusCode, headers, rawPayload } = await get(url, { range });
    return { statusCode, contentRange: headers['content-range'], body: rawPayload };
  };
  expect(await part('bytes=0-9')).toEqual({
    statusCode: 206,
    contentRange: `bytes 0-9/${size}`,
    body: whole.subarray(0, 10),
  });
  expect(await part('bytes=-5')).toEqual({
    statusCode: 206,
    contentRange: `bytes ${size - 5}-${size - 1}/${size}`,
    body: whole.subarray(-5),
  });
  expect((await part(`bytes=4-${size * 2}`)).body).toEqual(whole.subarray(4));
  for (const beyond of [`bytes=${size}-`, 'bytes=-0']) {
    expect(await part(beyond)).toMatchObject({ statusCode: 416, contentRange: `bytes */${size}` });
  }
  for (const ignored of [
    'bytes=',
    'bytes=a-b',
    'bytes=9-1',
    'items=0-1',
    'bytes=0-1,4-5',
    `bytes=${'9'.repeat(40)}-`,
  ]) {
    expect(await part(ignored), ignored).toMatchObject({ statusCode: 200, body: whole });
  }
  const head = await get(url, {}, 'HEAD');
  expect(head.statusCode).toBe(200);
  expect(head.headers['content-length']).toBe(String(size));
  expect(head.rawPayload.length).toBe(0);
});
