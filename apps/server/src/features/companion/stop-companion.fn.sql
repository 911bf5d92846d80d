-- The companion's answers to somebody that are being written stop, and those that wait to go out are thrown away: in one
-- conversation, or in all of theirs (p_conversation null). What is reserved for them is given back. Gives those being written.
create or replace function stop_companion(p_fan bigint, p_conversation bigint, p_now timestamptz)
  returns setof bigint language plpgsql as $$
declare
  conversation bigint;
begin
  perform from ledger_accounts a where a.user_id = p_fan and a.kind = 'wallet' for update;
  for conversation in select c.conversation_id from conversations c
    where c.user_id = p_fan and (p_conversation is null or c.conversation_id = p_conversation)
      and exists (select from companion_replies r where r.conversation_id = c.conversation_id
        and r.kind = 'companion' and r.state in ('queued', 'writing', 'waiting'))
    order by c.conversation_id for update
  loop
    return query update companion_replies r set stop_requested = true
      where r.conversation_id = conversation and r.kind = 'companion' and r.state in ('queued', 'writing')
      returning r.reply_id;
    update companion_replies r set state = unsent_state(r.message_id), content = '', due_at = null, updated_at = p_now
      where r.conversation_id = conversation and r.kind = 'companion' and r.state = 'waiting';
    perform release_message_charges(conversation, p_now);
  end loop;
end $$;
