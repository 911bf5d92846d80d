import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../test/app/database.ts';
import { openDb } from './db.ts';
import { readFunctions } from './read-functions.ts';

let database: TestDatabase;

beforeAll(async () => {
  database = await createTestDatabase();
});

afterAll(() => database.drop());

test('every SQL function of the database is in exactly one file, and every function of a file is in the database', async () => {
  const files = await readFunctions();
  const inFiles = files.flatMap(({ sql }) =>
    [...sql.matchAll(/^create or replace function (\w+)/gm)].map(([, name]) => name),
  );
  expect(await functionNames()).toEqual(inFiles.toSorted());
});

async function functionNames(): Promise<string[]> {
  const { pool } = openDb({ connectionString: database.connectionString, max: 1, onError: console.error });
  const { rows } = await pool.query<{ name: string }>(
    `select p.proname as name from pg_proc p
     where p.pronamespace = 'public'::regnamespace
       and not exists (select from pg_depend d where d.classid = 'pg_proc'::regclass and d.objid = p.oid and d.deptype = 'e')
     order by p.proname collate "C"`,
  );
  await pool.end();
  return rows.map(({ name }) => name);
}
