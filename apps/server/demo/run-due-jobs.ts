import type { Context } from '../src/context.ts';
import { inputs, sql, statement } from '../src/platform/db/sql.ts';
import { enqueue } from '../src/platform/jobs/jobs.ts';

const $ = inputs({ now: 'timestamptz', businessNow: 'timestamptz', keys: 'text[]' });

const keyPrefix = 'demo clock ';
const waitMs = 10_000;
const lookEveryMs = 50;

const bringForward = statement(
  {},
  sql`select from graphile_worker.reschedule_jobs(array(
    select id from graphile_worker.jobs where run_at > ${$.now} and run_at <= ${$.businessNow}
  ), run_at := ${$.now})`,
);

/**
 * After the clock was moved: starts every periodic task and each job planned for a time that has come, and waits
 * until the periodic ones were tried (at most 10 s). Job times are the system's, so both clocks are needed.
 */
export async function runDueJobs(db: Context['db'], tasks: string[], businessNow: Date): Promise<void> {
  const keys = tasks.map((task) => keyPrefix + task);
  await bringForward.run(db, { now: new Date(), businessNow });
  for (const task of tasks) await enqueue(db, task, {}, { key: keyPrefix + task });
  const giveUpAt = Date.now() + waitMs;
  while (Date.now() < giveUpAt && (await countUntried(db, keys)) > 0) await pause(lookEveryMs);
}

const untried = statement(
  { count: 'integer' },
  sql`select count(*)::integer as count from graphile_worker.jobs
    where key = any(${$.keys}) and (attempts = 0 or locked_at is not null)`,
);

async function countUntried(db: Context['db'], keys: string[]): Promise<number> {
  return (await untried.one(db, { keys })).count;
}

function pause(ms: number): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve, ms));
}
