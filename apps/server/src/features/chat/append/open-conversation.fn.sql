-- Locks the conversation that a message is written into and returns its id. The first one of a fan and a character begins
-- here. Returns null when a block separates the two, which waits for this transaction or this one for it, and for a
-- further conversation (number above 0) that does not exist. Gifts and intimacy are counted in the first conversation,
-- so a fan's message locks that one first: conversations are locked in the order in which they began.
create or replace function open_conversation(p_key conversation_key, p_is_fan boolean, p_now timestamptz) returns bigint
language plpgsql as $$
declare
  conversation bigint;
begin
  perform lock_user_pair_shared(p_key.fan_id, p_key.creator_id);
  if is_blocked(p_key.fan_id, p_key.creator_id) then return null; end if;
  if p_is_fan and p_key.chat_no > 0 then
    perform from conversations c
      where c.user_id = p_key.fan_id and c.char_id = p_key.char_id and c.chat_no = 0 for update;
  end if;
  select c.conversation_id into conversation from conversations c
    where c.user_id = p_key.fan_id and c.char_id = p_key.char_id and c.chat_no = p_key.chat_no for update;
  if found or p_key.chat_no > 0 then return conversation; end if;
  insert into conversations (user_id, char_id, creator_user_id, created_at)
    values (p_key.fan_id, p_key.char_id, p_key.creator_id, p_now) on conflict do nothing;
  select c.conversation_id into conversation from conversations c
    where c.user_id = p_key.fan_id and c.char_id = p_key.char_id and c.chat_no = 0 for update;
  return conversation;
end $$;
