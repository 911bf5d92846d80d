-- Adds the job that sends a waiting answer. Jobs keep real time, the answer the business's.
create or replace function queue_due_reply(p_reply bigint, p_seconds numeric) returns void language plpgsql as $$
begin
  perform graphile_worker.add_job('companion.due', json_build_object('reply_id', p_reply::text),
    job_key := 'companion.due:' || p_reply, run_at := now() + p_seconds * interval '1 second', max_attempts := 12);
end $$;

-- Keeps a written answer back: `supervised` until the creator's time is over, `draft` until they send it. The
-- conversation's row is locked.
create or replace function hold_reply(p_reply bigint, p_content text, p_mode text, p_now timestamptz) returns void
language plpgsql as $$
declare
  seconds integer;
begin
  select coalesce((select s.hold_seconds from companion_replies r join conversations c using (conversation_id)
    join answer_settings s on s.user_id = c.creator_user_id where r.reply_id = p_reply), 30) into seconds;
  update companion_replies r set content = p_content, error = null, mode = p_mode, updated_at = p_now,
      state = case p_mode when 'supervised' then 'waiting' else 'draft' end,
      due_at = case p_mode when 'supervised' then p_now + seconds * interval '1 second' end
    where r.reply_id = p_reply;
  if p_mode = 'supervised' then perform queue_due_reply(p_reply, seconds); end if;
end $$;

-- Waiting answers whose time has passed and whose job was lost get another.
create or replace function requeue_due_replies(p_before timestamptz) returns void language sql as $$
  select queue_due_reply(r.reply_id, 0) from companion_replies r
    where r.state = 'waiting' and r.due_at < p_before
$$;
