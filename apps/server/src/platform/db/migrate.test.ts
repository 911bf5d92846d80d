import { mkdtemp, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../test/app/database.ts';
import { openDb } from './db.ts';
import { migrate } from './migrate.ts';

let folder: string;
let database: TestDatabase;
let pool: pg.Pool;

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'kindred-migrations-'));
  database = await createEmptyDatabase();
  ({ pool } = openDb({ connectionString: database.connectionString, max: 4, onError: console.error }));
  await file('0001_cats.sql', "create table cats (name text); insert into cats values ('Tom');");
});

afterEach(async () => {
  await pool.end();
  await database.drop();
  await rm(folder, { recursive: true });
});

test('each migration runs once, in order, with a pool or a connection string', async () => {
  await file('0002_more_cats.sql', "insert into cats values ('Kim')");
  expect(await migrate(pool, { folder, functionFolder: folder })).toEqual(['0001_cats', '0002_more_cats']);
  await file('0003_last_cat.sql', "insert into cats values ('Eve')");
  expect(await migrate(database.connectionString, { folder, functionFolder: folder })).toEqual([
    '0003_last_cat',
  ]);
  expect(await migrate(pool, { folder, functionFolder: folder })).toEqual([]);
  expect(await cats()).toEqual(['Tom', 'Kim', 'Eve']);
});

test('two processes that start together migrate once', async () => {
  const applied = await Promise.all([
    migrate(pool, { folder, functionFolder: folder }),
    migrate(database.connectionString, { folder, functionFolder: folder }),
  ]);
  expect(applied.flat()).toEqual(['0001_cats']);
  expect(await cats()).toEqual(['Tom']);
});

test('a migration that fails leaves nothing of itself behind', async () => {
  await file('0002_broken.sql', "insert into cats values ('Kim'); select 1 / 0;");
  await expect(migrate(pool, { folder, functionFolder: folder })).rejects.toThrow(
    'Migration 0002_broken failed: division by zero',
  );
  expect(await cats()).toEqual(['Tom']);
  await file('0002_broken.sql', "insert into cats values ('Kim')");
  expect(await migrate(pool, { folder, functionFolder: folder })).toEqual(['0002_broken']);
});

test('a migration that was changed after it ran is refused', async () => {
  await migrate(pool, { folder, functionFolder: folder });
  await file('0001_cats.sql', 'create table dogs (name text)');
  await expect(migrate(pool, { folder, functionFolder: folder })).rejects.toThrow(
    'Migration 0001_cats was changed after it had been applied: put it back and add a new one.',
  );
});

test('different line ends are not a change', async () => {
  await file('0002_lines.sql', 'select 1;\nselect 2;\n');
  await migrate(pool, { folder, functionFolder: folder });
  await file('0002_lines.sql', 'select 1;\r\nselect 2;\r\n');
  expect(await migrate(pool, { folder, functionFolder: folder })).toEqual([]);
});

test('a database of a newer version is refused', async () => {
  await migrate(pool, { folder, functionFolder: folder });
  await rename(path.join(folder, '0001_cats.sql'), path.join(folder, '0002_cats.sql'));
  await expect(migrate(pool, { folder, functionFolder: folder })).rejects.toThrow(
    'The database has migration 0001_cats, which this version',
  );
});

test('a new migration with a lower number than an applied one is refused', async () => {
  await file('0003_later.sql', 'select 1');
  await migrate(pool, { folder, functionFolder: folder });
  await file('0002_late.sql', 'select 1');
  await expect(migrate(pool, { folder, functionFolder: folder })).rejects.toThrow(
    'Migration 0002_late comes before 0003_later',
  );
});

test('a file of functions runs again when its text changes, and only then', async () => {
  await file('count.fn.sql', countCats('count(*)'));
  expect(await migrate(pool, { folder, functionFolder: folder })).toEqual(['0001_cats', 'count.fn']);
  expect(await counted()).toBe('1');
  expect(await migrate(pool, { folder, functionFolder: folder })).toEqual([]);
  await file('count.fn.sql', countCats('count(*) + 1'));
  expect(await migrate(pool, { folder, functionFolder: folder })).toEqual(['count.fn']);
  expect(await counted()).toBe('2');
});

test('functions may call each other, independent of the order of their files', async () => {
  await file(
    'a.fn.sql',
    'create or replace function a() returns bigint language sql as $$ select count_cats() $$;',
  );
  await file('b.fn.sql', countCats('count(*)'));
  expect(await migrate(pool, { folder, functionFolder: folder })).toEqual(['0001_cats', 'a.fn', 'b.fn']);
});

test('a function that names a missing column fails with the name of its file, and nothing of it remains', async () => {
  await file('count.fn.sql', countCats('count(tail)'));
  await expect(migrate(pool, { folder, functionFolder: folder })).rejects.toThrow(
    'Function file count.fn.sql failed: column "tail" does not exist',
  );
  await file('count.fn.sql', countCats('count(*)'));
  expect(await migrate(pool, { folder, functionFolder: folder })).toEqual(['count.fn']);
});

test.each([
  ['cats.sql', 'Migration cats.sql is not named NNNN_name.sql.'],
  ['0001_dogs.sql', 'Migrations 0001_cats.sql and 0001_dogs.sql share a number'],
])('a file called %s is refused', async (name, message) => {
  await file(name, 'select 1');
  await expect(migrate(pool, { folder, functionFolder: folder })).rejects.toThrow(message);
});

async function file(name: string, sql: string): Promise<void> {
  await writeFile(path.join(folder, name), sql);
}

function countCats(counted: string): string {
  return `create or replace function count_cats() returns bigint language sql as $$ select ${counted} from cats $$;`;
}

async function counted(): Promise<string | undefined> {
  const { rows } = await pool.query<{ count: string }>('select count_cats() as count');
  return rows[0]?.count;
}

async function cats(): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>('select name from cats');
  return rows.map(({ name }) => name);
}
