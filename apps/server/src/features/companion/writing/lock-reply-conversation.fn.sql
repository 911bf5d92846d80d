-- Locks what the end of an answer changes, in the order of everybody who does so: the two people against a block, the
-- fan's wallet where diamonds are reserved, the conversation. Returns the conversation.
create or replace function lock_reply_conversation(p_reply bigint) returns conversations language plpgsql as $$
declare
  c conversations;
begin
  select v.* into c from conversations v join companion_replies p using (conversation_id) where p.reply_id = p_reply;
  perform lock_user_pair_shared(c.user_id, c.creator_user_id);
  perform lock_message_charges(c.conversation_id);
  select v.* into c from conversations v where v.conversation_id = c.conversation_id for update;
  return c;
end $$;
