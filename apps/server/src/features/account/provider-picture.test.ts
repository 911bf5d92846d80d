import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { signDemoIdToken } from '../../outside/sign-in/sign-demo-id-token.ts';
import { sendForm } from '../../test/app/send-form.ts';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { drawNoise } from '../../test/data/create-post.ts';
import { createUser } from '../../test/data/factories.ts';
import { copyProviderPicture } from './provider-picture.ts';

const kindred = useTestApp();
beforeAll(async () => {
  await kindred.startJobs();
});
beforeEach(() => vi.restoreAllMocks());

const address = 'https://lh3.googleusercontent.com/a/picture=s96-c';

/** Makes the provider return this picture; returns the mock. */
function provide(bytes: Buffer | undefined) {
  return vi.spyOn(kindred.context.signIn, 'fetchPicture').mockResolvedValue(bytes);
}

async function signInNewUser(profile: { picture?: string; avatar?: string }) {
  const nonce = crypto.randomUUID();
  const google_id = await signDemoIdToken(kindred.context, {
    provider: 'google',
    sub: crypto.randomUUID(),
    email: 'mia@example.com',
    name: 'Mia',
    nonce,
    picture: profile.picture,
  });
  const { data } = await kindred.call('loginWithGoogle', {
    device_id: 'laptop',
    browser: 1,
    google_id,
    nonce,
    avatar: profile.avatar ?? '',
    age_confirmed: true,
    terms_accepted: true,
  });
  return data;
}

const avatarOf = async (token: string) => (await kindred.call('getUserData', {}, { token })).data.avatar;

test('whoever signs in for the first time has the picture of their provider, as a file of ours', async () => {
  const fetchPicture = provide(await drawNoise());
  const { token } = await signInNewUser({ picture: address });
  await expect.poll(() => avatarOf(token)).toMatch(/^\/media\/[\w-]{22}\/w\d+$/);
  expect(fetchPicture).toHaveBeenCalledWith('google', address);
  const file = await kindred.app.inject({ url: await avatarOf(token) });
  expect(file.headers['content-type']).toBe('image/webp');
});

test('the address in the sign-in itself counts where the token names none', async () => {
  const fetchPicture = provide(undefined);
  await signInNewUser({ avatar: address });
  await expect.poll(() => fetchPicture.mock.calls).toEqual([['google', address]]);
});

test('what is no picture, or cannot be had, leaves an account without one and no job behind', async () => {
  for (const bytes of [Buffer.from('<svg onload="alert(1)"/>'), undefined]) {
    const fetchPicture = provide(bytes);
    const { token } = await signInNewUser({ picture: address });
    await expect.poll(() => fetchPicture.mock.calls.length).toBe(1);
    expect(await avatarOf(token)).toBe('');
    vi.restoreAllMocks();
  }
  const waiting = () =>
    kindred.context.pool.query("select from graphile_worker.jobs where task_identifier like 'account.copy%'");
  await expect.poll(async () => (await waiting()).rowCount).toBe(0);
});

test('a picture that the person has chosen meanwhile stays', async () => {
  const user = await createUser(kindred.context);
  await sendForm(kindred, 'updateUserData', { avatar: await drawNoise() }, user.token);
  const ownAvatar = await avatarOf(user.token);
  expect(ownAvatar).not.toBe('');
  provide(await drawNoise());
  await copyProviderPicture(kindred.context, { user_id: user.userId, provider: 'google', address });
  expect(await avatarOf(user.token)).toBe(ownAvatar);
});

test('the built-in provider has no pictures: nobody is asked for one', async () => {
  expect(await kindred.context.signIn.fetchPicture('google', address)).toBeUndefined();
});
