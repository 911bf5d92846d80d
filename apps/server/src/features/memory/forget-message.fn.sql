-- A message that is taken back is remembered no more: facts that were read in it go, and the summary is made anew.
create or replace function forget_message() returns trigger language plpgsql as $$
begin
  delete from memory_facts f
    where f.conversation_id = new.conversation_id and f.source_seq = new.seq and f.author = 'companion';
  update memory_facts f set source_seq = null
    where f.conversation_id = new.conversation_id and f.source_seq = new.seq;
  update memories y set summary = '', summary_seq = 0, revision = y.revision + 1
    where y.conversation_id = new.conversation_id;
  return null;
end $$;

create or replace trigger forget_message after update of is_deleted on messages
  for each row when (new.is_deleted and not old.is_deleted) execute function forget_message();
