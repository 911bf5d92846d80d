import type { Language } from '@kindred/contract/wire/languages';

/** Formats an instant as a day in a time zone (IANA), as the language writes it: `19 July 2026`. */
export function formatDate(instant: Date | string, language: Language, timeZone = 'UTC'): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(new Date(instant));
}
