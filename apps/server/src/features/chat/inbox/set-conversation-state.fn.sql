-- What one side makes of a conversation for itself; what is null stays. p_clear_seq deletes the messages up to it for this
-- side, and, where nothing newer is there, the conversation from this side's lists. No row when the conversation is not
-- theirs, or nothing was said in it but that its fan may delete it.
create or replace function set_conversation_state(
  p_viewer bigint, p_char bigint, p_fan bigint, p_chat smallint, p_pinned boolean, p_muted boolean, p_archived boolean,
  p_marked_unread boolean, p_clear_seq integer
) returns table (conversation_id bigint, viewer_unread integer) language plpgsql as $$
declare
  c conversations;
  cleared integer;
  is_empty boolean;
begin
  select * into c from conversations v
    where v.char_id = p_char and v.user_id = p_fan and v.chat_no = p_chat and p_viewer in (v.user_id, v.creator_user_id)
      and (v.last_message_at is not null or p_clear_seq is not null and p_chat > 0 and p_viewer = v.user_id)
      and not is_blocked(v.user_id, v.creator_user_id)
    for update;
  if not found then return; end if;
  if c.user_id = p_viewer then
    cleared := greatest(c.fan_cleared_seq, least(coalesce(p_clear_seq, 0), c.last_seq));
    is_empty := p_clear_seq >= c.preview_seq;
    update conversations v set
      fan_pinned = coalesce(p_pinned, v.fan_pinned and is_empty is not true),
      fan_muted = coalesce(p_muted, v.fan_muted),
      fan_marked_unread = coalesce(p_marked_unread, v.fan_marked_unread and is_empty is not true),
      fan_folder = case when is_empty then 'deleted' when v.fan_folder = 'deleted' then 'deleted'
        when p_archived then 'archived' when not p_archived then 'inbox' else v.fan_folder end,
      fan_cleared_seq = cleared,
      fan_unread = case when p_clear_seq is null then v.fan_unread
        else recount_unread(v.conversation_id, 'fan', greatest(v.fan_read_seq, cleared)) end,
      changed_xid = pg_current_xact_id()
      where v.conversation_id = c.conversation_id;
  else
    cleared := greatest(c.creator_cleared_seq, least(coalesce(p_clear_seq, 0), c.last_seq));
    is_empty := p_clear_seq >= c.preview_seq;
    update conversations v set
      creator_pinned = coalesce(p_pinned, v.creator_pinned and is_empty is not true),
      creator_muted = coalesce(p_muted, v.creator_muted),
      creator_marked_unread = coalesce(p_marked_unread, v.creator_marked_unread and is_empty is not true),
      creator_folder = case when is_empty then 'deleted' when v.creator_folder = 'deleted' then 'deleted'
        when p_archived then 'archived' when not p_archived then 'inbox' else v.creator_folder end,
      creator_cleared_seq = cleared,
      creator_unread = case when p_clear_seq is null then v.creator_unread
        else recount_unread(v.conversation_id, 'creator', greatest(v.creator_read_seq, cleared)) end,
      changed_xid = pg_current_xact_id()
      where v.conversation_id = c.conversation_id;
  end if;
  conversation_id := c.conversation_id;
  viewer_unread := unread_total(p_viewer);
  return next;
end $$;
