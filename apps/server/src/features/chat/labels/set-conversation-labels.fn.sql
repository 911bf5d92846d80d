-- Sets exactly these labels of the viewer on a conversation; foreign label ids are ignored. A label holds at most p_max
-- conversations. outcome: ok, gone, full.
create or replace function set_conversation_labels(
  p_viewer bigint, p_char bigint, p_fan bigint, p_chat smallint, p_labels bigint[], p_max integer, out outcome text
) language plpgsql as $$
declare
  conversation bigint;
begin
  select c.conversation_id into conversation from conversations c
    where c.char_id = p_char and c.user_id = p_fan and c.chat_no = p_chat and p_viewer in (c.user_id, c.creator_user_id)
      and c.last_message_at is not null and not is_blocked(c.user_id, c.creator_user_id) for update;
  if conversation is null then outcome := 'gone'; return; end if;
  -- Concurrent calls wait here, so that each counts those before it.
  perform from labels l where l.user_id = p_viewer and l.label_id = any(p_labels) order by l.label_id for update;
  if exists (select from unnest(p_labels) given (label_id)
    where not exists (select from conversation_labels cl where cl.label_id = given.label_id and cl.conversation_id = conversation)
      and (select count(*) from conversation_labels cl where cl.label_id = given.label_id) >= p_max) then
    outcome := 'full';
    return;
  end if;
  delete from conversation_labels cl using labels l
    where l.label_id = cl.label_id and l.user_id = p_viewer and cl.conversation_id = conversation
      and cl.label_id <> all(p_labels);
  insert into conversation_labels (label_id, conversation_id)
    select l.label_id, conversation from labels l where l.user_id = p_viewer and l.label_id = any(p_labels)
    on conflict do nothing;
  update conversations c set changed_xid = pg_current_xact_id() where c.conversation_id = conversation;
  outcome := 'ok';
end $$;
