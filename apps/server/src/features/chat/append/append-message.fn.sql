-- Adds a message to a conversation and counts it. The sender is the fan or, for every other identity, the creator. A
-- repeated client id returns the stored message (is_new false). Both results are null where open_conversation returns
-- none: a block separates the two, or there is no such conversation.
create or replace function append_message(
  p_key conversation_key, p_draft message_draft, p_now timestamptz, out is_new boolean, out message messages
) language plpgsql as $$
declare
  conversation bigint := open_conversation(p_key, p_draft.identity = 'fan', p_now);
  sender bigint := case p_draft.identity when 'fan' then p_key.fan_id else p_key.creator_id end;
begin
  if conversation is null then return; end if;
  if p_draft.client_id is not null then
    select * into message from messages m
      where m.conversation_id = conversation and m.sender_user_id = sender and m.client_id = p_draft.client_id;
    if found then is_new := false; return; end if;
  end if;
  insert into messages (conversation_id, seq, message_id, identity, sender_user_id, type, content, diamonds,
      client_id, reply_to_seq, created_at)
    values (conversation, count_message(conversation, p_draft, p_now), coalesce(p_draft.message_id, nextval('message_ids')),
      p_draft.identity, sender, p_draft.type, p_draft.content, p_draft.diamonds, p_draft.client_id,
      p_draft.reply_to_seq, p_now)
    returning * into message;
  is_new := true;
end $$;

-- Returns a draft of append_message. p_message_id: the message has its id already.
create or replace function draft_message(
  p_identity text, p_type text, p_content text, p_diamonds integer default null, p_client_id text default null,
  p_reply_to integer default null, p_message_id bigint default null
) returns message_draft language sql immutable parallel safe
  return (p_identity, p_type, p_content, p_diamonds, p_client_id, p_reply_to, p_message_id)::message_draft;
