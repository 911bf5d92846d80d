import type { EarningKind, EarningSumKind } from '@kindred/contract/earnings/limits';
import { callKey, callPages, callQuery } from '../../lib/call/call-queries.ts';

export const earningsSummaryQuery = callQuery('getEarningsSummary', {});

export function earningsQuery(kind: EarningKind | undefined) {
  return callPages('listEarnings', kind ? { kind, size: 20 } : { size: 20 });
}

export const statementsQuery = callQuery('listStatements', {});

export function earningSumsQuery(by: EarningSumKind, month: string) {
  return callPages('listEarningSums', { by, month, size: 20 });
}

/** Everything that changes with an earning or a payout. */
export const earningsKeys = [
  callKey('getEarningsSummary'),
  callKey('listEarnings'),
  callKey('listStatements'),
  callKey('listEarningSums'),
];
