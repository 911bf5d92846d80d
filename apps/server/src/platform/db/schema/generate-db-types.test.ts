import pg from 'pg';
import { expect, test } from 'vitest';
import { createEmptyDatabase } from '../../../test/app/database.ts';
import { generateDbTypes } from './generate-db-types.ts';

test('every column has the type that the driver reads and writes', async () => {
  const text = await typesOf(`
    create type mood as enum ('calm', 'wild');
    create table animal_notes (
      note_id bigint generated always as identity primary key,
      keeper_id bigint not null,
      mood mood not null default 'calm',
      moods mood[],
      price numeric,
      weight integer not null,
      tags text[] not null,
      counts bigint[] not null,
      extra jsonb not null default '{}',
      photo bytea,
      seen_at timestamptz not null,
      heavy boolean generated always as (weight > 100) stored)`);
  expect(text).toContain('  animal_notes: AnimalNotesRow;');
  expect(membersOf(text, 'AnimalNotesRow')).toEqual({
    note_id: 'Computed<BigInteger>',
    keeper_id: 'BigInteger',
    mood: "Generated<'calm' | 'wild'>",
    moods: "('calm' | 'wild')[] | null",
    price: 'Numeric | null',
    weight: 'number',
    tags: 'string[]',
    counts: 'string[]',
    extra: 'Generated<Json>',
    photo: 'Buffer | null',
    seen_at: 'Timestamp',
    heavy: 'Computed<boolean | null>',
  });
});

async function typesOf(sql: string): Promise<string> {
  const database = await createEmptyDatabase();
  const client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
  await client.query(sql);
  const text = await generateDbTypes(client);
  await client.end();
  await database.drop();
  return text;
}

function membersOf(text: string, name: string): Record<string, string> {
  const body = text.split(`export interface ${name} {`)[1]?.split('\n}')[0] ?? '';
  return Object.fromEntries(
    [...body.matchAll(/^ {2}(\w+): (.*);$/gm)].map(([, member, type]) => [member, type]),
  );
}
