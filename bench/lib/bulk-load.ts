import type pg from 'pg';

/** What makes PostgreSQL stop while much is written at once; as it was afterwards. */
const whileLoading = {
  max_wal_size: '24GB',
  checkpoint_timeout: '1h',
  autovacuum: 'off',
  synchronous_commit: 'off',
};

/**
 * Runs each of `writes`, all at once, on tables without their indexes (what is unique keeps them), and builds these
 * afterwards, each in one go: written into row by row they take most of the time that ten million posts need.
 */
export async function bulkLoad(
  pool: pg.Pool,
  tables: readonly string[],
  writes: readonly ((client: pg.PoolClient) => Promise<unknown>)[],
): Promise<void> {
  await configure(pool, ([name, value]) => `set ${name} = '${value}'`);
  const { rows: indexes } = await pool.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition
     from pg_index where indrelid = any($1::text[]::regclass[]) and not indisunique`,
    [tables],
  );
  for (const { name } of indexes) await pool.query(`drop index ${name}`);
  await Promise.all(writes.map((write) => withoutTriggers(pool, write)));
  await Promise.all([buildAll(pool, indexes), buildAll(pool, indexes)]);
  await configure(pool, ([name]) => `reset ${name}`);
  await pool.query('checkpoint');
}

/** Takes one after the other from the list, until it is empty. */
async function buildAll(pool: pg.Pool, indexes: { definition: string }[]): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query(`set maintenance_work_mem = '1GB'`);
    for (let next = indexes.pop(); next; next = indexes.pop()) await client.query(next.definition);
    await client.query('reset maintenance_work_mem');
  } finally {
    client.release();
  }
}

async function configure(pool: pg.Pool, change: (setting: [string, string]) => string): Promise<void> {
  for (const setting of Object.entries(whileLoading)) await pool.query(`alter system ${change(setting)}`);
  await pool.query('select pg_reload_conf()');
}

/**
 * Counters and scores are written at once, and nothing points nowhere: row by row, by triggers, a million posts take the
 * better part of an hour.
 */
export async function withoutTriggers(
  pool: pg.Pool,
  write: (client: pg.PoolClient) => Promise<unknown>,
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('set session_replication_role = replica');
    await write(client);
    await client.query('reset session_replication_role');
  } finally {
    client.release();
  }
}
