import type { SignInProvider } from '@kindred/contract/users/calls';
import { personalItem } from '../../lib/storage/personal-storage.ts';

/** What a sign-in has to remember while the person is away at the provider. */
export type SignInAttempt = {
  provider: SignInProvider['provider'];
  state: string;
  nonce: string;
  /** The person has confirmed age and terms for this attempt. */
  hasConsented: boolean;
  /** Of the terms that were shown. */
  termsVersion?: string | undefined;
  referral?: string | undefined;
  /** For a step-up of a signed-in person: the address to return to. */
  stepUpFrom?: string | undefined;
};

const attemptItem = personalItem<SignInAttempt>('tab', 'signInAttempt');

/** Begins to sign in: stores what the answer has to match (OpenID Connect, state and nonce). */
export function startAttempt(
  fields: Pick<SignInAttempt, 'provider' | 'referral' | 'hasConsented' | 'termsVersion' | 'stepUpFrom'>,
): SignInAttempt {
  const attempt = { ...fields, state: crypto.randomUUID(), nonce: crypto.randomUUID() };
  attemptItem.set(attempt);
  return attempt;
}

/** The attempt under way, once. */
export function takeAttempt(): SignInAttempt | null {
  const attempt = attemptItem.get() ?? null;
  attemptItem.remove();
  return attempt;
}
