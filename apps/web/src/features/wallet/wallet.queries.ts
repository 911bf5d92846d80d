import { queryOptions } from '@tanstack/react-query';
import { callPages, callQuery } from '../../lib/call/call-queries.ts';

export const diamondPackagesQuery = callQuery('listDiamondPackages', {});

export const walletRecordsQuery = callPages('listWalletRecords', { size: 20 });

export const creatorShareQuery = callQuery('getCreatorShare', {});

export const paymentMethodsQuery = callQuery('listPaymentMethods', {});

export const receiptsQuery = callPages('listReceipts', { size: 20 });

export function receiptQuery(receiptId: string) {
  return callQuery('getReceipt', { receipt_id: receiptId });
}

export const spendingLimitsQuery = callQuery('getSpendingLimits', {});

export const welcomeGiftQuery = callQuery('getWelcomeGift', {});

/** What became of the checkout that the browser has come back from; of the newest one when it is not known. */
export function checkoutReturnQuery(checkoutId: string | undefined) {
  const query = callQuery('checkCheckout', checkoutId ? { checkout_id: checkoutId } : {});
  return queryOptions({ ...query, queryKey: [...query.queryKey, 'return'] });
}
