import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chownSync, existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { PostgresBinaries } from './binaries.ts';
import { chooseRunAs, type RunAs, spawnArguments } from './run-as.ts';
import { StartRefusal } from './start-refusal.ts';

export type Cluster = { folder: string; password: string; runAs: RunAs };
type Options = { dataDir: string; binaries: PostgresBinaries; fast: boolean };

/**
 * Gives the database cluster in `<dataDir>/postgres`, creating it at the first start. The password of its only
 * user is kept beside it in `postgres.password`, readable by the owner only.
 */
export function openCluster(options: Options): Cluster {
  const folder = path.join(options.dataDir, 'postgres');
  if (!existsSync(folder)) initCluster(folder, options);
  const runAs = chooseRunAs(options.binaries.postgres, folder);
  return { folder, password: readPassword(passwordFile(options.dataDir)), runAs };
}

function initCluster(folder: string, { dataDir, binaries, fast }: Options): void {
  // Built aside and renamed, so that an interrupted first start leaves nothing that looks like a database.
  const unfinished = `${folder}.unfinished`;
  rmSync(unfinished, { recursive: true, force: true });
  mkdirSync(unfinished, { mode: 0o700 });
  const runAs = chooseRunAs(binaries.postgres, unfinished);
  writePassword(passwordFile(dataDir), runAs);
  const words = initArguments(unfinished, passwordFile(dataDir), fast);
  const { command, args, user } = spawnArguments(runAs, binaries.initdb, words);
  const result = spawnSync(command, args, { ...user, encoding: 'utf8' });
  if (result.status !== 0) {
    const reason = (result.error?.message ?? result.stderr).trim().split('\n').join(' ');
    throw new StartRefusal(`PostgreSQL could not create its database in ${folder}: ${reason}`);
  }
  renameSync(unfinished, folder);
}

// The builtin C.UTF-8 locale sorts by code point and knows Unicode letters, the same on every machine.
function initArguments(folder: string, pwfile: string, fast: boolean): string[] {
  const locale = ['--locale-provider=builtin', '--builtin-locale=C.UTF-8', '--locale=C'];
  const login = ['--username=kindred', '--auth=scram-sha-256', `--pwfile=${pwfile}`];
  return ['-D', folder, '--encoding=UTF8', ...locale, ...login, ...(fast ? ['--no-sync'] : [])];
}

function writePassword(file: string, { owner }: RunAs): void {
  rmSync(file, { force: true });
  writeFileSync(file, randomBytes(24).toString('base64url'), { mode: 0o600, flag: 'wx' });
  if (owner !== undefined) chownSync(file, owner.uid, owner.gid);
}

function readPassword(file: string): string {
  if (!existsSync(file)) throw new StartRefusal(`The password of the database is missing: put ${file} back.`);
  return readFileSync(file, 'utf8');
}

function passwordFile(dataDir: string): string {
  return path.join(dataDir, 'postgres.password');
}
