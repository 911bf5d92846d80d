-- Adds a job for each device of a person; returns the number of jobs. A waiting job keeps its time, so further
-- messages do not delay it.
create or replace function queue_push(p_user bigint, p_subject json, p_key text, p_delay integer) returns integer
language plpgsql as $$
declare
  jobs integer;
begin
  select count(graphile_worker.add_job('push.deliver',
      payload := json_build_object('device_id', d.push_device_id::text, 'subject', p_subject),
      run_at := now() + make_interval(secs => p_delay), max_attempts := 6,
      job_key := 'push:' || d.push_device_id || ':' || p_key, job_key_mode := 'preserve_run_at')) into jobs
    from push_devices d where d.user_id = p_user;
  return jobs;
end $$;

-- Delivers the notifications that SQL itself writes (note_unlocked_post, note_unlocked_message).
create or replace function push_sale() returns trigger language plpgsql as $$
begin
  perform queue_push(new.user_id, json_build_object('about', 'note', 'id', new.notification_id::text),
    'note:' || new.notification_id, 0);
  return null;
end $$;
create or replace trigger notifications_push after insert on notifications
  for each row when (new.topic in ('unlocked', 'media_unlocked')) execute function push_sale();
