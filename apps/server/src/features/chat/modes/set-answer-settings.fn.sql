-- Stores the default settings of a creator; p_mode may be off. Returns one row per line that it writes.
create or replace function set_answer_settings(
  p_creator bigint, p_mode text, p_away text, p_days integer, p_from integer, p_to integer, p_hold integer,
  p_topics text[], p_price integer, p_now timestamptz
) returns table (message messages, char_id bigint, fan_id bigint, chat_no smallint, fan_read_seq integer) language plpgsql as $$
declare
  was text := creator_mode(p_creator, p_now);
begin
  update users u set chat_mode = case p_mode when 'off' then 1 else 0 end where u.user_id = p_creator;
  insert into answer_settings as s
      (user_id, ai_mode, away_mode, work_days, work_from, work_to, hold_seconds, handover_topics, message_price, updated_at)
    values (p_creator, case p_mode when 'off' then 'auto' else p_mode end, p_away, p_days, p_from, p_to, p_hold, p_topics,
      p_price, p_now)
    on conflict (user_id) do update set
      ai_mode = case p_mode when 'off' then s.ai_mode else excluded.ai_mode end, away_mode = excluded.away_mode,
      work_days = excluded.work_days, work_from = excluded.work_from, work_to = excluded.work_to,
      hold_seconds = excluded.hold_seconds, handover_topics = excluded.handover_topics,
      message_price = excluded.message_price, updated_at = excluded.updated_at;
  return query select * from add_mode_lines(p_creator, was, p_now);
end $$;
