import type { EarningKind } from '@kindred/contract/earnings/limits';
import { callKey, callPages, callQuery } from '../../lib/call/call-queries.ts';

export const earningsSummaryQuery = callQuery('getEarningsSummary', {});

export function earningsQuery(kind: EarningKind | undefined) {
  return callPages('listEarnings', kind ? { kind, size: 20 } : { size: 20 });
}

/** Every list of earnings, of whatever kind. */
export const earningsKey = callKey('listEarnings');
