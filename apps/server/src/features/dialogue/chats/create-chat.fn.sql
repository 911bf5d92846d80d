-- Begins another conversation of a fan with a character. Returns an existing one when it has no messages: the first one,
-- which then takes the name, or one of that name. A new one takes the mode and the memory setting of the first. outcome:
-- ok, gone, own, full (the fan has p_max that they have not deleted).
create or replace function create_chat(
  p_fan bigint, p_char bigint, p_name text, p_max integer, p_now timestamptz, out outcome text, out chat smallint
) language plpgsql as $$
declare
  creator bigint;
  first conversations;
  added bigint;
begin
  select ch.user_id into creator from characters ch where ch.char_id = p_char;
  perform lock_user_pair_shared(p_fan, creator);
  perform from characters ch join users u using (user_id)
    where ch.char_id = p_char and ch.deleted_at is null and u.deleted_at is null and not is_blocked(p_fan, creator)
    for key share;
  outcome := case when not found then 'gone' when p_fan = creator then 'own' else 'ok' end;
  if outcome <> 'ok' then return; end if;
  insert into conversations (user_id, char_id, creator_user_id, created_at)
    values (p_fan, p_char, creator, p_now) on conflict do nothing;
  -- Concurrent calls wait here, so that each sees those before it.
  select * into first from conversations c where c.user_id = p_fan and c.char_id = p_char and c.chat_no = 0 for update;
  if first.last_message_at is null then
    chat := 0;
    update conversations c set name = p_name where c.conversation_id = first.conversation_id and p_name <> '';
    return;
  end if;
  select c.chat_no into chat from conversations c where c.user_id = p_fan and c.char_id = p_char and c.name = p_name
    and c.last_message_at is null and c.fan_folder <> 'deleted' order by c.chat_no limit 1;
  if found then return; end if;
  if (select count(*) from conversations c where c.user_id = p_fan and c.char_id = p_char and c.fan_folder <> 'deleted')
    >= p_max then outcome := 'full'; return; end if;
  insert into conversations (user_id, char_id, creator_user_id, chat_no, name, mode, created_at)
    select p_fan, p_char, creator, max(c.chat_no) + 1, p_name, first.mode, p_now
    from conversations c where c.user_id = p_fan and c.char_id = p_char
    returning conversation_id, chat_no into added, chat;
  insert into memories (conversation_id, user_id, is_on, updated_at)
    select added, p_fan, false, p_now from memories y
    where y.conversation_id = first.conversation_id and not y.is_on;
end $$;
