-- Who keeps whom away, what a person wants to hear of, what a creator's automated messages say, requests for help.

-- Who has blocked whom. A wall (block_walls) stands between two people while either has blocked the other.
-- met_char_id: the character under which the other one was met; null for a fan.
create table blocks (
  user_id bigint not null references users,
  other_user_id bigint not null references users,
  met_char_id bigint references characters,
  created_at timestamptz not null,
  primary key (user_id, other_user_id),
  check (user_id <> other_user_id)
);
create index blocks_by_time on blocks (user_id, created_at desc, other_user_id desc);
insert into blocks (user_id, other_user_id, created_at)
  select user_id, other_user_id, created_at from block_walls where blocked_by = user_id;

-- Whose messages and comments a person wants to have aside, without their knowing.
create table restrictions (
  user_id bigint not null references users,
  other_user_id bigint not null references users,
  met_char_id bigint references characters,
  created_at timestamptz not null,
  primary key (user_id, other_user_id),
  check (user_id <> other_user_id)
);
create index restrictions_by_time on restrictions (user_id, created_at desc, other_user_id desc);

-- As before, and what restricted people write is not counted.
create or replace function unread_total(p_user bigint) returns integer language sql stable
return (select coalesce(sum(t.unread), 0)::integer from (
  (select c.fan_unread as unread from conversations c
    where c.user_id = p_user and c.fan_unread > 0
      and not exists (select from block_walls w where w.user_id = p_user and w.other_user_id = c.creator_user_id)
      and not exists (select from restrictions r where r.user_id = p_user and r.other_user_id = c.creator_user_id)
    limit 1000)
  union all
  (select c.creator_unread from conversations c
    where c.creator_user_id = p_user and c.creator_unread > 0
      and not exists (select from block_walls w where w.user_id = p_user and w.other_user_id = c.user_id)
      and not exists (select from restrictions r where r.user_id = p_user and r.other_user_id = c.user_id)
    limit 1000)) t);

-- What a person has switched away from the default, which is on.
create table notice_choices (
  user_id bigint not null references users,
  push_type text not null,
  channel text not null check (channel in ('push', 'site')),
  is_on boolean not null,
  primary key (user_id, push_type, channel)
);

-- What a creator's character says by itself when something happens.
create table auto_messages (
  char_id bigint not null references characters,
  kind text not null check (kind in ('new-tips', 'new-comments', 'new-likes', 'new-subscriber', 'subscriber-canceled',
    're-subscribed', 'sub-renewed')),
  is_on boolean not null,
  content text not null check (char_length(content) between 1 and 500),
  updated_at timestamptz not null,
  primary key (char_id, kind)
);

-- Has a job say it, if it is switched on. p_event names what happened: the same is answered once.
create function queue_auto_message(p_char bigint, p_kind text, p_fan bigint, p_event text) returns void
language plpgsql as $$
begin
  if exists (select from auto_messages a where a.char_id = p_char and a.kind = p_kind and a.is_on) then
    perform graphile_worker.add_job('auto-messages.send', json_build_object('char_id', p_char::text, 'kind', p_kind,
      'user_id', p_fan::text, 'event', p_event), job_key := 'auto-messages.send:' || p_event, max_attempts := 5);
  end if;
end $$;

create function thank_for_gift() returns trigger language plpgsql as $$
begin
  perform queue_auto_message(new.char_id, 'new-tips', new.user_id, 'gift:' || new.gift_id);
  return null;
end $$;
create trigger gifts_auto_message after insert on gifts for each row execute function thank_for_gift();

-- Once per post, however often the heart goes on and off.
create function thank_for_like() returns trigger language plpgsql as $$
begin
  perform queue_auto_message(p.char_id, 'new-likes', new.user_id, 'like:' || new.diary_id || ':' || new.user_id)
    from posts p where p.diary_id = new.diary_id;
  return null;
end $$;
create trigger likes_auto_message after insert on likes for each row execute function thank_for_like();

create function greet_member() returns trigger language plpgsql as $$
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
create trigger memberships_auto_message after insert or update of state, kind, period_end on memberships
  for each row execute function greet_member();

create table support_tickets (
  ticket_id bigint generated always as identity (start with 1001) primary key,
  user_id bigint not null references users,
  topic text not null check (topic in ('account', 'payments', 'creator', 'safety', 'bug', 'other')),
  content text not null check (char_length(content) between 1 and 4000),
  state text not null default 'open' check (state in ('open', 'closed')),
  -- Why it should be read before others; null for most.
  concern text check (concern in ('self_harm', 'minors', 'non_consent', 'private_facts')),
  client_id text not null,
  created_at timestamptz not null,
  unique (user_id, client_id)
);
create index support_tickets_by_person on support_tickets (user_id, created_at desc, ticket_id desc);
create index support_tickets_open on support_tickets (created_at, ticket_id) where state = 'open';
