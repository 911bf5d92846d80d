import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Db } from '../db/db.ts';
import { inputs, sql, statement } from '../db/sql.ts';

const $ = inputs({ workerId: 'text', lostAfterMs: 'integer', activeJobIds: 'bigint[]' });

export type Heartbeat = { started: Promise<void>; stop: () => Promise<void> };

export type HeartbeatTimes = {
  beatEveryMs: number;
  /** A worker without a heartbeat for this long counts as dead. */
  lostAfterMs: number;
};

const usualTimes: HeartbeatTimes = { beatEveryMs: 5000, lostAfterMs: 30_000 };

/**
 * Records every few seconds that this worker is alive and releases the locks of dead workers: otherwise a job of a
 * killed process would block its queue for four hours. `activeJobIds` returns the jobs that really run here; a lock
 * of ours on another job is left from a broken connection and is released too. `started` resolves after the first
 * beat; `stop` removes the worker's record.
 */
export function startHeartbeat(options: {
  db: Db;
  workerId: string;
  activeJobIds: () => string[];
  log: FastifyBaseLogger;
  times?: HeartbeatTimes | undefined;
}): Heartbeat {
  const { db, workerId, activeJobIds, log, times = usualTimes } = options;
  const stopping = new AbortController();
  let unbrokenSince: number | undefined;

  const beat = async () => {
    await recordBeat.run(db, { workerId });
    const now = performance.now();
    unbrokenSince ??= now;
    // After an outage of the database every worker looks dead, so live workers get time to beat.
    if (now - unbrokenSince < times.lostAfterMs) return;
    const { lostAfterMs } = times;
    const released = await releaseDead.first(db, { lostAfterMs });
    if (released) log.warn({ workers: released.dead }, 'locks of dead workers released');
    await releaseLostJobs.run(db, { workerId, activeJobIds: activeJobIds(), lostAfterMs });
    await releaseLostQueues.run(db, { workerId, lostAfterMs });
  };
  const tryBeat = () =>
    beat().catch((error: unknown) => {
      unbrokenSince = undefined;
      log.warn({ err: error }, 'heartbeat of the job worker failed');
    });
  const beatRegularly = async () => {
    while (!stopping.signal.aborted) {
      await sleep(times.beatEveryMs, undefined, { signal: stopping.signal, ref: false }).catch(() => {});
      if (!stopping.signal.aborted) await tryBeat();
    }
  };
  const started = tryBeat();
  const ended = started.then(beatRegularly);
  const stop = async () => {
    stopping.abort();
    await ended;
    // Without its row a worker counts as dead at once; if this fails, after `lostAfterMs`.
    await signOff.run(db, { workerId }).catch(() => undefined);
  };
  return { started, stop };
}

const lostSince = sql`now() - ${$.lostAfterMs} * interval '1 millisecond'`;

const recordBeat = statement(
  {},
  sql`insert into job_workers (worker_id, last_seen_at) values (${$.workerId}, now())
    on conflict (worker_id) do update set last_seen_at = excluded.last_seen_at`,
);

const signOff = statement({}, sql`delete from job_workers where worker_id = ${$.workerId}`);

const releaseDead = statement(
  { dead: 'text[]' },
  sql`with locks as (
    select locked_by, locked_at from graphile_worker._private_jobs where locked_at < ${lostSince}
    union all
    select locked_by, locked_at from graphile_worker._private_job_queues where locked_at < ${lostSince}
  ), dead as (
    select array_agg(distinct l.locked_by) as ids from locks l
      left join job_workers w on w.worker_id = l.locked_by
    where coalesce(w.last_seen_at, '-infinity') < ${lostSince}
  ), gone as (
    delete from job_workers where last_seen_at < ${lostSince}
  )
  select ids as dead, graphile_worker.force_unlock_workers(ids) from dead where ids is not null`,
);

const releaseLostJobs = statement(
  {},
  sql`update graphile_worker._private_jobs set locked_at = null, locked_by = null
    where locked_by = ${$.workerId} and id <> all(${$.activeJobIds}) and locked_at < ${lostSince}`,
);

const releaseLostQueues = statement(
  {},
  sql`update graphile_worker._private_job_queues q set locked_at = null, locked_by = null
    where locked_by = ${$.workerId} and locked_at < ${lostSince} and not exists (
      select from graphile_worker._private_jobs j
      where j.job_queue_id = q.id and j.locked_by = ${$.workerId})`,
);
