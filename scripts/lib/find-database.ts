import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import pg from 'pg';
import { startEmbeddedPostgres } from '../../apps/server/embedded-postgres/start-embedded-postgres.ts';
import { migrate } from '../../apps/server/src/platform/db/migrate.ts';
import { migrateJobs } from '../../apps/server/src/platform/jobs/jobs.ts';

export type FoundDatabase = { connectionString: string; close: () => Promise<void> };

/**
 * The database that the settings name: DATABASE_URL, or the embedded one of DATA_DIR, joined if its server runs
 * and started if not. `close` leaves it as it was found.
 */
export async function findDatabase(settings: {
  databaseUrl: string | undefined;
  dataDir: string;
}): Promise<FoundDatabase> {
  const { databaseUrl, dataDir } = settings;
  if (databaseUrl) return { connectionString: databaseUrl, close: async () => {} };
  const running = findRunning(dataDir);
  if (running && (await answers(running))) return { connectionString: running, close: async () => {} };
  const { connectionString, stop } = await startEmbeddedPostgres({ dataDir, log: console.error });
  await migrate(connectionString);
  const pool = new pg.Pool({ connectionString, max: 1 });
  await migrateJobs(pool).finally(() => pool.end());
  return { connectionString, close: stop };
}

/** PostgreSQL writes its port into the fourth line of postmaster.pid. */
function findRunning(dataDir: string): string | undefined {
  const pidFile = path.join(dataDir, 'postgres', 'postmaster.pid');
  const passwordFile = path.join(dataDir, 'postgres.password');
  if (!existsSync(pidFile) || !existsSync(passwordFile)) return undefined;
  const port = readFileSync(pidFile, 'utf8').split('\n')[3]?.trim();
  return `postgres://kindred:${readFileSync(passwordFile, 'utf8').trim()}@127.0.0.1:${port}/kindred`;
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString, connectionTimeoutMillis: 3000 });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
