import { type ChargeRate, presentAmount, usdRate } from '@kindred/contract/wallet/charge-rate';
import type { CurrencyQuote } from '@kindred/contract/wallet/currency-calls';
import { useQuery } from '@tanstack/react-query';
import { formatPrice } from '../../../lib/format/format.ts';
import { currencyQuery } from './currency.queries.ts';

export type Charge = {
  /** A price in US cents as the viewer's card would be charged it now. */
  price: (usdCents: number) => string;
  /** What a checkout of that price has to know of what was shown. */
  shown: (usdCents: number) => { quote_id?: string; expected_amount?: number };
};

/** How prices are shown and charged: in the viewer's currency, in US dollars as long as that is not known. */
export function useCharge(): Charge {
  const { data } = useQuery(currencyQuery);
  return chargeAt(data?.quote ?? undefined);
}

/** How prices of something that runs are shown: at the rate that was agreed to, else as a new one would be charged. */
export function usePrice(agreed: ChargeRate | null | undefined): Charge['price'] {
  const { price } = useCharge();
  return agreed ? (usdCents) => formatPrice(usdCents, agreed) : price;
}

function chargeAt(quote: CurrencyQuote | undefined): Charge {
  return {
    price: (usdCents) => formatPrice(usdCents, quote ?? usdRate),
    shown: (usdCents) =>
      quote ? { quote_id: quote.quote_id, expected_amount: presentAmount(usdCents, quote) } : {},
  };
}
