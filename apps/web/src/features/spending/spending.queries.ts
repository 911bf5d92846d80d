import type { CallInput } from '@kindred/contract/all/calls';
import type { Purchase } from '@kindred/contract/spending/calls';
import { editPage } from '../../lib/call/cached-items.ts';
import { callPages, callQuery } from '../../lib/call/call-queries.ts';
import { registerPosts } from '../posts/data/post-registry.ts';

export function spendingSummaryQuery(month: string | undefined) {
  return callQuery('getSpendingSummary', month ? { month } : {});
}

export const renewalsQuery = callQuery('listRenewals', {});

export type PurchaseKind = NonNullable<CallInput<'listPurchases'>['kind']>;

export function purchasesQuery(kind: PurchaseKind) {
  return callPages('listPurchases', { kind, size: 20 });
}

registerPosts('listPurchases', (page, edit) =>
  editPage(page, (purchase: Purchase) => {
    const post = purchase.post && edit(purchase.post);
    return post === purchase.post ? purchase : { ...purchase, post };
  }),
);
