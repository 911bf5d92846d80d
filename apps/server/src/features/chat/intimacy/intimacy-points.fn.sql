-- What a day with somebody counts: the first words of it, each message and each gift, none without end. The same numbers
-- stand in the contract (chat/intimacy.ts), where people read them; a test compares. A day is one of UTC.
create or replace function intimacy_day_messages(p_type text, p_is_same_day boolean, p_messages smallint)
  returns smallint language sql immutable
  return least(10, case when p_is_same_day then p_messages else 0 end + (p_type <> 'gift')::integer)::smallint;

create or replace function intimacy_day_gifts(p_diamonds integer, p_is_same_day boolean, p_gifts smallint)
  returns smallint language sql immutable
  return least(20, case when p_is_same_day then p_gifts else 0 end + coalesce(p_diamonds, 0) / 100)::smallint;

create or replace function intimacy_gain(
  p_type text, p_diamonds integer, p_is_same_day boolean, p_messages smallint, p_gifts smallint
) returns integer language sql immutable
  return case when p_is_same_day then 0 else 10 end
    + intimacy_day_messages(p_type, p_is_same_day, p_messages) - case when p_is_same_day then p_messages else 0 end
    + intimacy_day_gifts(p_diamonds, p_is_same_day, p_gifts) - case when p_is_same_day then p_gifts else 0 end;

create or replace function intimacy_level(p_points integer) returns integer language sql immutable
  return case when p_points >= 1500 then 5 when p_points >= 500 then 4 when p_points >= 150 then 3
    when p_points >= 30 then 2 else 1 end;

-- A level that is reached is told in the conversation by a job; with the fourth the inner circle opens.
create or replace function reach_intimacy_level() returns trigger language plpgsql as $$
declare
  level integer := intimacy_level(new.intimacy_points);
begin
  if level >= 4 and new.circle_since is null then new.circle_since := new.last_message_at; end if;
  perform graphile_worker.add_job('intimacy.level', json_build_object('conversation_id', new.conversation_id::text,
    'level', level), job_key := 'intimacy.level:' || new.conversation_id || ':' || level, max_attempts := 12);
  return new;
end $$;

create or replace trigger conversations_intimacy_level before update of intimacy_points on conversations
  for each row when (intimacy_level(old.intimacy_points) < intimacy_level(new.intimacy_points))
  execute function reach_intimacy_level();
