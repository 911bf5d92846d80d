import { maxWrongCodes, recoveryCodeCount, wrongCodeMinutes } from '@kindred/contract/users/totp-limits';
import { URI } from 'otpauth';
import { beforeEach, expect, test } from 'vitest';
import { signDemoIdToken } from '../../../outside/sign-in/sign-demo-id-token.ts';
import { useTestApp } from '../../../test/app/start-test-app.ts';

const kindred = useTestApp();
const codes = { accepted: 2000, needed: 4108, refused: 4109, isOn: 4110, stepUpNeeded: 4104, tooMany: 429 };

let count = 0;
let sub: string;
let token: string;
beforeEach(async () => {
  sub = `person-${++count}`;
  kindred.clock.advance(3600);
  token = (await login()).data.token;
});

async function idToken() {
  const nonce = `attempt-${++count}`;
  const fields = { provider: 'google', sub, email: `${sub}@example.com`, name: 'Mia', nonce } as const;
  return { nonce, idToken: await signDemoIdToken(kindred.context, { ...fields, email_verified: true }) };
}

async function login(code?: string) {
  const { nonce, idToken: google_id } = await idToken();
  const consents = { age_confirmed: true, terms_accepted: true };
  return kindred.call('loginWithGoogle', {
    device_id: 'laptop',
    browser: 1,
    google_id,
    nonce,
    ...consents,
    ...(code && { code }),
  });
}

const own = () => ({ token });
type App = { code: () => string; recoveryCodes: string[] };

/** Sets an authenticator app up, which then shows a code for the time on our clock. */
async function setUp(): Promise<App> {
  const { data } = await kindred.call('beginTotp', {}, own());
  const app = URI.parse(data.otpauth_url);
  const code = () => app.generate({ timestamp: kindred.clock.now().getTime() });
  const answer = await kindred.call('confirmTotp', { code: code() }, own());
  expect(answer.code).toBe(codes.accepted);
  kindred.clock.advance(30);
  return { code, recoveryCodes: answer.data.recovery_codes };
}

test('a secret counts only once a code of it was confirmed, and is then asked for at each sign-in', async () => {
  const { data } = await kindred.call('beginTotp', {}, own());
  expect(data.otpauth_url).toMatch(
    /^otpauth:\/\/totp\/Kindred:person-\d+%40example\.com\?issuer=Kindred&secret=/,
  );
  expect(data.otpauth_url).toContain(data.secret);
  expect((await login()).code).toBe(codes.accepted);
  expect((await kindred.call('confirmTotp', { code: '000000' }, own())).code).toBe(codes.refused);
  expect((await kindred.call('getTotp', {}, own())).data.is_on).toBe(0);

  const app = await setUp();
  const { data: state } = await kindred.call('getTotp', {}, own());
  expect(state).toMatchObject({ is_on: 1, recovery_codes_left: recoveryCodeCount });
  expect((await login()).code).toBe(codes.needed);
  expect((await login(app.code())).code).toBe(codes.accepted);
  expect((await kindred.call('beginTotp', {}, own())).code).toBe(codes.isOn);
});

test('setting an app up needs a fresh confirmation of who one is', async () => {
  kindred.clock.advance(301);
  expect((await kindred.call('beginTotp', {}, own())).code).toBe(codes.stepUpNeeded);
  expect((await kindred.call('confirmTotp', { code: '123456' }, own())).code).toBe(codes.stepUpNeeded);
});

test('a code is good once, however many come at once, and for one step of time before and after', async () => {
  const app = await setUp();
  const code = app.code();
  const answers = await Promise.all(Array.from({ length: 6 }, () => login(code)));
  expect(answers.filter((answer) => answer.code === codes.accepted)).toHaveLength(1);
  kindred.clock.advance(60);
  const late = app.code();
  kindred.clock.advance(30);
  expect((await login(late)).code).toBe(codes.accepted);
  kindred.clock.advance(60);
  const tooLate = app.code();
  kindred.clock.advance(60);
  expect((await login(tooLate)).code).toBe(codes.refused);
});

test('an earlier code is not good after a later one', async () => {
  const app = await setUp();
  const earlier = app.code();
  kindred.clock.advance(30);
  expect((await login(app.code())).code).toBe(codes.accepted);
  expect((await login(earlier)).code).toBe(codes.refused);
});

