import { type ChargeRate, presentAmount } from '@kindred/contract/wallet/charge-rate';
import { currentLanguage, i18n } from '../i18n/i18n.ts';
import { dateFormat, numberFormat } from '../i18n/intl-formats.ts';

export function formatNumber(value: number): string {
  return numberFormat(currentLanguage()).format(value);
}

/** 1200 as 1.2K, for counters. */
export function formatCount(value: number): string {
  return numberFormat(currentLanguage(), { notation: 'compact', maximumFractionDigits: 1 }).format(value);
}

/** US cents as an amount of dollars in the current language: what the books know, and what creators earn and ask for. */
export function formatUsd(cents: number): string {
  return formatMoney(cents, 'USD');
}

/** A price in US cents as a card is charged it at this rate. */
export function formatPrice(usdCents: number, rate: ChargeRate): string {
  return formatMoney(presentAmount(usdCents, rate), rate.currency);
}

/** What a card was charged: in its currency, or as US cents where that was none other. */
export function formatCharged(
  usdCents: number,
  charged: { currency: string; amount: number } | null,
): string {
  return charged ? formatMoney(charged.amount, charged.currency) : formatUsd(usdCents);
}

/** Minor units of a currency by its ISO 4217 code. */
export function formatMoney(amount: number, currency: string): string {
  const format = numberFormat(currentLanguage(), { style: 'currency', currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits);
}

/** Sums in several currencies as one phrase; nothing is nothing in US dollars. */
export function formatSums(sums: readonly { currency: string; amount: number }[]): string {
  if (sums.length === 0) return formatUsd(0);
  const list = new Intl.ListFormat(currentLanguage(), { type: 'conjunction' });
  return list.format(sums.map(({ currency, amount }) => formatMoney(amount, currency)));
}

/** A day: `Nov 12`, with its year where that is not this one. */
export function formatDate(instant: string, now = Date.now()): string {
  return formatIn(instant, dayStyle(instant, now));
}

/** A month of a year, from `2026-11`. */
export function formatMonth(month: string): string {
  return formatIn(`${month}-01`, { month: 'long', year: 'numeric' });
}

/** A moment: the time alone today, with the weekday in the six days before, else with the day. */
export function formatDateTime(instant: string, now = Date.now()): string {
  const daysAgo = Math.round((startOfDay(now) - startOfDay(Date.parse(instant))) / dayMs);
  if (daysAgo === 0) return formatClock(instant);
  if (daysAgo > 0 && daysAgo < 7) return formatIn(instant, { weekday: 'short', ...clockStyle });
  return formatIn(instant, { ...dayStyle(instant, now), ...clockStyle });
}

export function formatClock(instant: string): string {
  return formatIn(instant, { timeStyle: 'short' });
}

/** A wall time of any zone, `YYYY-MM-DDTHH:MM`, as a clock there shows it. */
export function formatWall(wall: string): string {
  return formatIn(`${wall.slice(0, 16)}Z`, {
    ...dayStyle(wall.slice(0, 10), Date.now()),
    ...clockStyle,
    timeZone: 'UTC',
  });
}

export function formatWallClock(wall: string): string {
  return formatIn(`${wall.slice(0, 16)}Z`, { timeStyle: 'short', timeZone: 'UTC' });
}

/** A plain date by its day alone, with the month where one begins. */
export function formatDayOfMonth(day: string): string {
  return formatIn(day, day.endsWith('-01') ? { day: 'numeric', month: 'short' } : { day: 'numeric' });
}

const clockStyle = { hour: 'numeric', minute: '2-digit' } as const;
const dayMs = 86_400_000;

function startOfDay(time: number): number {
  return new Date(time).setHours(0, 0, 0, 0);
}

function dayStyle(instant: string, now: number): Intl.DateTimeFormatOptions {
  const year = isPlainDate(instant) ? Number(instant.slice(0, 4)) : new Date(instant).getFullYear();
  const isThisYear = year === new Date(now).getFullYear();
  return { day: 'numeric', month: 'short', ...(isThisYear ? {} : { year: 'numeric' }) };
}

function isPlainDate(instant: string): boolean {
  return /^\d{4}-\d{2}-\d{2}$/.test(instant);
}

function formatIn(instant: string, options: Intl.DateTimeFormatOptions): string {
  const time = new Date(instant);
  if (Number.isNaN(time.getTime())) return i18n.t('time.badTime');
  // A date without a time is that day everywhere, not midnight in Greenwich.
  const plainDate = isPlainDate(instant) ? { timeZone: 'UTC' } : {};
  return dateFormat(currentLanguage(), { ...options, ...plainDate }).format(time);
}
