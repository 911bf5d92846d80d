import type { VatRule } from '@kindred/contract/earnings/limits';

// Members of the European Union, by ISO 3166-1.
const euCountries = new Set(
  'AT BE BG CY CZ DE DK EE ES FI FR GR HR HU IE IT LT LU LV MT NL PL PT RO SE SI SK'.split(' '),
);

/**
 * Returns the VAT on the platform's fee. Within the EU the creator accounts for it (reverse charge, articles 44 and
 * 196 of Directive 2006/112/EC); elsewhere there is none. The platform collects and pays the VAT of fans, which is no
 * part of a creator's earnings.
 */
export function vatOf(country: string): { rule: VatRule; rate_percent: number; usd_cents: number } {
  return { rule: euCountries.has(country) ? 'reverse_charge' : 'none', rate_percent: 0, usd_cents: 0 };
}
