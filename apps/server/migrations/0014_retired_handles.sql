-- Handles of creators who are gone, as digests (SHA-256): an old link or invitation never leads to somebody else, and
-- the name itself is not kept.
create table retired_handles (
  digest bytea primary key,
  retired_at timestamptz not null
);
