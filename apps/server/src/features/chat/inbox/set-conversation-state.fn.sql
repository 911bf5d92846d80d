-- Changes one side's own state of a conversation. `clear_seq` deletes the messages up to it for this side and, when no
-- newer message exists, removes the conversation from this side's lists. Returns no row when the conversation is not the
-- viewer's, or is empty and the viewer is not its fan.
create or replace function set_conversation_state(
  p_viewer bigint, p_char bigint, p_fan bigint, p_chat smallint, p_change conversation_change
) returns table (conversation_id bigint, viewer_unread integer) language plpgsql as $$
declare
  c conversations;
begin
  select * into c from conversations v
    where v.char_id = p_char and v.user_id = p_fan and v.chat_no = p_chat and p_viewer in (v.user_id, v.creator_user_id)
      and (v.last_message_at is not null or p_change.clear_seq is not null and p_chat > 0 and p_viewer = v.user_id)
      and not is_blocked(v.user_id, v.creator_user_id)
    for update;
  if not found then return; end if;
  -- %1$s is the side whose columns change: fan or creator. $5: no visible message is left on it.
  execute format($update$
    update conversations v set
      %1$s_pinned = coalesce($1, v.%1$s_pinned and $5 is not true),
      %1$s_muted = coalesce($2, v.%1$s_muted),
      %1$s_marked_unread = coalesce($4, v.%1$s_marked_unread and $5 is not true),
      %1$s_folder = case when $5 then 'deleted' when v.%1$s_folder = 'deleted' then 'deleted'
        when $3 then 'archived' when not $3 then 'inbox' else v.%1$s_folder end,
      %1$s_cleared_seq = greatest(v.%1$s_cleared_seq, least(coalesce($6, 0), v.last_seq)),
      %1$s_unread = case when $6 is null then v.%1$s_unread
        else recount_unread(v.conversation_id, '%1$s',
          greatest(v.%1$s_read_seq, v.%1$s_cleared_seq, least($6, v.last_seq))) end,
      changed_xid = pg_current_xact_id()
      where v.conversation_id = $7
  $update$, case when c.user_id = p_viewer then 'fan' else 'creator' end)
    using p_change.is_pinned, p_change.is_muted, p_change.is_archived, p_change.is_marked_unread,
      p_change.clear_seq >= c.preview_seq, p_change.clear_seq, c.conversation_id;
  conversation_id := c.conversation_id;
  viewer_unread := unread_total(p_viewer);
  return next;
end $$;
