import type { QueryClient } from '@tanstack/react-query';
import { refreshHomeFeed } from './feed.queries.ts';
import { homeChoice } from './home-choice.ts';

/** Goes up and brings in what is new in a home feed; in the one that this person looks at, without a name. */
export async function showNewest(client: QueryClient, feed = homeChoice.get() ?? 'forYou'): Promise<void> {
  window.scrollTo({ top: 0, behavior: 'smooth' });
  await refreshHomeFeed(client, feed);
}
