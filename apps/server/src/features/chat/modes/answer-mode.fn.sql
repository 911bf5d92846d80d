-- Whether a local time is within working hours: p_days has a bit per ISO weekday, the minutes are since midnight. Hours
-- that end before they begin end on the next day; equal ones last a whole day.
create or replace function is_working_time(p_days integer, p_from integer, p_to integer, p_local timestamp)
  returns boolean language sql immutable
  return (select case
      when p_from < p_to then today and minute >= p_from and minute < p_to
      else today and minute >= p_from or yesterday and minute < p_to
    end
    from (select extract(hour from p_local)::integer * 60 + extract(minute from p_local)::integer as minute,
        p_days >> (extract(isodow from p_local)::integer - 1) & 1 = 1 as today,
        p_days >> (extract(isodow from p_local - interval '1 day')::integer - 1) & 1 = 1 as yesterday) local);

-- The mode of a creator's conversations that have none of their own: auto, supervised, draft or off. Outside of working
-- hours, which are in the creator's time zone, the away mode holds. For a deleted creator it is off.
create or replace function creator_mode(p_creator bigint, p_now timestamptz) returns text language sql stable
  return (select case
      when u.deleted_at is not null then 'off'
      when s.away_mode is not null
        and not is_working_time(s.work_days, s.work_from, s.work_to, p_now at time zone u.timezone) then s.away_mode
      when u.chat_mode = 1 then 'off'
      else coalesce(s.ai_mode, 'auto')
    end
    from users u left join answer_settings s using (user_id) where u.user_id = p_creator);

-- The mode of a conversation: its own, else the creator's.
create or replace function answer_mode(p_mode text, p_creator bigint, p_now timestamptz) returns text language sql stable
  return coalesce(p_mode, creator_mode(p_creator, p_now));

create or replace function conversation_mode(p_conversation bigint, p_now timestamptz) returns text language sql stable
  return (select case when u.deleted_at is not null then 'off' else answer_mode(c.mode, c.creator_user_id, p_now) end
    from conversations c join users u on u.user_id = c.creator_user_id where c.conversation_id = p_conversation);
