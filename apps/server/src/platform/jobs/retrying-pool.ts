import { setTimeout as sleep } from 'node:timers/promises';
import type pg from 'pg';
import { isDatabaseAway } from '../db/is-database-away.ts';

const retryEveryMs = 250;
/** SQLSTATE 40001 (serialization_failure): graphile-worker repeats a statement that fails with it. */
const repeatable = '40001';

/**
 * The pool as graphile-worker is given it. By itself it lets the end of a job go unrecorded when the connection breaks
 * at that moment, and the job stays locked. Here a connection is waited for until `closing`, and a statement whose
 * connection breaks is repeated, which all statements of graphile-worker bear.
 */
export function retryingPool(pool: pg.Pool, closing: AbortSignal): pg.Pool {
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
  // With a callback it is the listener for new jobs, which comes back by itself.
  const connectOrListen = (callback?: Parameters<pg.Pool['connect']>[0]) =>
    callback ? pool.connect(callback) : connect();
  return replace(pool, 'connect', connectOrListen);
}

function retryingClient(client: pg.PoolClient): pg.PoolClient {
  const query = (...words: [string]) =>
    client.query(...words).catch((error: Error) => {
      throw isDatabaseAway(error) ? Object.assign(error, { code: repeatable }) : error;
    });
  return replace(client, 'query', query);
}

/** The same object but for one of its methods. */
function replace<Target extends object>(target: Target, name: keyof Target, method: unknown): Target {
  return new Proxy(target, {
    get: (_target, key) => {
      if (key === name) return method;
      const value = Reflect.get(target, key);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}
