-- Returns whether a block separates two people, in either direction. Statements written in TypeScript use notBlocked
-- of blocked-pairs.sql.ts, because the planner does not inline a function with a look-up.
create or replace function is_blocked(p_one bigint, p_other bigint) returns boolean language sql stable
  return exists (select from blocked_pairs p where p.user_id = p_one and p.other_user_id = p_other);

-- Returns everybody separated from a person by a block, for statements about many people: the planner inlines a
-- function that returns a table.
create or replace function blocked_with(p_user bigint) returns table (other_user_id bigint) language sql stable as $$
  select p.other_user_id from blocked_pairs p where p.user_id = p_user
$$;

-- The key of the advisory lock of two people.
create or replace function user_pair_key(p_one bigint, p_other bigint) returns bigint
language sql immutable parallel safe
  return hashtextextended('pair ' || least(p_one, p_other) || ' ' || greatest(p_one, p_other), 0);

-- Allows one block, restriction or lifting at a time between two people, until the transaction ends.
create or replace function lock_user_pair(p_one bigint, p_other bigint) returns void language sql as $$
  select pg_advisory_xact_lock(user_pair_key(p_one, p_other))
$$;

-- For all other actions of one person towards another: a block waits for this transaction, or this transaction for
-- the block. Take it before row locks. It locks nothing when one of the ids is null.
create or replace function lock_user_pair_shared(p_one bigint, p_other bigint) returns void language sql as $$
  select pg_advisory_xact_lock_shared(user_pair_key(p_one, p_other))
  where p_one is not null and p_other is not null
$$;

create or replace function is_restricted(p_by bigint, p_other bigint) returns boolean language sql stable
  return exists (select from restrictions r where r.user_id = p_by and r.other_user_id = p_other);

-- Returns the people that a person has restricted.
create or replace function restricted_by(p_user bigint) returns table (other_user_id bigint) language sql stable as $$
  select r.other_user_id from restrictions r where r.user_id = p_user
$$;
