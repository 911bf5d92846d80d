import type { CallInput } from '@kindred/contract/all/calls';
import { generateKeyPair, importJWK, SignJWT, UnsecuredJWT } from 'jose';
import { expect, test } from 'vitest';
import { demoSigningKey } from '../../outside/sign-in/demo-issuer.ts';
import { signDemoIdToken } from '../../outside/sign-in/sign-demo-id-token.ts';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createCreator } from '../../test/data/factories.ts';
import { usersJobs } from './users.jobs.ts';

const kindred = useTestApp();

let count = 0;
const nonce = 'nonce-of-this-attempt';
const consents = { age_confirmed: true, terms_accepted: true };

/** Returns a new token and nonce. */
async function freshToken(fields: {
  sub: string;
  provider?: 'google' | 'apple';
  email?: string;
  verified?: boolean;
}) {
  const attempt = `attempt-${++count}`;
  const idToken = await signDemoIdToken(kindred.context, {
    provider: fields.provider ?? 'google',
    sub: fields.sub,
    email: fields.email ?? 'mia@example.com',
    email_verified: fields.verified ?? true,
    name: 'Mia Example',
    nonce: attempt,
  });
  return { google_id: idToken, nonce: attempt };
}

function loginGoogle(input: Partial<CallInput<'loginWithGoogle'>> & { google_id: string; nonce: string }) {
  return kindred.call('loginWithGoogle', { device_id: 'laptop', browser: 1, ...input });
}

const countUsers = async () =>
  (await kindred.context.db.selectFrom('users').select('user_id').execute()).length;

type Claims = { iss?: string; aud?: string; exp?: number; nonce?: string; sub?: string; azp?: string };

/** Returns a token like the built-in Google's, with the given differences. */
async function crafted(claims: Claims, alg = 'EdDSA', key?: Parameters<SignJWT['sign']>[0]): Promise<string> {
  const { context } = kindred;
  const now = Math.floor(context.clock.now().getTime() / 1000);
  return new SignJWT({ email: 'x@example.com', nonce, ...claims })
    .setProtectedHeader({ alg, kid: 'demo-google' })
    .setIssuer(claims.iss ?? `${context.publicUrl()}/oidc/google`)
    .setAudience(claims.aud ?? 'kindred-demo-google')
    .setSubject(claims.sub ?? 'someone')
    .setIssuedAt(now - 7200)
    .setExpirationTime(claims.exp ?? now + 600)
    .sign(key ?? (await importJWK(demoSigningKey('google', context.secret), 'EdDSA')));
}

test('a well-made token signs in (so that the refusals below are about what they say)', async () => {
  const answer = await loginGoogle({ google_id: await crafted({}), nonce, ...consents });
  expect(answer.code).toBe(2000);
});

test.each<[string, Claims]>([
  ['expired a minute ago', { exp: Math.floor(Date.now() / 1000) - 60 }],
  ['made for another app', { aud: 'someone-elses-app' }],
  ['from another issuer', { iss: 'https://accounts.google.com' }],
  ['issued to another party', { azp: 'someone-elses-app' }],
  ['with the nonce of another attempt', { nonce: 'nonce-of-another' }],
  ['without a usable subject', { sub: 'evil\nsub' }],
])('a token %s is refused', async (_what, claims) => {
  const answer = await loginGoogle({ google_id: await crafted(claims), nonce, ...consents });
  expect(answer.code).toBe(4101);
});

test('a token signed with a key of the forger is refused', async () => {
  const { privateKey } = await generateKeyPair('EdDSA');
  const forged = await crafted({}, 'EdDSA', privateKey);
  expect((await loginGoogle({ google_id: forged, nonce, ...consents })).code).toBe(4101);
});

test('a token without any signature (alg none) is refused', async () => {
  const { publicUrl } = kindred.context;
  const unsigned = new UnsecuredJWT({ nonce })
    .setIssuer(`${publicUrl()}/oidc/google`)
    .setAudience('kindred-demo-google')
    .setSubject('someone')
    .setIssuedAt()
    .setExpirationTime('1h')
    .encode();
  expect((await loginGoogle({ google_id: unsigned, nonce, ...consents })).code).toBe(4101);
});

