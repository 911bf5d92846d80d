import type { SignInProvider } from '@kindred/contract/users/calls';
import { authorizeUrl, readProviderAnswer } from '../sign-in.ts';
import { startAttempt, takeAttempt } from '../sign-in-attempt.ts';

/** The proof of identity on its way from the provider to our server. */
export type StepUpProof = { provider: SignInProvider['provider']; idToken: string; nonce: string };

// In memory alone: after a reload the person confirms again.
let proof: StepUpProof | 'refused' | undefined;

/** Sends the person to the provider to sign in once more; they come back to this address. */
export function startStepUp(provider: SignInProvider, from: string): void {
  location.assign(
    authorizeUrl(
      provider,
      startAttempt({ provider: provider.provider, hasConsented: false, stepUpFrom: from }),
    ),
  );
}

/**
 * The address to return to after the provider's proof; undefined without one. The proof is kept for
 * the page there, and leaves the address with the redirect.
 */
export function takeStepUpReturn(): string | undefined {
  const answer = readProviderAnswer(location.hash);
  if (answer.outcome === 'none') return undefined;
  const attempt = takeAttempt();
  if (!attempt?.stepUpFrom) return undefined;
  const isOurs = answer.outcome === 'token' && answer.state === attempt.state;
  proof = isOurs ? { provider: attempt.provider, idToken: answer.idToken, nonce: attempt.nonce } : 'refused';
  return attempt.stepUpFrom;
}

/** The proof that the person has come back with, once. */
export function takeStepUpProof(): StepUpProof | 'refused' | undefined {
  const taken = proof;
  proof = undefined;
  return taken;
}
