import { queryOptions } from '@tanstack/react-query';
import { callPages, callQuery } from '../../lib/call/call-queries.ts';

/** What the wallet sells. */
export const diamondPackagesQuery = callQuery('listDiamondPackages', {});

export const walletRecordsQuery = callPages('listWalletRecords', { size: 20 });

/** What a creator keeps of what fans pay, in percent. */
export const creatorShareQuery = callQuery('getCreatorShare', {});

/** What is saved with the payment provider. */
export const paymentMethodsQuery = callQuery('listPaymentMethods', {});

export const receiptsQuery = callPages('listReceipts', { size: 20 });

/** One receipt. */
export function receiptQuery(receiptId: string) {
  return callQuery('getReceipt', { receipt_id: receiptId });
}

/** What somebody lets themselves spend, and what they have spent. */
export const spendingLimitsQuery = callQuery('getSpendingLimits', {});

export const welcomeGiftQuery = callQuery('getWelcomeGift', {});

/** What became of the checkout that the browser has come back from; of the newest one when it is not known. */
export function checkoutReturnQuery(checkoutId: string | undefined) {
  const query = callQuery('checkCheckout', checkoutId ? { checkout_id: checkoutId } : {});
  return queryOptions({ ...query, queryKey: [...query.queryKey, 'return'] });
}
