import { createHash, randomUUID } from 'node:crypto';
import { connect } from 'node:net';
import { Readable } from 'node:stream';
import { maxClipBytes, maxImageBytes } from '@kindred/contract/media/limits';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import {
  endTransfer,
  findOffset,
  openTransfer,
  type Sender,
  sendPart,
  transferFile,
} from '../../../test/app/transfer.ts';
import { uploadPicture } from '../../../test/app/upload.ts';
import { drawNoise } from '../../../test/data/create-post.ts';
import { createCreator, createUser, type TestUser } from '../../../test/data/factories.ts';
import { makeClip } from '../../../test/data/make-clip.ts';
import { sweepMedia } from '../sweep-media.ts';
import { finishTransfer } from './finish-transfer.ts';
import { listTransferFiles, transferSize, writePart } from './transfer-files.ts';
import { advanceTransfer, findTransfer } from './transfers.sql.ts';

const kindred = useTestApp({ env: { STORAGE_QUOTA_MB: '5000' } });
let origin: string;
let creator: Sender & TestUser;
beforeAll(async () => {
  origin = await kindred.listen();
  await kindred.startJobs();
  creator = { origin, ...(await createCreator(kindred.context)) };
});

const someone = async (): Promise<Sender & TestUser> => ({ origin, ...(await createUser(kindred.context)) });
const own = async (mediaId: string, { token }: Sender = creator) =>
  (await kindred.call('listOwnMedia', { media_ids: mediaId }, { token })).data.list[0];
const untilDone = (mediaId: string, sender: Sender = creator) =>
  expect.poll(() => own(mediaId, sender), { interval: 100 });
const files = () => listTransferFiles(kindred.context);

test('a clip that comes in parts has its length and its poster, and nothing of the parts is left', async () => {
  const poster = await uploadPicture(kindred, creator);
  const clip = makeClip();
  const mediaId = await transferFile(creator, clip, {
    partBytes: Math.ceil(clip.length / 4),
    metadata: { poster: poster.media_id },
  });
  await untilDone(mediaId).toMatchObject({ state: 'ready', progress: 1, reason: '' });
  const media = await own(mediaId);
  expect(media?.item).toMatchObject({ type: 'video', duration: 2, width: poster.item.width });
  expect((await kindred.app.inject(media?.item.url ?? '')).statusCode).toBe(200);
  await expect.poll(files).toEqual([]);
  await expect.poll(() => own(poster.media_id)).toBeUndefined();
});

test('a clip of a client that sends no poster gets a plain one of its shape', async () => {
  const mediaId = await transferFile(creator, makeClip({ seconds: 3 }));
  await untilDone(mediaId).toMatchObject({ state: 'ready', item: { width: 40, height: 30 } });
});

test('a photo is what the same photo in a form is', async () => {
  const mediaId = await transferFile(creator, await drawNoise(), { metadata: { filetype: 'image/png' } });
  await untilDone(mediaId).toMatchObject({ state: 'ready', item: { type: 'image', duration: null } });
});

test('how far a file is, is told while it comes', async () => {
  const clip = makeClip({ seconds: 4 });
  const { path, mediaId } = await openTransfer(creator, clip.length);
  const half = clip.length >> 1;
  await sendPart(creator, path, 0, clip.subarray(0, half));
  expect(await own(mediaId ?? '')).toMatchObject({
    state: 'uploading',
    progress: half / clip.length,
    item: { type: 'video', url: '', image: '' },
  });
});

test('the same file a second time is the first, and an upload opened twice is one', async () => {
  const clip = makeClip({ seconds: 5 });
  const first = await transferFile(creator, clip);
  expect(await transferFile(creator, clip)).toBe(first);
  const other = await someone();
  expect(await transferFile(other, clip)).not.toBe(first);
  const client_id = randomUUID();
  const opened = await Promise.all([1, 2, 3].map(() => openTransfer(creator, 1000, { client_id })));
  expect(new Set(opened.map(({ path }) => path)).size).toBe(1);
  expect(await endTransfer(creator, opened[0]?.path ?? '')).toBe(204);
});

test('a file that several requests end at once is one file', async () => {
  const { context } = kindred;
  for (let seconds = 20; seconds < 24; seconds++) {
    const clip = makeClip({ seconds });
    const { path, mediaId } = await openTransfer(creator, clip.length);
    const uploadId = path.split('/').at(-1) ?? '';
    await writePart(context, uploadId, 0, Readable.from([clip]));
    await advanceTransfer(context.db, {
      uploadId,
      offset: 0,
      received: clip.length,
      now: context.clock.now(),
    });
    const transfer = await findTransfer(context.db, uploadId);
    if (!transfer) throw new Error('no such upload');
    const ends = await Promise.all([1, 2, 3, 4].map(() => finishTransfer(context, transfer)));
    expect(new Set(ends)).toEqual(new Set([mediaId]));
    await untilDone(mediaId ?? '').toMatchObject({ state: 'ready' });
  }
});

test('somebody else’s upload is one that does not exist', async () => {
  const { path, mediaId } = await openTransfer(creator, 1000);
  const other = await someone();
  const unknown = path.replace(/[^/]+$/, 'A'.repeat(22));
  for (const place of [path, unknown]) {
    expect((await findOffset(other, place)).status).toBe(404);
    expect((await sendPart(other, place, 0, Buffer.alloc(10))).status).toBe(404);
    expect(await endTransfer(other, place)).toBe(404);
  }
  expect(await own(mediaId ?? '', other)).toBeUndefined();
  expect((await findOffset({ origin, token: 'A'.repeat(43) }, path)).status).toBe(401);
  expect((await findOffset(creator, path)).offset).toBe(0);
  expect(await endTransfer(creator, path)).toBe(204);
  expect((await findOffset(creator, path)).status).toBe(404);
});

