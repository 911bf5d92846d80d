import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import type { TestApp } from '../app/start-test-app.ts';

/**
 * Starts requests while somebody else holds a lock, lets go once all of them wait for locks, and returns their answers:
 * what each has read by then is old when it goes on.
 */
export async function raceAtLock<Answer>(
  { context }: TestApp,
  lock: { text: string; values: unknown[] },
  requests: (() => Promise<Answer>)[],
): Promise<Answer[]> {
  // Beside the pool, so that as many requests as it has connections can wait.
  const holder = new pg.Client({ connectionString: context.pool.options.connectionString });
  await holder.connect();
  try {
    await holder.query('begin');
    await holder.query(lock.text, lock.values);
    let answered = 0;
    const answers = requests.map((request) => request().finally(() => answered++));
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    while (((await context.pool.query(waiting)).rowCount ?? 0) + answered < requests.length) await sleep(5);
    await holder.query('commit');
    return await Promise.all(answers);
  } finally {
    await holder.end();
  }
}
