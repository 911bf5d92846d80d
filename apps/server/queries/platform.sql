-- Made by scripts/gen-queries.ts. Do not edit.

-- addJob (src/platform/jobs/jobs.ts)
select
from
  graphile_worker.add_job (
    :task::text,
    payload := :payload::json,
    queue_name := :queue::text,
    run_at := :runAt::timestamptz,
    max_attempts := :maxAttempts::integer,
    job_key := :key::text
  );

-- addToWallClock (src/platform/db/add-calendar.ts)
select (:from::timestamptz at time zone :timezone::text + make_interval(months => :months::integer, days => :days::integer)) at time zone :timezone::text as at;

-- ping (src/platform/http/health.ts)
select;

-- recordBeat (src/platform/jobs/worker-heartbeat.ts)
insert into
  job_workers (worker_id, last_seen_at)
values (:workerId::text, now())
on conflict (worker_id) do update
set last_seen_at = excluded.last_seen_at;

-- releaseAll (src/platform/jobs/jobs.ts)
select graphile_worker.force_unlock_workers (array_agg(distinct locked_by))
from graphile_worker.jobs
where locked_by is not null;

-- releaseDead (src/platform/jobs/worker-heartbeat.ts)
with
  locks as (
    select
      locked_by,
      locked_at
    from graphile_worker._private_jobs
    where locked_at < now() - :lostAfterMs::integer * interval '1 millisecond'
    union all
    select
      locked_by,
      locked_at
    from graphile_worker._private_job_queues
    where locked_at < now() - :lostAfterMs::integer * interval '1 millisecond'
  ),
  dead as (
    select array_agg(distinct l.locked_by) as ids
    from
      locks l
      left join job_workers w on w.worker_id = l.locked_by
    where coalesce(w.last_seen_at, '-infinity') < now() - :lostAfterMs::integer * interval '1 millisecond'
  ),
  gone as (
    delete from job_workers
    where last_seen_at < now() - :lostAfterMs::integer * interval '1 millisecond'
  )
select
  ids as dead,
  graphile_worker.force_unlock_workers (ids)
from dead
where ids is not null;

-- releaseLostJobs (src/platform/jobs/worker-heartbeat.ts)
update graphile_worker._private_jobs
set
  locked_at = null,
  locked_by = null
where
  locked_by = :workerId::text
  and id <> all (:activeJobIds::bigint[])
  and locked_at < now() - :lostAfterMs::integer * interval '1 millisecond';

-- releaseLostQueues (src/platform/jobs/worker-heartbeat.ts)
update graphile_worker._private_job_queues q
set
  locked_at = null,
  locked_by = null
where
  locked_by = :workerId::text
  and locked_at < now() - :lostAfterMs::integer * interval '1 millisecond'
  and not exists (
    select
    from graphile_worker._private_jobs j
    where
      j.job_queue_id = q.id
      and j.locked_by = :workerId::text
  );

-- signOff (src/platform/jobs/worker-heartbeat.ts)
delete from job_workers
where worker_id = :workerId::text;
