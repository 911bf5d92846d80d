-- The points of one day (UTC): for its first message, each further message and each gift, each with a limit. The
-- contract states the same numbers (chat/intimacy.ts); a test compares them.
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

-- Messages and gifts in another conversation with the same character count in the first one, whose row is locked.
create or replace function count_intimacy(p_user bigint, p_char bigint, p_type text, p_diamonds integer, p_now timestamptz)
  returns void language plpgsql as $$
declare
  today date := (p_now at time zone 'UTC')::date;
begin
  update conversations c set
    intimacy_points = c.intimacy_points + g.points,
    circle_since = coalesce(c.circle_since, case when intimacy_level(c.intimacy_points + g.points) >= 4 then p_now end),
    intimacy_day_messages = intimacy_day_messages(p_type, c.intimacy_day = today, c.intimacy_day_messages),
    intimacy_day_gifts = intimacy_day_gifts(p_diamonds, c.intimacy_day = today, c.intimacy_day_gifts),
    gifted_diamonds = c.gifted_diamonds + case p_type when 'gift' then p_diamonds else 0 end,
    intimacy_day = today, changed_xid = pg_current_xact_id()
    from (select v.conversation_id,
        intimacy_gain(p_type, p_diamonds, v.intimacy_day = today, v.intimacy_day_messages, v.intimacy_day_gifts) as points
      from conversations v where v.user_id = p_user and v.char_id = p_char and v.chat_no = 0) g
    where c.conversation_id = g.conversation_id;
end $$;

-- A job announces a new level in the conversation; the fourth level opens the inner circle.
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
