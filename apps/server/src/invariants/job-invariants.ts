import type { Invariant } from './invariant.ts';

export const jobInvariants: Invariant[] = [
  {
    name: 'no job and no queue is locked by a dead worker',
    // A living worker updates its row every few seconds; a dead worker's locks are released after half a minute.
    sql: `select what, id, locked_by, locked_at from (
        select 'job' as what, id, locked_by, locked_at from graphile_worker._private_jobs
        union all
        select 'queue', id, locked_by, locked_at from graphile_worker._private_job_queues) l
      where locked_by is not null and not exists (select from job_workers w
        where w.worker_id = l.locked_by and w.last_seen_at > now() - interval '2 minutes')`,
  },
];
