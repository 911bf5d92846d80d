-- Says another greeting in the place of the stored one, while neither side has written. outcome: ok, gone, closed.
create or replace function choose_greeting(
  p_fan bigint, p_char bigint, p_chat smallint, p_content text, p_version integer, p_num integer,
  out outcome text, out message messages, out conversation conversations
) language plpgsql as $$
declare
  locked record;
begin
  select m.* into message from conversations v join messages m using (conversation_id)
    where v.user_id = p_fan and v.char_id = p_char and v.chat_no = p_chat and m.identity = 'ai' and m.type = 'text' and m.reply_to_seq is null
      and not m.is_deleted
    order by m.seq limit 1;
  if not found then outcome := 'gone'; return; end if;
  select * into locked from lock_message(p_fan, message.message_id);
  conversation := locked.conversation;
  message := locked.message;
  outcome := case
    when conversation.conversation_id is null then 'gone'
    when exists (select from messages m where m.conversation_id = conversation.conversation_id
      and is_written(m.type, m.identity) and m.seq <> message.seq) then 'closed'
    else 'ok'
  end;
  if outcome <> 'ok' then return; end if;
  update messages m set content = p_content, version = p_version, version_num = p_num, rating = 0,
      revision = m.revision + 1, changed_xid = pg_current_xact_id()
    where m.message_id = message.message_id returning * into message;
  update conversations v set changed_xid = pg_current_xact_id() where v.conversation_id = conversation.conversation_id;
end $$;
