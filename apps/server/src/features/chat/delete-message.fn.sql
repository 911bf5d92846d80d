-- Takes back a message; a creator also answers for what their companion and their automation wrote. Behind a block the
-- conversation is closed to both, for this too.
-- outcome: ok, repeated, gone, forbidden.
create or replace function delete_message(
  p_viewer bigint, p_message bigint,
  out outcome text, out message messages, out char_id bigint, out fan_id bigint, out creator_id bigint,
  out fan_read_seq integer, out creator_read_seq integer, out fan_unread_total integer, out creator_unread_total integer
) language plpgsql as $$
declare
  c conversations;
begin
  select v.* into c from conversations v
    join messages m on m.conversation_id = v.conversation_id
    where m.message_id = p_message and p_viewer in (v.user_id, v.creator_user_id);
  perform lock_user_pair_shared(c.user_id, c.creator_user_id);
  select v.* into c from conversations v where v.conversation_id = c.conversation_id
    and not is_blocked(v.user_id, v.creator_user_id) for update;
  if not found then outcome := 'gone'; return; end if;
  select * into message from messages m where m.message_id = p_message;
  outcome := case
    when message.sender_user_id <> p_viewer or message.type = 'gift' or message.identity = 'system' then 'forbidden'
    when message.is_deleted then 'repeated'
    else 'ok'
  end;
  if outcome <> 'ok' then return; end if;
  update messages m set content = '', is_deleted = true, changed_xid = pg_current_xact_id()
    where m.message_id = p_message returning * into message;
  update conversations v set
    last_content = case when v.preview_seq = message.seq then '' else v.last_content end,
    fan_unread = recount_unread(v.conversation_id, 'fan', v.fan_read_seq),
    creator_unread = recount_unread(v.conversation_id, 'creator', v.creator_read_seq),
    changed_xid = pg_current_xact_id()
    where v.conversation_id = c.conversation_id;
  char_id := c.char_id;
  fan_id := c.user_id;
  creator_id := c.creator_user_id;
  fan_read_seq := c.fan_read_seq;
  creator_read_seq := c.creator_read_seq;
  fan_unread_total := unread_total(c.user_id);
  creator_unread_total := unread_total(c.creator_user_id);
end $$;
