-- Ends the care mode of a fan at their own word, when Kindred's care answers in this conversation or they spoke of
-- self-harm there: elsewhere the words mean something else. Returns whether it ended. Expects the fan's wallet to be
-- locked.
create or replace function end_care_here(p_fan bigint, p_char bigint, p_chat smallint, p_now timestamptz)
  returns boolean language plpgsql as $$
declare
  conversation bigint := (select c.conversation_id from conversations c
    where c.user_id = p_fan and c.char_id = p_char and c.chat_no = p_chat);
begin
  if conversation is null or not is_sales_quiet(p_fan, p_now) then return false; end if;
  if answered_by(conversation, p_now) <> 'care' and not is_distress_current(conversation) then return false; end if;
  return end_care(p_fan, p_now);
end $$;
