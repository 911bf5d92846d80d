import { errorText } from '../../../lib/call/error-text.ts';
import type { Translate } from '../../../lib/i18n/text-key.ts';

/** Why a passkey came to nothing, in words: what the server refused, or what the browser or the person called off. */
export function passkeyProblem(error: Error, t: Translate): string {
  if (error.name === 'InvalidStateError') return t('passkeys.known');
  const isOfBrowser = error instanceof DOMException || error.name === 'NotAllowedError';
  return isOfBrowser ? t('passkeys.canceled') : errorText(error);
}
