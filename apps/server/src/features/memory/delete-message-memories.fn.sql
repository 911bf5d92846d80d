-- Deletes the memories of a message that is unsent: its facts go, and the summary is written again. An edited message is
-- read again.
create or replace function delete_message_memories() returns trigger language plpgsql as $$
begin
  delete from memory_facts f
    where f.conversation_id = new.conversation_id and f.source_seq = new.seq and f.author = 'companion'
      and (new.is_deleted or not f.is_pinned and f.forgotten_at is null);
  if new.is_deleted then
    update memory_facts f set source_seq = null
      where f.conversation_id = new.conversation_id and f.source_seq = new.seq;
  end if;
  delete from memory_words w where w.conversation_id = new.conversation_id and w.seq = new.seq;
  delete from memory_vectors v where v.conversation_id = new.conversation_id and v.seq = new.seq;
  update memories y set summary = '', summary_seq = 0, revision = y.revision + 1,
      read_seq = greatest(y.forgotten_seq, least(y.read_seq, new.seq - 1)),
      embedded_seq = case when new.is_deleted then y.embedded_seq else least(y.embedded_seq, new.seq - 1) end
    where y.conversation_id = new.conversation_id;
  return null;
end $$;

create or replace trigger delete_message_memories after update of is_deleted, content on messages
  for each row when (new.is_deleted and not old.is_deleted or new.identity = 'fan' and new.content <> old.content)
  execute function delete_message_memories();
