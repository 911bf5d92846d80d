import pg from 'pg';
import { type FunctionFile, readFunctions } from './read-functions.ts';
import { type Migration, readMigrations } from './read-migrations.ts';

type Applied = { name: string; checksum: string };

// An arbitrary number, the same in every process of every version.
const advisoryLock = 7_311_974;

/**
 * Brings a database up to date with the `NNNN_name.sql` files of `folder` (default: `apps/server/migrations`) and the
 * `<name>.fn.sql` files below `functionFolder` (default: `apps/server/src`). Each migration runs once, in its own
 * transaction, in the order of its number; then all files of SQL functions whose text has changed run in one
 * transaction. Several processes may call this at once. Returns the names that this call applied. Throws an Error
 * with one clear line when an applied migration was changed or is missing, or when a new migration has too low a
 * number.
 */
export async function migrate(
  target: string | pg.Pool,
  options: { folder?: string; functionFolder?: string } = {},
): Promise<string[]> {
  const migrations = await readMigrations(options.folder);
  const functions = await readFunctions(options.functionFolder);
  return alone(target, () =>
    withClient(target, async (client) => [
      ...(await applyPending(client, migrations)),
      ...(await applyFunctions(client, functions)),
    ]),
  );
}

/** A transaction of its own holds the lock: that of a session would not survive a transaction pooler. */
function alone<T>(target: string | pg.Pool, work: () => Promise<T>): Promise<T> {
  return withClient(target, (client) =>
    inTransaction(client, async () => {
      await client.query('select pg_advisory_xact_lock($1)', [advisoryLock]);
      return work();
    }),
  );
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

function apply(client: pg.ClientBase, { name, sql, checksum }: Migration): Promise<void> {
  return inTransaction(client, async () => {
    await runFile(client, `Migration ${name}`, sql);
    await client.query('insert into schema_migrations (name, checksum) values ($1, $2)', [name, checksum]);
  });
}

async function runFile(client: pg.ClientBase, title: string, sql: string): Promise<void> {
  try {
    await client.query(sql);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${title} failed: ${reason}`, { cause: error });
  }
}

async function inTransaction<T>(client: pg.ClientBase, work: () => Promise<T>): Promise<T> {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback');
    throw error;
  }
}

async function applyFunctions(client: pg.ClientBase, functions: FunctionFile[]): Promise<string[]> {
  await client.query(
    `create table if not exists schema_functions (
       name text primary key, checksum text not null, applied_at timestamptz not null default now())`,
  );
  const { rows } = await client.query<Applied>('select name, checksum from schema_functions');
  const applied = new Map(rows.map(({ name, checksum }) => [name, checksum]));
  const changed = functions.filter(({ name, checksum }) => applied.get(name) !== checksum);
  if (changed.length > 0) await inTransaction(client, () => replaceFunctions(client, changed));
  return changed.map(({ name }) => `${name}.fn`);
}

/** Functions may call each other in any order, so the second round checks the bodies. */
async function replaceFunctions(client: pg.ClientBase, changed: FunctionFile[]): Promise<void> {
  for (const checksBodies of ['off', 'on']) {
    await client.query(`set local check_function_bodies = ${checksBodies}`);
    for (const { name, sql } of changed) await runFile(client, `Function file ${name}.fn.sql`, sql);
  }
  for (const { name, checksum } of changed) {
    await client.query(
      `insert into schema_functions (name, checksum) values ($1, $2)
       on conflict (name) do update set checksum = excluded.checksum, applied_at = now()`,
      [name, checksum],
    );
  }
}

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
