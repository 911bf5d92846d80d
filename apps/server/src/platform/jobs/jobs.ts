import type { FastifyBaseLogger } from 'fastify';
import {
  Logger,
  type ParsedCronItem,
  parseCronItems,
  type Runner,
  run,
  runMigrations,
} from 'graphile-worker';
import type pg from 'pg';
import { type Db, query, type Tx } from '../db/db.ts';

/** One kind of background work. Runs at least once per enqueued job: must stand being repeated. */
export type JobHandler = (payload: unknown, signal: AbortSignal) => Promise<void>;

export type JobOptions = {
  /** Jobs with the same key replace each other while they wait. */
  key?: string;
  /** Jobs of one queue run one after the other. */
  queue?: string;
  maxAttempts?: number;
  runAt?: Date;
};

/** Adds a job that exists exactly if the transaction commits. */
export async function enqueue(
  db: Tx | Db,
  task: string,
  payload: unknown,
  options: JobOptions = {},
): Promise<void> {
  await query(
    db,
    `select graphile_worker.add_job($1, payload := $2::json, queue_name := $3, run_at := $4,
       max_attempts := $5, job_key := $6)`,
    [
      task,
      JSON.stringify(payload),
      options.queue ?? null,
      options.runAt ?? null,
      options.maxAttempts ?? 12,
      options.key ?? null,
    ],
  );
}

/** Creates or upgrades the job tables. */
export async function migrateJobs(pool: pg.Pool): Promise<void> {
  await runMigrations({ pgPool: pool, logger: new Logger(() => () => {}) });
}

/**
 * Gives back at once what processes that are no more had taken up; otherwise a job of theirs waits four hours.
 * Only for the one process of an installation: nobody else may be at work.
 */
export async function releaseJobs(pool: pg.Pool): Promise<void> {
  await pool.query(
    `select graphile_worker.force_unlock_workers(array_agg(distinct locked_by))
     from graphile_worker.jobs where locked_by is not null`,
  );
}

/** Handlers by task, of which so many work at a time. No pool takes another's slots. */
export type JobPool = { handlers: Record<string, JobHandler>; concurrency: number };

/**
 * Starts working; more jobs at a time than `pool` has connections, as most of a job's time is waiting for somebody
 * else's answer. Each line of `crontab` is five cron fields (UTC) and the name of a task: `17 * * * * wallet.check`.
 * `stop` lets running jobs finish; unfinished ones are tried again later.
 */
export async function startJobs(options: {
  pool: pg.Pool;
  jobPools: JobPool[];
  crontab: string[];
  log: FastifyBaseLogger;
}): Promise<{ stop: () => Promise<void> }> {
  const runners: Runner[] = [];
  for (const [index, jobPool] of options.jobPools.entries()) {
    // The timetable is read by one of them.
    runners.push(await startRunner(options.pool, jobPool, index === 0 ? options.crontab : [], options.log));
  }
  return { stop: async () => void (await Promise.all(runners.map((runner) => runner.stop()))) };
}

function startRunner(
  pool: pg.Pool,
  { handlers, concurrency }: JobPool,
  crontab: string[],
  log: FastifyBaseLogger,
): Promise<Runner> {
  const taskList = Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [
      name,
      (payload: unknown, helpers: { abortSignal?: AbortSignal }) =>
        handler(payload, helpers.abortSignal ?? new AbortController().signal),
    ]),
  );
  return run({
    pgPool: pool,
    taskList,
    parsedCronItems: readCrontab(crontab),
    concurrency,
    noHandleSignals: true,
    pollInterval: 2000,
    logger: new Logger(() => (level, message) => {
      const isWorthALine = level === 'error' || (level === 'warning' && !message.includes('maxPoolSize'));
      if (isWorthALine) log.warn({ job: true }, message);
    }),
  });
}

/** The lines as graphile-worker's items; throws on one that is no cron line. Unlike its own reader this takes dots in names. */
export function readCrontab(lines: string[]): ParsedCronItem[] {
  return parseCronItems(lines.map(cronItem));
}

function cronItem(line: string): { task: string; match: string } {
  const space = line.lastIndexOf(' ');
  return { match: line.slice(0, space), task: line.slice(space + 1) };
}
