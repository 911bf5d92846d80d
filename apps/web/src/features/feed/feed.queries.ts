import type { CallOutput } from '@kindred/contract/wire/calls';
import { editPage } from '../../lib/call/cached-items.ts';
import { callPages, callQuery } from '../../lib/call/call-queries.ts';
import { registerPosts } from '../posts/data/post-registry.ts';

/** The home feed. Pages stay as they were read; what is new is asked for by `newestPostQuery`. */
export const homeFeedPages = { ...callPages('listHomeFeed', {}), staleTime: Number.POSITIVE_INFINITY };

const lookEveryMs = 2 * 60_000;
const freshForMs = 30_000;

type FeedTop = { page: CallOutput<'listHomeFeed'> | undefined; readAt: number };

/** The top of the feed as it is now. Begins with what the feed itself has just read, so that it asks no second time. */
export function newestPostQuery({ page, readAt }: FeedTop) {
  return {
    ...callQuery('listHomeFeed', { size: 1 }),
    initialData: page,
    initialDataUpdatedAt: readAt,
    enabled: page !== undefined,
    staleTime: freshForMs,
    refetchInterval: lookEveryMs,
  };
}

registerPosts('listHomeFeed', editPage);
