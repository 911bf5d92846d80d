import type { Call } from '@kindred/contract/wire/call';
import { refusals } from '@kindred/contract/wire/errors';
import type { ObjectSchema } from 'fast-json-stringify';
import { type ZodObject, z } from 'zod';
import { jsonSchema } from '../json-schema.ts';
import { refusalsOf } from './refusals-of.ts';

/** Returns the call as Fastify's schema, for the OpenAPI document. */
export function describeCall(call: Call) {
  const { places, fields } = splitInput(call);
  const input = jsonSchema(fields, 'input');
  return {
    operationId: call.name,
    summary: call.summary,
    description: [
      `**Who:** ${call.rule}`,
      `**Limit:** ${call.limit.max}${raisedLimit(call)} per ${call.limit.seconds} s and ${call.limit.per}; body up to ${call.maxBytes} bytes.`,
      `**Repeating:** ${idempotencyTexts[call.idempotency]}`,
      `**Refusals:** ${refusalsOf(call)
        .map((name) => `${refusals[name].code} ${refusals[name].msg}`)
        .join(' · ')}`,
    ].join('\n\n'),
    security: call.auth === 'public' ? [] : [{ bearer: [] }],
    ...(places && { params: jsonSchema(places, 'input') }),
    ...(call.method === 'GET' ? { querystring: input } : { body: input }),
    ...(call.kind === 'form' ? { consumes: ['multipart/form-data'] } : {}),
    ...(call.kind === 'stream' ? {} : { response: { 200: successSchema(call) } }),
  };
}

/** The fields of the input that stand in the path, and the others. */
function splitInput({ path, input }: Call): { places: ZodObject | undefined; fields: ZodObject } {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (names.length === 0) return { places: undefined, fields: input };
  const entries = Object.entries(input.shape);
  const partOf = (isPlace: boolean) =>
    z.object(Object.fromEntries(entries.filter(([name]) => names.includes(name) === isPlace)));
  return { places: partOf(true), fields: partOf(false) };
}

function raisedLimit({ limit }: Call): string {
  return limit.raisedMax === undefined ? '' : ` (${limit.raisedMax} for people whose limits are raised)`;
}

export function successSchema({ output }: Call): ObjectSchema {
  return {
    type: 'object',
    properties: { code: { type: 'integer' }, msg: { type: 'string' }, data: jsonSchema(output, 'output') },
    required: ['code', 'msg', 'data'],
  };
}

const idempotencyTexts = {
  read: 'changes nothing.',
  key: 'an Idempotency-Key header is required; the same key and body give the first answer, another body is refused.',
  client_id: 'the same client_id (or Idempotency-Key) gives what was stored first.',
  natural: 'ends in the same state.',
} as const;