test.each([
  ['no length', ''],
  ['nothing', 0],
  ['a length below zero', -1],
  ['half a byte', 1.5],
  ['a length in words', '0x10'],
  ['more digits than a number has', '9'.repeat(40)],
  ['a byte too many', maxClipBytes + 1],
])('an upload of %s is refused', async (_what, bytes) => {
  const before = (await kindred.context.db.selectFrom('media').select('media_id').execute()).length;
  const { status } = await openTransfer(creator, bytes);
  expect([400, 413]).toContain(status);
  expect((await kindred.context.db.selectFrom('media').select('media_id').execute()).length).toBe(before);
});

test('a photo may be as large as a photo is', async () => {
  const { status } = await openTransfer(creator, maxImageBytes + 1, { filetype: 'image/jpeg' });
  expect(status).toBe(413);
});

test.each([
  ['ahead', 500, 409],
  ['behind', 50, 409],
  ['below zero', -1, 400],
  ['in words', 'NaN', 400],
])('a part from an offset %s changes nothing', async (_what, offset, status) => {
  const { path } = await openTransfer(creator, 1000);
  await sendPart(creator, path, 0, Buffer.alloc(100, 1));
  expect((await sendPart(creator, path, offset, Buffer.alloc(10, 2))).status).toBe(status);
  expect((await findOffset(creator, path)).offset).toBe(100);
});

test('more bytes than were announced are refused', async () => {
  const { path } = await openTransfer(creator, 1000);
  expect((await sendPart(creator, path, 0, Buffer.alloc(1001))).status).toBe(413);
  expect((await findOffset(creator, path)).offset).toBe(0);
});

test('of two requests that send the same part at once, at most one is believed', async () => {
  const clip = makeClip({ seconds: 6 });
  const { path } = await openTransfer(creator, clip.length);
  const answers = await Promise.all([1, 2, 3].map(() => sendPart(creator, path, 0, clip)));
  expect(answers.filter(({ status }) => status === 204).length).toBe(1);
  const { mediaId, ...whole } = await findOffset(creator, path);
  expect(whole).toEqual({ status: 200, offset: clip.length });
  await untilDone(mediaId ?? '').toMatchObject({ state: 'ready' });
});

test('what came before a connection broke is kept', async () => {
  const clip = makeClip({ seconds: 7 });
  const { path } = await openTransfer(creator, clip.length);
  const half = clip.length >> 1;
  const { hostname, port } = new URL(origin);
  const socket = connect(Number(port), hostname);
  const head = [
    `PATCH ${path} HTTP/1.1`,
    `host: ${hostname}`,
    `authorization: Bearer ${creator.token}`,
    'tus-resumable: 1.0.0',
    'upload-offset: 0',
    'content-type: application/offset+octet-stream',
    `content-length: ${clip.length}`,
  ];
  socket.write(`${head.join('\r\n')}\r\n\r\n`);
  socket.write(clip.subarray(0, half));
  const uploadId = path.split('/').at(-1) ?? '';
  await expect.poll(() => transferSize(kindred.context, uploadId)).toBe(half);
  socket.destroy();
  await expect.poll(async () => (await findOffset(creator, path)).offset).toBe(half);
  const { mediaId } = await sendPart(creator, path, half, clip.subarray(half));
  await untilDone(mediaId ?? '').toMatchObject({ state: 'ready' });
  const { digest } = await kindred.context.db
    .selectFrom('media_uploads')
    .select('digest')
    .where('media_id', '=', mediaId ?? '')
    .executeTakeFirstOrThrow();
  expect(digest?.toString('hex')).toBe(createHash('sha256').update(clip).digest('hex'));
});

test.each([
  ['a web page', async () => Buffer.from('<!doctype html><script>alert(1)</script>'), 'fileRefused'],
  ['a playlist', async () => Buffer.from('#EXTM3U\nfile:///etc/passwd'), 'fileRefused'],
  ['half a clip', async () => makeClip().subarray(0, 90), 'clipRefused'],
  [
    'a photo of 200 megapixels',
    () =>
      sharp({ create: { width: 16_320, height: 12_240, channels: 3, background: '#777' } })
        .png()
        .toBuffer(),
    'tooManyPixels',
  ],
] as const)('%s fails with its reason, and nothing of it is left', async (_what, make, reason) => {
  const mediaId = await transferFile(creator, await make());
  await untilDone(mediaId).toMatchObject({ state: 'failed', reason, item: { url: '' } });
  await expect.poll(files).not.toContain(mediaId);
});

test('what is on its way counts as stored', async () => {
  const other = await someone();
  expect((await openTransfer(other, maxClipBytes)).status).toBe(201);
  expect((await openTransfer(other, maxClipBytes)).status).toBe(201);
  const third = await openTransfer(other, maxClipBytes);
  expect(third).toMatchObject({ status: 200, path: '' });
});

test('an upload without a new part for a day is gone with its file; one that goes on stays', async () => {
  const [left, active] = await Promise.all([openTransfer(creator, 1000), openTransfer(creator, 1000)]);
  await sendPart(creator, left.path, 0, Buffer.alloc(10));
  kindred.clock.advance(23 * 3600);
  await sendPart(creator, active.path, 0, Buffer.alloc(10));
  kindred.clock.advance(2 * 3600);
  await sweepMedia(kindred.context);
  const token = creator.token;
  const again = { origin, token };
  expect((await findOffset(again, left.path)).status).toBe(404);
  expect((await findOffset(again, active.path)).offset).toBe(10);
  expect(await files()).toEqual([active.path.split('/').at(-1)]);
});
