-- Gives answers whose writer was lost, or whose job was, back to the queue.
create or replace function requeue_lost_replies(p_stale_before timestamptz, p_now timestamptz) returns void language sql as $$
  with lost as (
    update companion_replies r set state = 'queued', updated_at = p_now,
      crashes = r.crashes + case r.state when 'writing' then 1 else 0 end
      where r.state in ('queued', 'writing') and r.updated_at < p_stale_before
      returning r.reply_id)
  select queue_reply(lost.reply_id) from lost
$$;
