import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { callQuery } from '../../lib/call/call-queries.ts';

export const cardStudioQuery = callQuery('getCardStudio', {});

/** What the book of the stored draft makes of a text; `version` is the draft's, so that each change asks anew. */
export function lorebookTestQuery(text: string, version: number) {
  const query = callQuery('testLorebook', { text });
  return queryOptions({
    ...query,
    queryKey: [...query.queryKey, version],
    enabled: text.trim() !== '',
    placeholderData: keepPreviousData,
  });
}
