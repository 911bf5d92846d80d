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

export function formatDate(instant: string): string {
  return formatIn(instant, { dateStyle: 'long' });
}

/** A month of a year, from `2026-11`. */
export function formatMonth(month: string): string {
  return formatIn(`${month}-01`, { month: 'long', year: 'numeric' });
}

export function formatDateTime(instant: string): string {
  return formatIn(instant, { dateStyle: 'medium', timeStyle: 'short' });
}

export function formatClock(instant: string): string {
  return formatIn(instant, { timeStyle: 'short' });
}

/** A wall time of any zone, `YYYY-MM-DDTHH:MM`, as a clock there shows it. */
export function formatWall(wall: string): string {
  return formatIn(`${wall.slice(0, 16)}Z`, { dateStyle: 'medium', timeStyle: 'short', timeZone: 'UTC' });
}

export function formatWallClock(wall: string): string {
  return formatIn(`${wall.slice(0, 16)}Z`, { timeStyle: 'short', timeZone: 'UTC' });
}

/** A plain date by its day alone, with the month where one begins. */
export function formatDayOfMonth(day: string): string {
  return formatIn(day, day.endsWith('-01') ? { day: 'numeric', month: 'short' } : { day: 'numeric' });
}

function formatIn(instant: string, options: Intl.DateTimeFormatOptions): string {
  const time = new Date(instant);
  if (Number.isNaN(time.getTime())) return i18n.t('time.badTime');
  // A date without a time is that day everywhere, not midnight in Greenwich.
  const plainDate = /^\d{4}-\d{2}-\d{2}$/.test(instant) ? { timeZone: 'UTC' } : {};
  return dateFormat(currentLanguage(), { ...options, ...plainDate }).format(time);
}
