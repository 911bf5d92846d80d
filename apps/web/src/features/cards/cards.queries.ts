import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callQuery } from '../../lib/call/call-queries.ts';

export const cardStudioQuery = callQuery('getCardStudio', {});

/** The entries of the stored draft's book that a text activates; `version` is the draft's, so that each change sends a new request. */
export function lorebookTestQuery(text: string, version: number) {
  const query = callQuery('testLorebook', { text });
  return queryOptions({
    ...query,
    queryKey: [...query.queryKey, version],
    enabled: text.trim() !== '',
    placeholderData: keepPreviousData,
  });
}
