import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type pg from 'pg';

export type Heartbeat = { started: Promise<void>; stop: () => Promise<void> };

export type HeartbeatTimes = {
  beatEveryMs: number;
  /** A worker not seen for this long counts as dead. */
  lostAfterMs: number;
};

const usualTimes: HeartbeatTimes = { beatEveryMs: 5000, lostAfterMs: 30_000 };

/**
 * Says every few seconds that this worker lives and releases the locks of those that do not any more: without that a
 * job that a killed process had taken waits four hours, and with it all of its queue. `activeJobIds` gives the jobs
 * that are really being worked on here: a lock of ours on another one is what a broken connection left. `started`
 * resolves when the worker has been seen; `stop` signs it off.
 */
export function startHeartbeat(options: {
  pool: pg.Pool;
  workerId: string;
  activeJobIds: () => string[];
  log: FastifyBaseLogger;
  times?: HeartbeatTimes | undefined;
}): Heartbeat {
  const { pool, workerId, activeJobIds, log, times = usualTimes } = options;
  const stopping = new AbortController();
  let unbrokenSince: number | undefined;

  const beat = async () => {
    await pool.query(seen, [workerId]);
    const now = performance.now();
    unbrokenSince ??= now;
    // After an outage of the database everybody looks dead; those who live are given the time to show themselves.
    if (now - unbrokenSince < times.lostAfterMs) return;
    const { rows } = await pool.query<{ dead: string[] | null }>(releaseDead, [times.lostAfterMs]);
    if (rows[0]?.dead) log.warn({ workers: rows[0].dead }, 'locks of dead workers released');
    await pool.query(releaseForgottenJobs, [workerId, activeJobIds(), times.lostAfterMs]);
    await pool.query(releaseForgottenQueues, [workerId, times.lostAfterMs]);
  };
  const tryBeat = () =>
    beat().catch((error: unknown) => {
      unbrokenSince = undefined;
      log.warn({ err: error }, 'heartbeat of the job worker failed');
    });
  const goOn = async () => {
    while (!stopping.signal.aborted) {
      await sleep(times.beatEveryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      if (!stopping.signal.aborted) await tryBeat();
    }
  };
  const started = tryBeat();
  const ended = started.then(goOn);
  const stop = async () => {
    stopping.abort();
    await ended;
    // Without its row it counts as dead at once; where the database is away, after a while.
    await pool.query('delete from job_workers where worker_id = $1', [workerId]).catch(() => undefined);
  };
  return { started, stop };
}

const seen = `
  insert into job_workers (worker_id, last_seen_at) values ($1, now())
  on conflict (worker_id) do update set last_seen_at = excluded.last_seen_at`;

const ago = (parameter: string) => `now() - ${parameter} * interval '1 millisecond'`;

const releaseDead = `
  with locks as (
    select locked_by, locked_at from graphile_worker._private_jobs where locked_at < ${ago('$1')}
    union all
    select locked_by, locked_at from graphile_worker._private_job_queues where locked_at < ${ago('$1')}
  ), dead as (
    select array_agg(distinct l.locked_by) as ids from locks l
      left join job_workers w on w.worker_id = l.locked_by
    where coalesce(w.last_seen_at, '-infinity') < ${ago('$1')}
  ), gone as (
    delete from job_workers where last_seen_at < ${ago('$1')}
  )
  select ids as dead, graphile_worker.force_unlock_workers(ids) from dead where ids is not null`;

const releaseForgottenJobs = `
  update graphile_worker._private_jobs set locked_at = null, locked_by = null
  where locked_by = $1 and id <> all($2::bigint[]) and locked_at < ${ago('$3')}`;

const releaseForgottenQueues = `
  update graphile_worker._private_job_queues q set locked_at = null, locked_by = null
  where locked_by = $1 and locked_at < ${ago('$2')}
    and not exists (select from graphile_worker._private_jobs j where j.job_queue_id = q.id and j.locked_by = $1)`;
