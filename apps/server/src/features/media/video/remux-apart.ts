import { type ChildProcess, execFile } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { semaphore } from '../../../platform/semaphore.ts';
import type { RemuxOrder, RemuxResult } from './remux.ts';

/** One at a time: the other core is for everybody else. */
const limited = semaphore(1);
const script = fileURLToPath(new URL('./remux-process.ts', import.meta.url));
/** An honest video of the largest size takes a second or two, and a few megabytes for its tables. */
const maxMs = 20_000;
const maxHeap = '--max-old-space-size=128';

/**
 * Writes a video or a voice note anew (`remux`) in a process of its own with bounds on time and memory, so that no file can
 * hold up the server or bring it down.
 */
export function remuxApart(order: RemuxOrder): Promise<RemuxResult> {
  return limited(() => run(order));
}

async function run(order: RemuxOrder): Promise<RemuxResult> {
  const options = { timeout: maxMs, killSignal: 'SIGKILL', env: {} } as const;
  const running = promisify(execFile)(process.execPath, [maxHeap, script, JSON.stringify(order)], options);
  const release = endWithUs(running.child);
  try {
    return JSON.parse((await running).stdout);
  } catch (error) {
    const { signal } = error as { signal?: NodeJS.Signals | null };
    // Its own limit of memory ends it by a signal too.
    if (signal) return { outcome: 'refused', reason: `its process was ended by ${signal}` };
    throw error;
  } finally {
    release();
  }
}

/** A process that is at work would outlive the server. */
function endWithUs(child: ChildProcess): () => void {
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  return () => process.off('exit', end);
}
