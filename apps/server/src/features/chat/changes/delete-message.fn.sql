-- Unsends a message; a creator also answers for what their companion and their automation wrote.
-- outcome: ok, repeated, gone, forbidden.
create or replace function delete_message(
  p_viewer bigint, p_message bigint, p_now timestamptz,
  out outcome text, out message messages, out conversation conversations,
  out fan_unread_total integer, out creator_unread_total integer
) language plpgsql as $$
declare
  locked record;
begin
  select * into locked from lock_message(p_viewer, p_message);
  conversation := locked.conversation;
  message := locked.message;
  outcome := case
    when conversation.conversation_id is null then 'gone'
    when message.sender_user_id <> p_viewer or message.type = 'gift' or message.identity = 'system' then 'forbidden'
    when message.is_deleted then 'repeated'
    else 'ok'
  end;
  if outcome <> 'ok' then return; end if;
  perform insert_message_version(message, p_now);
  update messages m set content = '', is_deleted = true, fan_reaction = null, creator_reaction = null,
      revision = m.revision + 1, changed_xid = pg_current_xact_id()
    where m.message_id = p_message returning * into message;
  update conversations v set
    last_content = case when v.preview_seq = message.seq then '' else v.last_content end,
    fan_unread = recount_unread(v.conversation_id, 'fan', greatest(v.fan_read_seq, v.fan_cleared_seq)),
    creator_unread = recount_unread(v.conversation_id, 'creator', greatest(v.creator_read_seq, v.creator_cleared_seq)),
    changed_xid = pg_current_xact_id()
    where v.conversation_id = conversation.conversation_id;
  fan_unread_total := unread_total(conversation.user_id);
  creator_unread_total := unread_total(conversation.creator_user_id);
end $$;
