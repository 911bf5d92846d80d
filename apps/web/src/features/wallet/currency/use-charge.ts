import { type ChargeRate, packRate, presentAmount, usdRate } from '@kindred/contract/wallet/charge-rate';
import type { CurrencyQuote } from '@kindred/contract/wallet/currency-calls';
import { useQuery } from '@tanstack/react-query';
import { formatPrice } from '../../../lib/format/format.ts';
import { currencyQuery } from './currency.queries.ts';

export type Charge = {
  /** A price in US cents as the viewer's card would be charged it now. */
  price: (usdCents: number) => string;
  /** The price of a pack of diamonds, which is rounded in other currencies than US dollars. */
  pack: (usdCents: number) => string;
  /** What a checkout of a pack has to know of what was shown. */
  shownPack: (usdCents: number) => { quote_id?: string; expected_amount?: number };
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
  const rate = quote ?? usdRate;
  const shownAt = (usdCents: number, at: ChargeRate) =>
    quote ? { quote_id: quote.quote_id, expected_amount: presentAmount(usdCents, at) } : {};
  return {
    price: (usdCents) => formatPrice(usdCents, rate),
    shown: (usdCents) => shownAt(usdCents, rate),
    pack: (usdCents) => formatPrice(usdCents, packRate(usdCents, rate)),
    shownPack: (usdCents) => shownAt(usdCents, packRate(usdCents, rate)),
  };
}
