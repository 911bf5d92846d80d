import type { CurrencyChoice } from '@kindred/contract/wallet/currency-calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../lib/call/call.ts';
import { callKey, callPages, callQuery } from '../../lib/call/call-queries.ts';
import { personalItem } from '../../lib/storage/personal-storage.ts';

/** What the wallet sells. */
export const diamondPackagesQuery = callQuery('listDiamondPackages', {});

export const walletRecordsQuery = callPages('listWalletRecords', { size: 20 });

/** Well before a quote expires there is a newer one, so that what is shown can be paid. */
const quoteRefreshMs = 10 * 60_000;

/** What this browser was told last, so that a page does not begin in another currency. */
const lastChoice = personalItem<CurrencyChoice>('login', 'currency');

/** In which currency one is charged, and what prices come to in it. */
export const currencyQuery = queryOptions({
  queryKey: callKey('getCurrency', {}),
  queryFn: async ({ signal }) => storeChoice(await call('getCurrency', {}, { signal })),
  placeholderData: () => {
    const choice = lastChoice.get();
    const isOver = choice?.quote && Date.parse(choice.quote.expires_time) < Date.now();
    return isOver ? undefined : choice;
  },
  staleTime: quoteRefreshMs,
  refetchInterval: quoteRefreshMs,
});

/** Remembers the currency for the next page that is opened here; gives it back. */
export function storeChoice(choice: CurrencyChoice): CurrencyChoice {
  lastChoice.set(choice);
  return choice;
}

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
