import { currentLanguage, i18n } from '../i18n/i18n.ts';

/** A country as the specification has it; its code is ISO 3166-1's. */
export type Country = { name: string; country_code: string; timezone: string };

/** The country of a time zone (IANA); its code is '' where no country is known to use it. */
export function countryOf(timezone: string): Country {
  const country_code = codeOf(timezone);
  return { name: countryName(country_code), country_code, timezone };
}

export function countryName(code: string): string {
  const unknown = i18n.t('time.unknownCountry');
  if (!/^[A-Z]{2}$/.test(code)) return unknown;
  return new Intl.DisplayNames(currentLanguage(), { type: 'region', fallback: 'none' }).of(code) ?? unknown;
}

export function timeZoneName(timezone: string): string {
  return timezone === '' ? i18n.t('time.noTimezone') : timezone.replaceAll('_', ' ');
}

const letters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';

function codeOf(timezone: string): string {
  if (timezone === '') return '';
  for (const first of letters) {
    for (const second of letters) if (zonesOf(first + second).includes(timezone)) return first + second;
  }
  return '';
}

/** None where the browser cannot say. */
function zonesOf(code: string): readonly string[] {
  const locale: Intl.Locale & { getTimeZones?: () => string[] | undefined } = new Intl.Locale(`und-${code}`);
  return locale.getTimeZones?.() ?? [];
}
