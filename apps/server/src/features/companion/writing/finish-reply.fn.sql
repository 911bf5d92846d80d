-- Ends an answer, once, by the writer that holds it: the message is stored (or replaced, where it is written
-- again), and whatever the fan said meanwhile gets an answer of its own. Nothing of it passes a block. outcome: ok, lost.
create or replace function finish_reply(
  p_reply bigint, p_attempt integer, p_state text, p_content text, p_error text, p_now timestamptz,
  out outcome text, out message messages, out is_new boolean,
  out fan_read_seq integer, out creator_read_seq integer, out fan_unread_total integer, out creator_unread_total integer
) language plpgsql as $$
declare
  r companion_replies;
  c conversations;
  next_seq integer;
  has_block boolean;
begin
  select v.* into c from conversations v join companion_replies p using (conversation_id) where p.reply_id = p_reply;
  perform lock_user_pair_shared(c.user_id, c.creator_user_id);
  select v.* into c from conversations v where v.conversation_id = c.conversation_id for update;
  has_block := is_blocked(c.user_id, c.creator_user_id);
  -- From here on the text is the message's alone.
  update companion_replies p set state = p_state, content = '', error = p_error, updated_at = p_now
    where p.reply_id = p_reply and p.attempt = p_attempt and p.state = 'writing' returning * into r;
  if not found then outcome := 'lost'; return; end if;
  outcome := 'ok';
  if p_state in ('complete', 'stopped') and p_content <> '' and not has_block then
    update messages m set content = p_content, is_stopped = p_state = 'stopped', revision = m.revision + 1, changed_xid = pg_current_xact_id()
      where m.message_id = r.message_id and not m.is_deleted returning * into message;
    is_new := not found;
    if is_new and not exists (select from messages m where m.message_id = r.message_id) then
      select (a.message).* into message from append_message(c.user_id, c.char_id, c.creator_user_id, 'ai',
        c.creator_user_id, 'text', p_content, null, null, r.to_seq, r.message_id, p_now) a;
      if p_state = 'stopped' then
        update messages m set is_stopped = true where m.message_id = message.message_id returning * into message;
      end if;
    elsif not is_new then
      update conversations v set changed_xid = pg_current_xact_id(),
        last_content = case when v.preview_seq = message.seq then left(p_content, 120) else v.last_content end
        where v.conversation_id = c.conversation_id;
    end if;
  end if;
  next_seq := unanswered_seq(c.conversation_id, r.to_seq);
  if next_seq is not null and not has_block and companion_answers(c.conversation_id) then
    perform request_reply(c.conversation_id, c.user_id, next_seq, p_now);
  end if;
  select v.fan_read_seq, v.creator_read_seq into fan_read_seq, creator_read_seq
    from conversations v where v.conversation_id = c.conversation_id;
  fan_unread_total := unread_total(c.user_id);
  creator_unread_total := unread_total(c.creator_user_id);
end $$;
