import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import type { Database } from './schema.gen.ts';

export type Db = Kysely<Database>;
export type Tx = Transaction<Database>;

/** Further statements stay unnamed, so that generated SQL cannot fill the server's memory. */
const maxNamedStatements = 1000;

/**
 * Settings of every session. Parallel workers and JIT compilation take longer to start than most of our statements
 * run, and other requests need the cores. Plans are generic and made once: by default PostgreSQL would plan a page of
 * the feed again for each viewer, which takes longer than the page.
 */
export const sessionOptions =
  '-c max_parallel_workers_per_gather=0 -c jit=off -c plan_cache_mode=force_generic_plan';

/**
 * Opens a pool and a Kysely on it. Every statement has a name derived from its text, so PostgreSQL plans it once per
 * connection (prepared statements; planning costs more than most of our queries). bigint and numeric arrive as
 * strings, int4 as numbers, timestamptz as Date.
 */
export function openDb(options: { connectionString: string; max: number; onError: (error: Error) => void }): {
  db: Db;
  pool: pg.Pool;
} {
  const pool = new pg.Pool({
    connectionString: options.connectionString,
    max: options.max,
    // A closed idle connection would lose its plans.
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
  // The pool repeats the client's error.
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
  const existing = names.get(text);
  if (existing || names.size >= maxNamedStatements) return existing;
  const name = createHash('sha1').update(text).digest('base64url');
  names.set(text, name);
  return name;
}
