import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ColumnType, ColumnTypes } from './platform/db/column-types.ts';
import { inputs, sql, statement, statements, type StatementText } from './platform/db/sql.ts';
import { createTestDatabase, type TestDatabase } from './test/app/database.ts';
import { describeStatement } from './test/sql/describe-statement.ts';

const $ = inputs({ userId: 'bigint' });

/** Those of the product: this file makes more, which lie. */
const known = await importStatements();

let database: TestDatabase;
let client: pg.Client;

beforeAll(async () => {
  database = await createTestDatabase();
  client = new pg.Client({ connectionString: database.connectionString });
  await client.connect();
});

afterAll(async () => {
  await client.end();
  await database.drop();
});

test('PostgreSQL gives of every statement exactly the columns that it names, of those types', async () => {
  const wrong: string[] = [];
  for (const one of known) wrong.push(...(await mistakesOf(one)));
  expect(wrong).toEqual([]);
});

describe('a statement whose row type lies is found:', () => {
  test.each([
    ['a missing column', statement({}, sql`select nickname from users`)],
    [
      'a column that is not there',
      statement({ nickname: 'text', age: 'integer' }, sql`select nickname from users`),
    ],
    [
      'another name',
      statement({ name: 'text' }, sql`select nickname from users where user_id = ${$.userId}`),
    ],
    ['another type', statement({ count: 'integer' }, sql`select count(*) from users`)],
    [
      'a null that is not expected',
      statement({ deleted_at: 'timestamptz' }, sql`select deleted_at from users`),
    ],
    ['a table that is not there', statement({}, sql`delete from people`)],
  ])('%s', async (_, lying) => {
    expect(await mistakesOf(lying)).toHaveLength(1);
  });
});

/** Imports every file that writes SQL, so that no statement of the product is missed. */
async function importStatements(): Promise<StatementText[]> {
  const server = path.resolve(import.meta.dirname, '..');
  for await (const file of glob('{src,demo}/**/*.ts', { cwd: server })) {
    const isProduct = !file.endsWith('.test.ts') && !file.startsWith(path.join('src', 'test'));
    const text = isProduct ? await readFile(path.join(server, file), 'utf8') : '';
    if (/\bsql`/.test(text)) await import(path.join(server, file));
  }
  return [...statements];
}

async function mistakesOf({ text, columns }: StatementText): Promise<string[]> {
  try {
    const described = await describeStatement(client, text);
    const given = described
      .filter(({ type }) => type !== 'void')
      .map(({ name, type, isNullable }) => `${name}: ${type}${nullMark(columns, name, isNullable)}`);
    const named = Object.entries(columns).map(([name, type]) => `${name}: ${pgType(type)}`);
    return given.toSorted().join() === named.toSorted().join()
      ? []
      : [`gives ${given.join(', ')}; names ${named.join(', ')} in ${start(text)}`];
  } catch (error) {
    return [`${(error as Error).message} in ${start(text)}`];
  }
}

/** What may be null by its table has to be named so. What an expression or an outer join gives, only the author knows. */
function nullMark(columns: ColumnTypes, name: string, isNullable: boolean): string {
  const named = typeName(columns[name]);
  if (named.endsWith('!')) return '!';
  return isNullable || named.endsWith('?') ? '?' : '';
}

function pgType(type: ColumnType): string {
  return typeName(type).replace('timestamptz', 'timestamp with time zone');
}

function typeName(type: ColumnType | undefined): string {
  return typeof type === 'object' ? type.type : (type ?? '');
}

function start(text: string): string {
  return text.replaceAll(/\s+/g, ' ').trim().slice(0, 120);
}
