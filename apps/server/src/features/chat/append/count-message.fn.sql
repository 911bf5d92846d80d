-- Counts a new message in its conversation, whose row is locked, and returns the message's seq. It is unread for the other
-- side and reads what the sender had before them; a line of the system is unread for nobody. A `mode`, `level`,
-- `milestone` or `age` line does not become the preview and does not move the conversation up in a list; any other
-- message brings back a conversation that was archived or deleted by a side. The intimacy that a fan's message brings is
-- counted in their first conversation.
create or replace function count_message(p_conversation bigint, p_draft message_draft, p_now timestamptz) returns integer
language plpgsql as $$
declare
  is_fan boolean := p_draft.identity = 'fan';
  is_creator boolean := p_draft.identity = 'creator';
  is_line boolean := p_draft.type in ('mode', 'level', 'milestone', 'age');
  today date := (p_now at time zone 'UTC')::date;
  key conversation_key;
  seq integer;
begin
  update conversations c set
    last_seq = c.last_seq + 1,
    fan_unread = case when is_fan then 0 when p_draft.identity = 'system' then c.fan_unread else c.fan_unread + 1 end,
    fan_read_seq = case when is_fan then c.last_seq + 1 else c.fan_read_seq end,
    fan_marked_unread = c.fan_marked_unread and not is_fan,
    fan_folder = case when is_line then c.fan_folder else 'inbox' end,
    creator_unread = case when is_creator then 0 when is_fan then c.creator_unread + 1 else c.creator_unread end,
    creator_read_seq = case when is_creator then c.last_seq + 1 else c.creator_read_seq end,
    creator_marked_unread = c.creator_marked_unread and not is_creator,
    creator_folder = case when is_line then c.creator_folder else 'inbox' end,
    last_content = case when is_line then c.last_content else left(p_draft.content, 120) end,
    last_type = case when is_line then c.last_type else p_draft.type end,
    last_identity = case when is_line then c.last_identity else p_draft.identity end,
    last_message_at = case when is_line then c.last_message_at else p_now end,
    preview_seq = case when is_line then c.preview_seq else c.last_seq + 1 end,
    intimacy_points = c.intimacy_points + case when is_fan and c.chat_no = 0 then intimacy_gain(
      p_draft.type, p_draft.diamonds, c.intimacy_day = today, c.intimacy_day_messages, c.intimacy_day_gifts) else 0 end,
    intimacy_day_messages = case when is_fan and c.chat_no = 0 then intimacy_day_messages(
      p_draft.type, c.intimacy_day = today, c.intimacy_day_messages) else c.intimacy_day_messages end,
    intimacy_day_gifts = case when is_fan and c.chat_no = 0 then intimacy_day_gifts(
      p_draft.diamonds, c.intimacy_day = today, c.intimacy_day_gifts) else c.intimacy_day_gifts end,
    intimacy_day = case when is_fan and c.chat_no = 0 then today else c.intimacy_day end,
    gifted_diamonds = c.gifted_diamonds
      + case when is_fan and c.chat_no = 0 and p_draft.type = 'gift' then p_draft.diamonds else 0 end,
    changed_xid = pg_current_xact_id()
    where c.conversation_id = p_conversation
    returning c.last_seq, c.user_id, c.char_id, c.chat_no into seq, key.fan_id, key.char_id, key.chat_no;
  if is_fan and key.chat_no > 0 then
    perform count_intimacy(key.fan_id, key.char_id, p_draft.type, p_draft.diamonds, p_now);
  end if;
  return seq;
end $$;
