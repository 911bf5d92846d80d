import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { TestProject } from 'vitest/node';
import { startEmbeddedPostgres } from '../../../embedded-postgres/start-embedded-postgres.ts';
import { openDb } from '../../platform/db/db.ts';
import { migrate } from '../../platform/db/migrate.ts';
import { migrateJobs } from '../../platform/jobs/jobs.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** The address of the migrated database of which every test database is a copy. */
    templateDatabase: string;
  }
}

/** Starts one PostgreSQL server for the whole run; returns the function that removes it. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'kindred-test-'));
  const postgres = await startEmbeddedPostgres({ dataDir, log: console.error, fast: true });
  await migrate(postgres.connectionString);
  const { pool } = openDb({ connectionString: postgres.connectionString, max: 1, onError: console.error });
  await migrateJobs(pool);
  await pool.end();
  project.provide('templateDatabase', postgres.connectionString);
  return async () => {
    await postgres.stop();
    await rm(dataDir, { recursive: true });
  };
}
