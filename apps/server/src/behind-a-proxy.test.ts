import { request } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { readConfig } from './config.ts';
import { signDemoIdToken } from './outside/sign-in/sign-demo-id-token.ts';
import { startTestApp, useTestApp } from './test/app/start-test-app.ts';
import { startNginx } from './test/faults/start-nginx.ts';

const kindred = useTestApp({ env: { TRUSTED_PROXIES: '127.0.0.1' } });
let nginx: Awaited<ReturnType<typeof startNginx>>;
beforeAll(async () => {
  nginx = await startNginx(await kindred.listen());
});
afterAll(async () => {
  await nginx.stop();
});

type Asked = { from: string; path: string; body?: object; headers?: Record<string, string> };

/** The status and code that nginx's client at this loopback address is answered with. */
function ask({ from, path, body, headers = {} }: Asked): Promise<{ status: number; code: number }> {
  return new Promise((resolve, reject) => {
    const sent = request(
      {
        host: '127.0.0.1',
        port: nginx.port,
        localAddress: from,
        path,
        method: body ? 'POST' : 'GET',
        headers: { ...headers, ...(body ? { 'content-type': 'application/json' } : {}) },
      },
      async (response) => {
        const chunks: Buffer[] = [];
        for await (const chunk of response) chunks.push(chunk);
        resolve({
          status: response.statusCode ?? 0,
          code: JSON.parse(Buffer.concat(chunks).toString()).code,
        });
      },
    );
    sent.on('error', reject).end(body && JSON.stringify(body));
  });
}

const deadToken = (from: string, headers: Record<string, string> = {}) =>
  ask({
    from,
    path: '/v3/api/user/data',
    headers: { ...headers, authorization: `Bearer ${crypto.randomUUID()}` },
  });

async function signIn(from: string, sub: string, attempt = 0): Promise<number> {
  const nonce = `attempt ${attempt} of ${sub}`;
  const google_id = await signDemoIdToken(kindred.context, {
    provider: 'google',
    sub,
    email: `${sub}@example.com`,
    email_verified: true,
    name: sub,
    nonce,
  });
  const body = {
    device_id: `${sub} ${attempt}`,
    browser: 1,
    nonce,
    google_id,
    age_confirmed: true,
    terms_accepted: true,
  };
  return (await ask({ from, path: '/auth/google/login', body })).code;
}

const failToSignIn = (from: string, device: string) =>
  ask({
    from,
    path: '/auth/google/login',
    body: { device_id: device, browser: 1, nonce: 'n', google_id: 'forged' },
  });

test('who attacks through the proxy locks nobody out but their own address, whatever they claim to be', async () => {
  const statuses: number[] = [];
  for (let n = 0; n < 450; n++)
    statuses.push((await deadToken('127.0.0.66', { 'x-forwarded-for': `203.0.113.${n % 250}` })).status);
  expect([statuses[0], statuses.at(-1)]).toEqual([401, 429]);
  expect((await deadToken('127.0.0.77')).status).toBe(401);
});

test('of three hundred people behind one proxy one attacks the sign-in, and all others sign in, also from the same address', async () => {
  const attacker = '127.0.0.88';
  const failures: number[] = [];
  const attack = async (parts: number) => {
    for (let n = 0; n < parts; n++)
      failures.push((await failToSignIn(attacker, `device ${failures.length}`)).code);
  };
  await attack(320);
  expect([failures[0], failures.at(-1)]).toEqual([4101, 429]);
  const codes: number[] = [];
  const others = Array.from({ length: 299 }, (_, n) => n);
  const signInOthers = async () => {
    for (let n = others.pop(); n !== undefined; n = others.pop())
      codes.push(await signIn(n < 30 ? attacker : `127.0.3.${n % 250}`, `person-${n}`));
  };
  await Promise.all([attack(100), ...Array.from({ length: 10 }, signInOthers)]);
  expect([codes.length, ...new Set(codes)]).toEqual([299, 2000]);
  expect(failures.slice(320).every((code) => code === 429)).toBe(true);
});

test('one device that tries again and again has to wait, wherever it comes from', async () => {
  const codes: number[] = [];
  for (let n = 0; n < 35; n++) codes.push((await failToSignIn(`127.0.1.${n + 1}`, 'the same')).code);
  expect([codes[0], codes.at(-1)]).toEqual([4101, 429]);
});

test('one account is signed in to sixty times a minute at most, from all devices and addresses', async () => {
  const codes: number[] = [];
  for (let n = 0; n < 61; n++) codes.push(await signIn(`127.0.2.${n + 1}`, 'busy', n));
  expect([codes[59], codes[60]]).toEqual([2000, 429]);
  expect(await signIn('127.0.2.1', 'another')).toBe(2000);
});

test('a live connection is opened through the proxy, under names of ours alone', async () => {
  const connect = (host: string) =>
    new Promise<number>((resolve) => {
      const socket = new WebSocket(`ws://127.0.0.1:${nginx.port}/live`, { headers: { host } });
      socket.once('open', () => {
        resolve(101);
        socket.close();
      });
      socket.once('unexpected-response', (_request, response) => resolve(response.statusCode ?? 0));
      socket.once('error', () => {});
    });
  expect(await connect(`127.0.0.1:${nginx.port}`)).toBe(101);
  expect(await connect('evil.example')).toBe(421);
});

test.each([
  ['10.0.0.0/8, 127.0.0.1, ::1', undefined],
  ['2', undefined],
  ['0', 'hops must be 1 to 10'],
  ['nginx', '"nginx" must be an address'],
  ['10.0.0.0/33', '"10.0.0.0/33" must be an address'],
])('TRUSTED_PROXIES=%s is read, or refused with a reason', (value, refusal) => {
  const read = () => readConfig({ TRUSTED_PROXIES: value });
  if (refusal === undefined) expect(read).not.toThrow();
  else expect(read).toThrow(refusal);
});

test('without the setting nobody chooses their own address', async () => {
  const plain = await startTestApp();
  const status = async (n: number) =>
    (
      await plain.app.inject({
        url: '/v3/api/user/data',
        remoteAddress: '192.0.2.9',
        headers: { authorization: `Bearer ${crypto.randomUUID()}`, 'x-forwarded-for': `203.0.113.${n}` },
      })
    ).statusCode;
  const statuses: number[] = [];
  for (let n = 0; n < 401; n++) statuses.push(await status(n));
  expect(statuses.at(-1)).toBe(429);
  await plain.close();
});
