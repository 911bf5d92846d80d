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

const listGuards = `
  select t.tgrelid::regclass::text as table, trim(trailing '\\000' from encode(t.tgargs, 'escape')) as argument,
    t.tgtype & 4 > 0 as on_insert, t.tgenabled in ('O', 'A') as is_on,
    array(select a.attname::text from pg_attribute a where a.attrelid = t.tgrelid and a.attnum = any(t.tgattr)) as columns
  from pg_trigger t where t.tgname = 'live_account'`;
type Guard = { table: string; argument: string; on_insert: boolean; is_on: boolean; columns: string[] };

test('whatever a deletion removes or empties cannot be written for somebody who is deleted', async () => {
  const { rows } = await client.query<Guard>(listGuards);
  const guards = new Map(rows.map((row) => [row.table, row]));
  const wrong = Object.entries(policy).flatMap(([table, { owner, deleted, emptied = {}, guard }]) => {
    const found = guards.get(table);
    if (typeof guard !== 'string') {
      const isNeeded = owner !== null && (deleted !== undefined || Object.keys(emptied).length > 0);
      return found || (isNeeded && !guard) ? [table] : [];
    }
    const own = Object.entries(emptied).flatMap(([column, content]) =>
      typeof content === 'string' ? [column] : [],
    );
    const isWhole =
      table === 'users' ? own.every((column) => found?.columns.includes(column)) : found?.on_insert;
    return found?.is_on && found.argument.startsWith(guard) && isWhole ? [] : [table];
  });
  expect(wrong).toEqual([]);
});

test('the trigger sees every change of what a deletion has emptied', async () => {
  const { rows } = await client.query<Guard>(listGuards);
  const unseen = rows.flatMap(({ table, columns }) => {
    const { emptied = {}, deleted } = policy[table] ?? {};
    // Only an update could bring the content back.
    const own = Object.entries(emptied).filter(([, content]) => typeof content === 'string');
    const written = own
      .map(([column]) => column)
      .filter((column) => !setByHand.includes(`${table}.${column}`));
    return deleted === true
      ? []
      : written.filter((column) => !columns.includes(column)).map((column) => `${table}.${column}`);
  });
  expect(unseen).toEqual([]);
});

/** Words of our own that only moderation and the deletion change, and what a trigger writes of the other columns. */
const setByHand = [
  'characters.is_blue_label',
  'characters.pro_sales_open',
  'companion_replies.error',
  'media.state',
  'media.placeholder',
];
