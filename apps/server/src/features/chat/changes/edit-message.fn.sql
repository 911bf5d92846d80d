-- Replaces the words of a message of the viewer. The same words again change nothing. outcome: ok, repeated, gone,
-- forbidden, deleted, too_late (it was written before p_since).
create or replace function edit_message(
  p_viewer bigint, p_message bigint, p_content text, p_since timestamptz, p_now timestamptz,
  out outcome text, out message messages, out conversation conversations
) language plpgsql as $$
declare
  locked record;
begin
  select * into locked from lock_message(p_viewer, p_message);
  conversation := locked.conversation;
  message := locked.message;
  outcome := case
    when conversation.conversation_id is null then 'gone'
    when message.sender_user_id <> p_viewer or message.type not in ('text', 'image', 'video') or message.identity not in ('fan', 'creator')
      then 'forbidden'
    when message.is_deleted then 'deleted'
    when message.content = p_content then 'repeated'
    when message.created_at < p_since then 'too_late'
    else 'ok'
  end;
  if outcome <> 'ok' then return; end if;
  perform insert_message_version(message, p_now);
  update messages m set content = p_content, edited_at = p_now, revision = m.revision + 1,
      changed_xid = pg_current_xact_id()
    where m.message_id = p_message returning * into message;
  update conversations v set
    last_content = case when v.preview_seq = message.seq then left(p_content, 120) else v.last_content end,
    changed_xid = pg_current_xact_id()
    where v.conversation_id = conversation.conversation_id;
end $$;
