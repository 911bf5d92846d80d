import pg from 'pg';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../test/app/database.ts';
import { policy, type TablePolicy } from './policy.ts';

let database: TestDatabase;
let client: pg.Client;
beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
});
beforeEach(async () => {
  await client.query('rollback; begin');
});
afterAll(async () => {
  await client.end();
  await database.drop();
});

const bookkeeping = ['schema_migrations', 'schema_functions'];

const listColumns = `
  select c.table_name as table, array_agg(c.column_name::text order by c.column_name) as columns
  from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
  where c.table_schema = 'public' and t.table_type = 'BASE TABLE' and c.table_name <> all($1)
  group by c.table_name order by c.table_name`;

/** What the database has and the policy does not say, or the other way round. */
async function disagreements(): Promise<string[]> {
  const { rows } = await client.query<{ table: string; columns: string[] }>(listColumns, [bookkeeping]);
  const tables = rows.map(({ table }) => table);
  const unknown = rows.flatMap(({ table, columns }) => disagreementsIn(table, columns, policy[table]));
  return [...unknown, ...Object.keys(policy).filter((table) => !tables.includes(table))];
}

function disagreementsIn(table: string, columns: string[], known: TablePolicy | undefined): string[] {
  if (!known) return [table];
  if (known.deleted === true) return [];
  const named = [
    ...Object.keys(known.emptied ?? {}),
    ...Object.values(known.kept ?? {}).flatMap((list) => list.split(/\s+/)),
  ];
  const missing = columns.filter((column) => !named.includes(column));
  const extra = named.filter((column, index) => !columns.includes(column) || named.indexOf(column) < index);
  return [...missing, ...extra].map((column) => `${table}.${column}`);
}

test('the policy says of every table and every column what a deletion does to it, once', async () => {
  expect(await disagreements()).toEqual([]);
});

test('a table or a column that the policy does not know is found', async () => {
  await client.query('create table diaries (user_id bigint, words text)');
  await client.query('alter table comments add column mood text');
  await client.query('alter table posts drop column client_id');
  expect(await disagreements()).toEqual(['comments.mood', 'diaries', 'posts.client_id']);
});

test('a table of which a deletion removes or empties rows has a guard, or says why it needs none', () => {
  const unguarded = Object.entries(policy).flatMap(([table, { owner, deleted, emptied = {}, guard }]) => {
    const isNeeded = owner !== null && (deleted !== undefined || Object.keys(emptied).length > 0);
    return isNeeded && !guard ? [table] : [];
  });
  expect(unguarded).toEqual([]);
});

test('the triggers of the database are those of the policy, and are on', async () => {
  const { rows } = await client.query<{ table: string }>(
    `select tgrelid::regclass::text as table from pg_trigger where tgname = 'live_account' and tgenabled in ('O', 'A')`,
  );
  const guarded = Object.entries(policy).flatMap(([table, { guard }]) =>
    guard && !(typeof guard === 'object' && 'none' in guard) ? [table] : [],
  );
  expect(rows.map(({ table }) => table).toSorted()).toEqual(guarded.toSorted());
});
