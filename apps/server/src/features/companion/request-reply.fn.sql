create or replace function queue_reply(p_reply bigint) returns void language plpgsql as $$
begin
  perform graphile_worker.add_job('companion.reply', json_build_object('reply_id', p_reply::text),
    job_key := 'companion.reply:' || p_reply, max_attempts := 5);
end $$;

-- Asks for an answer; one under way already will see to it that the message is not forgotten. One that is written and has
-- not gone out is written anew, for all that was said; but not one that answers other words of an earlier message.
create or replace function request_reply(p_conversation bigint, p_fan bigint, p_to_seq integer, p_now timestamptz)
  returns bigint language plpgsql as $$
declare
  added bigint;
begin
  insert into companion_replies (conversation_id, user_id, to_seq, state, mode, created_at, updated_at)
    values (p_conversation, p_fan, p_to_seq, 'queued', case answered_by(p_conversation, p_now)
      when 'companion' then conversation_mode(p_conversation, p_now) else 'auto' end, p_now, p_now)
    on conflict do nothing
    returning reply_id into added;
  if added is null then
    update companion_replies r set state = 'queued', content = '', due_at = null, crashes = 0, updated_at = p_now
      where r.conversation_id = p_conversation and r.state in ('waiting', 'draft')
        and r.question is null and not exists (select from messages m where m.message_id = r.message_id)
      returning r.reply_id into added;
  end if;
  if added is not null then perform queue_reply(added); end if;
  return added;
end $$;

-- The newest message of the fan that waits for an answer: not one that was met with help, nor one that a help card answers.
create or replace function unanswered_seq(p_conversation bigint, p_after integer) returns integer language sql stable
  return (select m.seq from messages m
    where m.conversation_id = p_conversation and m.seq > p_after
      and m.identity = 'fan' and m.type in ('text', 'image', 'video', 'voice') and not m.is_deleted
      and not exists (select from messages h
        where h.conversation_id = p_conversation and h.seq > m.seq and h.type = 'help'
          and coalesce(h.reply_to_seq >= m.seq, true))
    order by m.seq desc limit 1);
