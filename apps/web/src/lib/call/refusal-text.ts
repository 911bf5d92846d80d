import { refusalCodes } from '@kindred/contract/wire/refusal-codes';
import { formatDateTime, formatUsd } from '../format/format.ts';
import { i18n } from '../i18n/i18n.ts';
import type { RefusalError } from './call-errors.ts';

/** What a person reads about a refusal, in their language. A code this build does not know: the server's own words. */
export function refusalText({ code, data, message }: RefusalError): string {
  if (code === refusalCodes.spendingLimitReached) return overLimitText(data);
  const key = `refusal.code${code}`;
  return i18n.exists(key) ? i18n.t(key) : message;
}

/** The limit that people set for themselves, and from when on what they wanted fits into it. */
function overLimitText(data: unknown): string {
  const { limit_usd_cents, frees_at } = data as { limit_usd_cents: number; frees_at: string | null };
  const limit = formatUsd(limit_usd_cents);
  return frees_at === null
    ? i18n.t('refusal.overLimitEver', { limit })
    : i18n.t('refusal.overLimit', { limit, date: formatDateTime(frees_at) });
}
