import type { LoginAnswer, SignInProvider } from '@kindred/contract/users/calls';
import { call } from '../../lib/call/call.ts';
import { currentLanguage } from '../../lib/i18n/i18n.ts';
import { paths } from '../../lib/navigation/paths.ts';
import { deviceId } from '../../lib/storage/device.ts';
import { startSession } from '../../lib/storage/session.ts';
import type { SignInAttempt } from './sign-in-attempt.ts';

/** Where to send the person: OpenID Connect's implicit flow with the ID token in the fragment (Core 1.0 §3.2). */
export function authorizeUrl(
  provider: SignInProvider,
  attempt: SignInAttempt,
  origin = location.origin,
): string {
  const url = new URL(provider.authorize_url, origin);
  const query = {
    client_id: provider.client_id,
    redirect_uri: origin + paths.login,
    response_type: provider.response_type,
    response_mode: 'fragment',
    scope: provider.scope,
    state: attempt.state,
    nonce: attempt.nonce,
    // A step-up needs an action of the person, so the provider may not skip its page.
    ...(attempt.stepUpFrom && { prompt: 'login' }),
    // Real providers know the person's language; ours is sent it.
    ...(provider.demo && { ui_locales: currentLanguage() }),
  };
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
  return url.href;
}

export type ProviderAnswer =
  | { outcome: 'none' }
  | { outcome: 'refused' }
  | { outcome: 'token'; idToken: string; state: string };

/** What the provider put behind the `#`. */
export function readProviderAnswer(hash: string): ProviderAnswer {
  const fields = new URLSearchParams(hash.replace(/^#/, ''));
  if (fields.has('error')) return { outcome: 'refused' };
  const idToken = fields.get('id_token');
  if (!idToken) return { outcome: 'none' };
  return { outcome: 'token', idToken, state: fields.get('state') ?? '' };
}

export async function signIn(attempt: SignInAttempt, idToken: string, code?: string): Promise<LoginAnswer> {
  const common = {
    device_id: deviceId(),
    browser: 1 as const,
    nonce: attempt.nonce,
    age_confirmed: attempt.hasConsented,
    terms_accepted: attempt.hasConsented,
    referral: attempt.referral,
    code,
  };
  const answer =
    attempt.provider === 'google'
      ? await call('loginWithGoogle', { ...common, google_id: idToken })
      : await call('loginWithApple', { ...common, apple_id: idToken });
  startSession({ token: answer.token, imToken: answer.im_token });
  return answer;
}
