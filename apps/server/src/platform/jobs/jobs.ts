import { Logger, type ParsedCronItem, parseCronItems, runMigrations } from 'graphile-worker';
import type pg from 'pg';
import type { Db, Tx } from '../db/db.ts';
import { inputs, sql, statement } from '../db/sql.ts';
import { type JobPool, type JobRunner, type RunnerOptions, startRunner } from './job-runner.ts';

const $ = inputs({
  task: 'text',
  payload: 'json',
  queue: 'text?',
  runAt: 'timestamptz?',
  maxAttempts: 'integer',
  key: 'text?',
});

export type JobOptions = {
  /** A waiting job is replaced by a new job with the same key. */
  key?: string;
  /** Jobs of one queue run one after the other. */
  queue?: string;
  maxAttempts?: number;
  runAt?: Date;
};

const addJob = statement(
  {},
  sql`select from graphile_worker.add_job(${$.task}, payload := ${$.payload},
    queue_name := ${$.queue}, run_at := ${$.runAt},
    max_attempts := ${$.maxAttempts}, job_key := ${$.key})`,
);

/** Adds a job that exists exactly if the transaction commits. */
export async function enqueue(
  db: Tx | Db,
  task: string,
  payload: unknown,
  options: JobOptions = {},
): Promise<void> {
  await addJob.run(db, {
    task,
    payload: JSON.stringify(payload),
    queue: options.queue ?? null,
    runAt: options.runAt ?? null,
    maxAttempts: options.maxAttempts ?? 12,
    key: options.key ?? null,
  });
}

export async function migrateJobs(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) });
}

/**
 * Releases all locked jobs at once; otherwise a job of a killed process waits four hours. Only for an installation
 * with a single process, before its workers start.
 */
export async function releaseJobs(db: Db): Promise<void> {
  await releaseAll.run(db);
}

const releaseAll = statement(
  {},
  sql`select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
    from graphile_worker.jobs where locked_by is not null`,
);

/**
 * Starts the workers; they may run more jobs at a time than `pool` has connections, because jobs mostly wait for
 * external services. Each line of `crontab` is five cron fields (UTC) and a task name: `17 * * * * wallet.check`.
 * Workers wait for the database during an outage, until `closing`. `onEnded` is called when they end unexpectedly.
 * `stop()` finishes running jobs; unfinished jobs run again later.
 */
export async function startJobs(
  options: RunnerOptions & { jobPools: JobPool[]; crontab: string[] },
): Promise<JobRunner> {
  const runners: JobRunner[] = [];
  for (const [index, jobPool] of options.jobPools.entries()) {
    // Only one runner may read the timetable.
    const timetable = readCrontab(index === 0 ? options.crontab : []);
    runners.push(await startRunner(jobPool, timetable, options));
  }
  return { stop: async () => void (await Promise.all(runners.map((runner) => runner.stop()))) };
}

/** Unlike `parseCrontab` of graphile-worker this accepts dots in task names. Throws on a malformed line. */
export function readCrontab(lines: string[]): ParsedCronItem[] {
  return parseCronItems(lines.map(cronItem));
}

function cronItem(line: string): { task: string; match: string } {
  const space = line.lastIndexOf(' ');
  return { match: line.slice(0, space), task: line.slice(space + 1) };
}
