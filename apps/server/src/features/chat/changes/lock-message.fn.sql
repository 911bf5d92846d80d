-- Locks a message and its conversation for one of its two people. Both are null when the viewer is neither of them, or
-- when a block separates the two.
create or replace function lock_message(
  p_viewer bigint, p_message bigint, out conversation conversations, out message messages
) language plpgsql as $$
begin
  select v.* into conversation from conversations v
    join messages m on m.conversation_id = v.conversation_id
    where m.message_id = p_message and p_viewer in (v.user_id, v.creator_user_id);
  perform lock_user_pair_shared(conversation.user_id, conversation.creator_user_id);
  select v.* into conversation from conversations v where v.conversation_id = conversation.conversation_id
    and not is_blocked(v.user_id, v.creator_user_id) for update;
  if not found then conversation := null; return; end if;
  select m.* into message from messages m where m.message_id = p_message;
end $$;

-- Stores the present words of a message before they are replaced or removed.
create or replace function insert_message_version(p_message messages, p_now timestamptz) returns void language sql as $$
  insert into message_versions (conversation_id, seq, revision, sender_user_id, content, replaced_at)
    values (p_message.conversation_id, p_message.seq, p_message.revision, p_message.sender_user_id, p_message.content, p_now);
$$;
