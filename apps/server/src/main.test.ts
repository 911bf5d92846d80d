import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startEmbeddedPostgres } from '../embedded-postgres/start-embedded-postgres.ts';
import { readConfig } from './config.ts';
import { createContext, type OpenContext } from './create-context.ts';
import { checkInvariants } from './invariants/check-invariants.ts';
import { migrate } from './platform/db/migrate.ts';
import { migrateJobs } from './platform/jobs/jobs.ts';
import { createCreator, createUser } from './test/factories.ts';

const mainFile = new URL('./main.ts', import.meta.url).pathname;
const quiet = pino({ level: 'silent' });
let dataDir: string;
let running: ChildProcess | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kindred-main-'));
});
afterAll(async () => {
  running?.kill('SIGTERM');
  if (running && running.exitCode === null) await once(running, 'exit');
  await rm(dataDir, { recursive: true, force: true });
});

function start(env: Record<string, string>) {
  const child = spawn(process.execPath, [mainFile], {
    env: { ...process.env, DATA_DIR: dataDir, GOOGLE_CLIENT_ID: 'test', LOG_LEVEL: 'silent', ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const output = { stdout: '', stderr: '' };
  child.stdout?.on('data', (chunk) => {
    output.stdout += chunk;
  });
  child.stderr?.on('data', (chunk) => {
    output.stderr += chunk;
  });
  return { child, output };
}

async function startUntilUp(port: number): Promise<ChildProcess> {
  const { child, output } = start({ PORT: String(port) });
  for (;;) {
    if (child.exitCode !== null) throw new Error(`ended early: ${output.stderr}`);
    const isReady = await fetch(`http://127.0.0.1:${port}/readyz`).then(
      ({ ok }) => ok,
      () => false,
    );
    if (isReady) return child;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

/** Opens the installation's database without the server; the server must not run meanwhile. */
async function inDatabase<Result>(
  work: (opened: OpenContext['context']) => Promise<Result>,
): Promise<Result> {
  const postgres = await startEmbeddedPostgres({ dataDir, log: () => {} });
  await migrate(postgres.connectionString);
  const config = readConfig({ DATA_DIR: dataDir, GOOGLE_CLIENT_ID: 'test' });
  const { context, close } = await createContext(config, { ...postgres, log: quiet });
  await migrateJobs(context.pool);
  try {
    return await work(context);
  } finally {
    await close();
    await postgres.stop();
  }
}

async function freePort(): Promise<{ port: number; server: Server }> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { port: (server.address() as { port: number }).port, server };
}

test.each([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ PUBLIC_URL: 'kindred.example' }, 'PUBLIC_URL'],
  [{ DATABASE_URL: 'mysql://x' }, 'DATABASE_URL'],
  [{ DEMO: 'true', HOST: '0.0.0.0' }, 'HOST'],
  [{ AI_BASE_URL: 'http://127.0.0.1:1/v1' }, 'AI_MODEL'],
  [{ STRIPE_SECRET_KEY: 'sk_test_x' }, 'STRIPE_SECRET_KEY'],
  [{ MODERATION: 'manual' }, 'MODERATION'],
  [{ REDIS_URL: 'redis://127.0.0.1:1', PORT: '0' }, 'REDIS_URL'],
])('with %o it says in one line what is wrong and ends with 1', async (env, name) => {
  const { child, output } = start(env as unknown as Record<string, string>);
  const [code] = await once(child, 'exit');
  expect(code).toBe(1);
  expect(output.stderr.trim().split('\n')).toHaveLength(1);
  expect(output.stderr).toContain(name);
});

test('a port in use is one line and ends with 1, before a demo world is drawn', async () => {
  const { port, server } = await freePort();
  const { child, output } = start({ PORT: String(port), GOOGLE_CLIENT_ID: '', LOG_LEVEL: 'info' });
  const [code] = await once(child, 'exit');
  server.close();
  expect(code).toBe(1);
  expect(output.stderr.trim()).toBe(`Port ${port} is in use: stop what listens there or set PORT`);
  expect(output.stdout).not.toContain('demo world');
});

test('killed in the middle of gifts it comes back with the books in order, and a retried gift is charged once', async () => {
  const fanCount = 8;
  const { fans, creator } = await inDatabase(async (context) => ({
    fans: await Promise.all(
      Array.from({ length: fanCount }, () => createUser(context, { diamonds: 100_000 })),
    ),
    creator: await createCreator(context, { chatMode: 1 }),
  }));
  const { port, server } = await freePort();
  server.close();
  const gift = (fan: number, key: string) =>
    fetch(`http://127.0.0.1:${port}/v3/api/dialogue/charger`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${fans[fan]?.token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ char_id: creator.charId, price: 200 }),
    }).then((response) => response.text());

  running = await startUntilUp(port);
  const sent: [fan: number, key: string][] = [];
  let isAlive = true;
  const givers = fans.map(async (_fan, fan) => {
    for (let n = 0; isAlive && n < 60; n++) {
      const key = `${fan}-${n}`;
      sent.push([fan, key]);
      await gift(fan, key).catch(() => {});
      if (sent.length === 150) {
        isAlive = false;
        running?.kill('SIGKILL');
      }
    }
  });
  await Promise.all(givers);
  if (running.signalCode === null) await once(running, 'exit');

  running = await startUntilUp(port);
  for (const [fan, key] of sent) expect(await gift(fan, key)).toContain('"code":2000');
  const [first] = sent;
  if (first) expect(await gift(...first)).toContain('"code":2000');
  running.kill('SIGTERM');
  await once(running, 'exit');

  await inDatabase(async ({ db }) => {
    expect(await checkInvariants(db)).toEqual([]);
    const { count } = await db
      .selectFrom('gifts')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(sent.length);
  });
}, 90_000);
