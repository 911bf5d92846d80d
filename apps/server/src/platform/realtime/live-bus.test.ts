import { once } from 'node:events';
import { connect, createServer, type Server } from 'node:net';
import type { LiveEvent } from '@kindred/contract/all/events';
import { pino } from 'pino';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { startRedis, type TestRedis } from '../../test/faults/start-redis.ts';
import { type LiveBus, openLiveBus } from './live-bus.ts';
import { openRedisLink, type RedisLink } from './redis-link.ts';

const log = pino({ level: 'silent' });
const atEnd: (() => void | Promise<void>)[] = [];
let redis: TestRedis;
beforeEach(async () => {
  redis = await startRedis();
});
afterEach(async () => {
  for (const end of atEnd.splice(0).toReversed()) await end();
  await redis.kill();
});

/** A way to Redis that counts what comes back. */
async function countingProxy(): Promise<{ url: string; bytes: () => number }> {
  let bytes = 0;
  const server: Server = createServer((client) => {
    const upstream = connect(Number(new URL(redis.url).port), '127.0.0.1');
    upstream.on('data', (chunk) => {
      bytes += chunk.length;
    });
    client.pipe(upstream).pipe(client);
    for (const socket of [client, upstream]) socket.on('error', () => client.destroy() && upstream.destroy());
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  atEnd.push(() => void server.close());
  return { url: `redis://127.0.0.1:${(server.address() as { port: number }).port}`, bytes: () => bytes };
}

async function open(url: string): Promise<{ bus: LiveBus; link: RedisLink }> {
  const link = await openRedisLink(url, log);
  atEnd.push(link.close);
  return { bus: openLiveBus(link, { isAlone: false }), link };
}

const presence = (char_id: string): LiveEvent => ({ type: 'presence.changed', char_id, online_status: 1 });

test('of four processes each is sent little more than what its own people hear', async () => {
  const proxies = await Promise.all(Array.from({ length: 4 }, countingProxy));
  const buses = await Promise.all(proxies.map(async ({ url }) => (await open(url)).bus));
  const people = Array.from({ length: 200 }, (_, n) => String(1_000_000 + n));
  const heard = new Map(people.map((userId) => [userId, 0]));
  for (const [n, userId] of people.entries()) {
    const bus = buses[n % 4] as LiveBus;
    bus.subscribe(userId, () => heard.set(userId, (heard.get(userId) ?? 0) + 1));
    await bus.whenHeard(userId);
  }
  const before = proxies.map(({ bytes }) => bytes());
  const rounds = 20;
  const event: LiveEvent = {
    type: 'reply.written',
    conversation: { char_id: '12', user_id: '1000000', chat_no: 0 },
    reply_id: '1234567',
    msg_id: '1234568',
    reply_content: ' and a piece of an answer of the usual length',
    offset: 120,
  };
  for (let round = 0; round < rounds; round++)
    for (const [n, userId] of people.entries()) buses[(n + round) % 4]?.publish([userId], event);
  await expect.poll(() => [...heard.values()].every((count) => count === rounds)).toBe(true);

  const share = (people.length / 4) * rounds * sizeOnTheWire(event);
  const ratios = proxies.map(({ bytes }, n) => (bytes() - (before[n] ?? 0)) / share);
  expect(Math.max(...ratios)).toBeLessThanOrEqual(1.3);
  expect(Math.min(...ratios)).toBeGreaterThan(0.9);
});

/** What Redis sends to a listener of this event (RESP2). */
function sizeOnTheWire(event: LiveEvent): number {
  const payload = `01234567${JSON.stringify(event)}`;
  return `*3\r\n$8\r\nsmessage\r\n$18\r\nkindred:to:1000000\r\n$${payload.length}\r\n${payload}\r\n`.length;
}

test('who listens no longer is sent nothing any more, and who comes back is', async () => {
  const { bus: here } = await open(redis.url);
  const { bus: there, link } = await open(redis.url);
  const events: LiveEvent[] = [];
  const leave = here.subscribe('7', (event) => events.push(event));
  await here.whenHeard('7');
  there.publish(['7', '8'], presence('1'));
  await expect.poll(() => events).toEqual([presence('1')]);
  leave();
  const countListeners = () => link.redis.call('PUBSUB', 'SHARDNUMSUB', 'kindred:to:7');
  await expect.poll(countListeners).toEqual(['kindred:to:7', 0]);
  there.publish(['7'], presence('2'));
  here.subscribe('7', (event) => events.push(event));
  await here.whenHeard('7');
  there.publish(['7'], presence('3'));
  await expect.poll(() => events).toEqual([presence('1'), presence('3')]);
});

test('what goes to all processes reaches those without anybody, too', async () => {
  const { bus: here } = await open(redis.url);
  const { bus: there } = await open(redis.url);
  const ended: string[] = [];
  here.onControl('session.ended', (id) => ended.push(id));
  there.publishControl('session.ended', '42');
  await expect.poll(() => ended).toEqual(['42']);
});

test('when Redis goes and comes back, listeners are told of both, and hear again without asking', async () => {
  const { bus: here } = await open(redis.url);
  const { bus: there, link } = await open(redis.url);
  const states: boolean[] = [];
  here.onSyncChange(() => states.push(here.inSyncSince() !== undefined));
  const events: LiveEvent[] = [];
  here.subscribe('7', (event) => events.push(event));
  await here.whenHeard('7');
  await redis.kill();
  await expect.poll(() => states).toEqual([false]);
  here.subscribe('9', (event) => events.push(event));
  await here.whenHeard('9');
  await redis.start();
  await expect.poll(() => states).toEqual([false, true]);
  await expect.poll(() => link.inSyncSince()).toBeDefined();
  await expect
    .poll(() => {
      there.publish(['7', '9'], presence('1'));
      return events.length;
    })
    .toBeGreaterThan(1);
});
