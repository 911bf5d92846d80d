import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import type { Call } from '@kindred/contract/wire/call';
import { successCode } from '@kindred/contract/wire/refusal-codes';
import type { FastifyInstance } from 'fastify';

/** Fails unless the data is exactly the call's output at any depth, without missing or additional fields. */
export function expectContract(call: Call, data: unknown): void {
  const parsed = call.output.safeParse(data);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`${call.name} answers what its output does not allow. ${problems.join('; ')}`);
  }
  const extra = findDifference(data, parsed.data, 'data');
  if (extra) throw new Error(`${call.name} answers ${extra}, which its output does not name`);
}

/** Returns the path of the first value that parsing removed or changed. */
function findDifference(original: unknown, parsed: unknown, path: string): string | undefined {
  if (isDeepStrictEqual(original, parsed)) return undefined;
  if (!isObject(original) || !isObject(parsed)) return path;
  const paths = Object.keys(original).map((key) =>
    findDifference(original[key], parsed[key], `${path}.${key}`),
  );
  return paths.find(Boolean) ?? path;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Compares each successful JSON answer of the app with its call's output, however a test sends the request. Returns the
 * mistakes; leaves out encrypted answers.
 */
export function checkAnswers(app: FastifyInstance): Error[] {
  const mistakes: Error[] = [];
  app.addHook('onSend', async (request, reply, payload) => {
    const { call } = request.routeOptions.config;
    if (!call || !isReadable(payload)) return payload;
    const isPacked = reply.getHeader('content-encoding') === 'gzip';
    const answer = JSON.parse(String(isPacked ? gunzipSync(payload) : payload));
    if (answer.code !== successCode) return payload;
    try {
      expectContract(call, answer.data);
    } catch (error) {
      mistakes.push(error as Error);
    }
    return payload;
  });
  return mistakes;
}

const isReadable = (payload: unknown): payload is string | Uint8Array =>
  typeof payload === 'string' || payload instanceof Uint8Array;
