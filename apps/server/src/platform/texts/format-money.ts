import { type ChargeRate, presentAmount } from '@kindred/contract/wallet/charge-rate';
import type { Language } from '@kindred/contract/wire/languages';

/** Formats an amount in minor units of an ISO 4217 currency, as the language writes it. */
export function formatMoney(amount: number, currency: string, language: Language): string {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits);
}

export function formatUsd(cents: number, language: Language): string {
  return formatMoney(cents, 'USD', language);
}

/** Formats a price in US cents as the amount that a card is charged at this rate. */
export function formatPrice(usdCents: number, rate: ChargeRate, language: Language): string {
  return formatMoney(presentAmount(usdCents, rate), rate.currency, language);
}
