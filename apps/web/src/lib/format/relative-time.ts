import { i18n } from '../i18n/i18n.ts';

type Unit = 'minutes' | 'hours' | 'days' | 'weeks' | 'months' | 'years';

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;
const dayMs = 24 * hourMs;

/** For posts, comments and chat: minutes, hours, days up to 30, months up to 12, then years. */
export function timeAgo(instant: string, now = Date.now()): string {
  const ms = now - Date.parse(instant);
  return short(ms) ?? (ms < 31 * dayMs ? ago('days', ms / dayMs) : long(ms));
}

/** For notifications: as `timeAgo`, with weeks between days and months. */
export function timeAgoInWeeks(instant: string, now = Date.now()): string {
  const ms = now - Date.parse(instant);
  const days = ms / dayMs;
  if (days < 7) return short(ms) ?? ago('days', days);
  return days < 30 ? ago('weeks', days / 7) : long(ms);
}

// Bad times and times ahead of this clock read as now, as the specification asks.
function short(ms: number): string | undefined {
  if (Number.isNaN(ms) || ms < minuteMs) return i18n.t('time.justNow');
  if (ms < hourMs) return ago('minutes', ms / minuteMs);
  if (ms < dayMs) return ago('hours', ms / hourMs);
  return undefined;
}

function long(ms: number): string {
  if (Number.isNaN(ms)) return i18n.t('time.justNow');
  const days = ms / dayMs;
  return days < 13 * 30 ? ago('months', days / 30) : ago('years', days / 365);
}

function ago(unit: Unit, amount: number): string {
  return i18n.t(`time.${unit}`, { count: Math.floor(amount) });
}
