import pg from 'pg';

const minVersion = 16;

/** Throws an Error with one clear line when the server behind `connectionString` is older than PostgreSQL 16. */
export async function checkPostgresVersion(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ version: string }>(
      `select current_setting('server_version') as version`,
    );
    const version = rows[0]?.version ?? '';
    if (Number.parseInt(version, 10) < minVersion) {
      throw new Error(
        `DATABASE_URL leads to PostgreSQL ${version.split(' ')[0]}, and Kindred needs ${minVersion} or newer`,
      );
    }
  } finally {
    await client.end();
  }
}
