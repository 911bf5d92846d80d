-- What a character says by itself to one person is said in the order in which it happened: the jobs of one queue run
-- one after the other. Few queues, since each is a row that stays for a while.
create or replace function queue_auto_message(p_char bigint, p_kind text, p_fan bigint, p_event text) returns void
language plpgsql as $$
begin
  if exists (select from auto_messages a where a.char_id = p_char and a.kind = p_kind and a.is_on) then
    perform graphile_worker.add_job('auto-messages.send', json_build_object('char_id', p_char::text, 'kind', p_kind,
      'user_id', p_fan::text, 'event', p_event), queue_name := 'auto-messages ' || p_fan % 16,
      job_key := 'auto-messages.send:' || p_event, max_attempts := 5);
  end if;
end $$;
