import type { Call } from '@kindred/contract/wire/call';
import fastJsonStringify from 'fast-json-stringify';
import { successSchema } from '../openapi/describe-call.ts';

const compiled = new WeakMap<Call, (answer: unknown) => string>();

/**
 * Writes the successful answer of a call as JSON, with no field that its schema does not name. The serializer is
 * compiled with the first answer: that of a whole contract takes longer than all else at the start.
 */
export function serializeSuccess(call: Call): (answer: unknown) => string {
  return (answer) => {
    const serialize = compiled.get(call) ?? fastJsonStringify(successSchema(call));
    compiled.set(call, serialize);
    return serialize(answer);
  };
}
