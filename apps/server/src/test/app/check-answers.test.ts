import { defineCall } from '@kindred/contract/wire/call';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { buildHttpServer } from '../../platform/http/http-server.ts';
import { RawJson } from '../../platform/http/route.ts';
import { checkAnswers } from './check-answers.ts';
import { useTestApp } from './start-test-app.ts';

const kindred = useTestApp();

const listPets = defineCall({
  name: 'listPets',
  summary: 'Pets',
  method: 'GET',
  path: '/v1/api/pets',
  auth: 'public',
  input: z.object({}),
  output: z.object({ list: z.array(z.object({ name: z.string(), age: z.number().optional() })) }),
  refusals: [],
  rule: 'Everybody.',
  limit: { max: 100, per: 'ip', seconds: 60 },
  maxBytes: 1000,
  idempotency: 'read',
});

/** Returns the mistakes found in an answer that is sent as JSON text, compressed or not. */
async function mistakesOf(data: object, headers = {}): Promise<string[]> {
  const routes = [{ call: listPets, handle: async () => new RawJson(JSON.stringify(data)) }];
  const app = await buildHttpServer(kindred.context, [{ routes }]);
  const mistakes = checkAnswers(app);
  const answer = await app.inject({ url: listPets.path, headers });
  expect(answer.statusCode).toBe(200);
  await app.close();
  return mistakes.map(({ message }) => message);
}

test('an answer as the contract names it passes every test', async () => {
  expect(await mistakesOf({ list: [{ name: 'Rex' }, { name: 'Tom', age: 3 }] })).toEqual([]);
});

test.each([
  ['a field too many', { list: [{ name: 'Rex', owner_id: '7' }] }, 'data.list.0.owner_id'],
  ['a field too many at the top', { list: [], total: 0 }, 'data.total'],
  ['a field that is missing', { list: [{ age: 3 }] }, 'list.0.name'],
  ['a field of another type', { list: [{ name: 'Rex', age: '3' }] }, 'list.0.age'],
])('%s is a mistake that names its place', async (_, data, place) => {
  expect(await mistakesOf(data)).toEqual([expect.stringContaining(place)]);
});

test('a packed answer is read too', async () => {
  const list = Array.from({ length: 300 }, (_, n) => ({ name: `Rex the ${n}th`, owner_id: n }));
  const mistakes = await mistakesOf({ list }, { 'accept-encoding': 'gzip' });
  expect(mistakes).toEqual([expect.stringContaining('owner_id')]);
});
