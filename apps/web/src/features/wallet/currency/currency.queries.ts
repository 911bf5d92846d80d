import type { CurrencyChoice } from '@kindred/contract/wallet/currency-calls';
import { queryOptions } from '@tanstack/react-query';
import { call } from '../../../lib/call/call.ts';
import { callKey } from '../../../lib/call/call-queries.ts';
import { personalItem } from '../../../lib/storage/personal-storage.ts';

/** Well before a quote expires there is a newer one, so that what is shown can be paid. */
const quoteRefreshMs = 10 * 60_000;

/** The last answer to this browser, so that a page does not begin in another currency. */
const lastChoice = personalItem<CurrencyChoice>('login', 'currency');

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
