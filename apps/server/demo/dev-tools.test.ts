import { beforeAll, expect, test } from 'vitest';
import { checkInvariants } from '../src/invariants/check-invariants.ts';
import { enqueue } from '../src/platform/jobs/jobs.ts';
import { startTestApp, useTestApp } from '../src/test/app/start-test-app.ts';
import { createUser } from '../src/test/data/factories.ts';

const kindred = useTestApp();
beforeAll(async () => {
  await kindred.startJobs();
});

const post = (url: string, payload: object) => kindred.app.inject({ method: 'POST', url, payload });

test('a tool gets an ID token that signs in', async () => {
  const response = await post('/dev/id-token', {
    provider: 'apple',
    sub: 'tool',
    email: 'tool@example.com',
    name: 'Tool',
    nonce: 'n1',
  });
  expect(response.statusCode).toBe(200);
  expect(Object.keys(response.json())).toEqual(['id_token']);
  const answer = await kindred.call('loginWithApple', {
    device_id: 'tool',
    browser: 1,
    apple_id: response.json().id_token,
    nonce: 'n1',
    age_confirmed: true,
    terms_accepted: true,
  });
  expect(answer.code).toBe(2000);
});

test.each([
  ['/dev/id-token', {}],
  ['/dev/id-token', { provider: 'facebook', sub: 'x', email: 'x', name: 'x' }],
  ['/dev/id-token', { provider: 'google', sub: '', email: 'x', name: 'x' }],
  ['/dev/id-token', { provider: 'google', sub: 'x', email: 5, name: 'x' }],
  ['/dev/clock', {}],
  ['/dev/clock', { advance_seconds: -1 }],
  ['/dev/clock', { advance_seconds: 1.5 }],
  ['/dev/clock', { advance_seconds: '60' }],
  ['/dev/staff', { user_id: '1', role: 'owner' }],
  ['/dev/staff', { user_id: 'x', role: 'admin' }],
])('%s refuses %j', async (url, payload) => {
  const response = await post(url, payload);
  expect(response.statusCode).toBe(400);
  expect(response.json().code).toBe(4000);
});

test('moving the clock runs what became due: periodic work and jobs planned for then', async () => {
  const { db, clock } = kindred.context;
  const before = clock.now();
  await db
    .insertInto('used_id_tokens')
    .values({
      token_hash: Buffer.from('old'),
      issuer: 'demo:google',
      nonce: 'long ago',
      expires_at: before,
    })
    .execute();
  const inADay = new Date(before.getTime() + 86_400_000);
  const inAMonth = new Date(before.getTime() + 30 * 86_400_000);
  await enqueue(db, 'users.delete-used-tokens', {}, { key: 'due', runAt: inADay });
  await enqueue(db, 'users.delete-used-tokens', {}, { key: 'not due', runAt: inAMonth });

  const response = await post('/dev/clock', { advance_seconds: 3 * 86_400 });
  expect(response.statusCode).toBe(200);
  expect(new Date(response.json().now).getTime()).toBeGreaterThanOrEqual(before.getTime() + 3 * 86_400_000);

  const remembered = await db
    .selectFrom('used_id_tokens')
    .select('nonce')
    .where('nonce', '=', 'long ago')
    .execute();
  expect(remembered).toEqual([]);
  const { rows } = await kindred.context.pool.query(
    `select key from graphile_worker.jobs where key = 'not due' or (key = 'due' and run_at >= $1)`,
    [inADay],
  );
  expect(rows).toEqual([{ key: 'not due' }]);
});

test('moving the clock signs nobody out, and wakes no session that was ended', async () => {
  const { context } = kindred;
  const [awake, ended] = [await createUser(context), await createUser(context)];
  await kindred.call('logout', {}, { token: ended.token });
  await post('/dev/clock', { advance_seconds: 40 * 86_400 });
  expect((await kindred.call('getUserData', {}, { token: awake.token })).status).toBe(200);
  expect((await kindred.call('getUserData', {}, { token: ended.token })).status).toBe(401);
  expect(await checkInvariants(context.db)).toEqual([]);
});

test('without demo mode there are no such tools', async () => {
  const real = await startTestApp({ env: { GOOGLE_CLIENT_ID: 'our-google' } });
  for (const url of ['/dev/id-token', '/dev/clock']) {
    const response = await real.app.inject({ method: 'POST', url, payload: {} });
    expect(response.statusCode).toBe(404);
  }
  await real.close();
});

test('a role is granted at once, also to somebody who is signed in', async () => {
  const { userId, token } = await createUser(kindred.context);
  const isAdmin = async () => (await kindred.context.authenticate(token))?.isAdmin;
  expect(await isAdmin()).toBe(false);
  const granted = await post('/dev/staff', { user_id: userId, role: 'admin' });
  expect(granted.json()).toEqual({ user_id: userId, role: 'admin' });
  expect(await isAdmin()).toBe(true);
  await post('/dev/staff', { user_id: userId, role: 'member' });
  expect(await isAdmin()).toBe(false);
  expect((await post('/dev/staff', { user_id: '999999999999', role: 'admin' })).statusCode).toBe(404);
});
