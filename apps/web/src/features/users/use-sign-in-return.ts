import { refusalCodes } from '@kindred/contract/wire/refusal-codes';
import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useState } from 'react';
import { hasCode } from '../../lib/call/call-errors.ts';
import { useNavigate } from '../../lib/navigation/navigation.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { takeReturnTo } from '../../lib/navigation/return-to.ts';
import { saveSetting } from '../../lib/storage/device.ts';
import { afterSignIn } from './after-sign-in.ts';
import { readProviderAnswer, signIn } from './sign-in.ts';
import { type SignInAttempt, takeAttempt } from './sign-in-attempt.ts';
import { userQuery } from './users.queries.ts';

export type SignInReturn =
  | { state: 'idle' }
  | { state: 'working' }
  /** New here: age and terms are to be confirmed, then it goes on. */
  | { state: 'consent'; onConsent: () => void }
  /** Has an authenticator app: its code is needed, and `error` says why the last one was refused. */
  | { state: 'code'; error: unknown; onCode: (code: string) => void }
  | { state: 'refused' }
  | { state: 'mismatch' }
  | { state: 'failed'; error: unknown };

/**
 * Finishes a sign-in when the provider sends the person back, and takes them where they belong. `onSignedIn` begins
 * what the app wants to have by then.
 */
export function useSignInReturn(onSignedIn: (client: QueryClient) => void): SignInReturn {
  const client = useQueryClient();
  const navigate = useNavigate();
  const notifySignedIn = useEffectEvent(onSignedIn);
  const [step, setStep] = useState<SignInReturn>({ state: 'idle' });

  useEffect(() => {
    const answer = readProviderAnswer(location.hash);
    if (answer.outcome === 'none') return;
    // The token must not stay in the address or in the history.
    history.replaceState(history.state, '', location.pathname + location.search);
    const attempt = takeAttempt();
    // The provider returns none of our parameters; the invitation is kept for another attempt.
    const { referral } = attempt ?? {};
    if (referral)
      void navigate({ href: `${paths.login}?referral=${encodeURIComponent(referral)}`, replace: true });
    if (answer.outcome === 'refused') return setStep({ state: 'refused' });
    if (!attempt || attempt.state !== answer.state) return setStep({ state: 'mismatch' });
    const goOn = (hasConsented: boolean, code?: string) => {
      setStep({ state: 'working' });
      finish(client, { ...attempt, hasConsented }, answer.idToken, code)
        .then((href) => {
          notifySignedIn(client);
          return navigate({ href, replace: true });
        })
        .catch((error: unknown) => {
          const onCode = (next: string) => goOn(hasConsented, next);
          if (hasCode(error, refusalCodes.consentMissing))
            setStep({ state: 'consent', onConsent: () => goOn(true, code) });
          else if (hasCode(error, refusalCodes.codeNeeded)) setStep({ state: 'code', error: null, onCode });
          else if (hasCode(error, refusalCodes.codeRefused)) setStep({ state: 'code', error, onCode });
          else setStep({ state: 'failed', error });
        });
    };
    goOn(attempt.hasConsented);
  }, [client, navigate]);

  return step;
}

/** Gives the address where the person belongs. */
async function finish(
  client: QueryClient,
  attempt: SignInAttempt,
  idToken: string,
  code?: string,
): Promise<string> {
  const { is_new_user } = await signIn(attempt, idToken, code);
  // Age and terms were confirmed in this browser: nobody needs to confirm them here again.
  if (attempt.termsVersion) saveSetting('consent', attempt.termsVersion);
  // Known before the first page asks; out of reach, the pages themselves say so.
  const user = await client.fetchQuery(userQuery()).catch(() => undefined);
  return afterSignIn({
    isNewUser: is_new_user,
    referral: attempt.referral,
    ownUniqueId: user?.char_unique_id ?? null,
    takeReturnTo,
  });
}
