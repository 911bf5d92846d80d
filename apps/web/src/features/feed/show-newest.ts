import type { QueryClient } from '@tanstack/react-query';
import { homeFeedPages } from './feed.queries.ts';

/**
 * Goes up and brings in what is new. Only the first page is asked for again; the ones below it would come one after the
 * other.
 */
export async function showNewest(client: QueryClient): Promise<void> {
  const { queryKey } = homeFeedPages;
  client.setQueryData(
    queryKey,
    (feed) => feed && { pages: feed.pages.slice(0, 1), pageParams: feed.pageParams.slice(0, 1) },
  );
  window.scrollTo({ top: 0, behavior: 'smooth' });
  await client.invalidateQueries({ queryKey });
}
