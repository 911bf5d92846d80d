import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { checkInvariants } from './check-invariants.ts';
import { sql } from 'kysely';
import { checkPostgres } from '../platform/db/check-postgres.ts';
import { enqueue } from '../platform/jobs/jobs.ts';
import { migrate } from '../platform/db/migrate.ts';
import { createEmptyDatabase } from '../test/app/database.ts';
import { runServer } from '../test/app/run-server.ts';
import { startTestApp, type TestApp } from '../test/app/start-test-app.ts';
import { createCreator, createUser } from '../test/data/factories.ts';
import { startPgbouncer, type TestPgbouncer } from '../test/faults/start-pgbouncer.ts';

let pooler: TestPgbouncer;
let strict: TestPgbouncer;
let kindred: TestApp;

beforeAll(async () => {
  const direct = inject('templateDatabase');
  pooler = await startPgbouncer(direct, { isLenient: true });
  strict = await startPgbouncer(direct);
  const env = { DATABASE_POOLER: 'transaction', DATABASE_URL: strict.urlOf(direct) };
  kindred = await startTestApp({ env, addressOf: strict.urlOf });
  await kindred.startJobs();
});
afterAll(async () => {
  await kindred?.close();
  await Promise.all([pooler?.stop(), strict?.stop()]);
});

test('more people at once than the pooler has connections read, write and pay, and the books are right', async () => {
  const creator = await createCreator(kindred.context, { chatMode: 1 });
  const fans = await Promise.all(
    Array.from({ length: 30 }, () => createUser(kindred.context, { diamonds: 10_000 })),
  );
  const codes = await Promise.all(
    fans.flatMap(({ token, userId }) => {
      const gift = () =>
        kindred.call('charger', { char_id: creator.charId, price: 200 }, { token, key: `gift-${userId}` });
      return [
        gift(),
        gift(),
        kindred.call('charger', { char_id: creator.charId, content: 'Hello' }, { token }),
        kindred.call('listFollowingFeed', { page: 1, size: 10 }, { token }),
        kindred.call('getUserData', {}, { token }),
      ].map(async (answer) => (await answer).code);
    }),
  );
  expect(new Set(codes)).toEqual(new Set([2000]));
  const { rows } = await sql`select count(*)::int as count from gifts`.execute(kindred.context.db);
  expect(rows).toEqual([{ count: 30 }]);
  expect(await checkInvariants(kindred.context.db)).toEqual([]);
});

test('the companion answers: its job is found without news of it', async () => {
  const creator = await createCreator(kindred.context);
  const fan = await createUser(kindred.context);
  const { lines } = await kindred.call(
    'charger',
    { char_id: creator.charId, content: 'How are you?' },
    { token: fan.token },
  );
  expect(lines.at(-1)).toMatchObject({ code: 2000, data: { done: true } });
});

test('each transaction and each statement alone has our settings, and leaves none behind', async () => {
  const settings = sql<{ jit: string; timeout: string }>`select current_setting('jit') as jit,
    current_setting('statement_timeout') as timeout`;
  const { db, pool } = kindred.context;
  expect((await settings.execute(db)).rows).toEqual([{ jit: 'off', timeout: '30s' }]);
  const inside = await db.transaction().execute((tx) => settings.execute(tx));
  expect(inside.rows).toEqual([{ jit: 'off', timeout: '30s' }]);
  const { rows } = await pool.query(`select current_setting('statement_timeout') as timeout`);
  expect(rows).toEqual([{ timeout: '0' }]);
});

test('a statement that fails fails alone, and what it began is taken back', async () => {
  const { db } = kindred.context;
  await expect(sql`select 1 / 0`.execute(db)).rejects.toThrow('division by zero');
  const work = db.transaction().execute(async (tx) => {
    await enqueue(tx, 'never', {});
    throw new Error('given up');
  });
  await expect(work).rejects.toThrow('given up');
  const { rows } = await sql`select from graphile_worker.jobs where task_identifier = 'never'`.execute(db);
  expect(rows).toEqual([]);
});

test('with a direct address new jobs are listened for there, without one nobody listens', async () => {
  const listeners = (app: TestApp) =>
    sql`select from pg_stat_activity where datname = current_database() and query ilike 'listen%'`
      .execute(app.context.db)
      .then(({ rows }) => rows.length);
  let direct = '';
  const told = await startTestApp({
    env: {
      DATABASE_POOLER: 'transaction',
      DATABASE_URL: strict.urlOf(inject('templateDatabase')),
      DATABASE_DIRECT_URL: inject('templateDatabase'),
    },
    addressOf: (address) => {
      direct = address;
      return strict.urlOf(address);
    },
  });
  expect(told.context.config.pooler).toEqual({ directUrl: inject('templateDatabase') });
  told.context.config.pooler = { directUrl: direct };
  await told.startJobs();
  await expect.poll(() => listeners(told)).toBe(2);
  expect(await listeners(kindred)).toBe(0);
  await told.close();
});

test('two processes that start together migrate once through the pooler', async () => {
  const database = await createEmptyDatabase();
  const address = strict.urlOf(database.connectionString);
  const applied = await Promise.all([migrate(address), migrate(address)]);
  expect(applied.map((names) => names.length > 0).toSorted()).toEqual([false, true]);
  await database.drop();
});

test('a pooler that nobody told of is refused in one line, whether it ignores our settings or not', async () => {
  const direct = inject('templateDatabase');
  for (const { urlOf } of [pooler, strict]) {
    const check = checkPostgres(urlOf(direct), { isPooled: false });
    await expect(check).rejects.toThrow('set DATABASE_POOLER=transaction');
    await checkPostgres(urlOf(direct), { isPooled: true });
  }
  await checkPostgres(direct, { isPooled: false });

  const dataDir = await mkdtemp(join(tmpdir(), 'kindred-pooler-'));
  const { child, output } = runServer({ DATABASE_URL: pooler.urlOf(direct), PORT: '0', DATA_DIR: dataDir });
  const [code] = await once(child, 'close');
  await rm(dataDir, { recursive: true });
  expect(code).toBe(1);
  expect(output.stderr.trim()).toMatch(/^Configuration: DATABASE_URL: leads to a connection pooler;.*$/);
});
