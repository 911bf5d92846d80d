import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';

export type TestDatabase = { connectionString: string; drop: () => Promise<void> };

/** Creates a migrated database, copied from the template in a few milliseconds. Call `drop()` when done. */
export function createTestDatabase(): Promise<TestDatabase> {
  return createDatabase(`template ${databaseName(inject('templateDatabase'))} strategy wal_log`);
}

/** Creates a database without tables, for tests of the migrations themselves. */
export function createEmptyDatabase(): Promise<TestDatabase> {
  return createDatabase('template template0');
}

async function createDatabase(how: string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await administer(`create database ${name} ${how}`);
  const url = new URL(inject('templateDatabase'));
  url.pathname = `/${name}`;
  return {
    connectionString: url.href,
    drop: () => administer(`drop database if exists ${name} with (force)`),
  };
}

/** Runs one statement in the maintenance database: the template can only be copied while nothing is connected to it. */
async function administer(statement: string): Promise<void> {
  const url = new URL(inject('templateDatabase'));
  url.pathname = '/postgres';
  const client = new pg.Client({ connectionString: url.href });
  await client.connect();
  await client.query(statement).finally(() => client.end());
}

function databaseName(connectionString: string): string {
  return new URL(connectionString).pathname.slice(1);
}
