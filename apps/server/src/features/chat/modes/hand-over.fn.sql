-- Whether what a message speaks of is the creator's to answer where the conversation is answered so.
create or replace function hands_over(p_creator bigint, p_mode text, p_topic text) returns boolean language sql stable
  return p_topic is not null and p_mode in ('auto', 'supervised') and not exists (
    select from answer_settings s where s.user_id = p_creator and p_topic <> all (s.handover_topics));

-- The companion leaves a conversation to its creator, because of what the fan's message p_seq speaks of, where it sends its
-- answers by itself and the creator wants that. Gives the line about it; none where nothing is handed over. The
-- conversation's row is locked.
create or replace function hand_over(p_conversation bigint, p_topic text, p_seq integer, p_now timestamptz)
  returns messages language plpgsql as $$
declare
  c conversations;
  line messages;
begin
  select * into c from conversations v where v.conversation_id = p_conversation;
  if not hands_over(c.creator_user_id, answer_mode(c.mode, c.creator_user_id, p_now), p_topic) then return null; end if;
  update conversations v set mode = 'off', handover = p_topic, handover_seq = p_seq
    where v.conversation_id = p_conversation;
  select (a.message).* into line from append_message(c.user_id, c.char_id, c.creator_user_id, 'system',
    c.creator_user_id, 'mode', 'manual', null, null, null, null, p_now, c.chat_no) a;
  return line;
end $$;
