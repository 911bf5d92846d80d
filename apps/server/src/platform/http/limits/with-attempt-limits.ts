import { normalizeIP } from '@fastify/rate-limit';
import type { Call } from '@kindred/contract/wire/call';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppError, refuse } from '../../app-error.ts';
import type { CallCounter } from './call-counter.ts';

/**
 * Answers a call; when its limit counts refusals (`CallLimit.of`), refused attempts count by address and device, and
 * beyond the limit become `tooManyRequests`. Successful calls are never affected, so people behind one address cannot
 * lock each other out.
 */
export async function withAttemptLimits<Answer>(
  count: CallCounter,
  { name, limit }: Call,
  { request, reply }: { request: FastifyRequest; reply: FastifyReply },
  fields: unknown,
  answer: () => Answer | Promise<Answer>,
): Promise<Answer> {
  const { max, maxPerDevice, seconds } = limit;
  const assertBelow = async (key: string, maximum: number) => {
    const { current, ttl } = await count(`${name}:${key}`, seconds * 1000);
    if (current <= maximum) return;
    reply.header('retry-after', Math.ceil(ttl / 1000));
    refuse('tooManyRequests');
  };
  try {
    return await answer();
  } catch (error) {
    if (limit.of !== 'refusals' || !(error instanceof AppError)) throw error;
    const device = deviceOf(fields);
    if (maxPerDevice !== undefined && device) await assertBelow(`device:${device}`, maxPerDevice);
    await assertBelow(`address:${normalizeIP(request.ip)}`, max);
    throw error;
  }
}

function deviceOf(fields: unknown): string | undefined {
  const device = typeof fields === 'object' && fields !== null && 'device_id' in fields && fields.device_id;
  return typeof device === 'string' ? device.slice(0, 100) : undefined;
}
