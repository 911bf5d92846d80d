import { currentLanguage } from '../i18n/i18n.ts';

/** A country in the page's language, by its ISO 3166-1 code; the code itself where that is unknown. */
export function countryName(code: string): string {
  return new Intl.DisplayNames(currentLanguage(), { type: 'region', fallback: 'code' }).of(code) ?? code;
}
