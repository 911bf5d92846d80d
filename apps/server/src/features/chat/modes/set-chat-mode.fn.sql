-- Writes the lines for a change of a creator's default between the AI and the person: in conversations of the last 24
-- hours that have no mode of their own, the newest 200 at most. Returns one row per line.
create or replace function add_mode_lines(p_creator bigint, p_was text, p_now timestamptz)
  returns table (message messages, char_id bigint, fan_id bigint, chat_no smallint, fan_read_seq integer)
language plpgsql as $$
declare
  answered text := creator_mode(p_creator, p_now);
begin
  if (answered = 'off') = (p_was = 'off') then return; end if;
  return query
    select added.message, c.char_id, c.user_id, c.chat_no, shown_read_seq(c.user_id, c.creator_user_id, c.fan_read_seq)
    from (select * from (select * from conversations v
      where v.creator_user_id = p_creator and v.mode is null and v.last_message_at > p_now - interval '24 hours'
      order by v.last_message_at desc, v.conversation_id desc limit 200) newest
      order by newest.conversation_id) c
    cross join lateral append_message((c.user_id, c.char_id, p_creator, c.chat_no)::conversation_key,
      draft_message('system', 'mode', case answered when 'off' then 'manual' else 'ai' end), p_now) added
    where (added.message).seq is not null;
end $$;

-- Switches a creator's companion off (1) or on (0) in all conversations that have no mode of their own.
create or replace function set_chat_mode(p_creator bigint, p_mode smallint, p_now timestamptz)
  returns table (message messages, char_id bigint, fan_id bigint, chat_no smallint, fan_read_seq integer)
language plpgsql as $$
declare
  was text := creator_mode(p_creator, p_now);
begin
  update users u set chat_mode = p_mode where u.user_id = p_creator and u.chat_mode <> p_mode;
  if found then return query select * from add_mode_lines(p_creator, was, p_now); end if;
end $$;
