import type { Language } from '@kindred/contract/wire/languages';

/** An instant as the day that it is in a time zone (IANA), as this language writes it: `19 July 2026`. */
export function formatDate(instant: Date | string, language: Language, timeZone = 'UTC'): string {
  return new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone }).format(new Date(instant));
}
