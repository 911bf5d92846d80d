-- Stores the default settings of a creator, whose mode may be off. Returns one row per line that it writes.
create or replace function set_answer_settings(p_settings answer_settings)
returns table (message messages, char_id bigint, fan_id bigint, chat_no smallint, fan_read_seq integer)
language plpgsql as $$
declare
  creator bigint := p_settings.user_id;
  mode text := p_settings.ai_mode;
  mode_before text := creator_mode(creator, p_settings.updated_at);
begin
  update users u set chat_mode = case mode when 'off' then 1 else 0 end where u.user_id = creator;
  if mode = 'off' then
    p_settings.ai_mode := coalesce((select s.ai_mode from answer_settings s where s.user_id = creator), 'auto');
  end if;
  insert into answer_settings as s select p_settings.*
    on conflict (user_id) do update set
      ai_mode = excluded.ai_mode, away_mode = excluded.away_mode,
      work_days = excluded.work_days, work_from = excluded.work_from, work_to = excluded.work_to,
      hold_seconds = excluded.hold_seconds, handover_topics = excluded.handover_topics,
      message_price = excluded.message_price, updated_at = excluded.updated_at;
  return query select * from add_mode_lines(creator, mode_before, p_settings.updated_at);
end $$;
