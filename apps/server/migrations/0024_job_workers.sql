-- The worker pools that take jobs, one per process. The locks of one that is not seen any more are released by the others.
create table job_workers (
  worker_id text primary key,
  last_seen_at timestamptz not null
);
