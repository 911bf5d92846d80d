import type { Call } from '@kindred/contract/wire/call';
import fastJsonStringify from 'fast-json-stringify';
import { successSchema } from '../openapi/describe-call.ts';

const compiled = new WeakMap<Call, (answer: unknown) => string>();

/**
 * Returns the serializer of a call's successful answer; fields that its schema does not name are omitted. The first
 * answer compiles it, because compiling the whole contract would dominate the start.
 */
export function serializeSuccess(call: Call): (answer: unknown) => string {
  return (answer) => {
    const serialize = compiled.get(call) ?? fastJsonStringify(successSchema(call));
    compiled.set(call, serialize);
    return serialize(answer);
  };
}
