import path from 'node:path';
import pg from 'pg';
import { locatePostgresBinaries } from './binaries.ts';
import { lockDataDir } from './data-dir-lock.ts';
import { endOrphans } from './end-orphans.ts';
import { openCluster } from './init-cluster.ts';
import { makeDataDir } from './make-data-dir.ts';
import { startServerProcess } from './server-process.ts';
import { stopStaleServer } from './stop-stale-server.ts';
import { supervise } from './supervise.ts';

export type EmbeddedPostgres = { connectionString: string; stop: () => Promise<void> };
type Options = {
  dataDir: string;
  log: (line: string) => void;
  fast?: boolean;
  onGivenUp?: (error: Error) => void;
};

const database = 'kindred';

/**
 * Runs a PostgreSQL server of our own on `dataDir`, creating folder and database at the first start.
 *
 * It listens on a free port of the loopback address only and asks for a random password (SCRAM-SHA-256) that lies
 * in `<dataDir>/postgres.password`, mode 0600; so other users of the machine cannot read along. Data is in
 * `<dataDir>/postgres`, the server's words in `<dataDir>/postgres.log`.
 *
 * A server that ends by itself is started again on the same port; `onGivenUp` hears of it when that fails for a minute.
 * `stop()` disconnects clients and flushes; it also lets go of the folder. When this process ends without it, or is
 * killed, the server stops by itself (the latter on Linux; elsewhere the next start replaces it).
 * `fast` gives up durability and is for tests only.
 *
 * Throws a StartRefusal with one clear line when the folder is in use or PostgreSQL cannot run here.
 */
export async function startEmbeddedPostgres(options: Options): Promise<EmbeddedPostgres> {
  const dataDir = path.resolve(options.dataDir);
  makeDataDir(dataDir);
  const unlock = lockDataDir(dataDir);
  try {
    const server = await startServer({ ...options, dataDir });
    return { connectionString: server.connectionString, stop: () => server.stop().finally(unlock) };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function startServer({ dataDir, log, fast = false, onGivenUp }: Options): Promise<EmbeddedPostgres> {
  const binaries = await locatePostgresBinaries();
  await stopStaleServer(path.join(dataDir, 'postgres'), log);
  const cluster = openCluster({ dataDir, binaries, fast });
  const options = { cluster, postgres: binaries.postgres, logFile: path.join(dataDir, 'postgres.log'), fast };
  const first = await startServerProcess(options);
  const stop = supervise(first, {
    restart: () => {
      endOrphans(cluster.folder);
      return startServerProcess(options, first.port);
    },
    log,
    onGivenUp: onGivenUp ?? (() => undefined),
  });
  const url = (name: string) => `postgres://kindred:${cluster.password}@127.0.0.1:${first.port}/${name}`;
  try {
    await createDatabaseOnce(url('postgres'));
  } catch (error) {
    await stop();
    throw error;
  }
  return { connectionString: url(database), stop };
}

async function createDatabaseOnce(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const found = await client.query('select 1 from pg_database where datname = $1', [database]);
    if (found.rowCount === 0) await client.query(`create database ${database}`);
  } finally {
    await client.end();
  }
}
