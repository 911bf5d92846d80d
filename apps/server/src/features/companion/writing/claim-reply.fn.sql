-- Claims an answer for one writer; nothing is written across a block. It is written as the conversation is answered now: by the
-- companion, or by Kindred's care, whose every third answer in a row is the help card. Care writes no version of another answer.
-- outcome: write; stop or fail (to be ended so); busy (somebody writes it); wait (this fan has as many answers under way as
-- they may); gone.
create or replace function claim_reply(
  p_reply bigint, p_max_writing integer, p_max_crashes integer, p_now timestamptz,
  out outcome text, out reply companion_replies
) language plpgsql as $$
declare
  is_rewrite boolean;
  now_mode text;
  answerer text;
begin
  perform from users u where u.user_id = (select r.user_id from companion_replies r where r.reply_id = p_reply)
    for no key update;
  select * into reply from companion_replies r where r.reply_id = p_reply for update;
  is_rewrite := exists (select from messages m where m.message_id = reply.message_id);
  now_mode := conversation_mode(reply.conversation_id, p_now);
  answerer := answered_by(reply.conversation_id, p_now);
  outcome := case
    when reply.state is null or reply.state not in ('queued', 'writing') then 'gone'
    when reply.state = 'writing' then 'busy'
    when reply.stop_requested or is_unasked(reply) then 'stop'
    when answerer = 'person' then 'stop'
    when answerer = 'care' and (is_rewrite or reply.question is not null) then 'stop'
    when is_age_held(reply.user_id) then 'stop'
    when (select is_blocked(c.user_id, c.creator_user_id) or is_age_held(c.creator_user_id) from conversations c
      where c.conversation_id = reply.conversation_id) then 'stop'
    when reply.crashes >= p_max_crashes then 'fail'
    when (select count(*) from companion_replies r where r.user_id = reply.user_id and r.state = 'writing')
      >= p_max_writing then 'wait'
    else 'write'
  end;
  if outcome not in ('write', 'stop', 'fail') then return; end if;
  update companion_replies r set
    state = 'writing', attempt = r.attempt + 1, content = '', error = null, updated_at = p_now, claimed_at = p_now,
    mode = case when answerer = 'care' then 'auto' when now_mode = 'off' then r.mode else now_mode end,
    kind = case answerer when 'care' then care_kind(r.conversation_id) else 'companion' end,
    to_seq = case when is_rewrite or r.question is not null then r.to_seq else coalesce(unanswered_seq(r.conversation_id, r.to_seq), r.to_seq) end
    where r.reply_id = p_reply returning * into reply;
end $$;

-- Of Kindred's care, the first answer where no help card stands yet is the card, and every third in a row is it again.
create or replace function care_kind(p_conversation bigint) returns text language sql stable as $$
  select case when count(*) = 0 or count(*) filter (where last.type = 'care') >= 2 then 'help' else 'care' end
    from (select m.type from messages m join conversations c using (conversation_id)
      where m.conversation_id = p_conversation and m.type in ('care', 'help') and m.created_at >= care_began_at(c.user_id)
      order by m.seq desc limit 2) last
$$;
