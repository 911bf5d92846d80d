import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { CallCount, CallCounter } from './call-counter.ts';

type Done = (error: Error | null, count?: CallCount) => void;

/** Routes with a `rateLimit` in their config refuse `tooManyRequests` beyond it, counted by `count`. */
export async function limitCalls(app: FastifyInstance, count: CallCounter): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    store: storeOf(count),
    errorResponseBuilder: () => new AppError('tooManyRequests'),
  });
}

/** One store for all routes: their keys say what is counted. */
function storeOf(count: CallCounter) {
  return class CountStore {
    async incr(key: string, done: Done, windowMs: number): Promise<void> {
      done(null, await count(key, windowMs));
    }

    child(): CountStore {
      return this;
    }
  };
}
