import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { isDatabaseAway } from '../db/is-database-away.ts';

const retryEveryMs = 250;
/** SQLSTATE 40001 (serialization_failure): graphile-worker repeats a statement that fails with it. */
const repeatable = '40001';

export type Connected = Parameters<pg.Pool['connect']>[0];

/**
 * Returns the pool for graphile-worker, which on its own does not record the end of a job when the connection breaks
 * at that moment, so the job stays locked. This pool waits for a connection until `closing` and reports a broken
 * connection as repeatable; all statements of graphile-worker can be repeated.
 */
export function retryingPool(
  pool: pg.Pool,
  listen: (callback: Connected) => void,
  closing: AbortSignal,
): pg.Pool {
  const connect = async () => {
    for (;;) {
      try {
        return retryingClient(await pool.connect());
      } catch (error) {
        if (closing.aborted || !isDatabaseAway(error)) throw error;
        await sleep(retryEveryMs, undefined, { ref: false });
      }
    }
  };
  // With a callback graphile-worker connects its listener for new jobs, which reconnects itself.
  const connectOrListen = (callback?: Connected) => (callback ? listen(callback) : connect());
  return replace(pool, 'connect', connectOrListen);
}

function retryingClient(client: pg.PoolClient): pg.PoolClient {
  const query = (...args: [string]) =>
    client.query(...args).catch((error: Error) => {
      throw isDatabaseAway(error) ? Object.assign(error, { code: repeatable }) : error;
    });
  return replace(client, 'query', query);
}

/** Returns the same object with one method replaced. */
function replace<Target extends object>(target: Target, name: keyof Target, method: unknown): Target {
  return new Proxy(target, {
    get: (_target, key) => {
      if (key === name) return method;
      const value = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
