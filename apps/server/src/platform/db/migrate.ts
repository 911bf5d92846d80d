import pg from 'pg';
import { type Migration, readMigrations } from './read-migrations.ts';

type Applied = { name: string; checksum: string };

// Any number will do, as long as every process of every version uses the same one.
const advisoryLock = 7_311_974;

/**
 * Brings a database up to date with the `NNNN_name.sql` files of `folder` (default: `apps/server/migrations`).
 * Each file runs once, in a transaction of its own, in the order of its number; several processes may call this at
 * once. Gives the names that were applied now.
 * Throws an Error with one clear line when an applied file was changed or is missing, or a new file comes too early.
 */
export async function migrate(
  target: string | pg.Pool,
  options: { folder?: string } = {},
): Promise<string[]> {
  const migrations = await readMigrations(options.folder);
  return withClient(target, async (client) => {
    await client.query('select pg_advisory_lock($1)', [advisoryLock]);
    try {
      return await applyPending(client, migrations);
    } finally {
      await client.query('select pg_advisory_unlock($1)', [advisoryLock]);
    }
  });
}

async function applyPending(client: pg.ClientBase, migrations: Migration[]): Promise<string[]> {
  await client.query(
    `create table if not exists schema_migrations (
       name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  const { rows } = await client.query<Applied>('select name, checksum from schema_migrations order by name');
  refuseDisagreement(migrations, rows);
  const pending = migrations.slice(rows.length);
  for (const migration of pending) await apply(client, migration);
  return pending.map(({ name }) => name);
}

async function apply(client: pg.ClientBase, { name, sql, checksum }: Migration): Promise<void> {
  await client.query('begin');
  try {
    await client.query(sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
    await client.query('commit');
  } catch (error) {
    await client.query('rollback');
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`Migration ${name} failed: ${reason}`, { cause: error });
  }
}

/** What the database has must be the beginning of what the folder has, letter by letter. */
function refuseDisagreement(migrations: Migration[], applied: Applied[]): void {
  for (const [index, { name, checksum }] of applied.entries()) {
    const file = migrations.find((migration) => migration.name === name);
    if (file === undefined) {
      throw new Error(
        `The database has migration ${name}, which this version does not know: run a newer version.`,
      );
    }
    if (file.checksum !== checksum) {
      throw new Error(
        `Migration ${name} was changed after it had been applied: put it back and add a new one.`,
      );
    }
    const expected = migrations[index];
    if (expected !== undefined && expected !== file) {
      throw new Error(
        `Migration ${expected.name} comes before ${name}, which is applied already: renumber it.`,
      );
    }
  }
}

async function withClient<T>(
  target: string | pg.Pool,
  work: (client: pg.ClientBase) => Promise<T>,
): Promise<T> {
  if (typeof target !== 'string') {
    const client = await target.connect();
    return work(client).finally(() => client.release());
  }
  const client = new pg.Client({ connectionString: target });
  await client.connect();
  return work(client).finally(() => client.end());
}
