import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { maxImageBytes } from '@kindred/contract/media/limits';
import { refusals } from '@kindred/contract/wire/errors';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { keyOf, upload, uploadPicture } from '../../test/app/upload.ts';
import { createPost, drawNoise } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator } from '../../test/data/factories.ts';
import { makeClip } from '../../test/data/make-clip.ts';
import { readSamples } from '../../test/data/read-samples.ts';
import { sweepMedia } from './sweep-media.ts';

const kindred = useTestApp();
let creator: TestCreator;
let poster: Buffer;

beforeAll(async () => {
  creator = await createCreator(kindred.context);
  poster = await drawNoise();
});

const folder = () => join(kindred.context.config.dataDir, 'media');
const storedFiles = () => readdir(folder(), { recursive: true }).catch(() => []);
const mediaRows = () => kindred.context.db.selectFrom('media').select('media_id').execute();
const statusOf = async (url: string) => (await kindred.app.inject({ method: 'GET', url })).statusCode;

test('a picture that was uploaded is its creator’s alone', async () => {
  const { code, data } = await upload(kindred, creator, { file: await drawNoise() });
  expect(code).toBe(2000);
  expect(await statusOf(data.item.url)).toBe(200);
  expect(await statusOf(data.item.url.replace(/\?.*/, ''))).toBe(404);

  const other = await createCreator(kindred.context);
  const answer = await kindred.call('listOwnMedia', { media_ids: data.media_id }, { token: other.token });
  expect(answer.data.list).toEqual([]);
});

test('where and with what a picture was taken is nowhere in what is kept', async () => {
  const file = await sharp(await drawNoise(400, 300))
    .withExif({ IFD0: { Make: 'CAMERACANARY', Copyright: 'OWNERCANARY' } })
    .jpeg()
    .toBuffer();
  expect(file.includes('CAMERACANARY')).toBe(true);
  const { data } = await upload(kindred, creator, { file });
  for (const name of await readdir(join(folder(), keyOf(data)))) {
    const bytes = await readFile(join(folder(), keyOf(data), name));
    expect(bytes.includes('CANARY')).toBe(false);
  }
});

