import type { Redis } from 'ioredis';
import type { LiveBus } from '../../realtime/live-bus.ts';

/** The count in the current window, and the milliseconds until it ends. */
export type CallCount = { current: number; ttl: number };
export type CallCounter = (key: string, windowMs: number) => Promise<CallCount>;

type Window = { current: number; endsAt: number };

const maxKeys = 50_000;
const prefix = 'kindred:limit:';

/**
 * Counts in fixed windows, each of which begins with the first count of its key. Counts are kept in Redis for all
 * processes; without Redis, or while it is away, in this process.
 */
export function callCounter({ redis, live }: { redis: Redis | undefined; live: LiveBus }): CallCounter {
  const countHere = localCounter();
  return async (key, windowMs) => {
    if (!redis || live.inSyncSince() === undefined) return countHere(key, windowMs);
    return countInRedis(redis, key, windowMs).catch(() => countHere(key, windowMs));
  };
}

async function countInRedis(redis: Redis, key: string, windowMs: number): Promise<CallCount> {
  const name = prefix + key;
  const answers = await redis.multi().set(name, 0, 'PX', windowMs, 'NX').incr(name).pttl(name).exec();
  const [, [failure, current] = [], [, ttl] = []] = answers ?? [];
  if (failure || typeof current !== 'number') throw failure ?? new Error('redis gave no count');
  return { current, ttl: Math.max(Number(ttl), 0) };
}

function localCounter(): (key: string, windowMs: number) => CallCount {
  const windows = new Map<string, Window>();
  return (key, windowMs) => {
    const now = performance.now();
    const existing = windows.get(key);
    const window = existing && existing.endsAt > now ? existing : { current: 0, endsAt: now + windowMs };
    if (window !== existing && windows.size >= maxKeys) makeRoom(windows, now);
    window.current++;
    windows.set(key, window);
    return { current: window.current, ttl: window.endsAt - now };
  };
}

/** Removes expired windows, and the oldest tenth when that does not suffice. */
function makeRoom(windows: Map<string, Window>, now: number): void {
  for (const [key, { endsAt }] of windows) if (endsAt <= now) windows.delete(key);
  if (windows.size < maxKeys) return;
  for (const key of [...windows.keys()].slice(0, maxKeys / 10)) windows.delete(key);
}
