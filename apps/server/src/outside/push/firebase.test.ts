import { generateKeyPairSync } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { importSPKI, jwtVerify } from 'jose';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { firebaseSender, serviceAccount } from './firebase.ts';

const { publicKey, privateKey } = generateKeyPairSync('rsa', {
  modulusLength: 2048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});
const now = new Date();
const asked = { tokens: 0, messages: [] as { authorization: string; message: unknown }[] };
let status = 200;
let baseUrl: string;

// Speaks what Google's token and message endpoints speak.
const server = createServer(async (request, answer) => {
  let body = '';
  for await (const chunk of request) body += chunk;
  if (request.url === '/token') {
    const assertion = new URLSearchParams(body).get('assertion') ?? '';
    const key = await importSPKI(publicKey, 'RS256');
    await jwtVerify(assertion, key, { issuer: 'push@kindred.example', audience: `${baseUrl}/token` });
    asked.tokens++;
    return answer.end(JSON.stringify({ access_token: 'access', expires_in: 3600 }));
  }
  expect(request.url).toBe('/v1/projects/kindred/messages:send');
  asked.messages.push({ authorization: String(request.headers.authorization), ...JSON.parse(body) });
  return answer.writeHead(status).end('{}');
});

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => server.close());

const message = { payload: '{"title":"x"}', topic: 'topic', urgency: 'high', ttlSeconds: 60 } as const;

test('a notice goes to an app with a token that is signed for once an hour, and its answers are understood', async () => {
  const account = serviceAccount.parse({
    project_id: 'kindred',
    client_email: 'push@kindred.example',
    private_key: privateKey,
    token_uri: `${baseUrl}/token`,
  });
  const send = firebaseSender({ account, now: () => now, baseUrl });
  const outcome = async (next: number) => {
    status = next;
    return send({ kind: 'firebase', token: 'device' }, message);
  };
  expect(await outcome(200)).toBe('sent');
  expect(await outcome(404)).toBe('gone');
  expect(await outcome(503)).toBe('later');
  expect(await outcome(403)).toBe('refused');
  expect(asked.tokens).toBe(1);
  expect(asked.messages[0]).toMatchObject({
    authorization: 'Bearer access',
    message: { token: 'device', data: { payload: message.payload } },
  });
});
