import { calls } from '@kindred/contract/all/calls';
import { callPath } from '@kindred/contract/wire/call-path';
import { beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { useTestApp } from '../../test/app/start-test-app.ts';
import { createPost } from '../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator, type TestUser } from '../../test/data/factories.ts';

const kindred = useTestApp();
let creator: TestCreator;
let admin: TestUser;

beforeAll(async () => {
  admin = await createUser(kindred.context);
  const { db } = kindred.context;
  await db.updateTable('users').set({ role: 'admin' }).where('user_id', '=', admin.userId).execute();
});
// Created for each test: some calls end their session.
beforeEach(async () => {
  creator = await createCreator(kindred.context);
});

test('an empty body may be announced as JSON', async () => {
  const headers = { authorization: `Bearer ${creator.token}`, 'content-type': 'application/json' };
  const response = await kindred.app.inject({ method: 'POST', url: '/v1/api/user/im/token', headers });
  expect(response.json().code).toBe(2000);
});

test.each([true, false])('no cache may store the answer of a call (signed in: %s)', async (isSignedIn) => {
  const headers = isSignedIn ? { authorization: `Bearer ${creator.token}` } : {};
  const response = await kindred.app.inject({ url: '/v3/api/user/data', headers });
  expect(response.statusCode).toBe(isSignedIn ? 200 : 401);
  expect(response.headers['cache-control']).toBe('no-store');
});

describe('where there is nothing, the answer is a 404 in the shape of all others', () => {
  test.each([
    ['GET', '/v3/api/none'],
    ['POST', '/v1/api/none'],
    ['DELETE', '/v3/api/user/data'],
    ['GET', '/docs/static/0'],
    ['GET', '/media/none/0'],
  ] as const)('%s %s', async (method, url) => {
    const response = await kindred.app.inject({ method, url, headers: { accept: 'text/html,*/*' } });
    expect(response.statusCode).toBe(404);
    expect(response.json()).toMatchObject({ code: 404, data: null });
  });
});

const hostileValues = [
  null,
  true,
  -1,
  1e30,
  '',
  '\0',
  '\u{ffff}\ud800',
  "'; drop table users; --",
  '999999999999999999999',
  '<script>alert(1)</script>',
  'a'.repeat(500),
  [],
  [[]],
  { $ne: 1 },
];

type Call = (typeof calls)[number];

function callsWhere(holds: (call: Call) => boolean): (readonly [string, Call])[] {
  return calls.filter(holds).map((call) => [call.name, call] as const);
}

const tokenFor = ({ auth }: Call) => (auth === 'admin' || auth === 'staff' ? admin : creator).token;

function send(
  call: Call,
  fields: Record<string, unknown>,
  headers: Record<string, string>,
  remoteAddress = '127.0.0.1',
) {
  return kindred.app.inject({
    remoteAddress,
    method: call.method,
    url: callPath(call.path, fields),
    headers: { 'idempotency-key': crypto.randomUUID(), ...headers },
    ...(call.method === 'GET'
      ? { query: Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, String(value)])) }
      : { payload: fields }),
  });
}

describe('a page of a hundred can be asked for', () => {
  test.each(callsWhere(({ input }) => 'page' in input.shape))('%s', async (_name, call) => {
    const { postId } = await createPost(kindred.context, creator, { pictures: 0 });
    await kindred.call('sendComment', { content_id: postId, content: 'One' }, { token: creator.token });
    const ids = { char_id: creator.charId, list_id: 'subscribers', content_id: postId, promotion_id: '1' };
    const fields = {
      size: 100,
      ...ids,
      by: 'fan',
      month: '2026-11',
      ...(call.name === 'listJoinedCreators' && { kind: 'free' }),
      ...(call.name === 'listCases' && { queue: 'reports' }),
    };
    const response = await send(call, fields, { authorization: `Bearer ${tokenFor(call)}` });
    expect(response.json()).toMatchObject({ code: 2000, data: { page: 1, next: null } });
  });
});

describe('whoever has no live session is refused', () => {
  test.each(callsWhere(({ auth }) => auth !== 'public'))('%s', async (_name, call) => {
    // The number of refusals per address and minute is limited.
    const address = `127.0.1.${calls.indexOf(call) % 250}`;
    for (const headers of [{}, { authorization: 'Bearer ' }, { authorization: `Bearer ${'x'.repeat(43)}` }]) {
      const response = await send(call, {}, headers as Record<string, string>, address);
      expect(response.statusCode).toBe(401);
      expect(response.json().code).toBe(401);
    }
  });
});

