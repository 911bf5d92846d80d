import { type ChargeRate, presentAmount } from '@kindred/contract/wallet/charge-rate';
import { currentLanguage, i18n } from '../i18n/i18n.ts';

/** A number as the current language writes it. */
export function formatNumber(value: number): string {
  return numberFormat(currentLanguage(), 'standard').format(value);
}

/** 1200 as 1.2K, for counters. */
export function formatCount(value: number): string {
  return numberFormat(currentLanguage(), 'compact').format(value);
}

const numberFormats = new Map<string, Intl.NumberFormat>();

/** Making one takes longer than all that a feed writes with it. */
function numberFormat(language: string, notation: 'standard' | 'compact'): Intl.NumberFormat {
  const key = `${language} ${notation}`;
  const known = numberFormats.get(key);
  if (known) return known;
  const digits = notation === 'compact' ? { maximumFractionDigits: 1 } : {};
  const made = new Intl.NumberFormat(language, { notation, ...digits });
  numberFormats.set(key, made);
  return made;
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
  const format = new Intl.NumberFormat(currentLanguage(), { style: 'currency', currency });
  const { maximumFractionDigits = 2 } = format.resolvedOptions();
  return format.format(amount / 10 ** maximumFractionDigits);
}

/** Sums in several currencies as one phrase; nothing is nothing in US dollars. */
export function formatSums(sums: readonly { currency: string; amount: number }[]): string {
  if (sums.length === 0) return formatUsd(0);
  const list = new Intl.ListFormat(currentLanguage(), { type: 'conjunction' });
  return list.format(sums.map(({ currency, amount }) => formatMoney(amount, currency)));
}

/** A day, from an instant or a plain date. */
export function formatDate(instant: string): string {
  return formatIn(instant, { dateStyle: 'long' });
}

/** A month of a year, from `2026-11`. */
export function formatMonth(month: string): string {
  return formatIn(`${month}-01`, { month: 'long', year: 'numeric' });
}

/** Day and time as the current language writes them. */
export function formatDateTime(instant: string): string {
  return formatIn(instant, { dateStyle: 'medium', timeStyle: 'short' });
}

/** The time of day, for chat. */
export function formatClock(instant: string): string {
  return formatIn(instant, { timeStyle: 'short' });
}

function formatIn(instant: string, options: Intl.DateTimeFormatOptions): string {
  const time = new Date(instant);
  if (Number.isNaN(time.getTime())) return i18n.t('time.badTime');
  // A date without a time is that day everywhere, not midnight in Greenwich.
  const plainDate = /^\d{4}-\d{2}-\d{2}$/.test(instant) ? { timeZone: 'UTC' } : {};
  return new Intl.DateTimeFormat(currentLanguage(), { ...options, ...plainDate }).format(time);
}
