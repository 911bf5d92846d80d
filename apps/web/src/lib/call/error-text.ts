import { refusalCodes } from '@kindred/contract/wire/refusal-codes';
import { formatDateTime, formatUsd } from '../format/format.ts';
import { i18n } from '../i18n/i18n.ts';
import { ConnectionError, RefusalError, UnreadableError } from './call-errors.ts';

/** What a person reads about a failure, in their language. */
export function errorText(error: unknown): string {
  if (error instanceof ConnectionError) return i18n.t(connectionKeys[error.fault]);
  if (error instanceof UnreadableError) return i18n.t('error.unreadable');
  if (!(error instanceof RefusalError)) return i18n.t('error.unknown');
  if (error.code === refusalCodes.spendingLimitReached) return overLimitText(error.data);
  const key = `refusal.code${error.code}`;
  // A code this build does not know yet: the server's own words.
  return i18n.exists(key) ? i18n.t(key) : error.message;
}

const connectionKeys = {
  offline: 'error.network',
  unreachable: 'error.unreachable',
  timeout: 'error.timeout',
} as const;

/** The limit that people set for themselves, and from when on what they wanted fits into it. */
function overLimitText(data: unknown): string {
  const { limit_usd_cents, frees_at } = data as { limit_usd_cents: number; frees_at: string | null };
  const limit = formatUsd(limit_usd_cents);
  return frees_at === null
    ? i18n.t('error.overLimitEver', { limit })
    : i18n.t('error.overLimit', { limit, date: formatDateTime(frees_at) });
}
