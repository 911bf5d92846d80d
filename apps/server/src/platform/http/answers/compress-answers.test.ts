import { gunzipSync } from 'node:zlib';
import { type FastifyInstance, fastify } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { compressAnswers } from './compress-answers.ts';

const long = {
  list: Array.from({ length: 200 }, (_, n) => ({ diary_id: String(n), content: 'Grüße aus 上海' })),
};
let app: FastifyInstance;

beforeAll(async () => {
  app = fastify();
  compressAnswers(app);
  app.get('/long', () => long);
  app.get('/short', () => ({ ok: true }));
  app.get('/file', (_request, reply) => reply.type('image/webp').send(Buffer.alloc(5000)));
  await app.ready();
});
afterAll(() => app.close());

const get = (url: string, encodings = 'gzip, deflate, br') =>
  app.inject({ url, headers: { 'accept-encoding': encodings } });

test('a long answer is compressed and is the same when decompressed', async () => {
  const reply = await get('/long');
  expect(reply.headers['content-encoding']).toBe('gzip');
  expect(Number(reply.headers['content-length'])).toBe(reply.rawPayload.length);
  expect(reply.rawPayload.length).toBeLessThan(JSON.stringify(long).length / 5);
  expect(JSON.parse(gunzipSync(reply.rawPayload).toString())).toEqual(long);
});

test('a client without gzip gets it plain, and caches know the difference', async () => {
  for (const encodings of ['identity', 'br', 'gzip;q=0']) {
    const reply = await get('/long', encodings);
    expect(reply.headers['content-encoding'], encodings).toBeUndefined();
    expect(reply.json()).toEqual(long);
    expect(reply.headers.vary).toContain('accept-encoding');
  }
});

test('answers of one packet and files, which are compressed already, are not compressed', async () => {
  expect((await get('/short')).headers['content-encoding']).toBeUndefined();
  expect((await get('/file')).headers['content-encoding']).toBeUndefined();
});
