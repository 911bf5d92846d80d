import { i18n } from '../i18n/i18n.ts';
import { ConnectionError, RefusalError, UnreadableError } from './call-errors.ts';

let refusalText: ((refusal: RefusalError) => string) | undefined;

/** Brings the words of all refusals, which most visits never need. Where they cannot be had, the server's stand in. */
export async function loadRefusalTexts(): Promise<void> {
  refusalText ??= await import('./refusal-text.ts').then(
    (module) => module.refusalText,
    () => undefined,
  );
}

export function errorText(error: unknown): string {
  if (error instanceof ConnectionError) return i18n.t(connectionKeys[error.fault]);
  if (error instanceof UnreadableError) return i18n.t('error.unreadable');
  if (error instanceof RefusalError) return refusalText?.(error) ?? error.message;
  return i18n.t('error.unknown');
}

const connectionKeys = {
  offline: 'error.network',
  unreachable: 'error.unreachable',
  timeout: 'error.timeout',
} as const;
