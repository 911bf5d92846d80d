-- Unsends a message; a creator may also unsend what their companion and their automation wrote. outcome: ok, repeated,
-- gone, forbidden.
create or replace function delete_message(
  p_viewer bigint, p_message bigint, p_now timestamptz,
  out outcome text, out message messages, out conversation conversations,
  out fan_unread_total integer, out creator_unread_total integer
) language plpgsql as $$
declare
  locked record;
begin
  select * into locked from lock_message(p_viewer, p_message);
  conversation := locked.conversation;
  message := locked.message;
  outcome := case
    when conversation.conversation_id is null then 'gone'
    when message.sender_user_id <> p_viewer or message.type = 'gift' or message.identity = 'system' then 'forbidden'
    when message.is_deleted then 'repeated'
    else 'ok'
  end;
  if outcome <> 'ok' then return; end if;
  message := empty_message(message, p_now);
  fan_unread_total := unread_total(conversation.user_id);
  creator_unread_total := unread_total(conversation.creator_user_id);
end $$;
