-- Sets the viewer's one reaction to a message; null removes it. The same reaction again changes nothing. outcome: ok,
-- repeated, gone, forbidden, deleted.
create or replace function react_to_message(
  p_viewer bigint, p_message bigint, p_emoji text,
  out outcome text, out message messages, out conversation conversations
) language plpgsql as $$
declare
  locked record;
  is_fan boolean;
begin
  select * into locked from lock_message(p_viewer, p_message);
  conversation := locked.conversation;
  message := locked.message;
  is_fan := p_viewer = conversation.user_id;
  outcome := case
    when conversation.conversation_id is null then 'gone'
    when message.identity = 'system' then 'forbidden'
    when message.is_deleted then 'deleted'
    when p_emoji is not distinct from case when is_fan then message.fan_reaction else message.creator_reaction end
      then 'repeated'
    else 'ok'
  end;
  if outcome <> 'ok' then return; end if;
  update messages m set
      fan_reaction = case when is_fan then p_emoji else m.fan_reaction end,
      creator_reaction = case when is_fan then m.creator_reaction else p_emoji end,
      revision = m.revision + 1, changed_xid = pg_current_xact_id()
    where m.message_id = p_message returning * into message;
  update conversations v set changed_xid = pg_current_xact_id() where v.conversation_id = conversation.conversation_id;
end $$;
