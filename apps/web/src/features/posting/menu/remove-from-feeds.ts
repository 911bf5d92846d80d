import type { Post } from '@kindred/contract/posts/calls';
import type { InfiniteData, QueryClient, QueryKey } from '@tanstack/react-query';

export function removeFromFeeds(
  client: QueryClient,
  keys: readonly QueryKey[],
  isGone: (post: Post) => boolean,
): void {
  for (const queryKey of keys) {
    client.setQueriesData<InfiniteData<{ list: Post[] }>>(
      { queryKey },
      (feed) =>
        feed && {
          ...feed,
          pages: feed.pages.map((page) => ({ ...page, list: page.list.filter((post) => !isGone(post)) })),
        },
    );
  }
}
