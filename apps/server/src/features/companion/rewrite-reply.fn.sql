-- Has the newest answer of a conversation written again: the stored one is replaced, a failed one tried anew.
-- outcome: ok, live (it is being written, or waits to go out), gone.
create or replace function rewrite_reply(p_fan bigint, p_message bigint, p_now timestamptz, out outcome text, out reply_id bigint)
language plpgsql as $$
declare
  r companion_replies;
begin
  select * into r from companion_replies p where p.message_id = p_message and p.user_id = p_fan;
  if not found then outcome := 'gone'; return; end if;
  perform lock_user_pair_shared(p_fan, (
    select v.creator_user_id from conversations v where v.conversation_id = r.conversation_id));
  perform from conversations v where v.conversation_id = r.conversation_id for update;
  select * into r from companion_replies p where p.message_id = p_message for update;
  reply_id := r.reply_id;
  outcome := case
    when r.state in ('queued', 'writing', 'waiting') then 'live'
    when r.state in ('draft', 'discarded') then 'gone'
    when exists (select from companion_replies p
      where p.conversation_id = r.conversation_id and p.reply_id > r.reply_id) then 'gone'
    when exists (select from messages m where m.message_id = p_message and m.is_deleted) then 'gone'
    when conversation_mode(r.conversation_id, p_now) not in ('auto', 'supervised') then 'gone'
    when exists (select from conversations v
      where v.conversation_id = r.conversation_id and is_blocked(p_fan, v.creator_user_id)) then 'gone'
    else 'ok'
  end;
  if outcome = 'ok' then
    update companion_replies p set state = 'queued', stop_requested = false, content = '', crashes = 0, error = null,
      updated_at = p_now where p.reply_id = r.reply_id;
    perform queue_reply(r.reply_id);
  end if;
end $$;
