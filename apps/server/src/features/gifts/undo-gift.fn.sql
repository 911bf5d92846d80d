-- Marks a gift as undone and empties its message under the conversation's lock, so that it is either answered or
-- undone. The caller has reversed its ledger entry in the same transaction. The greeting of a character does not
-- count as an answer: it precedes the fan's first message. outcome: ok, gone, delivered (the creator or the companion
-- has written since).
create or replace function undo_gift(
  p_fan bigint, p_message bigint, p_now timestamptz,
  out outcome text, out message messages, out conversation conversations,
  out fan_unread_total integer, out creator_unread_total integer
) language plpgsql as $$
declare
  locked record;
begin
  select * into locked from lock_message(p_fan, p_message);
  conversation := locked.conversation;
  message := locked.message;
  outcome := case
    when conversation.conversation_id is null then 'gone'
    when exists (select from messages m where m.conversation_id = conversation.conversation_id and m.seq > message.seq
      and (m.identity = 'creator' or m.identity = 'ai' and exists (select from messages f
        where f.conversation_id = m.conversation_id and f.seq < m.seq and f.identity = 'fan' and is_written(f.type, f.identity))))
      then 'delivered'
    else 'ok'
  end;
  if outcome <> 'ok' then return; end if;
  update gifts g set undone_at = p_now where g.message_id = p_message;
  message := empty_message(message, p_now);
  fan_unread_total := unread_total(conversation.user_id);
  creator_unread_total := unread_total(conversation.creator_user_id);
end $$;
