import { randomUUID } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { type ClientRequest, type IncomingMessage, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import multipart from '@fastify/multipart';
import { refusals } from '@kindred/contract/wire/errors';
import Fastify from 'fastify';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createCreator, type TestCreator } from '../../../test/data/factories.ts';
import { toRefusal } from '../answers/envelope.ts';
import { readForm } from './read-form.ts';
import { openUploads } from './uploads.ts';

const megabyte = Buffer.alloc(1_000_000, 7);
const start = [
  '--b\r\ncontent-disposition: form-data; name="client_id"\r\n\r\n',
  `${randomUUID()}\r\n`,
  '--b\r\ncontent-disposition: form-data; name="file"; filename="f"\r\n\r\n',
].join('');

const kindred = useTestApp();
let url: string;
let folder: string;
const open: ClientRequest[] = [];

beforeAll(async () => {
  url = await kindred.listen();
  folder = join(kindred.context.config.dataDir, 'uploads');
});
afterEach(() => {
  for (const uploader of open.splice(0)) uploader.destroy();
});

/** Sends the beginning of a file, without an end and without a content length. */
async function begin(to: string, token: string, megabytes: number): Promise<ClientRequest> {
  const sending = request(to, {
    method: 'POST',
    headers: { authorization: `Bearer ${token}`, 'content-type': 'multipart/form-data; boundary=b' },
  });
  sending.on('error', () => {});
  open.push(sending);
  sending.write(`${start}first`);
  for (let sent = 0; sent < megabytes && !sending.destroyed; sent++) {
    sending.write(megabyte);
    await drained(sending);
  }
  return sending;
}

const upload = (creator: TestCreator, megabytes: number) =>
  begin(`${url}/v3/api/media/upload`, creator.token, megabytes);

async function drained(sending: ClientRequest): Promise<void> {
  while (sending.writableNeedDrain && !sending.destroyed) await setTimeout(1);
}

function answerTo(sending: ClientRequest): Promise<{ message: IncomingMessage; code: number }> {
  return new Promise((resolve, reject) => {
    const onClose = () => reject(new Error('closed without an answer'));
    sending.once('close', onClose);
    sending.once('response', async (message: IncomingMessage) => {
      sending.off('close', onClose);
      let body = '';
      for await (const chunk of message) body += chunk;
      resolve({ message, code: JSON.parse(body).code });
    });
  });
}

async function bytesIn(path: string): Promise<number> {
  let bytes = 0;
  for (const entry of await readdir(path, { recursive: true, withFileTypes: true })) {
    const { size } = await stat(join(entry.parentPath, entry.name)).catch(() => ({ size: 0 }));
    if (entry.isFile()) bytes += size;
  }
  return bytes;
}

setFlagsFromString('--expose-gc');
const collectGarbage: () => void = runInNewContext('gc');

/** The bytes of buffers that are still referenced. */
function bytesInMemory(): number {
  collectGarbage();
  return process.memoryUsage().arrayBuffers;
}

describe('files that are uploaded', () => {
  test('are on the disk and not in memory while they arrive; an aborted upload leaves nothing', async () => {
    const creators = await Promise.all([1, 2, 3].map(() => createCreator(kindred.context)));
    const before = bytesInMemory();
    const each = 15;
    const sendings = await Promise.all(
      [...creators, ...creators, ...creators].map((uploader) => upload(uploader, each)),
    );
    const all = sendings.length * each * megabyte.length;
    await expect.poll(() => bytesIn(folder)).toBeGreaterThan(all - 1_000_000);
    // Collected memory is returned a moment later.
    await expect.poll(() => bytesInMemory() - before).toBeLessThan(all / 4);

    for (const sending of sendings) sending.destroy();
    await expect.poll(() => readdir(folder)).toEqual([]);
    const media = join(kindred.context.config.dataDir, 'media');
    expect(await readdir(media, { recursive: true }).catch(() => [])).toEqual([]);
  });

  test('arrive four at a time for one account, without effect on others', async () => {
    const [creator, other] = [await createCreator(kindred.context), await createCreator(kindred.context)];
    for (let count = 0; count < 4; count++) await upload(creator, 0);
    await expect.poll(async () => (await readdir(folder)).length).toBe(4);

    const fifth = await answerTo(await upload(creator, 1));
    expect([fifth.message.statusCode, fifth.code]).toEqual([429, refusals.tooManyRequests.code]);
    expect(Number(fifth.message.headers['retry-after'])).toBeGreaterThan(0);
    await upload(other, 0);
    await expect.poll(async () => (await readdir(folder)).length).toBe(5);

    open[0]?.destroy();
    await expect.poll(async () => (await readdir(folder)).length).toBe(4);
    await upload(creator, 0);
    await expect.poll(async () => (await readdir(folder)).length).toBe(5);
  });

  test('that are too large are refused with a message, also without a content length', async () => {
    const creator = await createCreator(kindred.context);
    const sending = await upload(creator, 0);
    const answer = answerTo(sending);
    for (let sent = 0; sent < 70; sent++) {
      sending.write(megabyte);
      await drained(sending);
    }
    sending.end('\r\n--b--\r\n');
    expect((await answer).message.statusCode).toBe(413);
    await expect.poll(() => readdir(folder)).toEqual([]);
  });
});

describe('the room for uploads', () => {
  let room: string;
  beforeAll(async () => {
    room = await mkdtemp(join(tmpdir(), 'kindred-uploads-'));
  });
  afterAll(() => rm(room, { recursive: true, force: true }));

  test('is bounded for all accounts together, and free again after an upload', async () => {
    const uploads = await openUploads(room, { perUser: 2, inAll: 3 });
    const releases = ['a', 'a', 'b'].map((sender) => uploads.claim(sender));
    expect(uploads.claim('c')).toBeUndefined();
    releases[0]?.();
    expect(uploads.claim('c')).toBeDefined();
    expect(uploads.claim('c')).toBeUndefined();
  });

  test('is cleared of files of a killed process, but not of newer ones', async () => {
    for (const name of ['form-old', 'form-young']) {
      await mkdir(join(room, name));
      await writeFile(join(room, name, '0'), 'bytes');
    }
    const twoHoursAgo = new Date(Date.now() - 2 * 3_600_000);
    await utimes(join(room, 'form-old'), twoHoursAgo, twoHoursAgo);
    await openUploads(room);
    expect(await readdir(room)).toEqual(['form-young']);
  });

  test('is not held by a client that stops sending', async () => {
    const app = Fastify();
    await app.register(multipart);
    const uploads = await openUploads(join(room, 'silent'), { maxSilenceMs: 500 });
    const ended = Promise.withResolvers<unknown>();
    app.post('/', (incoming) => readForm(uploads, 1_000_000_000, incoming).catch(ended.resolve));
    await app.listen({ host: '127.0.0.1', port: 0 });
    const sending = await begin(`http://127.0.0.1:${(app.server.address() as AddressInfo).port}/`, 'x', 3);
    const closed = new Promise((resolve) => sending.once('close', resolve));
    expect(toRefusal(await ended.promise).name).toBe('invalidInput');
    await closed;
    expect(await readdir(join(room, 'silent'))).toEqual([]);
    await app.close();
  });
});
