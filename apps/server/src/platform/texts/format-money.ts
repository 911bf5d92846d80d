import { type ChargeRate, presentAmount } from '@kindred/contract/wallet/charge-rate';
import type { Language } from '@kindred/contract/wire/languages';

/** An amount in minor units of an ISO 4217 code, as this language writes it; with the code itself where a symbol is too little. */
export function formatMoney(
  amount: number,
  currency: string,
  language: Language,
  currencyDisplay: 'symbol' | 'code' = 'symbol',
): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency, currencyDisplay });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits);
}

/** An amount in US cents as this language writes dollars. */
export function formatUsd(cents: number, language: Language): string {
  return formatMoney(cents, 'USD', language);
}

/** A price in US cents as a card is charged it at this rate. */
export function formatPrice(usdCents: number, rate: ChargeRate, language: Language): string {
  return formatMoney(presentAmount(usdCents, rate), rate.currency, language);
}
