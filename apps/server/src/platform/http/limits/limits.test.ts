import { expect, test, vi } from 'vitest';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createUser } from '../../../test/data/factories.ts';

const kindred = useTestApp();

const ask = (token: string, remoteAddress: string, url = '/v3/api/user/data') =>
  kindred.app.inject({ url, remoteAddress, headers: { authorization: `Bearer ${token}` } });

const guess = () => crypto.randomUUID();

test('an address with too many dead tokens has to wait, but not people with a session at that address', async () => {
  const mia = await createUser(kindred.context);
  const statuses: number[] = [];
  for (let n = 0; n < 450; n++) statuses.push((await ask(guess(), '192.0.2.1')).statusCode);
  expect(statuses[0]).toBe(401);
  expect(statuses.at(-1)).toBe(429);

  const refused = await ask(guess(), '192.0.2.1');
  expect(refused.json()).toMatchObject({ code: 429, data: null });
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ask(guess(), '192.0.2.2')).statusCode).toBe(401);
  expect((await ask(mia.token, '192.0.2.1')).statusCode).toBe(200);
});

test('both versions of a call count together', async () => {
  const tom = await createUser(kindred.context);
  const remainingCalls = async (version: string) => {
    const response = await ask(tom.token, '192.0.2.3', `/${version}/api/user/data`);
    return Number(response.headers['x-ratelimit-remaining']);
  };
  const first = await remainingCalls('v3');
  expect(await remainingCalls('v1')).toBe(first - 1);
  expect(await remainingCalls('v3')).toBe(first - 2);
});

test('while the database is away the answer says when to try again', async () => {
  const { token } = await createUser(kindred.context);
  const connecting = vi
    .spyOn(kindred.context.pool, 'connect')
    .mockImplementation(() => Promise.reject(Object.assign(new Error('away'), { code: 'ECONNREFUSED' })));
  const response = await ask(token, '192.0.2.4');
  connecting.mockRestore();
  expect(response.statusCode).toBe(503);
  expect(response.json().code).toBe(5030);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
});
