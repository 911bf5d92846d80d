-- Sets the mode of one conversation; p_mode null follows the creator's default. Removes the mark that calls the creator,
-- except that of distress, which stays until they write. A change between the AI and the person writes a line; only then
-- `message` has a seq. outcome: ok, gone.
create or replace function set_conversation_mode(
  p_creator bigint, p_char bigint, p_fan bigint, p_chat smallint, p_mode text, p_now timestamptz,
  out outcome text, out message messages, out fan_read_seq integer, out creator_read_seq integer, out answered text
) language plpgsql as $$
declare
  c conversations;
  was text;
begin
  perform lock_user_pair_shared(p_fan, p_creator);
  perform from users u join characters ch using (user_id)
    where u.user_id = p_creator and ch.char_id = p_char and u.deleted_at is null;
  if not found or p_fan = p_creator or is_blocked(p_fan, p_creator) or not is_fan_of(p_fan, p_char) then
    outcome := 'gone';
    return;
  end if;
  if p_chat = 0 then
    insert into conversations (user_id, char_id, creator_user_id, created_at)
      values (p_fan, p_char, p_creator, p_now) on conflict do nothing;
  end if;
  select * into c from conversations v where v.user_id = p_fan and v.char_id = p_char and v.chat_no = p_chat
    and (p_chat = 0 or v.last_message_at is not null) for update;
  if not found then outcome := 'gone'; return; end if;
  was := answer_mode(c.mode, p_creator, p_now);
  answered := answer_mode(p_mode, p_creator, p_now);
  update conversations v set mode = p_mode, changed_xid = pg_current_xact_id(),
      handover = case v.handover when 'distress' then v.handover end,
      handover_seq = case v.handover when 'distress' then v.handover_seq end
    where v.conversation_id = c.conversation_id;
  outcome := 'ok';
  fan_read_seq := shown_read_seq(c.user_id, c.creator_user_id, c.fan_read_seq);
  creator_read_seq := shown_read_seq(c.user_id, c.creator_user_id, c.creator_read_seq);
  if (answered = 'off') = (was = 'off') then return; end if;
  select (a.message).* into message from append_message((p_fan, p_char, p_creator, p_chat)::conversation_key,
    draft_message('system', 'mode', case answered when 'off' then 'manual' else 'ai' end), p_now) a;
end $$;
