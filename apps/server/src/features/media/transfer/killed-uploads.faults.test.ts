import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { type FileHandle, open, readFile, rm } from 'node:fs/promises';
import { createServer, request, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { partBytes } from '@kindred/contract/media/limits';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePort } from '../../../test/app/free-port.ts';
import { runServer, type ServerRun, untilReady } from '../../../test/app/run-server.ts';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { findOffset, openTransfer, type Sender, sendPart } from '../../../test/app/transfer.ts';
import { createUser } from '../../../test/data/factories.ts';
import { makeClip, words } from '../../../test/data/make-clip.ts';
import { faultRounds, faultSeed, isWhole } from '../../../test/faults/fault-rounds.ts';
import { expectInvariants } from '../../../test/sql/expect-invariants.ts';

const kindred = useTestApp({ env: { STORAGE_QUOTA_MB: '20000' } });
const kills = faultRounds({ few: 3, whole: 10 });
const megabytes = faultRounds({ few: 48, whole: 2040 });
const proxyLimit = 10 * 1024 * 1024;
const file = join(tmpdir(), `kindred-large-${process.pid}.mp4`);
let env: Record<string, string>;
let server: ServerRun;
let proxy: Server;
let sender: Sender;
let refusedByProxy = 0;

beforeAll(async () => {
  const { context } = kindred;
  env = {
    DATABASE_URL: context.pool.options.connectionString ?? '',
    DATA_DIR: context.config.dataDir,
    PORT: String(await freePort()),
    STORAGE_QUOTA_MB: '20000',
  };
  server = await start();
  proxy = createServer(forward).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const { token } = await createUser(context);
  sender = { token, origin: `http://127.0.0.1:${(proxy.address() as AddressInfo).port}` };
}, 120_000);
afterAll(async () => {
  proxy.close();
  await server.kill();
  await rm(file, { force: true });
  await expectInvariants(kindred);
});

async function start(): Promise<ServerRun> {
  const run = runServer(env);
  await untilReady(run);
  return run;
}

/** A reverse proxy that takes no body above 10 MiB, and says 502 while the server is away. */
const forward: Parameters<typeof createServer>[1] = (incoming, answer) => {
  if (Number(incoming.headers['content-length'] ?? 0) > proxyLimit) {
    refusedByProxy++;
    answer.writeHead(413).end();
    return;
  }
  const { method = 'GET', url, headers } = incoming;
  const target = { host: '127.0.0.1', port: env.PORT, method, path: url, headers };
  const outgoing = request(target, (response) => {
    answer.writeHead(response.statusCode ?? 502, response.headers);
    response.pipe(answer);
  });
  outgoing.on('error', () => (answer.headersSent ? answer.destroy() : answer.writeHead(502).end()));
  incoming.pipe(outgoing);
};

/** A clip with so much beside it, which no conversion keeps. Returns its SHA-256. */
async function writeLargeClip(path: string, bytes: number): Promise<{ size: number; digest: string }> {
  const hash = createHash('sha256');
  const clip = makeClip();
  const out = await open(path, 'w');
  const write = async (piece: Buffer) => {
    hash.update(piece);
    await out.write(piece);
  };
  await write(clip);
  await write(Buffer.concat([words(bytes - clip.length), Buffer.from('free')]));
  const noise = Buffer.alloc(1024 * 1024);
  for (let at = clip.length + 8, seed = faultSeed; at < bytes; at += noise.length) {
    seed = (seed * 1_103_515_245 + 12_345) % 2 ** 31;
    noise.writeUInt32BE(seed, 0);
    await write(noise.subarray(0, Math.min(noise.length, bytes - at)));
  }
  await out.close();
  return { size: bytes, digest: hash.digest('hex') };
}

async function readPart(input: FileHandle, offset: number, size: number): Promise<Buffer> {
  const part = Buffer.alloc(Math.min(partBytes, size - offset));
  await input.read(part, 0, part.length, offset);
  return part;
}

