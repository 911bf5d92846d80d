import type { EarningKind, EarningSumKind } from '@kindred/contract/earnings/limits';
import { callKey, callPages, callQuery } from '../../lib/call/call-queries.ts';

export const earningsSummaryQuery = callQuery('getEarningsSummary', {});

/** The entries of what a creator has earned, page by page: of one kind, or all. */
export function earningsQuery(kind: EarningKind | undefined) {
  return callPages('listEarnings', kind ? { kind, size: 20 } : { size: 20 });
}

export const statementsQuery = callQuery('listStatements', {});

export function earningSumsQuery(by: EarningSumKind, month: string) {
  return callPages('listEarningSums', { by, month, size: 20 });
}

export const earningsKeys = [
  callKey('getEarningsSummary'),
  callKey('listEarnings'),
  callKey('listStatements'),
  callKey('listEarningSums'),
];
