-- How a conversation is answered: as was chosen for it, else as the creator's default says (users.chat_mode).
create or replace function answer_mode(p_mode text, p_default smallint) returns text language sql immutable
  return coalesce(p_mode, case p_default when 1 then 'off' else 'auto' end);

-- Whether the companion answers in this conversation by itself. The companion of whoever has gone answers nobody.
create or replace function companion_answers(p_conversation bigint) returns boolean language sql stable
  return exists (select from conversations c join users u on u.user_id = c.creator_user_id
    where c.conversation_id = p_conversation and u.deleted_at is null and answer_mode(c.mode, u.chat_mode) = 'auto');
