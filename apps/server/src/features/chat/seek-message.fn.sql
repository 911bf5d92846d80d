-- Returns the number of the first message at or after a moment; null when there is none. Messages are stored in the
-- order of time, so a binary search needs few reads and no index of times.
create or replace function seek_message(p_conversation bigint, p_since timestamptz) returns integer language plpgsql stable as $$
declare
  low integer := 1;
  high integer := (select c.last_seq + 1 from conversations c where c.conversation_id = p_conversation);
  middle integer;
begin
  while low < high loop
    middle := (low + high) / 2;
    if (select m.created_at from messages m where m.conversation_id = p_conversation and m.seq = middle) >= p_since then
      high := middle;
    else
      low := middle + 1;
    end if;
  end loop;
  return (select m.seq from messages m where m.conversation_id = p_conversation and m.seq = low);
end $$;
