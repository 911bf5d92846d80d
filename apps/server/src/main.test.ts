import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkInvariants } from './invariants/check-invariants.ts';
import { inDatabase, runServer, type ServerRun, startServer } from './test/app/run-server.ts';
import { createCreator, createUser } from './test/data/factories.ts';
import { startOldPostgres } from './test/faults/start-old-postgres.ts';
import { startStripeServer } from './test/stripe/start-stripe-server.ts';

let dataDir: string;
let running: ServerRun | undefined;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'kindred-main-'));
});
afterAll(async () => {
  await running?.stop();
  await rm(dataDir, { recursive: true, force: true });
});

test.each([
  [{ PORT: 'eighty' }, 'PORT'],
  [{ REDIS_URL: 'redis://127.0.0.1:1', PORT: '0' }, 'REDIS_URL'],
  [{ STORAGE_URL: 's3://key:secret@127.0.0.1:1/media?tls=false', PORT: '0' }, 'STORAGE_URL'],
])('with %o it says in one line what is wrong and ends with 1', async (env, name) => {
  const { child, output } = runServer({ ...(env as unknown as Record<string, string>), DATA_DIR: dataDir });
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(output.stderr.trim().split('\n')).toHaveLength(1);
  expect(output.stderr).toContain(name);
});

test('a key that Stripe does not know is one line and ends with 1, before a database is started', async () => {
  const stripe = await startStripeServer();
  const env = { ...stripe.env, STRIPE_SECRET_KEY: 'sk_test_somebody_else', DATA_DIR: dataDir, PORT: '0' };
  const { child, output } = runServer(env);
  const [code] = await once(child, 'close');
  expect(code).toBe(1);
  expect(output.stderr.trim()).toBe('Configuration: STRIPE_SECRET_KEY: Stripe does not know this key');
  stripe.close();
});

test('a database that is too old is one line that names what is needed, and ends with 1', async () => {
  const old = await startOldPostgres();
  const env = { DATABASE_URL: old.connectionString, PORT: '0', DATA_DIR: dataDir };
  const { child, output } = runServer(env);
  const [code] = await once(child, 'close');
  await old.stop();
  expect(code).toBe(1);
  expect(output.stderr.trim()).toMatch(
    /^Could not start: DATABASE_URL leads to PostgreSQL 15\.\d+, and Kindred needs 16 or newer$/,
  );
});

test('a port in use is one line and ends with 1, before a demo world is drawn', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  const env = { PORT: String(port), GOOGLE_CLIENT_ID: '', LOG_LEVEL: 'info', DATA_DIR: dataDir };
  const { child, output } = runServer(env);
  const [code] = await once(child, 'close');
  server.close();
  expect(code).toBe(1);
  expect(output.stderr.trim()).toBe(`Port ${port} is in use: stop what listens there or set PORT`);
  expect(output.stdout).not.toContain('demo world');
});

test('killed in the middle of gifts it comes back with the books in order, and a retried gift is charged once', async () => {
  const fanCount = 8;
  const { fans, creator } = await inDatabase(dataDir, async (context) => ({
    fans: await Promise.all(
      Array.from({ length: fanCount }, () => createUser(context, { diamonds: 100_000 })),
    ),
    creator: await createCreator(context, { chatMode: 1 }),
  }));
  const gift = (fan: number, key: string) =>
    fetch(`${running?.origin}/v3/api/dialogue/charger`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${fans[fan]?.token}`,
        'content-type': 'application/json',
        'idempotency-key': key,
      },
      body: JSON.stringify({ char_id: creator.charId, price: 200 }),
    }).then((response) => response.text());

  running = await startServer({ DATA_DIR: dataDir });
  const sent: [fan: number, key: string][] = [];
  let isAlive = true;
  const givers = fans.map(async (_fan, fan) => {
    for (let n = 0; isAlive && n < 60; n++) {
      const key = `${fan}-${n}`;
      sent.push([fan, key]);
      await gift(fan, key).catch(() => {});
      if (sent.length === 48) {
        isAlive = false;
        void running?.kill();
      }
    }
  });
  await Promise.all(givers);
  await running.kill();

  running = await startServer({ DATA_DIR: dataDir });
  for (const [fan, key] of sent) expect(await gift(fan, key)).toContain('"code":2000');
  const [first] = sent;
  if (first) expect(await gift(...first)).toContain('"code":2000');
  await running.stop();

  await inDatabase(dataDir, async ({ db }) => {
    expect(await checkInvariants(db)).toEqual([]);
    const { count } = await db
      .selectFrom('gifts')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .executeTakeFirstOrThrow();
    expect(Number(count)).toBe(sent.length);
  });
  // On a machine that is busy with much else each start takes half a minute.
}, 300_000);
