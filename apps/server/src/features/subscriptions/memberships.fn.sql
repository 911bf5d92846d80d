-- Returns whether a membership (all null when there is none) gives full access to a character of this tier at a time.
create or replace function is_joined(membership_kind text, group_id text, period_end timestamptz, at timestamptz)
  returns boolean language sql immutable parallel safe
  return coalesce(
    membership_kind = 'free' and group_id is null or membership_kind = 'pro' and period_end > at, false);

-- Returns the creator's list that a membership belongs to.
create or replace function membership_list(state text) returns text language sql immutable parallel safe
return case state
  when 'following' then 'followers'
  when 'trialing' then 'trials'
  when 'active' then 'subscribers'
  when 'past_due' then 'subscribers'
  else 'ended'
end;

-- Keeps follower_num equal to the number of members who have not left, under concurrent writes.
create or replace function count_followers() returns trigger language plpgsql as $$
declare
  before integer := case when tg_op <> 'INSERT' and old.state <> 'expired' then 1 else 0 end;
  after integer := case when tg_op <> 'DELETE' and new.state <> 'expired' then 1 else 0 end;
begin
  if before <> after then
    update characters set follower_num = follower_num + after - before
      where char_id = case when tg_op = 'DELETE' then old.char_id else new.char_id end;
  end if;
  return null;
end $$;

create or replace trigger memberships_count after insert or delete or update of state on memberships
  for each row execute function count_followers();
