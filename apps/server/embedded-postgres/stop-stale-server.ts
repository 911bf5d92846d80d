import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { isAlive, processIdentity } from './process-identity.ts';

const fastShutdownMs = 15_000;

/**
 * Stops a PostgreSQL server that still runs on `cluster` because the application that started it was killed.
 * Call it only while holding the lock of the data folder. Resolves when the server is gone.
 */
export async function stopStaleServer(cluster: string, log: (line: string) => void): Promise<void> {
  const pidFile = path.join(cluster, 'postmaster.pid');
  const pid = readPid(pidFile);
  if (pid === undefined || processIdentity(pid) === undefined) return;
  if (!isServerOf(cluster, pid)) {
    // The number now belongs to a stranger. PostgreSQL would take it for a living server and refuse to start.
    rmSync(pidFile);
    return;
  }
  log(`Stopping the PostgreSQL server (process ${pid}) that a killed Kindred left behind.`);
  await stopServer(pid);
}

/**
 * Stops the server with fast shutdown (SIGINT: clients are disconnected, data is flushed) and, should that hang,
 * with immediate shutdown (SIGQUIT: recovery at the next start).
 * Source: PostgreSQL documentation, "Shutting Down the Server".
 */
export async function stopServer(pid: number): Promise<void> {
  const identity = processIdentity(pid);
  const deadline = Date.now() + fastShutdownMs;
  const isSame = () => identity !== undefined && processIdentity(pid) === identity;
  if (isSame()) process.kill(pid, 'SIGINT');
  while (isSame() && Date.now() < deadline) await sleep(20);
  if (isSame()) process.kill(pid, 'SIGQUIT');
  while (isSame()) await sleep(20);
}

function readPid(pidFile: string): number | undefined {
  try {
    const pid = Number.parseInt(readFileSync(pidFile, 'utf8'), 10);
    return pid > 0 && isAlive(pid) ? pid : undefined;
  } catch {
    return undefined;
  }
}

function isServerOf(cluster: string, pid: number): boolean {
  if (process.platform !== 'linux') return true;
  try {
    return readFileSync(`/proc/${pid}/cmdline`, 'utf8').split('\0').includes(cluster);
  } catch {
    return false;
  }
}