/** Sends what is missing until all is there, as a client does: after a failure it asks where to go on. */
async function sendRest(path: string, size: number): Promise<string> {
  const input = await open(file);
  try {
    for (;;) {
      const there = await findOffset(sender, path).catch(() => undefined);
      let offset = there?.status === 200 ? there.offset : -1;
      if (offset === size && there?.mediaId) return there.mediaId;
      while (offset >= 0 && offset < size) {
        const answer = await sendPart(sender, path, offset, await readPart(input, offset, size)).catch(
          () => undefined,
        );
        offset = answer?.status === 204 ? answer.offset : -1;
        if (offset === size && answer?.mediaId) return answer.mediaId;
      }
      await sleep(200);
    }
  } finally {
    await input.close();
  }
}

/** Memory of the server's process in bytes (proc(5)); it is the wrapper's only child. */
async function memoryOf({ child }: ServerRun): Promise<number> {
  const children = (await readFile(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8'))
    .trim()
    .split(' ');
  const pids = [child.pid, ...children.filter(Boolean)];
  const sizes = await Promise.all(
    pids.map(async (pid) => {
      const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
      return Number(/VmRSS:\s+(\d+) kB/.exec(status)?.[1] ?? 0) * 1024;
    }),
  );
  return Math.max(...sizes);
}

test(
  `a file of ${megabytes} MB behind a proxy of 10 MB comes whole through ${kills} kills of the server, byte by byte`,
  async () => {
    const { size, digest } = await writeLargeClip(file, megabytes * 1024 * 1024);
    const { path, mediaId: reserved } = await openTransfer(sender, size);
    const sending = sendRest(path, size);
    let killed = 0;
    const killing = (async () => {
      while (killed < kills) {
        const mark = ((killed + 0.5) / kills) * size;
        const { received } = await kindred.context.db
          .selectFrom('media_uploads')
          .select('received')
          .where('media_id', '=', reserved ?? '')
          .executeTakeFirstOrThrow();
        if (Number(received) >= mark) {
          await server.kill();
          server = await start();
          killed++;
        }
        await sleep(20);
      }
    })();
    const mediaId = await sending;
    await killing;
    expect(mediaId).toBe(reserved);
    const media = () =>
      kindred.context.db
        .selectFrom('media')
        .innerJoin('media_uploads', 'media_uploads.media_id', 'media.media_id')
        .select(['state', 'digest', 'reason'])
        .where('media.media_id', '=', mediaId)
        .executeTakeFirstOrThrow();
    await expect.poll(async () => (await media()).state, { timeout: 240_000, interval: 500 }).toBe('ready');
    expect((await media()).digest?.toString('hex')).toBe(digest);
    expect(refusedByProxy).toBe(0);
  },
  isWhole ? 1_800_000 : 300_000,
);

test('eight large files at once take less than 40 MB of memory', async () => {
  // Garbage that waits for its collector counts as memory too, so the least of three fresh processes is judged:
  // a server that keeps whole parts takes more in each of them.
  const growths: number[] = [];
  while (growths.length < 3 && !growths.some((growth) => growth < 40)) {
    await server.kill();
    server = await start();
    growths.push(await memoryGrowth());
  }
  expect(Math.min(...growths)).toBeLessThan(40);
}, 900_000);

/** By how many MiB the server's memory grows while eight files come in, at its highest. */
async function memoryGrowth(): Promise<number> {
  const input = await open(file);
  const size = faultRounds({ few: 24, whole: 200 }) * 1024 * 1024;
  const send = async (bytes: number) => {
    const { path } = await openTransfer(sender, bytes);
    for (let offset = 0; offset < bytes - 1; ) {
      const part = await readPart(input, offset, bytes - 1);
      offset = (await sendPart(sender, path, offset, part)).offset;
    }
  };
  // The first ones warm up what any request needs.
  await Promise.all([send(size), send(size)]);
  const before = await memoryOf(server);
  let peak = before;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      peak = Math.max(peak, await memoryOf(server));
      await sleep(25);
    }
  })();
  await Promise.all(Array.from({ length: 8 }, () => send(size)));
  isOver = true;
  await watching;
  await input.close();
  return (peak - before) / 1024 / 1024;
}
