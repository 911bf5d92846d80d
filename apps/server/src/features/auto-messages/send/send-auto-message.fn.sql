-- The weight of a kind: of several messages at the same time the fan gets the one with the highest weight.
create or replace function auto_message_weight(p_kind text) returns integer language sql immutable
  return case p_kind when 'new-likes' then 1 when 'new-comments' then 2 when 'new-tips' then 3 else 4 end;

-- Sends an automated message for one event, once, or records why not; the row of the log is both the record and the
-- claim. Jobs of one fan run one after the other, so each sees the others. outcome: sent; waiting (until due_at);
-- skipped; done (an earlier run has ended it); gone (one of the two people is deleted, and nothing is recorded). A
-- message with a missing file is not sent at all, because its words may refer to that file.
create or replace function send_auto_message(
  p_char bigint, p_fan bigint, p_kind text, p_event text, p_now timestamptz,
  out outcome text, out creator_id bigint, out message messages
) language plpgsql as $$
declare
  words auto_messages;
  entry auto_message_log;
  files bigint[];
  kinds text[];
  name text;
  why text;
  added record;
begin
  select ch.user_id, u.nickname into creator_id, name from characters ch join users u on u.user_id = p_fan
    where ch.char_id = p_char and ch.deleted_at is null and u.deleted_at is null and ch.user_id <> u.user_id;
  if creator_id is null then outcome := 'gone'; return; end if;
  select * into words from auto_messages a where a.char_id = p_char and a.kind = p_kind;
  insert into auto_message_log (char_id, user_id, kind, event, state, due_at, created_at)
    values (p_char, p_fan, p_kind, p_event, 'waiting', p_now + make_interval(secs => coalesce(words.delay_seconds, 0)), p_now)
    on conflict (char_id, event) do nothing;
  select * into entry from auto_message_log l where l.char_id = p_char and l.event = p_event for update;
  if entry.state <> 'waiting' then outcome := 'done'; return; end if;
  if entry.due_at > p_now then outcome := 'waiting'; return; end if;
  if words.media_num > 0 then
    select array_agg(f.media_id order by f.position) into files
      from auto_message_media f where f.char_id = p_char and f.kind = p_kind;
    kinds := own_media_kinds(creator_id, files);
  end if;
  why := case
    when words.is_on is not true then 'off'
    when is_restricted(creator_id, p_fan) then 'unavailable'
    when is_sales_quiet(p_fan, p_now) or is_age_held(p_fan) then 'quiet'
    when words.media_num <> coalesce(cardinality(kinds), 0) then 'media'
    when exists (select from auto_message_log l where l.char_id = p_char and l.user_id = p_fan and l.kind = p_kind
      and l.state = 'sent' and l.ended_at > p_now - make_interval(secs => words.cooldown_seconds)) then 'cooldown'
    when exists (select from auto_message_log l where l.char_id = p_char and l.user_id = p_fan
      and auto_message_weight(l.kind) > auto_message_weight(p_kind)
      and (l.state = 'waiting' or l.state = 'sent' and l.ended_at > p_now - interval '10 minutes')) then 'outranked'
    when (select count(*) from auto_message_log l where l.char_id = p_char and l.user_id = p_fan
      and l.state = 'sent' and l.ended_at > p_now - interval '24 hours') >= coalesce(
        (select b.per_day from auto_message_budgets b where b.char_id = p_char), 3) then 'budget'
  end;
  if why is null then
    select * into added from append_message((p_fan, p_char, creator_id, 0)::conversation_key, draft_message('automated',
      media_message_type(kinds), replace(words.content, '{name}', name), p_client_id => 'auto:' || p_event), p_now);
    message := added.message;
    if added.is_new is null then why := 'unavailable'; end if;
    if added.is_new and kinds is not null then
      message := attach_message_media(message.message_id, files, words.price);
    end if;
  end if;
  update auto_message_log l set ended_at = p_now, reason = why, message_id = message.message_id,
    state = case when why is null then 'sent' else 'skipped' end where l.log_id = entry.log_id;
  outcome := case when why is null then 'sent' else 'skipped' end;
end $$;
