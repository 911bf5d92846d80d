import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { stopWithParent } from '../embedded-postgres/stop-with-parent.ts';
import { checkInvariants } from './invariants/check-invariants.ts';
import { openDb } from './platform/db/db.ts';
import { enqueue } from './platform/jobs/jobs.ts';
import { createTestDatabase, type TestDatabase } from './test/app/database.ts';

/** Far shorter than in earnest, so that the test need not wait; longer than a busy machine lets a process stand still. */
const times = { beatEveryMs: 200, lostAfterMs: 6000 };

type Worker = { child: ChildProcess; took: string[] };

let database: TestDatabase;
let opened: ReturnType<typeof openDb>;
const children = new Set<ChildProcess>();

beforeEach(async () => {
  database = await createTestDatabase();
  opened = openDb({ connectionString: database.connectionString, max: 4, onError: () => {} });
});
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  children.clear();
  await opened.db.destroy();
  await database.drop();
});

/** A process that takes jobs and says which; it ends them, or works on them for ever. */
async function startWorker(does: 'end' | 'hang'): Promise<Worker> {
  const code = `
    import { pino } from 'pino';
    import { openDb } from './platform/db/db.ts';
    import { startJobs } from './platform/jobs/jobs.ts';
    const connectionString = ${JSON.stringify(database.connectionString)};
    const { db, pool } = openDb({ connectionString, max: 4, onError: () => {} });
    const work = async ({ name }) => {
      console.log(name);
      if (${does === 'hang'}) await new Promise(() => {});
    };
    await startJobs({
      db, pool, jobPools: [{ handlers: { work }, concurrency: 4 }], crontab: [], log: pino({ level: 'silent' }),
      config: { pooler: undefined }, times: ${JSON.stringify(times)}, closing: new AbortController().signal,
    });
    console.log('ready');`;
  const [command, ...args] = stopWithParent([process.execPath, '--input-type=module', '-e', code]);
  const child = spawn(command, args, { cwd: import.meta.dirname, stdio: ['ignore', 'pipe', 'inherit'] });
  children.add(child);
  const took: string[] = [];
  child.stdout.on('data', (text) => took.push(...String(text).trim().split('\n')));
  await seen(took, 'ready');
  return { child, took };
}

const seen = (took: string[], word: string) => expect.poll(() => took, { timeout: 60_000 }).toContain(word);

test('what a killed process had taken, and all that waits behind it, is done by the others', async () => {
  const victim = await startWorker('hang');
  await enqueue(opened.db, 'work', { name: 'taken' }, { queue: 'one' });
  await seen(victim.took, 'taken');
  await enqueue(opened.db, 'work', { name: 'waiting' }, { queue: 'one' });
  const survivor = await startWorker('end');
  // Longer than a dead worker is waited for: this one lives and keeps what it took.
  await sleep(times.lostAfterMs * 1.2);
  expect(survivor.took).toEqual(['ready']);

  victim.child.kill('SIGKILL');
  await once(victim.child, 'exit');
  await seen(survivor.took, 'waiting');
  expect(survivor.took).toEqual(['ready', 'taken', 'waiting']);
  expect(await checkInvariants(opened.db)).toEqual([]);
}, 150_000);

test('a job that a broken connection left taken, with nobody at work on it, is done after all', async () => {
  const worker = await startWorker('end');
  const { pool, db } = opened;
  await enqueue(db, 'work', { name: 'forgotten' }, { queue: 'one', runAt: new Date(Date.now() + 3_600_000) });
  const { rows } = await pool.query<{ worker_id: string }>('select worker_id from job_workers');
  const asTaken = `set locked_by = $1, locked_at = now()`;
  await pool.query(`update graphile_worker._private_jobs ${asTaken}, run_at = now()`, [rows[0]?.worker_id]);
  await pool.query(`update graphile_worker._private_job_queues ${asTaken}`, [rows[0]?.worker_id]);
  await seen(worker.took, 'forgotten');
});

test('a lock of a worker that nobody knows is found by the invariants', async () => {
  const { pool, db } = opened;
  await enqueue(db, 'work', { name: 'lost' }, { queue: 'one' });
  await pool.query(`update graphile_worker._private_jobs set locked_by = 'pool-dead', locked_at = now()`);
  await pool.query(
    `update graphile_worker._private_job_queues set locked_by = 'pool-dead', locked_at = now()`,
  );
  expect(await checkInvariants(db)).toMatchObject([
    { name: 'no job and no queue is locked by a dead worker', count: 2 },
  ]);
});
