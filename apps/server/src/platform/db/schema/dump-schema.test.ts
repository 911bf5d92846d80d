import pg from 'pg';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createEmptyDatabase, type TestDatabase } from '../../../test/app/database.ts';
import { dumpSchema } from './dump-schema.ts';

const zoo = [
  `create type mood as enum ('calm', 'wild')`,
  'create sequence tickets start 100',
  `create table keepers (keeper_id bigint generated always as identity primary key, name text not null unique)`,
  `create table animals (
     animal_id uuid default gen_random_uuid() primary key,
     keeper_id bigint references keepers on delete cascade,
     mood mood not null default 'calm',
     price_cents integer check (price_cents > 0),
     price_usd numeric generated always as (price_cents / 100.0) stored,
     names text[] not null default '{}',
     fed_at timestamptz)`,
  `create index animals_hungry on animals (fed_at) where fed_at is null`,
  `create view wild_animals as select animal_id from animals where mood = 'wild'`,
  `create function touch() returns trigger language plpgsql as 'begin new.fed_at = now(); return new; end'`,
  `create trigger animals_touch before update on animals for each row execute function touch()`,
  `comment on column animals.fed_at is 'Last meal'`,
  'create type meal as (food text, grams integer)',
];

let databases: TestDatabase[] = [];
let client: pg.Client;

beforeEach(async () => {
  client = await emptyDatabase();
});

afterEach(async () => {
  await client.end();
  for (const database of databases) await database.drop();
  databases = [];
});

test('the dump names every kind of thing the schema has', async () => {
  await build(client, zoo);
  const dump = await dumpSchema(client);
  const expected = [
    "create type mood as enum (\n  'calm',\n  'wild'\n);",
    'create type meal as (\n  food text,\n  grams integer\n);',
    'create sequence tickets as bigint start 100',
    'keeper_id bigint not null generated always as identity',
    "mood mood not null default 'calm'::mood",
    'price_usd numeric generated always as (((price_cents)::numeric / 100.0)) stored',
    "names text[] not null default '{}'::text[]",
    'add constraint animals_keeper_id_fkey FOREIGN KEY (keeper_id) REFERENCES keepers(keeper_id) ON DELETE CASCADE',
    'add constraint animals_price_cents_check CHECK ((price_cents > 0))',
    'CREATE INDEX animals_hungry ON public.animals USING btree (fed_at) WHERE (fed_at IS NULL);',
    'create view wild_animals as',
    'CREATE TRIGGER animals_touch BEFORE UPDATE ON public.animals',
    "comment on column animals.fed_at is 'Last meal';",
  ];
  expect(expected.filter((line) => !dump.includes(line))).toEqual([]);
});

test('the same schema built by other steps gives the same text', async () => {
  await build(client, zoo);
  const [type = '', sequence = '', ...rest] = zoo;
  const other = await emptyDatabase();
  await build(other, ['create table forgotten ()', sequence, type, 'drop table forgotten', ...rest]);
  const [first, second] = [await dumpSchema(client), await dumpSchema(other)];
  await other.end();
  expect(second).toBe(first);
});

test.each([
  ['a column default', "alter table animals alter mood set default 'wild'"],
  ['a dropped constraint', 'alter table animals drop constraint animals_price_cents_check'],
  ['an index', 'create index animals_by_keeper on animals (keeper_id)'],
  ['a column that became nullable', 'alter table keepers alter name drop not null'],
  ['a further enum value', "alter type mood add value 'asleep'"],
  ['a disabled identity', 'alter table keepers alter keeper_id drop identity'],
])('%s shows', async (_, change) => {
  await build(client, zoo);
  const before = await dumpSchema(client);
  await client.query(change);
  expect(await dumpSchema(client)).not.toBe(before);
});

async function emptyDatabase(): Promise<pg.Client> {
  const database = await createEmptyDatabase();
  databases.push(database);
  const connection = new pg.Client({ connectionString: database.connectionString });
  await connection.connect();
  return connection;
}

async function build(connection: pg.Client, steps: string[]): Promise<void> {
  for (const step of steps) await connection.query(step);
}
