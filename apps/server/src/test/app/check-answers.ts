import { isDeepStrictEqual } from 'node:util';
import { gunzipSync } from 'node:zlib';
import type { Call } from '@kindred/contract/wire/call';
import { successCode } from '@kindred/contract/wire/refusal-codes';
import type { FastifyInstance } from 'fastify';

/** Fails unless the data is exactly what the call's output names, at any depth: no field too many, none missing. */
export function expectContract(call: Call, data: unknown): void {
  const parsed = call.output.safeParse(data);
  if (!parsed.success) {
    const problems = parsed.error.issues.map(({ path, message }) => `${path.join('.')}: ${message}`);
    throw new Error(`${call.name} answers what its output does not allow. ${problems.join('; ')}`);
  }
  const extra = findDifference(data, parsed.data, 'data');
  if (extra) throw new Error(`${call.name} answers ${extra}, which its output does not name`);
}

/** Path of the first value that parsing took away or changed. */
function findDifference(sent: unknown, parsed: unknown, path: string): string | undefined {
  if (isDeepStrictEqual(sent, parsed)) return undefined;
  if (!isObject(sent) || !isObject(parsed)) return path;
  const paths = Object.keys(sent).map((key) => findDifference(sent[key], parsed[key], `${path}.${key}`));
  return paths.find(Boolean) ?? path;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;

/**
 * Compares each successful JSON answer of the app with its call, however a test asks for it. Gives what was wrong; answers that
 * are encrypted are left out.
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
