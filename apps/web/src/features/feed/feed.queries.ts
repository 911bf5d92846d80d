import type { CallOutput } from '@kindred/contract/all/calls';
import type { QueryClient } from '@tanstack/react-query';
import { editPage } from '../../lib/call/cached-items.ts';
import { callPages, callQuery } from '../../lib/call/call-queries.ts';
import { registerPosts } from '../posts/data/post-registry.ts';
import type { HomeFeedName } from './home-choice.ts';

const asRead = { staleTime: Number.POSITIVE_INFINITY };

/** The two home feeds. Pages stay as they were read; what is new in Following `newPostsQuery` counts. */
export const homeFeedPages = {
  following: { ...callPages('listFollowingFeed', {}), ...asRead },
  forYou: { ...callPages('listHomeFeed', {}), ...asRead },
};

const lookEveryMs = 2 * 60_000;
const freshForMs = 30_000;

/** How many posts have come since the top one. Nothing has when the feed was just read, `readAt` (epoch, ms). */
export function newPostsQuery(page: CallOutput<'listFollowingFeed'> | undefined, readAt: number) {
  const top = page?.list[0]?.diary_id;
  return {
    ...callQuery('countNewPosts', { diary_id: top ?? '' }),
    initialData: { count: 0 },
    initialDataUpdatedAt: readAt,
    enabled: top !== undefined,
    staleTime: freshForMs,
    refetchInterval: lookEveryMs,
  };
}

/** Reads a feed again from its top. Only the first page is fetched: further pages would be fetched one after the other. */
export async function refreshHomeFeed(client: QueryClient, feed: HomeFeedName): Promise<void> {
  const { queryKey } = homeFeedPages[feed];
  client.setQueryData(
    queryKey,
    (read) => read && { pages: read.pages.slice(0, 1), pageParams: read.pageParams.slice(0, 1) },
  );
  await client.invalidateQueries({ queryKey });
}

/** What the welcome gift opens. */
export const giftPostsQuery = { ...callQuery('listGiftPosts', {}), ...asRead };

registerPosts('listGiftPosts', editPage);
registerPosts('listFollowingFeed', editPage);
registerPosts('listHomeFeed', editPage);
