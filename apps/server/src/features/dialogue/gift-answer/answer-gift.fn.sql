-- Queues the companion's answer to a gift, which costs nothing. outcome: ok; wait (an answer to earlier words is being
-- written); none: the gift was undone or answered, the creator's automated thanks are sent or due, an answer waits for
-- the creator, or no companion answers here, as in care mode.
create or replace function answer_gift(p_message bigint, p_now timestamptz) returns text language plpgsql as $$
declare
  m messages;
  c conversations;
begin
  select g.* into m from messages g where g.message_id = p_message and g.type = 'gift' and not g.is_deleted;
  select v.* into c from conversations v where v.conversation_id = m.conversation_id for update;
  if not found
    or answered_by(c.conversation_id, p_now) <> 'companion' or is_sales_quiet(c.user_id, p_now) or is_age_held(c.user_id)
    or is_blocked(c.user_id, c.creator_user_id)
    or exists (select from messages a where a.conversation_id = c.conversation_id and a.seq > m.seq
      and (a.identity = 'creator' or a.identity = 'ai' and a.reply_to_seq >= m.seq))
    or exists (select from gifts g join auto_message_log l on l.char_id = g.char_id and l.event = 'gift:' || g.gift_id
      where g.message_id = p_message and l.state in ('waiting', 'sent'))
    or exists (select from companion_replies r
      where r.conversation_id = c.conversation_id and r.state in ('waiting', 'draft'))
  then return 'none'; end if;
  if exists (select from companion_replies r
    where r.conversation_id = c.conversation_id and r.state in ('queued', 'writing'))
  then return 'wait'; end if;
  perform request_reply(c.conversation_id, c.user_id, m.seq, p_now);
  return 'ok';
end $$;
