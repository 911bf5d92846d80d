import { readdirSync, readlinkSync } from 'node:fs';
import path from 'node:path';

/**
 * Ends what a PostgreSQL server that was killed left running on `cluster`: a busy session of it does not notice and
 * holds the shared memory, which keeps the next server from starting. Call it only when the server itself is gone.
 * Linux only; elsewhere such a session ends with its statement.
 */
export function endOrphans(cluster: string): void {
  if (process.platform !== 'linux') return;
  for (const entry of readdirSync('/proc')) {
    if (/^\d+$/.test(entry) && worksOn(cluster, entry)) tryKill(Number(entry));
  }
}

/** Each process of a server has the folder of its data as working directory. */
function worksOn(cluster: string, pid: string): boolean {
  try {
    const program = readlinkSync(`/proc/${pid}/exe`);
    return path.basename(program) === 'postgres' && readlinkSync(`/proc/${pid}/cwd`) === cluster;
  } catch {
    return false;
  }
}

function tryKill(pid: number): void {
  try {
    process.kill(pid, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
