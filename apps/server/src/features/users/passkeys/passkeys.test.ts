import { maxPasskeys } from '@kindred/contract/users/passkey-limits';
import { beforeEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createAuthenticator, type Deceit } from '../../../test/data/authenticator.ts';
import { createCreator, createSession, type TestCreator } from '../../../test/data/factories.ts';
import { stepUp } from '../../../test/data/payouts.ts';

const accepted = 2000;
const refused = 4106;
const stepUpNeeded = 4104;

const kindred = useTestApp();
let creator: TestCreator;
let authenticator: ReturnType<typeof createAuthenticator>;
beforeEach(async () => {
  creator = await createCreator(kindred.context);
  authenticator = createAuthenticator(origin());
});

/** Browsers create no passkeys for IP addresses. */
const origin = () => `http://localhost:${new URL(kindred.context.publicUrl()).port}`;
const own = (token = creator.token) => ({ token });

async function add(deceit: Deceit = {}) {
  await stepUp(kindred, creator);
  const { data } = await kindred.call('beginPasskey', {}, own());
  return kindred.call('addPasskey', authenticator.make(data, deceit), own());
}
const begin = async (token?: string) => (await kindred.call('beginPasskeyStepUp', {}, own(token))).data;
const confirm = async (signed: ReturnType<typeof authenticator.sign>, token?: string) =>
  (await kindred.call('stepUpWithPasskey', signed, own(token))).code;
const mayChangePayouts = async (token?: string) =>
  (await kindred.call('updatePayoutAccount', { name: 'Mara Clay', country: 'IE' }, own(token))).code ===
  accepted;

test('a passkey that was made after a confirmation confirms from then on, for five minutes each time', async () => {
  const { data: added } = await add();
  kindred.clock.advance(301);
  expect(await mayChangePayouts()).toBe(false);
  expect(await confirm(authenticator.sign(await begin()))).toBe(accepted);
  expect(await mayChangePayouts()).toBe(true);
  const { data } = await kindred.call('listPasskeys', {}, own());
  expect(data.list).toMatchObject([{ passkey_id: added.passkey_id, name: 'Test' }]);
  expect(data.list[0]?.last_used_time).not.toBeNull();
  kindred.clock.advance(301);
  expect(await mayChangePayouts()).toBe(false);
});

test('without a confirmation no passkey is made, kept or removed', async () => {
  const { data: added } = await add();
  const options = (await kindred.call('beginPasskey', {}, own())).data;
  kindred.clock.advance(301);
  expect((await kindred.call('beginPasskey', {}, own())).code).toBe(stepUpNeeded);
  const other = createAuthenticator(origin()).make(options);
  expect((await kindred.call('addPasskey', other, own())).code).toBe(stepUpNeeded);
  const removal = { passkey_id: added.passkey_id };
  expect((await kindred.call('removePasskey', removal, own())).code).toBe(stepUpNeeded);
  await stepUp(kindred, creator);
  const stranger = await createCreator(kindred.context);
  expect((await kindred.call('removePasskey', removal, { token: stranger.token })).code).toBe(404);
  expect((await kindred.call('removePasskey', removal, own())).code).toBe(accepted);
  expect((await kindred.call('beginPasskeyStepUp', {}, own())).code).toBe(404);
});

describe('nothing is kept, and nothing confirmed, by an answer', () => {
  const elsewhere: [string, Deceit][] = [
    ['of another page', { origin: 'https://kindred.example.evil' }],
    ['for another house', { rpId: 'evil.example' }],
    ['to another challenge', { challenge: Buffer.alloc(32, 7).toString('base64url') }],
    ['of somebody who did not unlock the authenticator', { isUnlocked: false }],
  ];
  test.each(elsewhere)('%s', async (_what, deceit) => {
    expect((await add(deceit)).code).toBe(refused);
    expect((await add()).code).toBe(accepted);
    kindred.clock.advance(301);
    expect(await confirm(authenticator.sign(await begin(), deceit))).toBe(refused);
    expect(await mayChangePayouts()).toBe(false);
  });

  test('that was given before, whatever came of it', async () => {
    await add();
    const options = await begin();
    const signed = authenticator.sign(options);
    const answers = await Promise.all(Array.from({ length: 10 }, () => confirm(signed)));
    expect(answers.filter((code) => code === accepted)).toHaveLength(1);
    expect(await confirm(authenticator.sign(options))).toBe(refused);
  });

  test('to the challenge of another session, or to one that is five minutes old', async () => {
    await add();
    const stolen = await createSession(kindred.context, creator.userId);
    await begin(stolen);
    expect(await confirm(authenticator.sign(await begin()), stolen)).toBe(refused);
    const options = await begin();
    kindred.clock.advance(301);
    expect(await confirm(authenticator.sign(options))).toBe(refused);
  });

  test('of a copy, whose count does not go up', async () => {
    await add();
    expect(await confirm(authenticator.sign(await begin()))).toBe(accepted);
    authenticator.counter = 0;
    expect(await confirm(authenticator.sign(await begin()))).toBe(refused);
    expect(await confirm(authenticator.sign(await begin()))).toBe(accepted);
  });

  test('of another person’s passkey, or with another key', async () => {
    await add();
    const stranger = await createCreator(kindred.context);
    const theirs = createAuthenticator(origin());
    const strangerOptions = (await kindred.call('beginPasskey', {}, { token: stranger.token })).data;
    await kindred.call('addPasskey', theirs.make(strangerOptions), { token: stranger.token });
    expect(await confirm(theirs.sign(await begin()))).toBe(refused);
    const signature = createAuthenticator(origin()).sign(await begin()).signature;
    expect(await confirm({ ...authenticator.sign(await begin()), signature })).toBe(refused);
  });
});

test('the same passkey is kept once, and nobody has more than twenty, however many come at once', async () => {
  expect((await add()).code).toBe(accepted);
  expect((await add()).code).toBe(refused);
  await kindred.context.pool.query(
    `insert into passkeys (user_id, name, credential_id, public_key, transports, counter, created_at)
      select $1::bigint, 'Old', int4send(n) || int8send($1::bigint), '\\x00', '{}', 0, now() from generate_series(1, $2::integer) n`,
    [creator.userId, maxPasskeys - 2],
  );
  authenticator = createAuthenticator(origin());
  expect((await add()).code).toBe(accepted);
  expect((await kindred.call('beginPasskey', {}, own())).code).toBe(4107);
});
