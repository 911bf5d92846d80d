import { mkdir, readFile, rename, rmdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import pg from 'pg';
import { copyTree, isVacant } from './copy-tree.ts';

const manifestFile = 'kindred-backup.json';
type Manifest = { format: 1; taken_time: string; files: number };

/** What a running PostgreSQL keeps for itself: it creates these again (PostgreSQL, "Making a Base Backup", 25.3.4). */
const emptied =
  /^(pg_wal|pg_replslot|pg_dynshmem|pg_notify|pg_serial|pg_snapshots|pg_stat_tmp|pg_subtrans)[/\\]/;
const leftOut = /(^|[/\\])(postmaster\.(pid|opts)|pg_internal\.init|pgsql_tmp[^/\\]*|backup_label(\.old)?)$/;
/** Of DATA_DIR: the database, which is copied by itself, and what belongs to a running process. */
const notFiles =
  /^(postgres([/\\]|$)|postgres\.log$|(uploads|transfers)([/\\]|$)|kindred\.lock|\.probe-)|\.part$/;

/**
 * Copies DATA_DIR into the folder `to` while its PostgreSQL runs at `connectionString`: the database as it is when the copy
 * of it ends, then the files. Throws where `to` holds something. The last thing written is the manifest.
 */
export async function backupDataDir(dataDir: string, connectionString: string, to: string): Promise<number> {
  if (!(await isVacant(to))) throw new Error(`${to} is not empty: a backup needs a folder of its own`);
  await mkdir(to, { recursive: true, mode: 0o700 });
  const cluster = path.join(dataDir, 'postgres');
  const copy = path.join(to, 'postgres');
  const client = new pg.Client({ connectionString });
  await client.connect();
  let files: number;
  try {
    // Until the connection closes, no log goes that the copy needs.
    await client.query("select pg_create_physical_replication_slot('kindred_backup', true, true)");
    await client.query("select pg_backup_start('kindred', true)");
    files = await copyTree(cluster, copy, (name) => !emptied.test(name) && !leftOut.test(name));
    const { rows } = await client.query<{ labelfile: string }>(
      'select labelfile from pg_backup_stop(wait_for_archive => false)',
    );
    await writeFile(path.join(copy, 'backup_label'), rows[0]?.labelfile ?? '', { mode: 0o600 });
    files += await copyTree(path.join(cluster, 'pg_wal'), path.join(copy, 'pg_wal'));
  } finally {
    await client.end();
  }
  files += await copyTree(dataDir, to, (name) => !notFiles.test(name));
  const written: Manifest = { format: 1, taken_time: new Date().toISOString(), files };
  await writeFile(path.join(to, manifestFile), `${JSON.stringify(written)}\n`);
  return files;
}

/**
 * Makes DATA_DIR of a backup; PostgreSQL finishes what was under way when it starts. Throws where DATA_DIR holds something, and
 * where `from` is no whole backup. DATA_DIR appears as a whole or not at all.
 */
export async function restoreDataDir(from: string, dataDir: string): Promise<{ takenTime: string }> {
  const text = await readFile(path.join(from, manifestFile), 'utf8').catch(() => undefined);
  if (text === undefined) throw new Error(`${from} holds no whole backup: ${manifestFile} is missing`);
  const { format, taken_time: takenTime } = JSON.parse(text) as Manifest;
  if (format !== 1) throw new Error(`${from} was made by another version of this command`);
  const target = path.resolve(dataDir);
  if (!(await isVacant(target))) throw new Error(`${dataDir} is not empty: move it away first`);
  const aside = `${target}.restoring`;
  if (!(await isVacant(aside)))
    throw new Error(`${aside} is left of a restore that broke off: remove it first`);
  await copyTree(from, aside, (name) => name !== manifestFile);
  await rmdir(target).catch(() => undefined);
  await rename(aside, target);
  return { takenTime };
}
