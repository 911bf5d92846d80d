import { createHash } from 'node:crypto';
import { Kysely, PostgresDialect, type Transaction } from 'kysely';
import pg from 'pg';
import { pooledQueries } from './pooler/pooled-client.ts';
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
const timeouts = { statement_timeout: 30_000, idle_in_transaction_session_timeout: 60_000 };

/** The same for one transaction, where a pooler hands the session to somebody else afterwards. */
const transactionSettings = [
  ...sessionOptions.split('-c ').slice(1),
  ...Object.entries(timeouts).map(([name, value]) => `${name}=${value}`),
].map((setting) => `set local ${setting.trim()}`);

export type DbOptions = {
  connectionString: string;
  max: number;
  /** A transaction pooler stands between us and PostgreSQL. */
  isPooled?: boolean;
  onError: (error: Error) => void;
};

/**
 * Opens a pool and a Kysely on it. Every statement has a name derived from its text, so PostgreSQL plans it once per
 * connection (prepared statements; planning costs more than most of our queries); behind a pooler none has
 * (`pooled-client.ts`). bigint and numeric arrive as strings, int4 as numbers, timestamptz as Date.
 */
export function openDb(options: DbOptions): { db: Db; pool: pg.Pool } {
  const { connectionString, max, isPooled = false } = options;
  const pool = new pg.Pool({
    connectionString,
    max,
    // A closed idle connection would lose its plans.
    idleTimeoutMillis: 0,
    connectionTimeoutMillis: 10_000,
    // A pooler refuses settings of sessions.
    ...(isPooled ? { pipeline: true } : { options: sessionOptions, ...timeouts }),
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
        connect: async () => {
          const client = await pool.connect();
          return isPooled ? pooled(client) : naming(client, names);
        },
        end: () => pool.end(),
      } as unknown as pg.Pool,
    }),
  });
  return { db, pool };
}

function pooled(client: pg.PoolClient) {
  const query = pooledQueries(client, transactionSettings.join('; '));
  return { query, release: () => client.release() };
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
