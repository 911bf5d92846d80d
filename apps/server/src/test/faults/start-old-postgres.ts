import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { chooseRunAs, spawnArguments } from '../../../embedded-postgres/run-as.ts';
import { stopWithParent } from '../../../embedded-postgres/stop-with-parent.ts';
import { freePort } from '../app/free-port.ts';
import { findProgram } from './find-program.ts';
import { programs } from './programs.ts';

/** Starts a PostgreSQL 15, the last version that is too old for us, from Debian 12; installs it when it is missing. */
export async function startOldPostgres(): Promise<{ connectionString: string; stop: () => Promise<void> }> {
  const initdb = findProgram(programs.oldPostgres);
  const postgres = path.join(path.dirname(initdb), 'postgres');
  const folder = await mkdtemp(path.join(tmpdir(), 'kindred-old-postgres-'));
  const runAs = chooseRunAs(postgres, folder);
  const making = spawnArguments(runAs, initdb, ['-D', folder, '-U', 'old', '--auth=trust', '--no-sync']);
  const initdbRun = spawnSync(making.command, making.args, { ...making.user, encoding: 'utf8' });
  if (initdbRun.status !== 0) throw new Error(`initdb failed: ${initdbRun.stderr}`);

  const port = await freePort();
  const settings = ['-h', '127.0.0.1', '-p', String(port), '-c', 'unix_socket_directories='];
  const [program, ...words] = stopWithParent([postgres, '-D', folder, ...settings], 'INT');
  const { command, args, user } = spawnArguments(runAs, program, words);
  const child = spawn(command, args, { ...user, stdio: 'ignore' });
  const connectionString = `postgres://old@127.0.0.1:${port}/postgres`;
  while (!(await answers(connectionString))) {
    if (child.exitCode !== null) throw new Error(`PostgreSQL ended with ${child.exitCode}`);
    await sleep(50);
  }
  return {
    connectionString,
    stop: async () => {
      child.kill('SIGINT');
      if (child.exitCode === null) await once(child, 'exit');
      await rm(folder, { recursive: true });
    },
  };
}

async function answers(connectionString: string): Promise<boolean> {
  const client = new pg.Client({ connectionString });
  try {
    await client.connect();
    await client.end();
    return true;
  } catch {
    return false;
  }
}
