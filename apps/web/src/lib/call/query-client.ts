import { notifyManager, QueryClient } from '@tanstack/react-query';
import { ConnectionError, RefusalError } from './call-errors.ts';

const retries = 2;

// What was chosen is drawn in the same task: a radio button that waits for a timer is first put back.
notifyManager.setScheduler(queueMicrotask);

/** The cache of answers, with the app's defaults. */
export function makeQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, gcTime: 10 * 60_000, retry: worthRetrying, networkMode: 'always' },
      // `call` itself says what is wrong offline; a paused mutation would say nothing.
      mutations: { networkMode: 'always' },
    },
  });
}

/** A refusal will be the same next time; trouble on the way or on the server may pass. */
export function worthRetrying(failures: number, error: unknown): boolean {
  if (failures >= retries) return false;
  if (error instanceof ConnectionError) return error.fault === 'timeout' || navigator.onLine;
  return error instanceof RefusalError && error.status >= 500;
}
