import { createLocalJWKSet, exportJWK, generateKeyPair, SignJWT } from 'jose';
import { pino } from 'pino';
import { expect, test } from 'vitest';
import { AppError } from '../../platform/app-error.ts';
import { movableClock } from '../../platform/clock.ts';
import { signInWith } from './choose-sign-in.ts';
import { appleIssuer, googleIssuer } from './real-issuers.ts';

const clock = movableClock();
const log = pino({ level: 'silent' });
const rsa = await generateKeyPair('RS256', { extractable: true });
const keys = createLocalJWKSet({
  keys: [{ ...(await exportJWK(rsa.publicKey)), kid: 'one', alg: 'RS256', use: 'sig' }],
});
const signIn = signInWith([googleIssuer('our-google', keys), appleIssuer('our.apple', keys)], clock, log);

function token(claims: { iss: string; aud: string | string[]; azp?: string; email_verified?: unknown }) {
  return new SignJWT({ nonce: 'n-0S6_WzA2Mj', email: 'mia@example.com', name: 'Mia', ...claims })
    .setProtectedHeader({ alg: 'RS256', kid: 'one' })
    .setSubject('10769150350006150715113082367')
    .setIssuedAt()
    .setExpirationTime('1h')
    .sign(rsa.privateKey);
}

test("Google's two spellings of its name are one account", async () => {
  for (const iss of ['https://accounts.google.com', 'accounts.google.com']) {
    const idToken = await token({ iss, aud: 'our-google', azp: 'our-google', email_verified: true });
    expect(await signIn.verify('google', idToken, 'n-0S6_WzA2Mj')).toMatchObject({
      issuer: 'https://accounts.google.com',
      subject: '10769150350006150715113082367',
      email: 'mia@example.com',
      emailVerified: true,
      name: 'Mia',
    });
  }
});

test("Apple's e-mail flag is understood as the text that it is", async () => {
  const verify = async (flag: unknown) => {
    const idToken = await token({ iss: 'https://appleid.apple.com', aud: 'our.apple', email_verified: flag });
    return (await signIn.verify('apple', idToken, 'n-0S6_WzA2Mj'))?.emailVerified;
  };
  expect(await verify('true')).toBe(true);
  expect(await verify('false')).toBe(false);
  expect(await verify(undefined)).toBe(false);
});

test("a token for our Google app does not open Apple's door, nor one shared with another app ours", async () => {
  const google = await token({ iss: 'https://accounts.google.com', aud: 'our-google' });
  expect(await signIn.verify('apple', google, 'n-0S6_WzA2Mj')).toBeUndefined();
  const shared = await token({
    iss: 'https://accounts.google.com',
    aud: ['our-google', 'other-app'],
    azp: 'other-app',
  });
  expect(await signIn.verify('google', shared, 'n-0S6_WzA2Mj')).toBeUndefined();
});

test('keys that cannot be fetched are an outage, not a bad token', async () => {
  const unreachable = () => Promise.reject(new TypeError('fetch failed'));
  const cutOff = signInWith([googleIssuer('our-google', unreachable)], clock, log);
  const idToken = await token({ iss: 'https://accounts.google.com', aud: 'our-google' });
  const failure = await cutOff.verify('google', idToken, 'n-0S6_WzA2Mj').catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(AppError);
  expect((failure as AppError).refusal).toBe('unavailable');
});

test('Google and Apple are asked in the way that answers in the fragment', () => {
  expect(signIn.providers()).toEqual([
    {
      provider: 'google',
      authorize_url: 'https://accounts.google.com/o/oauth2/v2/auth',
      client_id: 'our-google',
      response_type: 'id_token',
      scope: 'openid email profile',
      demo: false,
    },
    {
      provider: 'apple',
      authorize_url: 'https://appleid.apple.com/auth/authorize',
      client_id: 'our.apple',
      response_type: 'code id_token',
      scope: '',
      demo: false,
    },
  ]);
});
