import { once } from 'node:events';
import { type AddressInfo, connect, type Socket } from 'node:net';
import Fastify, { type FastifyInstance } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { refuse } from '../../app-error.ts';
import { sendEventStream } from './event-stream.ts';

let app: FastifyInstance;
let socket: Socket;

/** Streams whose source is over at once, in every way in which it may be. */
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

beforeAll(async () => {
  app = Fastify();
  for (const [path, items] of Object.entries(sources)) {
    app.get(path, (_request, reply) =>
      sendEventStream(reply, items(), new AbortController().signal, { headers: {} }),
    );
  }
  await app.listen({ host: '127.0.0.1', port: 0 });
  socket = connect((app.server.address() as AddressInfo).port, '127.0.0.1');
  await once(socket, 'connect');
});
afterAll(async () => {
  socket.destroy();
  await app.close();
});

/** Asks on the one connection that is kept; gives every byte up to and including the terminating chunk. */
async function ask(path: string): Promise<string> {
  socket.write(`GET ${path} HTTP/1.1\r\nhost: kindred\r\n\r\n`);
  let bytes = '';
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const onData = (chunk: Buffer) => {
    bytes += chunk.toString();
    // Whatever comes behind the end would come in this turn or in the next one.
    if (bytes.includes('\r\n0\r\n\r\n')) setImmediate(() => setImmediate(() => resolve(bytes)));
  };
  socket.on('data', onData).once('close', reject);
  return promise.finally(() => socket.off('data', onData).off('close', reject));
}

/** The data of a chunked body (RFC 9112 §7.1); throws when its bytes are no such body. */
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
      const answer = await ask(path);
      expect(answer).toMatch(/^HTTP\/1\.1 200 /);
      const lines = readChunks(answer).split('\n\n').filter(Boolean);
      if (path === '/none') expect(lines).toEqual([]);
      else expect(lines.at(-1)).toContain(path === '/refused' ? '"code":5030' : '"done":true');
    }
  },
);
