import { callQuery } from '../../../lib/call/call-queries.ts';

export const watchPositionsQuery = { ...callQuery('listWatchPositions', {}), staleTime: 60_000 };
