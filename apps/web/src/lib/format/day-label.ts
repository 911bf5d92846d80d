import { i18n } from '../i18n/i18n.ts';
import { formatDate } from './format.ts';
import { dayOf } from './group-by-day.ts';

const dayMs = 86_400_000;

/** Today, Yesterday, or the date. `day` is a plain date. */
export function dayLabel(day: string, now = Date.now()): string {
  if (day === dayOf(new Date(now).toISOString())) return i18n.t('day.today');
  if (day === dayOf(new Date(now - dayMs).toISOString())) return i18n.t('day.yesterday');
  return formatDate(day, now);
}
