-- Queues an automated message to one person. The jobs of one queue run one after the other, so messages are sent in the
-- order of their events; there are few queues, because each is a row that stays for a while. p_words are the fan's
-- words, for a message with keywords.
create or replace function queue_auto_message(
  p_char bigint, p_kind text, p_fan bigint, p_event text, p_words text default ''
) returns void language plpgsql as $$
begin
  if exists (select from auto_messages a where a.char_id = p_char and a.kind = p_kind and a.is_on
      and position(lower(a.keyword) in lower(p_words)) > 0) then
    perform graphile_worker.add_job('auto-messages.send', json_build_object('char_id', p_char::text, 'kind', p_kind,
      'user_id', p_fan::text, 'event', p_event), queue_name := 'auto-messages ' || p_fan % 16,
      job_key := 'auto-messages.send:' || p_event, max_attempts := 5);
  end if;
end $$;

create or replace function thank_for_gift() returns trigger language plpgsql as $$
begin
  perform queue_auto_message(new.char_id, 'new-tips', new.user_id, 'gift:' || new.gift_id);
  return null;
end $$;

create or replace function greet_member() returns trigger language plpgsql as $$
declare
  event text := new.char_id || ':' || new.user_id || ':' || extract(epoch from coalesce(new.period_end, new.joined_at));
  had_joined boolean := tg_op = 'UPDATE' and old.state <> 'expired';
  kind text;
begin
  kind := case
    when new.state = 'expired' then null
    when new.state = 'canceled' then case when had_joined and old.state <> 'canceled' then 'subscriber-canceled' end
    when tg_op = 'INSERT' then 'new-subscriber'
    when not had_joined or old.kind <> new.kind then
      case when old.kind = 'pro' then 're-subscribed' else 'new-subscriber' end
    when new.kind = 'pro' and new.provider_ref = old.provider_ref and new.period_end > old.period_end
      then 'sub-renewed'
  end;
  if kind is not null then
    perform queue_auto_message(new.char_id, kind, new.user_id, kind || ':' || event);
  end if;
  return null;
end $$;

create or replace trigger gifts_auto_message after insert on gifts
  for each row execute function thank_for_gift();

create or replace trigger memberships_auto_message after insert or update of state, kind, period_end on memberships
  for each row execute function greet_member();
