-- Returns what both sides are shown of a conversation. Volatile, so that it counts what this transaction has written.
create or replace function count_conversation(p_conversation bigint) returns conversation_counts language plpgsql as $$
declare
  counts conversation_counts;
begin
  select shown_read_seq(c.user_id, c.creator_user_id, c.fan_read_seq),
      shown_read_seq(c.user_id, c.creator_user_id, c.creator_read_seq),
      unread_total(c.user_id), unread_total(c.creator_user_id)
    into counts from conversations c where c.conversation_id = p_conversation;
  return counts;
end $$;
