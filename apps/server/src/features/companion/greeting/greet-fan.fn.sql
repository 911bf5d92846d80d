-- Stores a character's greeting, once, in a conversation in which neither side has written: not across a block, not to somebody
-- in care mode, nor where
-- the creator sends what is answered. It is nobody's news: it lists the conversation nowhere, is its preview nowhere, and is read
-- where nothing was unread. No row when there is nothing to say.
create or replace function greet_fan(p_fan bigint, p_char bigint, p_chat smallint, p_content text, p_now timestamptz)
  returns setof messages language plpgsql as $$
declare
  creator bigint;
  c conversations;
  greeting messages;
begin
  select ch.user_id into creator from characters ch where ch.char_id = p_char;
  perform lock_user_pair_shared(p_fan, creator);
  perform from characters ch join users u using (user_id)
    where ch.char_id = p_char and ch.deleted_at is null and u.deleted_at is null
    for key share;
  if not found or p_fan = creator or is_blocked(p_fan, creator) then return; end if;
  if p_chat = 0 then
    insert into conversations (user_id, char_id, creator_user_id, created_at)
      values (p_fan, p_char, creator, p_now) on conflict do nothing;
  end if;
  select * into c from conversations v
    where v.user_id = p_fan and v.char_id = p_char and v.chat_no = p_chat for update;
  if not found then return; end if;
  if is_sales_quiet(p_fan, p_now) or conversation_mode(c.conversation_id, p_now) not in ('auto', 'supervised') or exists (select from messages m
    where m.conversation_id = c.conversation_id and is_written(m.type, m.identity))
  then return; end if;
  update conversations v set
    last_seq = v.last_seq + 1,
    fan_unread = v.fan_unread + case when v.fan_unread > 0 then 1 else 0 end,
    fan_read_seq = case when v.fan_unread > 0 then v.fan_read_seq else v.last_seq + 1 end,
    changed_xid = pg_current_xact_id()
    where v.conversation_id = c.conversation_id;
  insert into messages (conversation_id, seq, identity, sender_user_id, type, content, created_at)
    values (c.conversation_id, c.last_seq + 1, 'ai', creator, 'text', p_content, p_now)
    returning * into greeting;
  return next greeting;
end $$;
