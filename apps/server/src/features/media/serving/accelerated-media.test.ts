import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../../../config.ts';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createImage, createMembership, createPost } from '../../../test/data/create-post.ts';
import { createCreator, createUser, type TestUser } from '../../../test/data/factories.ts';
import { startNginx } from '../../../test/faults/start-nginx.ts';
import { mediaLinkToken } from '../media-link.ts';

const prefix = '/protected-media/';
const kindred = useTestApp({ env: { MEDIA_ACCEL_PREFIX: prefix } });
let nginx: Awaited<ReturnType<typeof startNginx>>;
beforeAll(async () => {
  const folder = join(kindred.context.config.dataDir, 'media');
  nginx = await startNginx(await kindred.listen(), { prefix, folder });
});
afterAll(async () => {
  await nginx.stop();
});

const get = (path: string, init: RequestInit = {}) => fetch(`http://127.0.0.1:${nginx.port}${path}`, init);

async function addressFor({ token }: TestUser, key: string): Promise<string> {
  const viewer = await kindred.context.authenticate(token);
  return `/media/${key}/w40?v=${viewer ? mediaLinkToken(kindred.context, viewer) : ''}`;
}

test('behind nginx the server says who may have a picture, and nginx sends it, whole or in part', async () => {
  const creator = await createCreator(kindred.context);
  const fan = await createUser(kindred.context);
  await createMembership(kindred.context, fan.userId, creator.charId, 'free');
  const key = (await createPost(kindred.context, creator)).media[0]?.key ?? '';
  const { storage } = kindred.context;
  const size = (await storage.size(`${key}/w40`)) ?? 0;
  const whole = await storage.readPiece(`${key}/w40`, 0, size - 1);

  const address = await addressFor(fan, key);
  const answer = await get(address);
  expect(answer.status).toBe(200);
  expect(answer.headers.get('content-type')).toBe('image/webp');
  expect(answer.headers.get('cache-control')).toBe('private, no-store');
  expect(answer.headers.get('x-content-type-options')).toBe('nosniff');
  expect(answer.headers.get('x-accel-redirect')).toBeNull();
  expect(Buffer.from(await answer.arrayBuffer())).toEqual(whole);
  const part = await get(address, { headers: { range: 'bytes=3-9' } });
  expect([part.status, part.headers.get('content-range')]).toEqual([206, `bytes 3-9/${size}`]);
  expect(Buffer.from(await part.arrayBuffer())).toEqual(whole?.subarray(3, 10));
  const head = await get(address, { method: 'HEAD' });
  expect([head.status, head.headers.get('content-length')]).toEqual([200, String(size)]);

  const direct = await kindred.app.inject(address);
  expect([direct.headers['x-accel-redirect'], direct.payload]).toEqual([`${prefix}${key}/w40`, '']);
});

test('behind nginx nobody gets past the server to a picture', async () => {
  const creator = await createCreator(kindred.context);
  const stranger = await createUser(kindred.context);
  const key = (await createPost(kindred.context, creator)).media[0]?.key ?? '';
  for (const path of [
    await addressFor(stranger, key),
    `/media/${key}/w40`,
    `${prefix}${key}/w40`,
    `/media/..%2f${prefix.slice(1)}${key}/w40`,
  ]) {
    const answer = await get(path);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(await answer.text()).not.toContain('WEBP');
  }
});

test('behind nginx a public picture stays in every cache', async () => {
  const person = await createUser(kindred.context);
  const { key } = await createImage(kindred.context, person.userId, 'public');
  const answer = await get(`/media/${key}/w40`);
  expect([answer.status, answer.headers.get('cache-control')]).toEqual([
    200,
    'public, max-age=31536000, immutable',
  ]);
});

test('a prefix that is no path is refused at start', () => {
  for (const wrong of ['media', '/media', 'media/', '/../', '/a b/', '//']) {
    expect(() => readConfig({ MEDIA_ACCEL_PREFIX: wrong }), wrong).toThrow(/MEDIA_ACCEL_PREFIX/);
  }
});
