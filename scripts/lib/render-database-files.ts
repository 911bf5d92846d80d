import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { startEmbeddedPostgres } from '../../apps/server/embedded-postgres/start-embedded-postgres.ts';
import { openDb } from '../../apps/server/src/platform/db/db.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { dumpSchema } from '../../apps/server/src/platform/db/schema/dump-schema.ts';
import { generateDbTypes } from '../../apps/server/src/platform/db/schema/generate-db-types.ts';

export const schemaFile = 'apps/server/schema.sql';
export const typesFile = 'apps/server/src/platform/db/schema.gen.ts';

/** Migrates an empty database and renders the files that are made from it, by path from the root. */
export async function renderDatabaseFiles(): Promise<Map<string, string>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kindred-schema-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: console.error, fast: true });
  const { pool } = openDb({ connectionString: postgres.connectionString, max: 2, onError: () => {} });
  try {
    await migrate(pool);
    return new Map([
      [schemaFile, await dumpSchema(pool)],
      [typesFile, await generateDbTypes(pool)],
    ]);
  } finally {
    await pool.end();
    await postgres.stop();
    await rm(dataDir, { recursive: true });
  }
}
