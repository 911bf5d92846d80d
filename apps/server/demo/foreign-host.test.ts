import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../src/test/app/start-test-app.ts';

let kindred: TestApp;
let reachable: TestApp;
beforeAll(async () => {
  kindred = await startTestApp();
  reachable = await startTestApp({
    env: { HOST: '0.0.0.0', PUBLIC_URL: 'https://kindred.example', DEMO_ANYWHERE: 'true' },
  });
});
afterAll(async () => {
  await kindred.close();
  await reachable.close();
});

const doors = [
  ['POST', '/dev/id-token'],
  ['POST', '/dev/clock'],
  ['GET', '/oidc/google/.well-known/openid-configuration'],
  ['GET', '/oidc/google/interaction/1'],
  ['GET', '/sandbox/checkout/1'],
  ['POST', '/sandbox/checkout/1/pay'],
] as const;

const statusOf = async ({ app }: TestApp, method: 'GET' | 'POST', url: string, host: string) =>
  (await app.inject({ method, url, headers: { host } })).statusCode;

test.each(doors)(
  '%s %s is shut to a page elsewhere that made its own name lead here',
  async (method, url) => {
    for (const host of ['rebound.example:3000', 'kindred.example', '192.0.2.7:3000']) {
      expect(await statusOf(kindred, method, url, host), host).toBe(421);
    }
    expect(await statusOf(reachable, method, url, 'rebound.example')).toBe(421);
  },
);

test.each(doors)('%s %s is open to whoever asks for this machine', async (method, url) => {
  for (const host of ['127.0.0.1:3000', 'localhost', '[::1]:3000']) {
    expect(await statusOf(kindred, method, url, host), host).not.toBe(421);
  }
  for (const host of ['kindred.example', '192.0.2.7:3000']) {
    expect(await statusOf(reachable, method, url, host), host).not.toBe(421);
  }
});

test('the page elsewhere gets no token', async () => {
  const person = { provider: 'google', sub: 'demo:mia', email: 'mia@example.com', name: 'Mia' };
  const payload = { method: 'POST', url: '/dev/id-token', payload: person } as const;
  const response = await kindred.app.inject({ ...payload, headers: { host: 'rebound.example' } });
  expect(response.json()).toMatchObject({ code: 421, data: null });
  expect((await kindred.app.inject(payload)).json()).toHaveProperty('id_token');
});
