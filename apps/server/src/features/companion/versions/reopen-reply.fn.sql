-- Has the newest answer of a conversation written again (also one that failed), gone on with (p_is_continued), or written
-- to other words of the fan's (p_question; then p_message is the fan's message). What is stored stays until the new one
-- is. outcome: ok, or that of reopen_refusal. What was given back for it is reserved again (charge_again): its refusals
-- leave all as it was.
create or replace function reopen_reply(
  p_fan bigint, p_message bigint, p_question text, p_is_continued boolean, p_max integer, p_now timestamptz,
  out outcome text, out reply_id bigint, out cost integer, out balance bigint
) language plpgsql as $$
declare
  r companion_replies;
begin
  select p.* into r from companion_replies p where p.user_id = p_fan and case when p_question is null
    then p.message_id = p_message
    else (p.conversation_id, p.to_seq) = (select m.conversation_id, m.seq from messages m
      where m.message_id = p_message and m.identity = 'fan' and not m.is_deleted) end
    order by p.reply_id desc limit 1;
  if not found then outcome := 'gone'; return; end if;
  perform lock_user_pair_shared(p_fan, (
    select v.creator_user_id from conversations v where v.conversation_id = r.conversation_id));
  if exists (select from message_charges m where m.conversation_id = r.conversation_id) then
    select a.balance into balance from ledger_accounts a
      where a.user_id = p_fan and a.kind = 'wallet' for update;
  end if;
  perform from conversations v where v.conversation_id = r.conversation_id for update;
  select * into r from companion_replies p where p.reply_id = r.reply_id for update;
  reply_id := r.reply_id;
  outcome := reopen_refusal(r, p_question, p_is_continued, p_max, p_now);
  if outcome is not null then return; end if;
  select a.refusal, a.cost, a.balance into outcome, cost, balance from charge_again(r, balance, p_now) a;
  if outcome is not null then return; end if;
  update companion_replies p set state = 'queued', stop_requested = false, stopped_by_fan = false, content = '',
      crashes = 0, error = null, question = p_question, is_continued = p_is_continued, updated_at = p_now
    where p.reply_id = r.reply_id;
  perform queue_reply(r.reply_id);
  outcome := 'ok';
end $$;