test('an upload that is sent again is the same file, also when both arrive at once', async () => {
  const file = await drawNoise();
  const clientId = randomUUID();
  const before = (await mediaRows()).length;
  const answers = await Promise.all([1, 2, 3].map(() => upload(kindred, creator, { file }, clientId)));
  const later = await upload(kindred, creator, { file }, clientId);
  const ids = [...answers, later].map(({ data }) => data.media_id);
  expect(new Set(ids).size).toBe(1);
  expect((await mediaRows()).length).toBe(before + 1);
  const withFiles = new Set((await storedFiles()).flatMap((name) => name.match(/^(.+)\//)?.[1] ?? []));
  expect(withFiles.size).toBe((await mediaRows()).length);
});

test('the same name of an upload means another file for another creator', async () => {
  const clientId = randomUUID();
  const other = await createCreator(kindred.context);
  const mine = await upload(kindred, creator, { file: await drawNoise() }, clientId);
  const theirs = await upload(kindred, other, { file: await drawNoise() }, clientId);
  expect(theirs.data.media_id).not.toBe(mine.data.media_id);
});

test('a clip is kept without places, device names and tracks that nobody sees', async () => {
  const clip = makeClip({ metadata: 'CANARY in user data', metadataTrack: 'CANARY as a track of positions' });
  const { code, data } = await upload(kindred, creator, { file: clip, poster });
  expect(code).toBe(2000);
  expect(data.item).toMatchObject({ type: 'video', duration: 2, width: 40, height: 30 });
  const kept = await readFile(join(folder(), keyOf(data), 'mp4'));
  expect(kept.includes('CANARY')).toBe(false);
  expect(await readSamples(kept)).toEqual(await readSamples(makeClip()));
  expect(await statusOf(data.item.url)).toBe(200);
});

const { fileRefused, clipRefused, heicRefused } = refusals;

/** The beginning of a file of ISO/IEC 14496-12. */
const fileOfBrand = (brand: string) => Buffer.from(`\0\0\0\x18ftyp${brand}\0\0\0\0mif1heic`, 'latin1');

test.each([
  ['an SVG', () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), fileRefused.code],
  ['a web page', () => Buffer.from('<!doctype html><script>alert(1)</script>'), fileRefused.code],
  ['a page that begins like a JPEG', () => Buffer.from('\xff\xd8\xff<html>', 'latin1'), fileRefused.code],
  ['a playlist', () => Buffer.from('#EXTM3U\nfile:///etc/passwd'), fileRefused.code],
  ['an empty file', () => Buffer.alloc(0), fileRefused.code],
  ['a HEIC photo', () => fileOfBrand('heic'), heicRefused.code],
  ['a HEIC photo that names its family alone', () => fileOfBrand('mif1'), heicRefused.code],
  ['a clip of two hours', () => makeClip({ seconds: 7200 }), clipRefused.code],
  ['a clip of no length', () => makeClip({ seconds: 0 }), clipRefused.code],
  ['half a clip', () => makeClip().subarray(0, 90), clipRefused.code],
  ['a file that only begins like a clip', () => Buffer.from('\0\0\0\x08ftyp'), clipRefused.code],
])('%s is refused, and nothing of it is kept', async (_what, make, code) => {
  const [rows, files] = [await mediaRows(), await storedFiles()];
  expect((await upload(kindred, creator, { file: make(), poster })).code).toBe(code);
  expect(await mediaRows()).toEqual(rows);
  expect(await storedFiles()).toEqual(files);
  expect(await readdir(join(kindred.context.config.dataDir, 'uploads'))).toEqual([]);
});

test('a clip without a picture to stand for it, and files that are not asked for, are refused', async () => {
  expect((await upload(kindred, creator, { file: makeClip() })).code).toBe(clipRefused.code);
  expect((await upload(kindred, creator, {})).status).toBe(400);
  const file = await drawNoise();
  expect((await upload(kindred, creator, { file, script: file })).status).toBe(400);
});

test('files over their cap are refused', async () => {
  const jpeg = Buffer.concat([Buffer.from([0xff, 0xd8, 0xff]), Buffer.alloc(maxImageBytes)]);
  expect((await upload(kindred, creator, { file: jpeg })).status).toBe(413);
  const half = Buffer.alloc(35 * 1024 * 1024);
  expect((await upload(kindred, creator, { file: half, poster: half })).status).toBe(413);
});

test('a fan’s file is theirs alone until a message brings it', async () => {
  const fan = await createUser(kindred.context);
  const { data } = await upload(kindred, fan, { file: await drawNoise() });
  expect(await statusOf(data.item.url)).toBe(200);
  const answer = await kindred.call('listOwnMedia', { media_ids: data.media_id }, { token: creator.token });
  expect(answer.data.list).toEqual([]);
});

test('what no post has taken is gone after thirty days, with its files; what a post shows stays', async () => {
  const unused = await uploadPicture(kindred, creator);
  const used = await uploadPicture(kindred, creator);
  const { token } = creator;
  await kindred.call(
    'createPost',
    { client_id: randomUUID(), content: '', price: 0, state: 1, media: [{ media_id: used.media_id }] },
    { token },
  );
  const drawn = await createPost(kindred.context, creator);
  kindred.clock.advance(29 * 86_400);
  await sweepMedia(kindred.context);
  expect(await storedFiles()).toContain(keyOf(unused));
  kindred.clock.advance(2 * 86_400);
  await sweepMedia(kindred.context);
  const files = await storedFiles();
  expect(files.filter((name) => name.startsWith(`${keyOf(unused)}/`))).toEqual([]);
  expect(files.some((name) => name.startsWith(`${keyOf(used)}/`))).toBe(true);
  expect(files.some((name) => name.startsWith(`${drawn.media[0]?.key}/`))).toBe(true);
});
