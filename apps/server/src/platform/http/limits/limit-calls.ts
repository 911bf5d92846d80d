import rateLimit from '@fastify/rate-limit';
import type { FastifyInstance } from 'fastify';
import { AppError } from '../../app-error.ts';
import type { CallCount, CallCounter } from './call-counter.ts';

type Done = (error: Error | null, count?: CallCount) => void;

/** Makes routes with a `rateLimit` in their config refuse further calls with `tooManyRequests`. */
export async function limitCalls(app: FastifyInstance, count: CallCounter): Promise<void> {
  await app.register(rateLimit, {
    global: false,
    store: storeOf(count),
    errorResponseBuilder: () => new AppError('tooManyRequests'),
  });
}

/** All routes share one store, because their keys name what is counted. */
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
