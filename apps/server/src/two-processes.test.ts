import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LiveFrame } from '@kindred/contract/all/events';
import { creatorPolicyVersion } from '@kindred/contract/onboarding/limits';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { readConfig } from './config.ts';
import { createContext, type OpenContext } from './create-context.ts';
import { mediaLinkToken } from './features/media/media-link.ts';
import { createTestDatabase, type TestDatabase } from './test/app/database.ts';
import { type ServerRun, startServer } from './test/app/run-server.ts';
import { createMembership, createPost } from './test/data/create-post.ts';
import { createCreator, createUser, type TestUser } from './test/data/factories.ts';
import { startRedis, type TestRedis } from './test/faults/start-redis.ts';

let redis: TestRedis;
let database: TestDatabase;
let opened: OpenContext;
let dataDir: string;
let one: ServerRun;
let two: ServerRun;

beforeAll(async () => {
  redis = await startRedis();
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'kindred-two-'));
  const env = { DATABASE_URL: database.connectionString, REDIS_URL: redis.url, DATA_DIR: dataDir };
  [one, two] = await Promise.all([startServer(env), startServer(env)]);
  const config = readConfig({ DATA_DIR: dataDir, GOOGLE_CLIENT_ID: 'test' });
  opened = await createContext(config, { ...database, log: pino({ level: 'silent' }) });
}, 180_000);
afterAll(async () => {
  await Promise.all([one?.stop(), two?.stop()]);
  await opened?.close();
  await redis?.kill();
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

function ask(server: ServerRun, { token }: TestUser, path: string, init: RequestInit = {}) {
  return fetch(`${server.origin}${path}`, {
    ...init,
    headers: { authorization: `Bearer ${token}`, ...init.headers },
  });
}

const post = (server: ServerRun, user: TestUser, path: string, body: object = {}) =>
  ask(server, user, path, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

const dataPath = '/v3/api/user/data';
const statusAt = async (server: ServerRun, user: TestUser) => (await ask(server, user, dataPath)).status;
const signOut = (server: ServerRun, user: TestUser) => post(server, user, '/v3/api/user/logout');

/** Somebody whose session both processes have just seen. */
async function knownUser(): Promise<TestUser> {
  const user = await createUser(opened.context);
  expect(await Promise.all([statusAt(one, user), statusAt(two, user)])).toEqual([200, 200]);
  return user;
}

async function untilReadiness(body: object): Promise<void> {
  for (const { origin } of [one, two]) {
    const readiness = async () => (await fetch(`${origin}/readyz`)).json();
    await expect.poll(readiness, { interval: 50 }).toEqual(body);
  }
}

const redisAway = { status: 'not ready', missing: ['redis'] };
const allThere = { status: 'ready' };

async function listen(server: ServerRun, user: TestUser): Promise<LiveFrame[]> {
  const answer = await (await post(server, user, '/v1/api/user/im/token')).json();
  const { data } = answer as { data: { im_token: string } };
  const socket = new WebSocket(`${server.origin.replace('http', 'ws')}/live`);
  const frames: LiveFrame[] = [];
  socket.on('message', (text) => frames.push(JSON.parse(String(text))));
  socket.on('open', () => socket.send(JSON.stringify({ im_token: data.im_token })));
  await expect.poll(() => frames.length).toBe(1);
  return frames;
}

test('whoever signs out is out at once in the process that was asked, and without delay in the other', async () => {
  for (let round = 0; round < 40; round++) {
    const user = await knownUser();
    expect((await signOut(one, user)).status).toBe(200);
    expect(await statusAt(one, user)).toBe(401);
    await expect.poll(() => statusAt(two, user), { interval: 5 }).toBe(401);
  }
});

test('a picture that was seen in both processes is gone in both when its fan leaves', async () => {
  for (let round = 0; round < 20; round++) {
    const creator = await createCreator(opened.context);
    const fan = await createUser(opened.context);
    await createMembership(opened.context, fan.userId, creator.charId, 'free');
    const key = (await createPost(opened.context, creator)).media[0]?.key ?? '';
    const viewer = await opened.context.authenticate(fan.token);
    const address = `/media/${key}/w40?v=${viewer ? mediaLinkToken(opened.context, viewer) : ''}`;
    const picture = async (server: ServerRun) => (await fetch(`${server.origin}${address}`)).status;
    expect([await picture(one), await picture(two)]).toEqual([200, 200]);
    await post(one, fan, '/v3/api/user/unfollow', { following_id: creator.charId });
    expect(await picture(one)).toBe(404);
    await expect.poll(() => picture(two), { interval: 5 }).toBe(404);
  }
});

test('a new creator is one at once, for the process that was asked', async () => {
  const earnings = async (user: TestUser) =>
    ((await (await ask(one, user, '/v3/api/earnings/summary')).json()) as { code: number }).code;
  for (let round = 0; round < 10; round++) {
    const user = await createUser(opened.context);
    expect(await earnings(user)).toBe(4031);
    const form = new FormData();
    const agreed = { age_confirmed: 'true', policy_accepted: 'true', policy_version: creatorPolicyVersion };
    const fields = { name: 'New Creator', handle: `newcomer_${round}`, ...agreed };
    for (const [name, value] of Object.entries(fields)) form.set(name, value);
    const body = { method: 'POST', body: form };
    expect((await ask(one, user, '/v1/api/user/confirm/become/creator', body)).status).toBe(200);
    expect(await earnings(user)).toBe(2000);
  }
});

test('what happens in one process is heard once by listeners of both', async () => {
  const fan = await createUser(opened.context);
  const creator = await createCreator(opened.context, { chatMode: 1 });
  const lines = [await listen(one, creator), await listen(two, creator)];
  await post(one, fan, '/v3/api/dialogue/charger', { char_id: creator.charId, content: 'Hello' });
  await post(one, fan, '/v3/api/dialogue/charger', { char_id: creator.charId, content: 'Bye' });
  const heard = (frames: LiveFrame[]) =>
    frames.flatMap((frame) => (frame.type === 'message.stored' ? [frame.message.content] : []));
  for (const frames of lines) {
    await expect.poll(() => heard(frames)).toEqual(['Hello', 'Bye']);
  }
});

test('calls are counted by both processes together', async () => {
  const fan = await createUser(opened.context);
  const left = async (server: ServerRun) =>
    Number((await ask(server, fan, dataPath)).headers.get('x-ratelimit-remaining'));
  const first = await left(one);
  expect(await left(two)).toBe(first - 1);
  expect(await left(one)).toBe(first - 2);
});

test('without Redis both go on, say so, and believe no session that may have ended', async () => {
  const users = await Promise.all(Array.from({ length: 10 }, knownUser));
  await redis.kill();
  await untilReadiness(redisAway);
  for (const user of users) {
    expect(await statusAt(two, user)).toBe(200);
    expect((await signOut(one, user)).status).toBe(200);
    expect(await statusAt(one, user)).toBe(401);
    expect(await statusAt(two, user)).toBe(401);
  }
});

test('without Redis a chat goes on between the processes within three seconds, by the database', async () => {
  const fan = await createUser(opened.context);
  const creator = await createCreator(opened.context, { chatMode: 1 });
  const frames = await listen(two, creator);
  const contents = () => frames.flatMap((frame) => ('message' in frame ? [frame.message.content] : []));
  for (const content of ['Are you there?', 'I am here.']) {
    await post(one, fan, '/v3/api/dialogue/charger', { char_id: creator.charId, content });
    await expect.poll(contents, { timeout: 3000, interval: 20 }).toContain(content);
  }
  expect(await (await fetch(`${two.origin}/metrics`)).text()).toContain('kindred_redis_up 0');
});

test('when Redis is back, news and counts are shared again', async () => {
  await redis.start();
  await untilReadiness(allThere);
  const user = await knownUser();
  const frames = await listen(two, user);
  expect((await signOut(one, user)).status).toBe(200);
  await expect.poll(() => frames.at(-1)).toEqual({ type: 'session.ended' });
  expect(await statusAt(two, user)).toBe(401);
  expect(await (await fetch(`${two.origin}/metrics`)).text()).toContain('kindred_redis_up 1');
});

test('a Redis that hangs counts as none', async () => {
  const user = await knownUser();
  redis.freeze();
  await untilReadiness(redisAway);
  expect((await signOut(one, user)).status).toBe(200);
  expect(await statusAt(two, user)).toBe(401);
  redis.thaw();
  await untilReadiness(allThere);
});
