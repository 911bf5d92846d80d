-- Switches who answers in all conversations of a creator that have no mode of their own. A switch leaves a line in those
-- of the last 24 hours, the newest 200 at most; one row per line. No row when nothing changed.
create or replace function set_chat_mode(p_creator bigint, p_mode smallint, p_now timestamptz)
  returns table (message messages, char_id bigint, fan_id bigint, fan_read_seq integer)
language plpgsql as $$
begin
  update users u set chat_mode = p_mode where u.user_id = p_creator and u.chat_mode <> p_mode;
  if not found then return; end if;
  return query
    select added.message, c.char_id, c.user_id, shown_read_seq(c.user_id, c.creator_user_id, c.fan_read_seq)
    from (select * from conversations v
      where v.creator_user_id = p_creator and v.mode is null and v.last_message_at > p_now - interval '24 hours'
      order by v.last_message_at desc, v.conversation_id desc limit 200) c
    cross join lateral append_message(c.user_id, c.char_id, p_creator, 'system', p_creator, 'mode',
      case p_mode when 1 then 'manual' else 'ai' end, null, null, null, null, p_now) added
    where (added.message).seq is not null;
end $$;
