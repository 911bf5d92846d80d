import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as wait } from 'node:timers/promises';
import type { Random } from '../../../server/demo/world/seeded-random.ts';

const pauseMs = 300;

/**
 * Stops one process after the other among the descendants of `ancestor` for up to `maxMs`, as a busy machine does: a
 * browser, a page, the server, its database, the tests themselves. Linux only. Gives the function that ends it.
 */
export function stallProcesses(ancestor: number, maxMs: number, random: Random): () => void {
  let isOver = false;
  const stall = async (pid: number) => {
    if (!send(pid, 'SIGSTOP')) return;
    await wait(random.range(0, maxMs));
    send(pid, 'SIGCONT');
  };
  const run = async () => {
    while (!isOver) {
      await wait(random.range(0, pauseMs));
      const pids = descendants(ancestor).filter((pid) => pid !== process.pid);
      if (pids.length > 0) await stall(random.pick(pids));
    }
  };
  void run();
  return () => {
    isOver = true;
  };
}

function descendants(ancestor: number): number[] {
  const parents = new Map(
    readdirSync('/proc')
      .filter((entry) => /^\d+$/.test(entry))
      .map((entry) => [Number(entry), parentOf(entry)]),
  );
  const isBelow = (pid: number | undefined): boolean =>
    pid !== undefined && (pid === ancestor || isBelow(parents.get(pid)));
  return [...parents.keys()].filter((pid) => pid !== ancestor && isBelow(pid));
}

/** The field after the name, which stands in brackets and may hold anything (proc_pid_stat(5)). */
function parentOf(pid: string): number | undefined {
  try {
    const [, parent] = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return Number(parent);
  } catch {
    return undefined;
  }
}

function send(pid: number, signal: 'SIGSTOP' | 'SIGCONT'): boolean {
  try {
    return process.kill(pid, signal);
  } catch {
    // It has ended by itself.
    return false;
  }
}
