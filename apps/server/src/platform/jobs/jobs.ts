import { Logger, type ParsedCronItem, parseCronItems, runMigrations } from 'graphile-worker';
import type pg from 'pg';
import type { Db, Tx } from '../db/db.ts';
import { input, sql, statement } from '../db/sql.ts';
import { type JobPool, type JobRunner, type RunnerOptions, startRunner } from './job-runner.ts';

export type JobOptions = {
  /** Jobs with the same key replace each other while they wait. */
  key?: string;
  /** Jobs of one queue run one after the other. */
  queue?: string;
  maxAttempts?: number;
  runAt?: Date;
};

const addJob = statement(
  {},
  sql`select from graphile_worker.add_job(${input('task', 'text')}, payload := ${input('payload', 'json')},
    queue_name := ${input('queue', 'text?')}, run_at := ${input('runAt', 'timestamptz?')},
    max_attempts := ${input('maxAttempts', 'integer')}, job_key := ${input('key', 'text?')})`,
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

/** Creates or upgrades the job tables. */
export async function migrateJobs(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) });
}

/**
 * Gives back at once what processes that are no more had taken up; otherwise a job of theirs waits four hours.
 * Only for the one process of an installation: nobody else may be at work.
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
 * Starts working; more jobs at a time than `pool` has connections, as most of a job's time is waiting for somebody
 * else's answer. Each line of `crontab` is five cron fields (UTC) and the name of a task: `17 * * * * wallet.check`.
 * An outage of the database is waited out, until `closing`. `onEnded` hears of it when the work ends by itself.
 * Stop it with `stop()`: running jobs are finished first, unfinished ones are tried again later.
 */
export async function startJobs(
  options: RunnerOptions & { jobPools: JobPool[]; crontab: string[] },
): Promise<JobRunner> {
  const runners: JobRunner[] = [];
  for (const [index, jobPool] of options.jobPools.entries()) {
    // The timetable is read by one of them.
    const timetable = readCrontab(index === 0 ? options.crontab : []);
    runners.push(await startRunner(jobPool, timetable, options));
  }
  return { stop: async () => void (await Promise.all(runners.map((runner) => runner.stop()))) };
}

/** The lines as graphile-worker's items; throws on one that is no cron line. Unlike its own reader this takes dots in names. */
export function readCrontab(lines: string[]): ParsedCronItem[] {
  return parseCronItems(lines.map(cronItem));
}

function cronItem(line: string): { task: string; match: string } {
  const space = line.lastIndexOf(' ');
  return { match: line.slice(0, space), task: line.slice(space + 1) };
}
