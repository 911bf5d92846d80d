import { setTimeout as pause } from 'node:timers/promises';
import { isDatabaseAway } from './is-database-away.ts';

const retryEveryMs = 250;
const patienceMs = 60_000;

/**
 * Repeats `work` for up to a minute while the database is away or the pool has no free connection, for work that must
 * not be interrupted by that. `work` must be repeatable. Throws its other errors, and the last error when `signal`
 * aborts.
 */
export async function outlastOutage<Result>(
  work: () => Promise<Result>,
  signal: AbortSignal,
): Promise<Result> {
  const deadline = performance.now() + patienceMs;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (signal.aborted || !isDatabaseAway(error) || performance.now() > deadline) throw error;
      await pause(retryEveryMs, undefined, { signal }).catch(() => {});
    }
  }
}
