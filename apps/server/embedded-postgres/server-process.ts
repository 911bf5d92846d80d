import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { createServer } from 'node:net';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Cluster } from './init-cluster.ts';
import { spawnArguments } from './run-as.ts';
import { settingsArguments } from './settings.ts';
import { StartRefusal } from './start-refusal.ts';
import { stopWithParent } from './stop-with-parent.ts';

const maxLogBytes = 10 * 1024 * 1024;
const attempts = 3;

export type ServerProcess = { child: ChildProcess; pid: number; port: number };
type Options = { cluster: Cluster; postgres: string; logFile: string; fast: boolean };

/**
 * Starts the server on `port` of the loopback address, or a free one, and resolves when it accepts connections. It
 * shuts down by itself when we end, also when we are killed. Throws a StartRefusal with what its log says.
 */
export async function startServerProcess(options: Options, port?: number): Promise<ServerProcess> {
  for (let attempt = 1; ; attempt += 1) {
    const server = spawnServer(options, port ?? (await freePort()));
    if (await becomesReady(server, options.cluster)) return server;
    // Somebody may have taken the free port between our look and the server's.
    if (attempt === attempts) throw new StartRefusal(failure(options.logFile));
  }
}

function spawnServer({ cluster, postgres, logFile, fast }: Options, port: number): ServerProcess {
  const words = ['-D', cluster.folder, ...settingsArguments({ port, fast })];
  const [program, ...programArgs] = stopWithParent([postgres, ...words], 'INT');
  const { command, args, user } = spawnArguments(cluster.runAs, program, programArgs);
  const log = openLog(logFile);
  // In a process group of its own: Ctrl+C reaches only us, and we stop the server after our last query.
  const child = spawn(command, args, { ...user, detached: true, stdio: ['ignore', log, log] });
  closeSync(log);
  child.on('error', () => undefined);
  child.unref();
  return { child, pid: child.pid ?? -1, port };
}

async function becomesReady({ child, pid }: ServerProcess, cluster: Cluster): Promise<boolean> {
  while (child.exitCode === null && child.signalCode === null && pid > 0) {
    const [filePid, , , , , , , status] = pidFileLines(cluster.folder);
    if (filePid === String(pid) && status?.trim() === 'ready') return true;
    await sleep(10);
  }
  return false;
}

// The last line of this file tells the server's state; its own control program waits for it the same way.
function pidFileLines(folder: string): string[] {
  try {
    return readFileSync(path.join(folder, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return [];
  }
}

function openLog(file: string): number {
  const bytes = statSync(file, { throwIfNoEntry: false })?.size ?? 0;
  if (bytes > maxLogBytes) renameSync(file, `${file}.1`);
  return openSync(file, 'a', 0o600);
}

function failure(logFile: string): string {
  const fatal = readFileSync(logFile, 'utf8')
    .split('\n')
    .findLast((line) => /FATAL|PANIC/.test(line));
  return `PostgreSQL did not start (${fatal?.replace(/^.*?(FATAL|PANIC):\s*/, '') ?? 'no reason given'}): see ${logFile}.`;
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
