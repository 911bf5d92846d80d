import type { Purchase } from '@kindred/contract/spending/calls';
import type { CallInput } from '@kindred/contract/wire/calls';
import { editPage } from '../../lib/call/cached-items.ts';
import { callPages, callQuery } from '../../lib/call/call-queries.ts';
import { registerPosts } from '../posts/data/post-registry.ts';

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

registerPosts('listPurchases', (page, edit) =>
  editPage(page, (purchase: Purchase) => {
    const post = purchase.post && edit(purchase.post);
    return post === purchase.post ? purchase : { ...purchase, post };
  }),
);
