import { normalizeIP } from '@fastify/rate-limit';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { refuse } from '../../app-error.ts';
import type { CallCounter } from './call-counter.ts';

/** Several times what an app with a hundred tabs sends before it learns that its session has ended. */
const maxPerAddress = 400;
const windowMs = 60_000;

/**
 * Refuses a request without a live session with `unauthorized`, or with `tooManyRequests` when too many such requests
 * came from its address. Requests with a session do not count, so nobody is locked out by others at the same address.
 */
export async function refuseUnauthorized(
  count: CallCounter,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<never> {
  const { current, ttl } = await count(`unauthorized:${normalizeIP(request.ip)}`, windowMs);
  if (current <= maxPerAddress) refuse('unauthorized');
  reply.header('retry-after', Math.ceil(ttl / 1000));
  return refuse('tooManyRequests');
}
