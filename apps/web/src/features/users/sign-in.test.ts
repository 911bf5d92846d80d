import { describe, expect, test, vi } from 'vitest';
import { getSession } from '../../lib/storage/session.ts';
import { envelope, stubFetch } from '../../test/fake-server.ts';
import { afterSignIn } from './after-sign-in.ts';
import { authorizeUrl, readProviderAnswer, signIn } from './sign-in.ts';
import { startAttempt, takeAttempt } from './sign-in-attempt.ts';

const provider = {
  provider: 'google',
  authorize_url: 'https://id.example/authorize?prompt=login',
  client_id: 'kindred',
  response_type: 'id_token',
  scope: 'openid email',
  demo: false,
} as const;

describe('leaving for the provider', () => {
  test('asks for an ID token in the fragment, bound to this attempt', () => {
    const attempt = startAttempt({ provider: 'google', referral: undefined, hasConsented: true });
    const url = new URL(authorizeUrl(provider, attempt, 'https://kindred.example'));
    expect(Object.fromEntries(url.searchParams)).toEqual({
      prompt: 'login',
      client_id: 'kindred',
      redirect_uri: 'https://kindred.example/login',
      response_type: 'id_token',
      response_mode: 'fragment',
      scope: 'openid email',
      state: attempt.state,
      nonce: attempt.nonce,
    });
  });

  test('tells the built-in provider, and no other, in which language to ask', () => {
    const attempt = startAttempt({ provider: 'google', referral: undefined, hasConsented: true });
    const demo = new URL(authorizeUrl({ ...provider, demo: true }, attempt, 'https://kindred.example'));
    expect(demo.searchParams.get('ui_locales')).toBe('en');
  });

  test('remembers the attempt for one return', () => {
    const attempt = startAttempt({ provider: 'apple', referral: 'mira', hasConsented: true });
    expect(takeAttempt()).toEqual(attempt);
    expect(takeAttempt()).toBeNull();
  });
});

describe('coming back', () => {
  test('with a token, with a refusal, or with nothing', () => {
    expect(readProviderAnswer('#id_token=a.b.c&state=s1')).toEqual({
      outcome: 'token',
      idToken: 'a.b.c',
      state: 's1',
    });
    expect(readProviderAnswer('#error=access_denied&state=s1')).toEqual({ outcome: 'refused' });
    expect(readProviderAnswer('')).toEqual({ outcome: 'none' });
  });

  test('trades the token, with nonce and invitation, for a session of ours', async () => {
    const fetch = stubFetch(() => envelope({ token: 't', im_token: 'i', is_new_user: true, user_id: '1' }));
    await signIn(
      { provider: 'apple', state: 's', nonce: 'nonce-1', referral: 'mira', hasConsented: true },
      'a.b.c',
    );
    const [url, init] = fetch.mock.calls[0]!;
    expect(url).toBe('/auth/apple/web/login');
    expect(JSON.parse(String(init?.body))).toMatchObject({
      apple_id: 'a.b.c',
      nonce: 'nonce-1',
      browser: 1,
      referral: 'mira',
      age_confirmed: true,
      terms_accepted: true,
    });
    expect(getSession()).toMatchObject({ token: 't', imToken: 'i' });
    expect(localStorage.getItem('token')).toBe('t');
  });
});

describe('after signing in', () => {
  const known = { isNewUser: false, referral: undefined, ownUniqueId: null, takeReturnTo: () => null };

  test('a new person picks whom to follow, and their invitation goes along', () => {
    const takeReturnTo = vi.fn();
    const person = { ...known, isNewUser: true, referral: 'mira', takeReturnTo };
    expect(afterSignIn(person)).toBe('/recommend?referral=mira');
    // Where they were going waits for the end of that.
    expect(takeReturnTo).not.toHaveBeenCalled();
  });

  test('an invited person is asked to become a creator, unless they invited themselves', () => {
    expect(afterSignIn({ ...known, referral: 'mira' })).toBe('/creatorOnboarding?referral=mira');
    expect(afterSignIn({ ...known, referral: 'mira', ownUniqueId: 'mira' })).toBe('/');
  });

  test('anybody else goes back to where they were going, or to the start', () => {
    expect(afterSignIn({ ...known, takeReturnTo: () => '/messages/7' })).toBe('/messages/7');
    expect(afterSignIn(known)).toBe('/');
  });
});
