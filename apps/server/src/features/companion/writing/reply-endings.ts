import { messageMaxLength } from '@kindred/contract/chat/limits';
import { NoAnswer } from '../../../outside/ai/companion-ai.ts';

const maxTries = 3;
/** A model that wants a retry later than this is not waited for. */
const maxRetryAfterMs = 10_000;

export type Ending = { state: 'complete' | 'stopped' | 'failed'; content: string; error?: string };
/** Why the writing is broken off before the companion has finished. */
export type AbortReason = 'stop' | 'lost' | 'shutdown' | 'refused' | 'long' | 'overdue';

/** Milliseconds until the next try; undefined when there is none. */
export function pauseBeforeRetry(error: unknown, attempt: number): number | undefined {
  if (attempt >= maxTries) return undefined;
  if (!(error instanceof NoAnswer)) return 200 * attempt ** 2;
  const isSoon = error.retryAfterMs !== undefined && error.retryAfterMs <= maxRetryAfterMs;
  return isSoon ? error.retryAfterMs : undefined;
}

/** Undefined when the answer is no longer this process's to end. */
export function endingOfAbort(why: AbortReason, text: string): Ending | undefined {
  switch (why) {
    case 'stop':
      return { state: 'stopped', content: text };
    case 'long':
      return { state: 'complete', content: text.slice(0, messageMaxLength) };
    case 'overdue':
      return text === ''
        ? { state: 'failed', content: '', error: 'took too long' }
        : { state: 'stopped', content: text.slice(0, messageMaxLength) };
    case 'refused':
      return { state: 'failed', content: '', error: 'refused by the rules for texts' };
    case 'lost':
    case 'shutdown':
      return undefined;
    default:
      return why satisfies never;
  }
}
