import { EventEmitter } from 'node:events';
import type { FastifyBaseLogger } from 'fastify';
import { Logger, type ParsedCronItem, run, type TaskList, type WorkerEvents } from 'graphile-worker';
import type pg from 'pg';
import type { Db } from '../db/db.ts';
import { retryingPool } from './retrying-pool.ts';
import { type Heartbeat, type HeartbeatTimes, startHeartbeat } from './worker-heartbeat.ts';

/** One kind of background work. Runs at least once per enqueued job: must stand being repeated. */
export type JobHandler = (payload: unknown, signal: AbortSignal) => Promise<void>;

/**
 * Handlers by task, of which so many work at a time. No pool takes another's slots. With `isFetchedTogether` one look into the
 * database is for all slots that are free; without it each looks by itself.
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
  log: FastifyBaseLogger;
  closing: AbortSignal;
  /** Without it an end that nobody asked for is an unhandled rejection. */
  onEnded?: (error: unknown) => void;
  times?: HeartbeatTimes;
};

/**
 * One pool of workers under an id of its own, which shows that it lives; `timetable` adds its jobs. An outage of the
 * database is waited out, until `closing`; `onEnded` hears of it when the work ends by itself.
 */
export async function startRunner(
  { handlers, concurrency, isFetchedTogether }: JobPool,
  timetable: ParsedCronItem[],
  options: RunnerOptions,
): Promise<JobRunner> {
  const { pool, log, closing } = options;
  const events: WorkerEvents = new EventEmitter();
  const heartbeat = beatFor(events, options);
  const runner = await run({
    pgPool: retryingPool(pool, closing),
    taskList: taskList(handlers),
    parsedCronItems: timetable,
    concurrency,
    ...(isFetchedTogether && { preset: { worker: { localQueue: { size: concurrency } } } }),
    noHandleSignals: true,
    pollInterval: 2000,
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
      await heartbeat.stop();
    },
  };
}

/** Each pool of workers has an id, under which it locks jobs; it is known once the pool is there. */
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
    const isWorthALine = level === 'error' || (level === 'warning' && !message.includes('maxPoolSize'));
    if (isWorthALine) log.warn({ job: true }, message);
  });
}
