import type { CallInput } from '@kindred/contract/wire/calls';
import { callPages, callQuery } from '../../lib/call/call-queries.ts';

/** What was spent, in one month or in all. */
export function spendingSummaryQuery(month: string | undefined) {
  return callQuery('getSpendingSummary', month ? { month } : {});
}

export const renewalsQuery = callQuery('listRenewals', {});

export type PurchaseKind = NonNullable<CallInput<'listPurchases'>['kind']>;

/** What somebody has bought, page by page. */
export function purchasesQuery(kind: PurchaseKind) {
  return callPages('listPurchases', { kind, size: 20 });
}
