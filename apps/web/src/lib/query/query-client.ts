import {
  type InvalidateOptions,
  type InvalidateQueryFilters,
  notifyManager,
  QueryClient,
  type QueryKey,
} from '@tanstack/react-query';
import { ConnectionError, RefusalError } from '../call/call-errors.ts';

const retries = 2;

// What was chosen is drawn in the same task: a radio button that waits for a timer is first put back.
notifyManager.setScheduler(queueMicrotask);

export function makeQueryClient(): QueryClient {
  return new PatientQueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, gcTime: 10 * 60_000, retry: worthRetrying, networkMode: 'always' },
      // `call` itself says what is wrong offline; a paused mutation would say nothing.
      mutations: { networkMode: 'always' },
    },
  });
}

/**
 * A first answer that is on its way when it is invalidated may be older than what was changed. TanStack takes it for
 * fresh nevertheless; here it is fetched once more when it has come.
 */
class PatientQueryClient extends QueryClient {
  override async invalidateQueries<Key extends QueryKey = QueryKey>(
    filters?: InvalidateQueryFilters<Key>,
    options?: InvalidateOptions,
  ): Promise<void> {
    const underWay = this.getQueryCache()
      .findAll(filters)
      .filter(({ state }) => state.data === undefined && state.fetchStatus === 'fetching');
    const again = underWay.map(async ({ promise, queryKey }) => {
      const hasCome = await promise?.then(
        () => true,
        () => false,
      );
      if (hasCome)
        await super.invalidateQueries({ ...filters, queryKey: queryKey as Key, exact: true }, options);
    });
    await Promise.all([super.invalidateQueries(filters, options), ...again]);
  }
}

/** A refusal will be the same next time; trouble on the way or on the server may pass. */
export function worthRetrying(failures: number, error: unknown): boolean {
  if (failures >= retries) return false;
  if (error instanceof ConnectionError) return error.fault === 'timeout' || navigator.onLine;
  return error instanceof RefusalError && error.status >= 500;
}
