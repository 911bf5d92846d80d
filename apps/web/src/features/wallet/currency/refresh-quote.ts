import { refusalCodes } from '@kindred/contract/wire/refusal-codes';
import type { QueryClient } from '@tanstack/react-query';
import { hasCode } from '../../../lib/call/call-errors.ts';
import { currencyQuery } from './currency.queries.ts';

/** After a checkout was refused because its rate has expired: prices are shown at the newest one, and nothing is charged. */
export function refreshQuote(client: QueryClient, error: Error): void {
  if (hasCode(error, refusalCodes.quoteExpired)) {
    void client.invalidateQueries({ queryKey: currencyQuery.queryKey });
  }
}