test('a token signed by HMAC with the public key as its secret is refused', async () => {
  const { x = '' } = demoSigningKey('google', kindred.context.secret);
  const forged = await crafted({}, 'HS256', Buffer.from(x, 'base64url'));
  expect((await loginGoogle({ google_id: forged, nonce, ...consents })).code).toBe(4101);
});

test("Apple's door does not take Google's tokens", async () => {
  const { google_id, nonce: attempt } = await freshToken({ sub: 'crossing' });
  const answer = await kindred.call('loginWithApple', {
    device_id: 'laptop',
    browser: 1,
    apple_id: google_id,
    nonce: attempt,
    ...consents,
  });
  expect(answer.code).toBe(4101);
});

test.each([
  'x',
  'a.b.c',
  'é.é.é',
  '..',
  `${'A'.repeat(4000)}.${'B'.repeat(4000)}.C`,
  'eyJhbGciOiJFZERTQSJ9.e30.AA',
])('garbage in place of a token is refused (%#)', async (garbage) => {
  expect((await loginGoogle({ google_id: garbage, nonce, ...consents })).code).toBe(4101);
});

test('a first login without both consents stores nothing, and the same token then works with them', async () => {
  const before = await countUsers();
  const token = await freshToken({ sub: 'careful' });
  for (const some of [{}, { age_confirmed: true }, { terms_accepted: 1, age_confirmed: 0 }] as const) {
    expect((await loginGoogle({ ...token, ...some })).code).toBe(4103);
  }
  expect(await countUsers()).toBe(before);

  const answer = await loginGoogle({ ...token, age_confirmed: 1, terms_accepted: 1 });
  expect(answer.code).toBe(2000);
  expect(answer.data.is_new_user).toBe(true);
  const consents = await kindred.context.db
    .selectFrom('consents')
    .select(['kind', 'text_version'])
    .where('user_id', '=', answer.data.user_id)
    .orderBy('kind')
    .execute();
  expect(consents).toEqual([
    { kind: 'age', text_version: '2026-11' },
    { kind: 'terms', text_version: '2026-11' },
  ]);
});

test('a new person has an empty wallet, the name of the token and an address of their own', async () => {
  const answer = await loginGoogle({ ...(await freshToken({ sub: 'newcomer' })), ...consents });
  const { data } = await kindred.call('getUserData', {}, { token: answer.data.token });
  expect(data).toMatchObject({
    diamond: 0,
    nickname: 'Mia Example',
    email: 'mia@example.com',
    is_creator: 0,
    unread: 0,
  });
});

test('a person who comes back is the same person, needs no consent again, and may choose a name only once', async () => {
  const first = await loginGoogle({
    ...(await freshToken({ sub: 'regular' })),
    ...consents,
    nickname: ' Reggie ',
  });
  const second = await loginGoogle({ ...(await freshToken({ sub: 'regular' })), nickname: 'Other' });
  expect(second.data).toMatchObject({ user_id: first.data.user_id, is_new_user: false });
  const { data } = await kindred.call('getUserData', {}, { token: second.data.token });
  expect(data.nickname).toBe('Reggie');
});

test('a long name of emoji is cut between them, to what the settings take again', async () => {
  const family = '👩‍👧';
  const { data: session } = await loginGoogle({
    ...(await freshToken({ sub: 'family' })),
    ...consents,
    nickname: family.repeat(20),
  });
  const { data } = await kindred.call('getUserData', {}, { token: session.token });
  expect(data.nickname).toBe(family.repeat(8));
  const changed = await kindred.call('updateUserData', { nickname: data.nickname }, { token: session.token });
  expect(changed.code).toBe(2000);
});

test('a used token is refused, and so is another token with the same nonce', async () => {
  const token = await freshToken({ sub: 'replayed' });
  expect((await loginGoogle({ ...token, ...consents })).code).toBe(2000);
  expect((await loginGoogle({ ...token, ...consents })).code).toBe(4102);
  const sameNonce = await signDemoIdToken(kindred.context, {
    provider: 'google',
    sub: 'replayed',
    email: 'mia@example.com',
    name: 'Mia',
    nonce: token.nonce,
  });
  expect((await loginGoogle({ google_id: sameNonce, nonce: token.nonce })).code).toBe(4102);
});

