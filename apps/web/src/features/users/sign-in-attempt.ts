import type { SignInProvider } from '@kindred/contract/users/calls';
import { personalItem } from '../../lib/storage/personal-storage.ts';

/** What a sign-in has to remember while the person is away at the provider. */
export type SignInAttempt = {
  provider: SignInProvider['provider'];
  state: string;
  nonce: string;
  referral?: string | undefined;
};

const attemptItem = personalItem<SignInAttempt>('tab', 'signInAttempt');

export function startAttempt(
  provider: SignInProvider['provider'],
  referral: string | undefined,
): SignInAttempt {
  const attempt = { provider, referral, state: crypto.randomUUID(), nonce: crypto.randomUUID() };
  attemptItem.set(attempt);
  return attempt;
}

/** The attempt under way, once. */
export function takeAttempt(): SignInAttempt | null {
  const attempt = attemptItem.get() ?? null;
  attemptItem.remove();
  return attempt;
}
