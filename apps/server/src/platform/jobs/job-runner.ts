import { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import { Logger, type ParsedCronItem, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Db } from '../db/db.ts';
import type { PlatformContext } from '../platform-context.ts';
import { jobListener } from './job-listener.ts';
import { retryingPool } from './retrying-pool.ts';
import { type Heartbeat, type HeartbeatTimes, startHeartbeat } from './worker-heartbeat.ts';

/** Runs one kind of background work, at least once per enqueued job, so it must be repeatable. */
export type JobHandler = (payload: unknown, signal: AbortSignal) => Promise<void>;

/**
 * Handlers by task, of which at most `concurrency` run at a time; pools share no slots. With `isFetchedTogether` one
 * query fetches jobs for all free slots; without it each slot runs its own query.
 */
export type JobPool = {
  handlers: Record<string, JobHandler>;
  concurrency: number;
  isFetchedTogether?: boolean;
};

export type JobRunner = { stop: () => Promise<void> };

export type RunnerOptions = {
  db: Db;
  pool: pg.Pool;
  config: Pick<PlatformContext['config'], 'pooler'>;
  log: FastifyBaseLogger;
  closing: AbortSignal;
  /** Without it an unexpected end is an unhandled rejection. */
  onEnded?: (error: unknown) => void;
  times?: HeartbeatTimes;
};

/**
 * Starts a pool of workers with its own id and heartbeat; `timetable` adds its jobs. It waits for the database during
 * an outage, until `closing`. `onEnded` is called when the workers end unexpectedly.
 */
export async function startRunner(
  { handlers, concurrency, isFetchedTogether }: JobPool,
  timetable: ParsedCronItem[],
  options: RunnerOptions,
): Promise<JobRunner> {
  const { pool, log, closing, config } = options;
  const listener = jobListener(pool, config.pooler);
  const events: WorkerEvents = new EventEmitter();
  const heartbeat = beatFor(events, options);
  const runner = await run({
    pgPool: retryingPool(pool, listener.connect, closing),
    taskList: taskList(handlers),
    parsedCronItems: timetable,
    concurrency,
    ...(isFetchedTogether && { preset: { worker: { localQueue: { size: concurrency } } } }),
    noHandleSignals: true,
    pollInterval: listener.pollMs,
    noPreparedStatements: config.pooler !== undefined,
    events,
    logger: jobLogger(log),
  });
  await heartbeat.started();
  let isStopping = false;
  const end = (error: unknown) => {
    if (isStopping) return;
    if (!options.onEnded) throw error;
    options.onEnded(error);
  };
  runner.promise.then(() => end(new Error('the job runner ended')), end);
  return {
    stop: async () => {
      isStopping = true;
      await runner.stop();
      await Promise.all([heartbeat.stop(), listener.close()]);
    },
  };
}

/** A pool locks jobs under its id, which exists from `pool:create` on. */
function beatFor(
  events: WorkerEvents,
  { db, log, times }: RunnerOptions,
): { started: () => Promise<void>; stop: () => Promise<void> } {
  const active = new Set<string>();
  let heartbeat: Heartbeat | undefined;
  events.on('job:start', ({ job }) => active.add(job.id));
  events.on('job:complete', ({ job }) => active.delete(job.id));
  events.on('pool:create', ({ workerPool }) => {
    heartbeat = startHeartbeat({
      db,
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
    const isRelevant = level === 'error' || (level === 'warning' && !message.includes('maxPoolSize'));
    if (isRelevant) log.warn({ job: true }, message);
  });
}
