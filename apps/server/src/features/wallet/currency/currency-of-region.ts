import type { Currency } from '@kindred/contract/wallet/currencies';

const regions: Partial<Record<Currency, string>> = {
  USD: 'US PR GU VI AS EC SV',
  AUD: 'AU',
  BRL: 'BR',
  CAD: 'CA',
  CHF: 'CH LI',
  CNY: 'CN',
  CZK: 'CZ',
  DKK: 'DK FO GL',
  EUR: 'AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA XK',
  GBP: 'GB IM JE GG',
  HKD: 'HK',
  INR: 'IN',
  JPY: 'JP',
  KRW: 'KR',
  MXN: 'MX',
  NOK: 'NO SJ',
  NZD: 'NZ',
  PLN: 'PL',
  SEK: 'SE',
  SGD: 'SG',
};

const byRegion = new Map(
  Object.entries(regions).flatMap(([currency, codes]) =>
    codes.split(' ').map((code) => [code, currency as Currency] as const),
  ),
);

/**
 * Returns the currency of a region (ISO 3166-1); undefined for '' and for regions with a currency that we do not
 * support.
 */
export function currencyOfRegion(region: string): Currency | undefined {
  return byRegion.get(region);
}
