-- Gifts; the companion's answers. Rung 5.

create table gifts (
  gift_id bigint generated always as identity primary key,
  entry_id bigint not null unique references journal_entries,
  user_id bigint not null references users,
  char_id bigint not null references characters,
  diamonds integer not null check (diamonds between 200 and 10000),
  message_id bigint not null unique references messages (message_id),
  created_at timestamptz not null
);
create index gifts_by_character on gifts (char_id, gift_id desc);
create index gifts_by_fan on gifts (user_id, gift_id desc);

-- A gift in one round trip: idempotency key, debit, entry, gift, message in the conversation, stored answer.
-- outcome: ok, repeated, key_reused, gone, own, insufficient, blocked.
create function send_gift(
  p_fan bigint, p_char bigint, p_diamonds integer, p_key text, p_hash bytea,
  p_share_bps integer, p_now timestamptz, p_available_at timestamptz,
  out outcome text, out balance bigint, out creator_user_id bigint, out answer jsonb
) language plpgsql as $$
declare
  stored idempotency_keys;
  spent record;
  added record;
begin
  insert into idempotency_keys (user_id, key, request_hash, created_at)
    values (p_fan, p_key, p_hash, p_now) on conflict do nothing;
  if not found then
    select * into stored from idempotency_keys k where k.user_id = p_fan and k.key = p_key;
    if stored.request_hash <> p_hash then outcome := 'key_reused'; return; end if;
    outcome := 'repeated';
    answer := stored.answer;
    return;
  end if;

  select c.user_id into creator_user_id from characters c
    where c.char_id = p_char and c.deleted_at is null
      and not exists (select from block_walls w where w.user_id = p_fan and w.other_user_id = c.user_id);
  outcome := case when creator_user_id is null then 'gone' when creator_user_id = p_fan then 'own' else 'ok' end;
  if outcome = 'ok' then
    select * into spent from spend_diamonds(
      p_fan, creator_user_id, p_char, null, 'gift', p_diamonds, p_share_bps, p_now, p_available_at);
    outcome := spent.outcome;
    balance := spent.balance;
  end if;
  if outcome <> 'ok' then
    delete from idempotency_keys k where k.user_id = p_fan and k.key = p_key;
    return;
  end if;
  select * into added from append_message(
    p_fan, p_char, creator_user_id, 'fan', p_fan, 'gift', '', p_diamonds, null, null, null, p_now);
  insert into gifts (entry_id, user_id, char_id, diamonds, message_id, created_at)
    values (spent.entry_id, p_fan, p_char, p_diamonds, (added.message).message_id, p_now);
  answer := jsonb_build_object('diamond', balance, 'message', to_jsonb(added.message));
  update idempotency_keys k set answer = send_gift.answer where k.user_id = p_fan and k.key = p_key;
end $$;

-- An answer of the companion while it is written and what became of it.
create table companion_replies (
  reply_id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations,
  -- The message that is answered.
  to_seq integer not null,
  -- Reserved for the stored answer.
  message_id bigint not null unique default nextval('message_ids'),
  state text not null check (state in ('queued', 'writing', 'complete', 'stopped', 'failed')),
  stop_requested boolean not null default false,
  content text not null default '',
  attempt integer not null default 0,
  error text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index companion_replies_live on companion_replies (conversation_id) where state in ('queued', 'writing');
create index companion_replies_by_message on companion_replies (conversation_id, to_seq);
create index companion_replies_unfinished on companion_replies (updated_at) where state in ('queued', 'writing');
