import http, { type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, test } from 'vitest';
import { fetchPublic, isPublicAddress, type PublicFetch } from './fetch-public.ts';

const servers: http.Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.closeAllConnections();
});

/** Sends requests to a local server instead of the named address, after the DNS lookup. */
async function fetchFrom(answer: RequestListener, options: Partial<PublicFetch> = {}, address = pictureUrl) {
  const server = http.createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await new Promise((listening) => server.once('listening', listening));
  const { port } = server.address() as AddressInfo;
  return fetchPublic(address, {
    ...limits,
    send: (url, { signal }) => http.request({ port, host: '127.0.0.1', path: url.pathname, signal }),
    ...options,
  });
}

const limits = { domains: ['googleusercontent.com'], maxBytes: 1000, timeoutMs: 2000 };
const pictureUrl = 'https://lh3.googleusercontent.com/a/picture';

test('an allowed address answers with its body', async () => {
  const bytes = await fetchFrom((_request, reply) => reply.end('a picture'));
  expect(bytes.toString()).toBe('a picture');
});

test.each([
  'http://lh3.googleusercontent.com/a',
  'https://lh3.googleusercontent.com:8443/a',
  'https://user@lh3.googleusercontent.com/a',
  'https://lh3.googleusercontent.com@127.0.0.1/a',
  'https://googleusercontent.com.elsewhere.example/a',
  'https://notgoogleusercontent.com/a',
  'https://elsewhere.example/?lh3.googleusercontent.com',
  'https://127.0.0.1/a',
  'https://[::1]/a',
  'https://2130706433/a',
  'file:///etc/passwd',
  'data:image/png;base64,AAAA',
  '',
])('sends no request for %j', async (address) => {
  let isAsked = false;
  const asking = fetchFrom(
    (_request, reply) => {
      isAsked = true;
      reply.end();
    },
    {},
    address,
  );
  await expect(asking).rejects.toThrow(/not an/);
  expect(isAsked).toBe(false);
});

test('a name that leads into the own network is not connected to', async () => {
  for (const address of ['127.0.0.1', '169.254.169.254', '10.0.0.8', '::1', '::ffff:127.0.0.1', 'fd00::1']) {
    const family = address.includes(':') ? 6 : 4;
    const resolve = async () => [
      { address: '8.8.8.8', family: 4 },
      { address, family },
    ];
    await expect(fetchPublic(pictureUrl, { ...limits, resolve })).rejects.toThrow('no public address');
  }
});

test('a redirect is not followed', async () => {
  const asking = fetchFrom((_request, reply) => {
    reply.writeHead(302, { location: 'http://169.254.169.254/latest/meta-data' }).end();
  });
  await expect(asking).rejects.toThrow('answered 302');
});

test('an answer that is too long is cut off, even if it claims another length', async () => {
  const asking = fetchFrom((_request, reply) => {
    reply.write(Buffer.alloc(600));
    reply.write(Buffer.alloc(600));
  });
  await expect(asking).rejects.toThrow('longer than 1000 bytes');
});

test('a late answer is given up', async () => {
  const silent = fetchFrom(() => undefined, { timeoutMs: 50 });
  await expect(silent).rejects.toThrow();
  const slow = fetchFrom((_request, reply) => void reply.write('a'), { timeoutMs: 200 });
  await expect(slow).rejects.toThrow();
});

describe('an address of the public internet', () => {
  test.each(['8.8.8.8', '142.250.74.33', '2a00:1450:4001:82f::2001'])('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });
  test.each([
    '0.0.0.0',
    '100.64.1.1',
    '172.31.0.1',
    '192.168.1.1',
    '224.0.0.1',
    '255.255.255.255',
    'fe80::1',
    '2002:7f00:1::',
    '64:ff9b::7f00:1',
    'x',
  ])('is not %s', (address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});
