import { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import {
  Logger,
  type ParsedCronItem,
  parseCronItems,
  run,
  runMigrations,
  type TaskList,
  type WorkerEvents,
} from 'graphile-worker';
import type pg from 'pg';
import { type Db, query, type Tx } from '../db/db.ts';
import { retryingPool } from './retrying-pool.ts';
import { type Heartbeat, type HeartbeatTimes, startHeartbeat } from './worker-heartbeat.ts';

/** One kind of background work. Runs at least once per enqueued job: must stand being repeated. */
export type JobHandler = (payload: unknown, signal: AbortSignal) => Promise<void>;

export type JobRunner = { stop: () => Promise<void> };

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

/**
 * Starts working; more jobs at a time than the pool has connections, as most of a job's time is waiting for somebody
 * else's answer. Each line of `crontab` is five cron fields (UTC) and the name of a task: `17 * * * * wallet.check`.
 * An outage of the database is waited out, until `closing`. `onEnded` hears of it when the work ends by itself.
 * Stop it with `stop()`: running jobs are finished first, unfinished ones are tried again later.
 */
export async function startJobs(options: {
  pool: pg.Pool;
  handlers: Record<string, JobHandler>;
  crontab: string[];
  log: FastifyBaseLogger;
  concurrency: number;
  closing: AbortSignal;
  onEnded: (error: unknown) => void;
  times?: HeartbeatTimes;
}): Promise<JobRunner> {
  const { pool, log, closing } = options;
  const events: WorkerEvents = new EventEmitter();
  const heartbeat = beatFor(events, options);
  const runner = await run({
    pgPool: retryingPool(pool, closing),
    taskList: taskList(options.handlers),
    parsedCronItems: readCrontab(options.crontab),
    concurrency: options.concurrency,
    noHandleSignals: true,
    pollInterval: 2000,
    events,
    logger: jobLogger(log),
  });
  await heartbeat.started();
  let isStopping = false;
  runner.promise.then(
    () => isStopping || options.onEnded(new Error('the job runner ended')),
    (error: unknown) => isStopping || options.onEnded(error),
  );
  return {
    stop: async () => {
      isStopping = true;
      await runner.stop();
      await heartbeat.stop();
    },
  };
}

/** Each pool of workers has an id, under which it locks jobs; it is known once the pool is there. */
function beatFor(
  events: WorkerEvents,
  { pool, log, times }: { pool: pg.Pool; log: FastifyBaseLogger; times?: HeartbeatTimes },
): { started: () => Promise<void>; stop: () => Promise<void> } {
  const active = new Set<string>();
  let heartbeat: Heartbeat | undefined;
  events.on('job:start', ({ job }) => active.add(job.id));
  events.on('job:complete', ({ job }) => active.delete(job.id));
  events.on('pool:create', ({ workerPool }) => {
    heartbeat = startHeartbeat({
      pool,
      workerId: workerPool.id,
      activeJobIds: () => [...active],
      log,
      times,
    });
  });
  return { started: async () => heartbeat?.started, stop: async () => heartbeat?.stop() };
}

function taskList(handlers: Record<string, JobHandler>): TaskList {
  return Object.fromEntries(
    Object.entries(handlers).map(([name, handler]) => [
      name,
      (payload: unknown, helpers: { abortSignal?: AbortSignal }) =>
        handler(payload, helpers.abortSignal ?? new AbortController().signal),
    ]),
  );
}

function jobLogger(log: FastifyBaseLogger): Logger {
  return new Logger(() => (level, message) => {
    const isWorthALine = level === 'error' || (level === 'warning' && !message.includes('maxPoolSize'));
    if (isWorthALine) log.warn({ job: true }, message);
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
