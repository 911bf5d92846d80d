import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { readConfig } from '../config.ts';
import { useTestApp } from '../test/app/start-test-app.ts';
import { createUser } from '../test/data/factories.ts';
import { startRedis, type TestRedis } from '../test/faults/start-redis.ts';
import { describe, examine, type Result } from './examine.ts';

const kindred = useTestApp();
let redis: TestRedis;
let dataDir: string;
let publicUrl: string;
beforeAll(async () => {
  redis = await startRedis();
  dataDir = await mkdtemp(join(tmpdir(), 'kindred-doctor-'));
  publicUrl = await kindred.listen();
});
afterAll(async () => {
  await redis.kill();
  await rm(dataDir, { recursive: true });
});

async function examineWith(env: Record<string, string>, databaseUrl?: string): Promise<Map<string, Result>> {
  const config = readConfig({ DATA_DIR: dataDir, REDIS_URL: redis.url, PUBLIC_URL: publicUrl, ...env });
  const connectionString = databaseUrl ?? kindred.context.pool.options.connectionString ?? '';
  const results = new Map<string, Result>();
  for await (const result of examine({ config, connectionString, trustsProxies: false }))
    results.set(result.name, result);
  return results;
}

const broken = (results: Map<string, Result>) =>
  [...results.values()].filter(({ isBroken }) => isBroken).map(({ name }) => name);

test('a whole installation is well, and what it does without is only a notice', async () => {
  const results = await examineWith({});
  expect(broken(results)).toEqual([]);
  expect([...results.values()].filter(({ advice }) => advice).map(({ name }) => name)).toEqual(['mail']);
  expect(results.get('redis')?.seen).toMatch(/^Redis \d+\.\S+ answers$/);
});

test('each neighbour that is away is named, with what to do', async () => {
  const results = await examineWith(
    {
      REDIS_URL: 'redis://127.0.0.1:1',
      SMTP_URL: 'smtp://127.0.0.1:1',
      MAIL_FROM: 'us@example.com',
      STORAGE_URL: 's3://key:secret@127.0.0.1:1/media?tls=false',
      PUBLIC_URL: 'http://127.0.0.1:1',
    },
    'postgres://nobody@127.0.0.1:1/none',
  );
  expect(broken(results)).toEqual([
    'database',
    'migrations',
    'books',
    'secrets',
    'clock',
    'storage',
    'redis',
    'mail',
    'proxies',
  ]);
  for (const result of results.values())
    if (result.isBroken) expect(describe(result)).toMatch(/^BROKEN .+\n {20}[A-Z].+\.$/);
});

test('a database of a newer version and a balance that is wrong are found', async () => {
  const { db } = kindred.context;
  await sql`insert into schema_migrations (name, checksum) values ('9999_newer', '')`.execute(db);
  const { userId } = await createUser(kindred.context, { diamonds: 100 });
  await sql`update ledger_accounts set balance = balance + 1 where user_id = ${userId} and kind = 'wallet'`.execute(
    db,
  );
  expect(broken(await examineWith({}))).toEqual(['migrations', 'books']);
});

test('keys that others may read are named, with the command that closes them', async () => {
  const file = join(dataDir, 'tax.key');
  await writeFile(file, Buffer.alloc(32));
  await chmod(file, 0o644);
  expect((await examineWith({})).get('key files')).toEqual({
    name: 'key files',
    seen: 'others may read tax.key',
    advice: `chmod 600 ${file}`,
    isBroken: true,
  });
});
