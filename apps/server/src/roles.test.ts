import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from './config.ts';
import { createContext, type OpenContext } from './create-context.ts';
import { createTestDatabase, type TestDatabase } from './test/app/database.ts';
import { freePort } from './test/app/free-port.ts';
import { type ServerRun, startServer } from './test/app/run-server.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from './test/data/factories.ts';
import { startRedis, type TestRedis } from './test/faults/start-redis.ts';

let redis: TestRedis;
let database: TestDatabase;
let opened: OpenContext;
let dataDir: string;
let env: Record<string, string>;
let web: ServerRun;
let worker: ServerRun | undefined;

beforeAll(async () => {
  redis = await startRedis();
  database = await createTestDatabase();
  dataDir = await mkdtemp(join(tmpdir(), 'kindred-roles-'));
  const port = String(await freePort());
  env = {
    DATABASE_URL: database.connectionString,
    DATA_DIR: dataDir,
    PUBLIC_URL: `http://127.0.0.1:${port}`,
  };
  web = await startServer({ ...env, REDIS_URL: redis.url, ROLE: 'web', PORT: port });
  opened = await createContext(readConfig({ DATA_DIR: dataDir, GOOGLE_CLIENT_ID: 'test' }), {
    ...database,
    log: pino({ level: 'silent' }),
  });
}, 180_000);
afterAll(async () => {
  await Promise.all([web?.stop(), worker?.stop()]);
  await opened?.close();
  await redis?.kill();
  await database?.drop();
  await rm(dataDir, { recursive: true, force: true });
});

function say(fan: TestUser, creator: TestCreator, content: string): Promise<string> {
  return fetch(`${web.origin}/v3/api/dialogue/charger`, {
    method: 'POST',
    headers: { authorization: `Bearer ${fan.token}`, 'content-type': 'application/json' },
    body: JSON.stringify({ char_id: creator.charId, content }),
  }).then((response) => response.text());
}

const jobs = async () =>
  (await opened.context.pool.query('select task_identifier, locked_at from graphile_worker.jobs')).rows;
const workers = async () => (await opened.context.pool.query('select from job_workers')).rowCount;
const statusOf = async (server: ServerRun | undefined, path: string) =>
  (await fetch(`${server?.origin}${path}`)).status;

test('a web process runs no job; a worker beside it writes the answer that its fan is waiting for', async () => {
  const fan = await createUser(opened.context);
  const creator = await createCreator(opened.context);
  const answered = say(fan, creator, 'Hello, how are you?');
  await expect
    .poll(jobs)
    .toEqual([expect.objectContaining({ task_identifier: 'companion.reply', locked_at: null })]);
  expect(await workers()).toBe(0);

  worker = await startServer({ ...env, REDIS_URL: redis.url, ROLE: 'worker' });
  const lines = (await answered).split('\n').filter((line) => line.startsWith('data: '));
  expect(JSON.parse(lines.at(-1)?.slice(6) ?? '')).toMatchObject({ code: 2000, data: { done: true } });
  await expect.poll(jobs).toEqual([]);
});

test('a worker tells its health and figures, and serves no pages and no calls', async () => {
  expect(await statusOf(worker, '/healthz')).toBe(200);
  expect(await statusOf(worker, '/readyz')).toBe(200);
  expect(await (await fetch(`${worker?.origin}/metrics`)).text()).toContain(
    'kindred_db_connections{pool="jobs",state="open"}',
  );
  expect(await statusOf(worker, '/')).toBe(404);
  expect(await statusOf(worker, '/v3/api/user/data')).toBe(404);
  expect(await statusOf(web, '/v3/api/user/data')).toBe(401);
});

test('both work without Redis too: what the worker writes reaches the reader through the database', async () => {
  await Promise.all([web.stop(), worker?.stop()]);
  web = await startServer({ ...env, ROLE: 'web' });
  worker = await startServer({ ...env, ROLE: 'worker' });
  const fan = await createUser(opened.context);
  const creator = await createCreator(opened.context);
  expect(await say(fan, creator, 'Hello again')).toContain('"done":true');
});
