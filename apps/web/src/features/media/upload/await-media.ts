import type { OwnMedia, UploadedMedia } from '@kindred/contract/media/calls';
import type { RefusalName } from '@kindred/contract/wire/errors';
import { refusalCodes } from '@kindred/contract/wire/refusal-codes';
import { call } from '../../../lib/call/call.ts';
import { ConnectionError, RefusalError } from '../../../lib/call/call-errors.ts';
import { loadRefusalTexts } from '../../../lib/call/error-text.ts';

type Waiter = { resolve: (media: UploadedMedia) => void; reject: (error: unknown) => void };

const firstMs = 250;
const lastMs = 3000;
/** The call takes so many ids. */
const idsMax = 20;

const waiters = new Map<string, Waiter>();
let waitMs = firstMs;
let timer: ReturnType<typeof setTimeout> | undefined;

/** Waits until the server has converted a file. Rejects with the refusal if it could not. */
export function awaitMedia(mediaId: string, signal?: AbortSignal): Promise<UploadedMedia> {
  return new Promise((resolve, reject) => {
    waiters.set(mediaId, { resolve, reject });
    signal?.addEventListener('abort', () => end(mediaId, ({ reject: stop }) => stop(signal.reason)));
    waitMs = firstMs;
    schedule();
  });
}

function schedule(): void {
  clearTimeout(timer);
  if (waiters.size > 0) timer = setTimeout(() => void ask(), waitMs);
}

/** One question for all files. */
async function ask(): Promise<void> {
  const ids = [...waiters.keys()].slice(0, idsMax);
  try {
    const { list } = await call('listOwnMedia', { media_ids: ids.join(',') });
    await loadRefusalTexts();
    for (const id of ids)
      settle(
        id,
        list.find(({ media_id }) => media_id === id),
      );
  } catch (error) {
    if (!(error instanceof ConnectionError)) for (const id of ids) end(id, ({ reject }) => reject(error));
  }
  waitMs = Math.min(waitMs * 1.5, lastMs);
  schedule();
}

function settle(id: string, media: OwnMedia | undefined): void {
  if (media?.state === 'ready') end(id, ({ resolve }) => resolve(media));
  else if (!media) end(id, ({ reject }) => reject(refusal('mediaGone')));
  else if (media.state === 'failed') end(id, ({ reject }) => reject(refusal(media.reason)));
}

function end(id: string, act: (waiter: Waiter) => void): void {
  const waiter = waiters.get(id);
  waiters.delete(id);
  if (waiter) act(waiter);
}

function refusal(name: string): RefusalError {
  const code = refusalCodes[name as RefusalName] ?? refusalCodes.internal;
  return new RefusalError({ code, msg: name, status: 200, requestId: null });
}
