import { callPages, callQuery } from '../../lib/call-queries.ts';

/** The home feed. Pages stay as they were read; what is new is asked for by `newestPostQuery`. */
export const homeFeedPages = { ...callPages('listHomeFeed', {}), staleTime: Number.POSITIVE_INFINITY };

const lookEveryMs = 2 * 60_000;

/** The top of the feed as it is now. */
export const newestPostQuery = {
  ...callQuery('listHomeFeed', { size: 1 }),
  refetchInterval: lookEveryMs,
};