test('of many logins with one token at the same time exactly one wins', async () => {
  const token = await freshToken({ sub: 'raced' });
  const answers = await Promise.all(Array.from({ length: 8 }, () => loginGoogle({ ...token, ...consents })));
  expect(answers.map((answer) => answer.code).sort()).toEqual([2000, ...Array(7).fill(4102)]);
});

test('two tabs that sign a new person in at the same time make one account', async () => {
  const tokens = await Promise.all(Array.from({ length: 4 }, () => freshToken({ sub: 'two-tabs' })));
  const answers = await Promise.all(tokens.map((token) => loginGoogle({ ...token, ...consents })));
  expect(new Set(answers.map((answer) => answer.data.user_id)).size).toBe(1);
  expect(answers.filter((answer) => answer.data.is_new_user)).toHaveLength(1);
});

test.each([true, false])(
  'the same e-mail address (verified: %s) never opens someone else’s account',
  async (verified) => {
    const email = `shared-${verified}@example.com`;
    const owner = await loginGoogle({
      ...(await freshToken({ sub: `owner-${verified}`, email })),
      ...consents,
    });
    const other = await loginGoogle({
      ...(await freshToken({ sub: `other-${verified}`, email, verified })),
      ...consents,
    });
    expect(other.data.is_new_user).toBe(true);
    expect(other.data.user_id).not.toBe(owner.data.user_id);
  },
);

test('the same subject at Google and at Apple is two accounts', async () => {
  const google = await loginGoogle({ ...(await freshToken({ sub: 'same-sub' })), ...consents });
  const token = await freshToken({ sub: 'same-sub', provider: 'apple' });
  const apple = await kindred.call('loginWithApple', {
    device_id: 'phone',
    browser: 1,
    apple_id: token.google_id,
    nonce: token.nonce,
    ...consents,
  });
  expect(apple.data.is_new_user).toBe(true);
  expect(apple.data.user_id).not.toBe(google.data.user_id);
});

test('the first invitation is kept, later ones, unknown ones and one’s own change nothing', async () => {
  const [inviter, later] = [await createCreator(kindred.context), await createCreator(kindred.context)];
  const referredBy = async (userId: string) =>
    (
      await kindred.context.db
        .selectFrom('users')
        .select('referred_by')
        .where('user_id', '=', userId)
        .executeTakeFirstOrThrow()
    ).referred_by;
  const unknown = await loginGoogle({
    ...(await freshToken({ sub: 'invited' })),
    ...consents,
    referral: 'nobody_here',
  });
  expect(await referredBy(unknown.data.user_id)).toBeNull();
  const handle = inviter.handle.toUpperCase();
  const invited = await loginGoogle({ ...(await freshToken({ sub: 'invited' })), referral: handle });
  expect(await referredBy(invited.data.user_id)).toBe(inviter.userId);
  await loginGoogle({ ...(await freshToken({ sub: 'invited' })), referral: later.handle });
  expect(await referredBy(invited.data.user_id)).toBe(inviter.userId);

  await kindred.context.db
    .insertInto('sign_in_identities')
    .values({ issuer: 'demo:google', subject: 'inviter', user_id: inviter.userId, created_at: new Date() })
    .execute();
  await loginGoogle({ ...(await freshToken({ sub: 'inviter' })), referral: inviter.handle });
  expect(await referredBy(inviter.userId)).toBeNull();
});

test('used tokens are forgotten once they could not be used anyway, not before', async () => {
  const token = await freshToken({ sub: 'forgotten' });
  await loginGoogle({ ...token, ...consents });
  const remembered = () =>
    kindred.context.db
      .selectFrom('used_id_tokens')
      .select('nonce')
      .where('nonce', '=', token.nonce)
      .execute();
  const forget = usersJobs(kindred.context)['users.delete-used-tokens'];
  await forget?.({}, new AbortController().signal);
  expect(await remembered()).toHaveLength(1);
  kindred.clock.advance(2 * 86_400);
  await forget?.({}, new AbortController().signal);
  expect(await remembered()).toHaveLength(0);
});

test('a name that may not be shown is not taken over, and keeps nobody out', async () => {
  const token = await freshToken({ sub: 'bad-name' });
  const answer = await loginGoogle({ ...token, ...consents, nickname: 'schoolgirl nudes' });
  expect(answer.code).toBe(2000);
  const { data } = await kindred.call('getUserData', {}, { token: answer.data.token });
  expect(data.nickname).toBe('New fan');
});
