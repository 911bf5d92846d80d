import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.gen.ts';

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;

/** Statements beyond this many stay unnamed, so that generated SQL cannot fill the server's memory. */
const maxNamedStatements = 1000;

/**
 * How PostgreSQL runs our statements, as its command line has settings. Starting a second process for one, or compiling
 * it, takes longer than most of ours; the cores are busy with other people's. A plan is made once and kept for all inputs:
 * left to itself PostgreSQL plans a page of the feed anew for each viewer, which takes longer than the page.
 */
export const sessionOptions =
  '-c max_parallel_workers_per_gather=0 -c jit=off -c plan_cache_mode=force_generic_plan';

/**
 * Opens a pool and a Kysely on it. Every statement is named by its text and so planned once per connection
 * (PostgreSQL "prepared statements"; planning costs more than most of our queries).
 * bigint and numeric arrive as strings, int4 as numbers, timestamptz as Date.
 */
export function openDb(options: { connectionString: string; max: number; onError: (error: Error) => void }): {
  db: Db;
  pool: pg.Pool;
} {
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.max,
    // A connection that was closed for resting would have to plan everything anew.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
    statement_timeout: 30_000,
    options: sessionOptions,
    idle_in_transaction_session_timeout: 60_000,
  });
  // Without a listener a PostgreSQL restart would end the process.
  const onError = (error: Error) => {
    if (!pool.ending) options.onError(error);
  };
  pool.on('connect', (client) => client.on('error', onError));
  // It says once more what the client has said.
  pool.on('error', () => undefined);
  const names = new Map<string, string>();
  const db = new Kysely<Database>({
    dialect: new PostgresDialect({
      pool: {
        connect: async () => naming(await pool.connect(), names),
        end: () => pool.end(),
      } as unknown as pg.Pool,
    }),
  });
  return { db, pool };
}

function naming(client: pg.PoolClient, names: Map<string, string>) {
  return {
    query: (text: unknown, values?: unknown[]) =>
      typeof text === 'string'
        ? client.query({ text, values: values ?? [], name: nameOf(text, names) })
        : client.query(text as pg.QueryConfig),
    release: () => client.release(),
  };
}

function nameOf(text: string, names: Map<string, string>): string | undefined {
  const known = names.get(text);
  if (known || names.size >= maxNamedStatements) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
