import { type CallName, calls } from '@kindred/contract/all/calls';
import { callPath } from '@kindred/contract/wire/call-path';
import fc from 'fast-check';
import { beforeAll, describe, expect, test } from 'vitest';
import { useTestApp } from '../../../test/app/start-test-app.ts';
import { createPost } from '../../../test/data/create-post.ts';
import { createCreator, createUser, type TestCreator } from '../../../test/data/factories.ts';
import { faultRounds } from '../../../test/faults/fault-rounds.ts';
import { jsonSchema } from '../json-schema.ts';

type Call = (typeof calls)[number];
type Body = { oneOf?: Envelope[] } & Envelope;
type Envelope = { properties: { code: { enum: number[] } } };
type Operation = {
  operationId: string;
  responses: Record<string, { headers?: object; content: Record<string, { schema: Body }> }>;
};

const kindred = useTestApp();
let operations: Map<string, Operation>;
let creator: TestCreator;
let other: TestCreator;
let postIds: string[];

beforeAll(async () => {
  const { paths } = (await kindred.app.inject('/openapi.json')).json<{
    paths: Record<string, Record<string, Operation>>;
  }>();
  const all = Object.values(paths).flatMap((methods) => Object.values(methods));
  operations = new Map(all.map((operation) => [operation.operationId, operation]));
  creator = await createCreator(kindred.context);
  other = await createCreator(kindred.context, { groupId: 'group_2' });
  const posts = [creator, other].map((owner) => createPost(kindred.context, owner, { price: 300 }));
  postIds = (await Promise.all(posts)).map(({ postId }) => postId);
});

/** The answers of the document: `200 2000`, `200 4304`, `429 429`, … */
function documented({ name }: Call): Set<string> {
  const { responses } = operations.get(name) as Operation;
  return new Set(
    Object.entries(responses).flatMap(([status, { content }]) =>
      Object.values(content).flatMap(({ schema }) =>
        (schema.oneOf ?? [schema]).flatMap(({ properties }) =>
          properties.code.enum.map((code) => `${status} ${code}`),
        ),
      ),
    ),
  );
}

test('each call of the contract is in the document, with the common refusals', () => {
  for (const call of calls) {
    const names = documented(call);
    for (const answer of ['200 2000', '400 4000', '413 413', '429 429', '500 5000', '503 5030'])
      expect(names, call.name).toContain(answer);
    if (call.auth !== 'public') expect(names, call.name).toContain('401 401');
    if (call.auth === 'creator') expect(names, call.name).toContain('200 4031');
    const { responses } = operations.get(call.name) as Operation;
    for (const status of ['429', '503']) expect(responses[status]?.headers).toHaveProperty('Retry-After');
  }
});

type Schema = {
  type?: string;
  enum?: unknown[];
  const?: unknown;
  anyOf?: Schema[];
  items?: Schema;
  properties?: Record<string, Schema>;
  required?: string[];
  pattern?: string;
  minimum?: number;
  maximum?: number;
  minLength?: number;
  maxLength?: number;
};

/** Ids and handles that exist, with which calls get further than with random ones. */
const texts = () =>
  [
    [creator, other].flatMap(({ charId, userId, handle }) => [charId, userId, handle]),
    [...postIds, '1', '999999999'],
    ['', 'Hello there', 'note-1', 'group_2', 'group_1_3', 'diamonds_500', '/home'],
  ].flat();
const numbers = [0, 1, 2, 5, 10, 200, 300, 10_000, -1];
const hostile = fc.constantFrom('', 'x', 0, -1, true, null, [], {});

/** Generates mostly valid values of a schema. */
function valueOf(schema: Schema): fc.Arbitrary<unknown> {
  if (schema.enum) return fc.constantFrom(...schema.enum);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map(valueOf));
  if (schema.type === 'array') return fc.array(valueOf(schema.items ?? {}), { maxLength: 2 });
  if (schema.type === 'object') return objectOf(schema);
  if (schema.type === 'boolean') return fc.boolean();
  const { minimum = -1e9, maximum = 1e9, minLength = 0, maxLength = 100, pattern = '' } = schema;
  if (schema.type === 'integer' || schema.type === 'number')
    return fc.constantFrom(...numbers.filter((number) => number >= minimum && number <= maximum));
  const fitting = texts().filter(
    (text) => text.length >= minLength && text.length <= maxLength && new RegExp(pattern, 'u').test(text),
  );
  return fitting.length > 0 ? fc.constantFrom(...fitting) : hostile;
}

function objectOf({ properties = {}, required = [] }: Schema): fc.Arbitrary<Record<string, unknown>> {
  const fields = Object.entries(properties).map(([name, schema]) => [
    name,
    fc.oneof({ arbitrary: valueOf(schema), weight: 12 }, { arbitrary: hostile, weight: 1 }),
  ]);
  return fc.record(Object.fromEntries(fields), { requiredKeys: required });
}

const viewers = ['nobody', 'fan', 'creator', 'other'] as const;

/** Created for each request: some calls end their session, or the account. */
async function tokenOf(viewerName: (typeof viewers)[number]): Promise<string> {
  if (viewerName === 'nobody') return crypto.randomUUID();
  if (viewerName === 'fan') return (await createUser(kindred.context, { diamonds: 500 })).token;
  return viewerName === 'creator' ? creator.token : other.token;
}

const endsEverything = new Set<CallName>(['deleteAccount', 'logout', 'revokeOtherSessions', 'revokeSession']);

describe('whatever is asked by whoever, the answer is one that the document names', () => {
  test.each(calls.map((call) => [call.name, call] as const))('%s', async (name, call) => {
    const names = documented(call);
    const mayAsk = endsEverything.has(name as CallName) ? viewers.slice(0, 2) : viewers;
    const requests = fc.record({
      viewerName: fc.constantFrom(...mayAsk),
      input: objectOf(jsonSchema(call.input, 'input')),
      hasKey: fc.boolean(),
    });
    await fc.assert(
      fc.asyncProperty(requests, async ({ viewerName, input, hasKey }) => {
        const token = await tokenOf(viewerName);
        for (const answer of await answersOf(call, token, input, hasKey)) expect(names).toContain(answer);
      }),
      { numRuns: faultRounds({ few: 12, whole: 100 }), endOnFailure: true },
    );
  });
});

async function answersOf(call: Call, token: string, input: object, hasKey: boolean): Promise<string[]> {
  const response = await kindred.app.inject({
    method: call.method,
    url: callPath(call.path, input),
    headers: {
      authorization: `Bearer ${token}`,
      ...(hasKey ? { 'idempotency-key': crypto.randomUUID() } : {}),
    },
    ...(call.method === 'GET' ? { query: queryOf(input) } : { payload: input }),
  });
  const isStream = String(response.headers['content-type']).startsWith('text/event-stream');
  const bodies = isStream
    ? response.payload.split('\n').filter((line) => line.startsWith('data: '))
    : [response.payload];
  return bodies.map((text) => {
    const { code } = JSON.parse(text.replace(/^data: /, '')) as { code: number };
    return `${response.statusCode} ${code}`;
  });
}

function queryOf(input: object): Record<string, string> {
  return Object.fromEntries(
    Object.entries(input).map(([key, value]) => [
      key,
      typeof value === 'string' ? value : JSON.stringify(value),
    ]),
  );
}
