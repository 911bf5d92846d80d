import type { QueryClient, QueryFilters } from '@tanstack/react-query';

/** Answers that are fetched once more anyway. */
const awaited = new WeakSet<Promise<unknown>>();

/**
 * To be called with what is written into the cache as it happens: an answer of these queries that is on its way may be older, and
 * would be taken for fresh. Each is fetched once more when it has come, however much happened meanwhile.
 */
export function refetchUnderWay(client: QueryClient, filters: QueryFilters): void {
  for (const query of client.getQueryCache().findAll({ ...filters, fetchStatus: 'fetching' })) {
    const { promise, queryKey } = query;
    if (!promise || awaited.has(promise)) continue;
    awaited.add(promise);
    promise.then(
      () => client.invalidateQueries({ queryKey, exact: true }),
      () => undefined,
    );
  }
}
