-- Removes the words of a message whose conversation is locked, for both sides and in every list; returns the emptied
-- message.
create or replace function empty_message(p_message messages, p_now timestamptz) returns messages language plpgsql as $$
declare
  emptied messages;
begin
  perform insert_message_version(p_message, p_now);
  update messages m set content = '', is_deleted = true, fan_reaction = null, creator_reaction = null,
      revision = m.revision + 1, changed_xid = pg_current_xact_id()
    where m.message_id = p_message.message_id returning * into emptied;
  update conversations v set
    last_content = case when v.preview_seq = p_message.seq then '' else v.last_content end,
    last_type = case when v.preview_seq = p_message.seq then 'text' else v.last_type end,
    fan_unread = recount_unread(v.conversation_id, 'fan', greatest(v.fan_read_seq, v.fan_cleared_seq)),
    creator_unread = recount_unread(v.conversation_id, 'creator', greatest(v.creator_read_seq, v.creator_cleared_seq)),
    changed_xid = pg_current_xact_id()
    where v.conversation_id = p_message.conversation_id;
  return emptied;
end $$;
