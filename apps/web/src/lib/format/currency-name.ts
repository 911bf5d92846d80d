import { currentLanguage } from '../i18n/i18n.ts';

/** A currency by its name and its code: Euro (EUR). */
export function currencyName(currency: string): string {
  const names = new Intl.DisplayNames(currentLanguage(), { type: 'currency' });
  return `${names.of(currency) ?? currency} (${currency})`;
}
