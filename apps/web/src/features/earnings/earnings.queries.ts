import { callPages, callQuery } from '../../lib/call-queries.ts';

export const earningsSummaryQuery = callQuery('getEarningsSummary', {});

export const earningsQuery = callPages('listEarnings', { size: 20 });