describe('hostile input is answered with a refusal, never with a failure', () => {
  test.each(callsWhere(() => true))('%s', async (_name, call) => {
    const fields = Object.keys(call.input.shape);
    for (const value of hostileValues) {
      const filled = Object.fromEntries(fields.map((field) => [field, value]));
      const response = await send(call, filled, { authorization: `Bearer ${creator.token}` });
      expect(response.statusCode, JSON.stringify(value)).toBeLessThan(500);
    }
  });
});

describe('a body over the size cap is refused', () => {
  test.each(callsWhere(({ method }) => method !== 'GET'))('%s', async (_name, call) => {
    const filler = 'x'.repeat(call.maxBytes);
    const response = await send(call, { filler }, { authorization: `Bearer ${tokenFor(call)}` });
    expect(response.statusCode).toBe(413);
  });
});

describe('spending without an Idempotency-Key is refused', () => {
  test.each(callsWhere(({ idempotency }) => idempotency === 'key'))('%s', async (_name, call) => {
    const ofStaff = { queue: 'reports', case_id: '1', decision: 'dismiss', reason: 'spam' };
    const response = await kindred.app.inject({
      method: call.method,
      url: callPath(call.path, ofStaff),
      headers: { authorization: `Bearer ${tokenFor(call)}` },
      payload: {
        diary_id: '1',
        msg_id: '1',
        amount: 2000,
        box_type: 'small',
        list_ids: ['1'],
        content: 'Hello',
        ...ofStaff,
      },
    });
    expect(response.json().code).toBe(4001);
  });
});

test('input nested thousands deep is refused without exhausting the stack', async () => {
  const deep = `{"char_id":${'['.repeat(15_000)}${']'.repeat(15_000)}}`;
  const response = await kindred.app.inject({
    method: 'POST',
    url: '/v3/api/dialogue/charger',
    headers: { authorization: `Bearer ${creator.token}`, 'content-type': 'application/json' },
    payload: deep,
  });
  expect(response.json().code).toBe(4000);
});

describe('the cap of a form counts its fields like its files', () => {
  const sendForm = (fields: Record<string, string>) => {
    const boundary = 'between-fields';
    const parts = Object.entries(fields).map(
      ([name, value]) =>
        `--${boundary}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`,
    );
    return kindred.app.inject({
      method: 'POST',
      url: '/v3/api/dialogue/auto-reply/config/edit-v2',
      headers: {
        authorization: `Bearer ${creator.token}`,
        'content-type': `multipart/form-data; boundary=${boundary}`,
      },
      payload: `${parts.join('')}--${boundary}--\r\n`,
    });
  };
  const good = { kind: 'new-tips', is_on: '1', content: 'Thank you' };

  test('fields that fit are accepted', async () => {
    expect((await sendForm(good)).statusCode).toBe(200);
  });
  test('one field that is too long is refused', async () => {
    expect((await sendForm({ ...good, more: 'x'.repeat(900_000) })).statusCode).toBe(413);
  });
  test('many fields that are too long together are refused', async () => {
    const many = Object.fromEntries(Array.from({ length: 20 }, (_, n) => [`more${n}`, 'x'.repeat(1000)]));
    expect((await sendForm({ ...good, ...many })).statusCode).toBe(413);
  });
});

test.each([
  ['breaks off in a field', '--b\r\nContent-Disposition: form-data; name="kind"\r\n\r\nnew-ti'],
  [
    'breaks off in a file',
    '--b\r\nContent-Disposition: form-data; name="avatar"; filename="a"\r\n\r\n\x89PNG',
  ],
  ['never begins', 'new-tips'],
])('a form that %s is refused as the sender’s mistake', async (_what, payload) => {
  const response = await kindred.app.inject({
    method: 'PUT',
    url: '/v3/api/digital_human',
    headers: {
      authorization: `Bearer ${creator.token}`,
      'content-type': 'multipart/form-data; boundary=b',
    },
    payload,
  });
  expect(response.statusCode).toBe(400);
});