test('a recovery code is good once, in whatever spelling; new ones replace those that are left', async () => {
  const app = await setUp();
  const [first = '', second = ''] = app.recoveryCodes;
  expect(new Set(app.recoveryCodes).size).toBe(recoveryCodeCount);
  const spelled = first.toUpperCase().replace('-', ' ').replaceAll('0', 'O').replaceAll('1', 'I');
  expect((await login(spelled)).code).toBe(codes.accepted);
  expect((await login(first)).code).toBe(codes.refused);
  expect((await kindred.call('getTotp', {}, own())).data.recovery_codes_left).toBe(recoveryCodeCount - 1);
  const renewed = await kindred.call('renewRecoveryCodes', { code: app.code() }, own());
  expect(renewed.data.recovery_codes).toHaveLength(recoveryCodeCount);
  expect((await login(second)).code).toBe(codes.refused);
  expect((await login(renewed.data.recovery_codes[0])).code).toBe(codes.accepted);
});

test('guesses end after ten, also where they come at once, and go on a quarter of an hour later', async () => {
  const app = await setUp();
  const guesses = await Promise.all(Array.from({ length: maxWrongCodes + 5 }, () => login('000000')));
  expect(guesses.filter((answer) => answer.code === codes.refused)).toHaveLength(maxWrongCodes);
  expect((await login(app.code())).code).toBe(codes.tooMany);
  expect((await login(app.recoveryCodes[0])).code).toBe(codes.tooMany);
  kindred.clock.advance(wrongCodeMinutes * 60 + 1);
  expect((await login(app.code())).code).toBe(codes.accepted);
});

test('with an app set up, signing in again confirms nothing without its code; the code alone does', async () => {
  const app = await setUp();
  kindred.clock.advance(301);
  const stepUp = async (code?: string) => {
    const { nonce, idToken: id_token } = await idToken();
    return kindred.call('stepUp', { provider: 'google', id_token, nonce, ...(code && { code }) }, own());
  };
  expect((await stepUp()).code).toBe(codes.needed);
  expect((await kindred.call('beginPasskey', {}, own())).code).toBe(codes.stepUpNeeded);
  expect((await stepUp(app.code())).code).toBe(codes.accepted);
  kindred.clock.advance(301);
  expect((await kindred.call('stepUpWithCode', { code: '000000' }, own())).code).toBe(codes.refused);
  expect((await kindred.call('beginPasskey', {}, own())).code).toBe(codes.stepUpNeeded);
  expect((await kindred.call('stepUpWithCode', { code: app.code() }, own())).code).toBe(codes.accepted);
  expect((await kindred.call('beginPasskey', {}, own())).code).toBe(codes.accepted);
});

test('codes are switched off by a code alone, and then nothing of them is left', async () => {
  const app = await setUp();
  expect((await kindred.call('removeTotp', { code: '000000' }, own())).code).toBe(codes.refused);
  expect((await kindred.call('removeTotp', { code: app.code() }, own())).code).toBe(codes.accepted);
  expect((await login()).code).toBe(codes.accepted);
  expect((await kindred.call('removeTotp', { code: app.code() }, own())).code).toBe(404);
  expect((await kindred.call('renewRecoveryCodes', { code: app.code() }, own())).code).toBe(404);
  const { is_on, recovery_codes_left } = (await kindred.call('getTotp', {}, own())).data;
  expect([is_on, recovery_codes_left]).toEqual([0, 0]);
});

test('the database holds neither the secret nor a recovery code', async () => {
  const { data } = await kindred.call('beginTotp', {}, own());
  const app = URI.parse(data.otpauth_url);
  const code = app.generate({ timestamp: kindred.clock.now().getTime() });
  const { recovery_codes } = (await kindred.call('confirmTotp', { code }, own())).data;
  const { rows } = await kindred.context.pool.query<{ text: string }>(
    `select t::text || encode(t.sealed_secret, 'escape') as text from totp_secrets t
      union all select r::text || encode(r.digest, 'escape') from recovery_codes r`,
  );
  const all = rows.map(({ text }) => text).join('\n');
  for (const secret of [data.secret, Buffer.from(app.secret.bytes).toString('hex'), ...recovery_codes])
    expect(all).not.toContain(secret);
});
