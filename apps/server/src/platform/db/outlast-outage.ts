import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseAway } from './is-database-away.ts';

const retryEveryMs = 250;
const patienceMs = 60_000;

/**
 * Does `work` again, for up to a minute, while the database is away or none of our own connections comes free: for what has begun
 * already and must not end by that. `work` must bear being repeated. Throws what it throws otherwise, and once `signal` fires.
 */
export async function outlastOutage<Result>(
  work: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  const givenUpAt = performance.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || !isDatabaseAway(error) || performance.now() > givenUpAt) throw error;
      await pause(retryEveryMs, undefined, { signal }).catch(() => {});
    }
  }
}
