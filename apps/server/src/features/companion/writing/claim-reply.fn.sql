-- Claims an answer for one writer; nothing is written across a block. It is written as the conversation is answered now.
-- outcome: write; stop or fail (to be ended so); busy (somebody writes it); wait (this fan has as many answers under way as
-- they may); gone.
create or replace function claim_reply(
  p_reply bigint, p_max_writing integer, p_max_crashes integer, p_now timestamptz,
  out outcome text, out reply companion_replies
) language plpgsql as $$
declare
  is_rewrite boolean;
  now_mode text;
begin
  perform from users u where u.user_id = (select r.user_id from companion_replies r where r.reply_id = p_reply)
    for no key update;
  select * into reply from companion_replies r where r.reply_id = p_reply for update;
  is_rewrite := exists (select from messages m where m.message_id = reply.message_id);
  now_mode := conversation_mode(reply.conversation_id, p_now);
  outcome := case
    when reply.state is null or reply.state not in ('queued', 'writing') then 'gone'
    when reply.state = 'writing' then 'busy'
    when reply.stop_requested or is_unasked(reply) then 'stop'
    when now_mode = 'off' then 'stop'
    when (select is_blocked(c.user_id, c.creator_user_id) from conversations c
      where c.conversation_id = reply.conversation_id) then 'stop'
    when reply.crashes >= p_max_crashes then 'fail'
    when (select count(*) from companion_replies r where r.user_id = reply.user_id and r.state = 'writing')
      >= p_max_writing then 'wait'
    else 'write'
  end;
  if outcome not in ('write', 'stop', 'fail') then return; end if;
  update companion_replies r set
    state = 'writing', attempt = r.attempt + 1, content = '', error = null, updated_at = p_now, claimed_at = p_now,
    mode = case now_mode when 'off' then r.mode else now_mode end,
    to_seq = case when is_rewrite or r.question is not null then r.to_seq else coalesce(unanswered_seq(r.conversation_id, r.to_seq), r.to_seq) end
    where r.reply_id = p_reply returning * into reply;
end $$;
