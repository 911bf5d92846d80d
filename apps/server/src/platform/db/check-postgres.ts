import pg from 'pg';
import { ConfigError } from '../config-error.ts';

const minVersion = 16;

/**
 * Throws an Error with one clear line when the server behind `connectionString` is older than PostgreSQL 16, or when a
 * pooler that the settings do not name stands before it: there named statements and settings of sessions would be lost now
 * and then. A pooler gives its clients numbers of its own, so they differ from the server's.
 */
export async function checkPostgres(
  connectionString: string,
  { isPooled }: { isPooled: boolean },
): Promise<void> {
  const client = new pg.Client({ connectionString }) as pg.Client & { processID: number };
  await client.connect();
  try {
    const { rows } = await client.query<{ version: string; pid: number }>(
      `select current_setting('server_version') as version, pg_backend_pid() as pid`,
    );
    const { version = '', pid } = rows[0] ?? {};
    if (Number.parseInt(version, 10) < minVersion) {
      throw new Error(
        `DATABASE_URL leads to PostgreSQL ${version.split(' ')[0]}, and Kindred needs ${minVersion} or newer`,
      );
    }
    if (!isPooled && pid !== client.processID) {
      throw new ConfigError(
        'DATABASE_URL: leads to a connection pooler; set DATABASE_POOLER=transaction, or name PostgreSQL itself',
      );
    }
  } finally {
    await client.end();
  }
}
