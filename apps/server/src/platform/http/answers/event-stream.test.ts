import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import { setImmediate as nextTurn } from 'node:timers/promises';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refuse } from '../../app-error.ts';
import { type EventStream, eventStream } from './event-stream.ts';

let app: FastifyInstance;
let socket: Socket;

/** Streams whose source ends at once, in every possible way. */
const sources: Record<string, () => AsyncGenerator<unknown>> = {
  '/one': async function* () {
    yield { done: true };
  },
  '/three': async function* () {
    yield* [1, 2, { done: true }];
  },
  '/none': async function* () {},
  '/refused': async function* () {
    yield 1;
    refuse('unavailable');
  },
};

const itemNum = 3000;
const wide = 'ü'.repeat(4000);
let refusedNum = 0;

/** Items of some megabytes, sent with sendNow where possible; refused items are yielded. */
async function* mostlyNow({ sendNow }: EventStream) {
  for (let item = 0; item < itemNum; item++) {
    const isYielded = item < 100 && item % 7 === 0;
    const isSent = !isYielded && sendNow({ item, wide });
    if (isSent && item % 5 === 0) await nextTurn();
    if (isSent) continue;
    if (!isYielded) refusedNum++;
    yield { item, wide };
  }
}

beforeAll(async () => {
  app = Fastify();
  for (const [path, items] of Object.entries(sources)) {
    app.get(path, (_request, reply) =>
      eventStream(reply, { headers: {}, signal: new AbortController().signal }).sendAll(items()),
    );
  }
  app.get('/now', (_request, reply) => {
    const stream = eventStream(reply, { headers: {}, signal: new AbortController().signal });
    return stream.sendAll(mostlyNow(stream));
  });
  await app.listen({ host: '127.0.0.1', port: 0 });
  socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
});
afterAll(async () => {
  socket.destroy();
  await app.close();
});

/** Sends a request on the kept connection; returns every byte up to and including the terminating chunk. */
async function sendRequest(path: string): Promise<string> {
  socket.write(`GET ${path} HTTP/1.1\r\nhost: kindred\r\n\r\n`);
  let bytes = '';
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const onData = (chunk: Buffer) => {
    bytes += chunk.toString();
    // Bytes after the end would arrive in this turn or in the next.
    if (bytes.includes('\r\n0\r\n\r\n')) setImmediate(() => setImmediate(() => resolve(bytes)));
  };
  socket.on('data', onData).once('close', reject);
  return promise.finally(() => socket.off('data', onData).off('close', reject));
}

/** Returns the data of a chunked body (RFC 9112 §7.1); throws when the body is malformed. */
function readChunks(answer: string): string {
  let rest = answer.slice(answer.indexOf('\r\n\r\n') + 4);
  for (let body = ''; ; ) {
    const size = Number.parseInt(/^([0-9a-f]+)\r\n/.exec(rest)?.[1] ?? '', 16);
    const from = rest.indexOf('\r\n') + 2;
    body += rest.slice(from, from + size);
    if (!rest.startsWith('\r\n', from + size)) throw new Error(`no chunk: ${rest}`);
    rest = rest.slice(from + size + 2);
    if (size > 0) continue;
    if (rest !== '') throw new Error(`behind the end: ${rest}`);
    return body;
  }
}

test.each(Object.keys(sources))(
  'a stream that is over at once (%s) ends behind its last line, a hundred times on one connection',
  async (path) => {
    for (let round = 0; round < 100; round++) {
      const answer = await sendRequest(path);
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
      const lines = readChunks(answer).split('\n\n').filter(Boolean);
      if (path === '/none') expect(lines).toEqual([]);
      else expect(lines.at(-1)).toContain(path === '/refused' ? '"code":5030' : '"done":true');
    }
  },
);

test('items sent with sendNow keep their place among yielded ones, and a slow reader is waited for', async () => {
  const slow = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  const chunks: Buffer[] = [];
  slow.write('GET /now HTTP/1.1\r\nhost: kindred\r\nconnection: close\r\n\r\n');
  // Nothing is read until the server has noticed.
  await expect.poll(() => refusedNum).toBeGreaterThan(0);
  slow.on('data', (chunk: Buffer) => chunks.push(chunk));
  await once(slow, 'close');
  const body = readChunks(Buffer.concat(chunks).toString('latin1'));
  const lines = Buffer.from(body, 'latin1')
    .toString()
    .split('\n\n')
    .filter((line) => line.startsWith('data:'));
  const items = lines.map(
    (line) => JSON.parse(line.slice('data:'.length)).data as { item: number; wide: string },
  );
  expect(items.map(({ item }) => item)).toEqual(Array.from({ length: itemNum }, (_, at) => at));
  expect(items.every((item) => item.wide === wide)).toBe(true);
});
