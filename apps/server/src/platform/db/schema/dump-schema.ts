import type pg from 'pg';
import * as catalog from './schema-queries.ts';

type Queryable = Pick<pg.Pool, 'query'>;

const heading =
  '-- Dumped from the migrations by `npm run gen:db`. Do not edit: write a migration instead.\n';

/**
 * Returns the schema `public` as SQL text that depends on nothing but the schema: no owners, no object ids, sorted by
 * name. It omits the bookkeeping of migrations, SQL functions (their source is the `*.fn.sql` files) and objects of
 * extensions.
 */
export async function dumpSchema(client: Queryable): Promise<string> {
  const sections = [
    await statements(client, catalog.extensions),
    await statements(client, catalog.types),
    await statements(client, catalog.sequences),
    await statements(client, catalog.tables),
    await statements(client, catalog.constraints),
    await statements(client, catalog.indexes),
    await statements(client, catalog.views),
    await statements(client, catalog.triggers),
    await statements(client, catalog.policies),
    await statements(client, catalog.comments),
  ];
  return `${[heading, ...sections.flat()].join('\n')}`;
}

async function statements(client: Queryable, query: string): Promise<string[]> {
  const { rows } = await client.query<{ statement: string }>(query);
  return rows.map(({ statement }) => `${statement.trimEnd()};\n`);
}
