import { once } from 'node:events';
import { Worker } from 'node:worker_threads';
import type { RefusalName } from '@kindred/contract/wire/errors';
import { refuse } from '../../../platform/app-error.ts';
import { semaphore } from '../../../platform/semaphore.ts';
import type { CardFile } from './read-card-file.ts';

export type CardReading = { card: CardFile } | { refusal: RefusalName; data: unknown };

/** One at a time, to leave the other core to all other requests. */
const limited = semaphore(1);
/** The largest card takes about a second on an idle machine. */
const maxMs = 120_000;
const resourceLimits = { maxOldGenerationSizeMb: 512 };

/**
 * Reads a card's file (`readCardFile`) on a thread of its own with limits on time and memory, so that no card blocks the
 * server. Refuses as `readCardFile` does, and with `cardRefused` beyond these limits.
 */
export function readCardApart(bytes: Buffer): Promise<CardFile> {
  return limited(() => run(bytes));
}

async function run(bytes: Buffer): Promise<CardFile> {
  const worker = new Worker(new URL('./card-reader.ts', import.meta.url), {
    workerData: bytes,
    resourceLimits,
    env: {},
  });
  try {
    const [reading] = (await once(worker, 'message', { signal: AbortSignal.timeout(maxMs) })) as [
      CardReading,
    ];
    if ('refusal' in reading) return refuse(reading.refusal, reading.data);
    return withBuffers(reading.card);
  } catch (error) {
    const { code, name } = error as NodeJS.ErrnoException;
    if (name === 'AbortError' || code === 'ERR_WORKER_OUT_OF_MEMORY') return refuse('cardRefused');
    throw error;
  } finally {
    await worker.terminate();
  }
}

/** A Buffer that crosses threads becomes a plain array of bytes. */
function withBuffers({ picture, assets, ...card }: CardFile): CardFile {
  return {
    ...card,
    picture: picture && Buffer.from(picture),
    assets: assets.map(({ path, bytes }) => ({ path, bytes: Buffer.from(bytes) })),
  };
}
