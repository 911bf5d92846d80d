import { errorState } from '@kindred/contract/chat/limits';
import { refusalCodes } from '@kindred/contract/wire/refusal-codes';
import { ConnectionError, RefusalError } from '../../lib/call/call-errors.ts';
import { errorText } from '../../lib/call/error-text.ts';
import { failInOutbox, nextToSend, type OutboxEntry, readOutbox, removeFromOutbox } from './outbox.ts';
import { inOneTab, isForGood, isSignedOut } from './outbox-errors.ts';
import { setSending } from './sending.ts';

/** Sends one message; settles once the server has stored or refused it, not when its answer is complete. */
export type SendEntry = (entry: OutboxEntry) => Promise<void>;

const firstWaitMs = 1000;
const maxWaitMs = 30_000;

let isDraining = false;
let isAskedAgain = false;
let waitMs = firstWaitMs;
let wakeUp: ReturnType<typeof setTimeout> | undefined;

/**
 * Sends what waits, strictly one after the other, in one tab at a time. Without a network it leaves everything
 * as it is and tries again later; code that learns of the network's return may call it as well.
 */
export async function drainOutbox(writerId: string, send: SendEntry): Promise<void> {
  if (isDraining) {
    isAskedAgain = true;
    return;
  }
  isDraining = true;
  clearTimeout(wakeUp);
  try {
    do {
      isAskedAgain = false;
      await inOneTab('outbox', () => sendAll(writerId, send));
    } while (isAskedAgain);
    waitMs = firstWaitMs;
  } catch {
    wakeUp = setTimeout(() => drainOutbox(writerId, send), waitMs);
    waitMs = Math.min(waitMs * 2, maxWaitMs);
  } finally {
    isDraining = false;
  }
}

async function sendAll(writerId: string, send: SendEntry): Promise<void> {
  for (let entry = next(writerId); entry; entry = next(writerId)) {
    try {
      setSending(entry.clientId);
      await send(entry);
      removeFromOutbox(entry.clientId);
    } catch (error) {
      noteFailure(entry, error);
    } finally {
      setSending(undefined);
    }
  }
}

function next(writerId: string): OutboxEntry | undefined {
  return isSignedOut() ? undefined : nextToSend(readOutbox(), writerId);
}

// Throws on when there is no network, or no server: then nothing behind it would get out either.
function noteFailure({ clientId }: OutboxEntry, error: unknown): void {
  if (error instanceof ConnectionError && error.fault !== 'timeout') throw error;
  if (error instanceof RefusalError && error.status === 401) throw error;
  failInOutbox(clientId, {
    errorState: isForGood(error) ? errorState.refused : errorState.failed,
    reason: errorText(error),
    ...(error instanceof RefusalError && { code: error.code, ...helpOf(error), ...priceOf(error) }),
  });
}

function helpOf({ data }: RefusalError): { help?: string } {
  const help = (data as { help?: unknown } | null | undefined)?.help;
  return typeof help === 'string' ? { help } : {};
}

function priceOf({ code, data }: RefusalError): { newPrice?: number } {
  const price = (data as { price?: unknown } | null | undefined)?.price;
  return code === refusalCodes.priceChanged && typeof price === 'number' ? { newPrice: price } : {};
}
