import { currentLanguage } from '../i18n/i18n.ts';

/** The name of an ISO weekday, 1 to 7 from Monday on, in the current language. */
export function weekdayName(day: number, weekday: 'short' | 'long' = 'long'): string {
  // The first of January 2024 was a Monday.
  const date = new Date(Date.UTC(2024, 0, day));
  return new Intl.DateTimeFormat(currentLanguage(), { weekday, timeZone: 'UTC' }).format(date);
}
