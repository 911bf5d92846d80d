import type { Call } from '@kindred/contract/wire/call';
import { type RefusalName, refusals } from '@kindred/contract/wire/errors';
import { successCode } from '@kindred/contract/wire/refusal-codes';
import { jsonSchema } from '../json-schema.ts';
import { refusalsOf } from './refusals-of.ts';

type Schema = Record<string, unknown>;

/** Returns the call's answers by HTTP status, as `response` of a Fastify schema for the document only. */
export function documentResponses(call: Call): Record<string, Schema> {
  const all = refusalsOf(call);
  const names = Map.groupBy(all, (name) => refusals[name].status);
  // A stream that has begun ends with any refusal as its last line.
  const ofOk = call.kind === 'stream' ? all : (names.get(200) ?? []);
  const withOk = new Map([...names, [200, ofOk] as const]);
  return Object.fromEntries(
    [...withOk].map(([status, ofStatus]) => [
      status,
      {
        description: describe(status, ofStatus),
        ...(isRetryable(status) ? { headers: { 'Retry-After': retryAfter } } : {}),
        content: { [mediaType(call, status)]: { schema: bodyOf(call, status, ofStatus) } },
      },
    ]),
  );
}

const retryAfter = { type: 'integer', description: 'Seconds after which another try may succeed.' };
const isRetryable = (status: number) => status === 429 || status === 503;

function mediaType({ kind }: Call, status: number): string {
  return kind === 'stream' && status === 200 ? 'text/event-stream' : 'application/json';
}

function describe(status: number, names: RefusalName[]): string {
  const list = names.map((name) => `${refusals[name].code} ${refusals[name].msg}`).join(' · ');
  if (status !== 200) return list;
  return list ? `${successCode} Success, or refused: ${list}` : `${successCode} Success`;
}

function bodyOf(call: Call, status: number, names: RefusalName[]): Schema {
  const codes = names.map((name) => refusals[name].code);
  if (status !== 200) return envelope(codes, {});
  const success = envelope([successCode], jsonSchema(call.output, 'output'));
  return codes.length === 0 ? success : { oneOf: [success, envelope(codes, {})] };
}

function envelope(codes: number[], data: Schema): Schema {
  return {
    type: 'object',
    properties: { code: { type: 'integer', enum: codes }, msg: { type: 'string' }, data },
    required: ['code', 'msg', 'data'],
  };
}
