import { type ChildProcess, execFile } from 'node:child_process';
import { stat } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { semaphore } from '../../../platform/semaphore.ts';
import type { RemuxOrder, RemuxResult } from './remux.ts';

/** One video at a time: the other core is for other requests. Nothing small waits for a large one. */
const limited = { small: semaphore(1), large: semaphore(1) };
const largeBytes = 67_108_864;
const script = fileURLToPath(new URL('./remux-process.ts', import.meta.url));
/** A valid video of 64 MB takes about two seconds, and a few megabytes for its tables. */
const minPatienceMs = 20_000;
const bytesPerMs = 15_000;
const maxHeap = '--max-old-space-size=128';
/** The code of the process, all that it may read beside the video. */
const codePaths = [
  fileURLToPath(new URL('.', import.meta.url)),
  fileURLToPath(new URL('../../../platform/storage/is-disk-full.ts', import.meta.url)),
  fileURLToPath(new URL('../../../../package.json', import.meta.url)),
  fileURLToPath(import.meta.resolve('mediabunny')).replace(/(?<=mediabunny[/\\])dist.*$/, ''),
];

/**
 * Runs `remux` in a process of its own with bounds on time and memory, so that no file can block the server or crash
 * it. The process may read the order's source, write its target, and start nothing (Node's permission model).
 */
export async function remuxApart(order: RemuxOrder): Promise<RemuxResult> {
  const { size } = await stat(order.source);
  return limited[size > largeBytes ? 'large' : 'small'](() => run(order, minPatienceMs + size / bytesPerMs));
}

async function run(order: RemuxOrder, maxMs: number): Promise<RemuxResult> {
  const options = { timeout: Math.round(maxMs), killSignal: 'SIGKILL', env: {} } as const;
  const words = [maxHeap, ...permissions(order), script, JSON.stringify(order)];
  const running = promisify(execFile)(process.execPath, words, options);
  const release = endWithUs(running.child);
  try {
    return JSON.parse((await running).stdout);
  } catch (error) {
    const { signal } = error as { signal?: NodeJS.Signals | null };
    // The limit of memory ends the process by a signal too.
    if (signal) return { outcome: 'refused', reason: `its process was ended by ${signal}` };
    throw error;
  } finally {
    release();
  }
}

/** Returns the options by which a process may use the files of its order. */
export function permissions({ source, target }: Pick<RemuxOrder, 'source' | 'target'>): string[] {
  const readable = [...codePaths, source, target].map((path) => `--allow-fs-read=${path}`);
  return ['--permission', ...readable, `--allow-fs-write=${target}`];
}

/** Without this the process outlives the server. */
function endWithUs(child: ChildProcess): () => void {
  const end = () => void child.kill('SIGKILL');
  process.once('exit', end);
  return () => process.off('exit', end);
}
