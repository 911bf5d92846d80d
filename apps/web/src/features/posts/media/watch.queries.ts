import { callQuery } from '../../../lib/call/call-queries.ts';

/** How far one has watched clips, on whatever device. */
export const watchPositionsQuery = { ...callQuery('listWatchPositions', {}), staleTime: 60_000 };
