import { i18n } from '../i18n/i18n.ts';
import { ConnectionError, RefusalError, UnreadableError } from './call-errors.ts';

/** What a person reads about a failure, in their language. */
export function errorText(error: unknown): string {
  if (error instanceof ConnectionError) return i18n.t(connectionKeys[error.fault]);
  if (error instanceof UnreadableError) return i18n.t('error.unreadable');
  if (!(error instanceof RefusalError)) return i18n.t('error.unknown');
  const key = `refusal.code${error.code}`;
  // A code this build does not know yet: the server's own words.
  return i18n.exists(key) ? i18n.t(key) : error.message;
}

const connectionKeys = {
  offline: 'error.network',
  unreachable: 'error.unreachable',
  timeout: 'error.timeout',
} as const;
