import { calls } from '@kindred/contract/calls';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { createCreator, type TestCreator } from '../../test/factories.ts';
import { startTestApp, type TestApp } from '../../test/start-test-app.ts';

let kindred: TestApp;
let creator: TestCreator;

beforeAll(async () => {
  kindred = await startTestApp();
});
// Anew for each test: some calls end the session that they are called with.
beforeEach(async () => {
  creator = await createCreator(kindred.context);
});
afterAll(() => kindred.close());

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

describe.each(calls.map((call) => [call.name, call] as const))('%s', (_name, call) => {
  const send = (fields: Record<string, unknown>, headers: Record<string, string>) =>
    kindred.app.inject({
      method: call.method,
      url: call.path,
      headers: { 'idempotency-key': crypto.randomUUID(), ...headers },
      ...(call.method === 'GET'
        ? { query: Object.fromEntries(Object.entries(fields).map(([key, value]) => [key, String(value)])) }
        : { payload: fields }),
    });

  test.runIf(call.auth !== 'public')('refuses whoever has no live session', async () => {
    for (const headers of [{}, { authorization: 'Bearer ' }, { authorization: `Bearer ${'x'.repeat(43)}` }]) {
      const response = await send({}, headers as Record<string, string>);
      expect(response.statusCode).toBe(401);
      expect(response.json().code).toBe(401);
    }
  });

  test('answers hostile input with a refusal, never with a failure', async () => {
    const fields = Object.keys(call.input.shape);
    for (const value of hostileValues) {
      const filled = Object.fromEntries(fields.map((field) => [field, value]));
      const response = await send(filled, { authorization: `Bearer ${creator.token}` });
      expect(response.statusCode, JSON.stringify(value)).toBeLessThan(500);
    }
  });

  test.runIf(call.method !== 'GET')('refuses a body over its size cap', async () => {
    const response = await send(
      { filler: 'x'.repeat(call.maxBytes) },
      { authorization: `Bearer ${creator.token}` },
    );
    expect(response.statusCode).toBe(413);
  });

  test.runIf(call.idempotency === 'key')('refuses to spend without an Idempotency-Key', async () => {
    const response = await kindred.app.inject({
      method: call.method,
      url: call.path,
      headers: { authorization: `Bearer ${creator.token}` },
      payload: { diary_id: '1' },
    });
    expect(response.json().code).toBe(4001);
  });
});
