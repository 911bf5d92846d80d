import type { SignInProvider } from '@kindred/contract/users/calls';

/** What a sign-in has to remember while the person is away at the provider. */
export type SignInAttempt = {
  provider: SignInProvider['provider'];
  state: string;
  nonce: string;
  referral?: string | undefined;
};

const key = 'signInAttempt';

export function startAttempt(
  provider: SignInProvider['provider'],
  referral: string | undefined,
): SignInAttempt {
  const attempt = { provider, referral, state: crypto.randomUUID(), nonce: crypto.randomUUID() };
  sessionStorage.setItem(key, JSON.stringify(attempt));
  return attempt;
}

/** The attempt under way, once. */
export function takeAttempt(): SignInAttempt | null {
  const kept = sessionStorage.getItem(key);
  sessionStorage.removeItem(key);
  return kept ? (JSON.parse(kept) as SignInAttempt) : null;
}
