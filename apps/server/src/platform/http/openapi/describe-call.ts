import type { Call } from '@kindred/contract/wire/call';
import { refusals } from '@kindred/contract/wire/errors';
import type { ObjectSchema } from 'fast-json-stringify';
import { jsonSchema } from '../json-schema.ts';
import { refusalsOf } from './refusals-of.ts';

/** Returns the call as Fastify's schema, for the OpenAPI document. */
export function describeCall(call: Call) {
  const input = jsonSchema(call.input, 'input');
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
    ...(call.method === 'GET' ? { querystring: input } : { body: input }),
    ...(call.kind === 'form' ? { consumes: ['multipart/form-data'] } : {}),
    ...(call.kind === 'stream' ? {} : { response: { 200: successSchema(call) } }),
  };
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
