-- Gifts; sending; the companion's answers. Rung 5.

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
  out outcome text, out balance bigint, out creator_user_id bigint, out answer jsonb,
  out fan_unread_total integer, out creator_unread_total integer
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
  -- Ids as text: JSON numbers could not hold them.
  answer := jsonb_build_object('diamond', balance, 'message', to_jsonb(added.message) || jsonb_build_object(
    'message_id', (added.message).message_id::text, 'conversation_id', (added.message).conversation_id::text));
  update idempotency_keys k set answer = send_gift.answer where k.user_id = p_fan and k.key = p_key;
  fan_unread_total := unread_total(p_fan);
  creator_unread_total := unread_total(creator_user_id);
end $$;

-- An answer of the companion while it is written and what became of it.
create table companion_replies (
  reply_id bigint generated always as identity primary key,
  conversation_id bigint not null references conversations,
  -- The fan: at most two answers are written for one person at a time.
  user_id bigint not null references users,
  -- The newest message that is answered.
  to_seq integer not null,
  -- Reserved for the stored answer.
  message_id bigint not null unique default nextval('message_ids'),
  state text not null check (state in ('queued', 'writing', 'complete', 'stopped', 'failed')),
  stop_requested boolean not null default false,
  content text not null default '',
  -- Raised by whoever takes up the writing; what an earlier writer still sends is void.
  attempt integer not null default 0,
  -- How often a writer was lost on the way.
  crashes integer not null default 0,
  error text,
  created_at timestamptz not null,
  updated_at timestamptz not null
);
create unique index companion_replies_live on companion_replies (conversation_id) where state in ('queued', 'writing');
create index companion_replies_by_message on companion_replies (conversation_id, to_seq);
create index companion_replies_writing on companion_replies (user_id) where state = 'writing';
create index companion_replies_unfinished on companion_replies (updated_at) where state in ('queued', 'writing');

-- Asks for an answer; one under way already will see to it that the message is not forgotten.
create function request_reply(p_conversation bigint, p_fan bigint, p_to_seq integer, p_now timestamptz)
  returns bigint language plpgsql as $$
declare
  added bigint;
begin
  insert into companion_replies (conversation_id, user_id, to_seq, state, created_at, updated_at)
    values (p_conversation, p_fan, p_to_seq, 'queued', p_now, p_now) on conflict do nothing
    returning reply_id into added;
  if added is not null then perform queue_reply(added); end if;
  return added;
end $$;

create function queue_reply(p_reply bigint) returns void language plpgsql as $$
begin
  perform graphile_worker.add_job('companion.reply', json_build_object('reply_id', p_reply::text),
    job_key := 'companion.reply:' || p_reply, max_attempts := 5);
end $$;

-- A message in one round trip: who may, the message, the counts of both sides, the companion's answer asked for.
-- The fan's side is open towards free characters and, towards pro ones, to those who have joined; the creator's
-- side towards their own fans. p_fan is null on the fan's side. outcome: ok, gone, own, not_joined.
create function send_message(
  p_sender bigint, p_char bigint, p_fan bigint, p_content text, p_client_id text, p_reply_to integer,
  p_wants_reply boolean, p_now timestamptz,
  out outcome text, out is_new boolean, out message messages, out fan_id bigint, out creator_id bigint,
  out had_unread boolean, out fan_read_seq integer, out creator_read_seq integer,
  out fan_unread_total integer, out creator_unread_total integer, out answer_id bigint
) language plpgsql as $$
declare
  known record;
  added record;
  from_fan boolean;
begin
  select ch.user_id as creator_id, ch.group_id, u.chat_mode,
      case p_sender when ch.user_id then c.creator_unread else c.fan_unread end > 0 as had_unread into known
    from characters ch join users u using (user_id)
    left join conversations c on c.char_id = ch.char_id
      and c.user_id = case p_sender when ch.user_id then p_fan else p_sender end
    where ch.char_id = p_char and ch.deleted_at is null and u.deleted_at is null;
  creator_id := known.creator_id;
  from_fan := p_sender <> creator_id;
  fan_id := case when from_fan then p_sender else p_fan end;
  outcome := case
    when creator_id is null or (from_fan and p_fan <> p_sender) then 'gone'
    when fan_id is null or fan_id = creator_id then 'own'
    when from_fan and known.group_id is not null and not coalesce((
      select is_joined(m.kind, known.group_id, m.period_end, p_now) from memberships m
        where m.user_id = fan_id and m.char_id = p_char), false) then 'not_joined'
    when not from_fan and not is_fan_of(fan_id, p_char) then 'gone'
    else 'ok'
  end;
  if outcome <> 'ok' then return; end if;

  select * into added from append_message(fan_id, p_char, creator_id, case when from_fan then 'fan' else 'creator' end,
    p_sender, 'text', p_content, null, p_client_id, p_reply_to, null, p_now);
  message := added.message;
  is_new := added.is_new;
  if is_new is null then outcome := 'gone'; return; end if;
  if is_new and from_fan and p_wants_reply and known.chat_mode = 0 then
    perform request_reply(message.conversation_id, fan_id, message.seq, p_now);
  end if;
  if from_fan then
    select r.reply_id into answer_id from companion_replies r
      where r.conversation_id = message.conversation_id
        and (r.to_seq >= message.seq or r.state in ('queued', 'writing'))
      order by r.reply_id limit 1;
  end if;
  had_unread := is_new and coalesce(known.had_unread, false);
  select c.fan_read_seq, c.creator_read_seq into fan_read_seq, creator_read_seq
    from conversations c where c.conversation_id = message.conversation_id;
  fan_unread_total := unread_total(fan_id);
  creator_unread_total := unread_total(creator_id);
end $$;

-- Whom a creator may write to: whoever has joined them or talked with them before.
create function is_fan_of(p_user bigint, p_char bigint) returns boolean language sql stable
  return exists (select from users u where u.user_id = p_user and u.deleted_at is null)
    and (exists (select from memberships m where m.user_id = p_user and m.char_id = p_char)
      or exists (select from conversations c where c.user_id = p_user and c.char_id = p_char));

-- The newest message of the fan that waits for an answer of the companion: not one that was met with help.
create function unanswered_seq(p_conversation bigint, p_after integer) returns integer language sql stable
  return (select m.seq from messages m
    where m.conversation_id = p_conversation and m.seq > p_after
      and m.identity = 'fan' and m.type = 'text' and not m.is_deleted
      and not exists (select from messages h
        where h.conversation_id = p_conversation and h.seq > m.seq and h.type = 'help')
    order by m.seq desc limit 1);

-- Takes up the writing of an answer. outcome: write; stop or fail (to be ended so); busy (somebody writes it);
-- wait (this fan has as many answers under way as they may); gone.
create function claim_reply(
  p_reply bigint, p_max_writing integer, p_max_crashes integer, p_now timestamptz,
  out outcome text, out reply companion_replies
) language plpgsql as $$
declare
  is_rewrite boolean;
begin
  perform from users u where u.user_id = (select r.user_id from companion_replies r where r.reply_id = p_reply)
    for no key update;
  select * into reply from companion_replies r where r.reply_id = p_reply for update;
  is_rewrite := exists (select from messages m where m.message_id = reply.message_id);
  outcome := case
    when reply.state is null or reply.state not in ('queued', 'writing') then 'gone'
    when reply.state = 'writing' then 'busy'
    when reply.stop_requested then 'stop'
    when (select u.chat_mode from conversations c join users u on u.user_id = c.creator_user_id
      where c.conversation_id = reply.conversation_id) = 1 then 'stop'
    when reply.crashes >= p_max_crashes then 'fail'
    when (select count(*) from companion_replies r where r.user_id = reply.user_id and r.state = 'writing')
      >= p_max_writing then 'wait'
    else 'write'
  end;
  if outcome not in ('write', 'stop', 'fail') then return; end if;
  update companion_replies r set
    state = 'writing', attempt = r.attempt + 1, content = '', error = null, updated_at = p_now,
    to_seq = case when is_rewrite then r.to_seq else coalesce(unanswered_seq(r.conversation_id, r.to_seq), r.to_seq) end
    where r.reply_id = p_reply returning * into reply;
end $$;

-- Ends an answer, once, by the writer that holds it: the message is stored (or replaced, where it is written
-- again), and whatever the fan said meanwhile gets an answer of its own. outcome: ok, lost.
create function finish_reply(
  p_reply bigint, p_attempt integer, p_state text, p_content text, p_error text, p_now timestamptz,
  out outcome text, out message messages, out is_new boolean,
  out fan_read_seq integer, out creator_read_seq integer, out fan_unread_total integer, out creator_unread_total integer
) language plpgsql as $$
declare
  r companion_replies;
  c conversations;
  next_seq integer;
begin
  select v.* into c from conversations v join companion_replies p using (conversation_id)
    where p.reply_id = p_reply for update of v;
  update companion_replies p set state = p_state, content = p_content, error = p_error, updated_at = p_now
    where p.reply_id = p_reply and p.attempt = p_attempt and p.state = 'writing' returning * into r;
  if not found then outcome := 'lost'; return; end if;
  outcome := 'ok';
  if p_state in ('complete', 'stopped') and p_content <> '' then
    update messages m set content = p_content, changed_xid = pg_current_xact_id()
      where m.message_id = r.message_id and not m.is_deleted returning * into message;
    is_new := not found;
    if is_new and not exists (select from messages m where m.message_id = r.message_id) then
      select (a.message).* into message from append_message(c.user_id, c.char_id, c.creator_user_id, 'ai',
        c.creator_user_id, 'text', p_content, null, null, r.to_seq, r.message_id, p_now) a;
    elsif not is_new then
      update conversations v set changed_xid = pg_current_xact_id(),
        last_content = case when v.last_seq = message.seq then left(p_content, 120) else v.last_content end
        where v.conversation_id = c.conversation_id;
    end if;
  end if;
  next_seq := unanswered_seq(c.conversation_id, r.to_seq);
  if next_seq is not null and (select u.chat_mode from users u where u.user_id = c.creator_user_id) = 0 then
    perform request_reply(c.conversation_id, c.user_id, next_seq, p_now);
  end if;
  select v.fan_read_seq, v.creator_read_seq into fan_read_seq, creator_read_seq
    from conversations v where v.conversation_id = c.conversation_id;
  fan_unread_total := unread_total(c.user_id);
  creator_unread_total := unread_total(c.creator_user_id);
end $$;

-- Has the newest answer of a conversation written again: the stored one is replaced, a failed one tried anew.
-- outcome: ok, live (it is being written), gone.
create function rewrite_reply(p_fan bigint, p_message bigint, p_now timestamptz, out outcome text, out reply_id bigint)
language plpgsql as $$
declare
  r companion_replies;
begin
  select * into r from companion_replies p where p.message_id = p_message and p.user_id = p_fan;
  if not found then outcome := 'gone'; return; end if;
  perform from conversations v where v.conversation_id = r.conversation_id for update;
  select * into r from companion_replies p where p.message_id = p_message for update;
  reply_id := r.reply_id;
  outcome := case
    when r.state in ('queued', 'writing') then 'live'
    when exists (select from companion_replies p
      where p.conversation_id = r.conversation_id and p.reply_id > r.reply_id) then 'gone'
    when exists (select from messages m where m.message_id = p_message and m.is_deleted) then 'gone'
    when exists (select from conversations v join users u on u.user_id = v.creator_user_id
      where v.conversation_id = r.conversation_id and (u.chat_mode = 1 or exists (select from block_walls w
        where w.user_id = p_fan and w.other_user_id = v.creator_user_id))) then 'gone'
    else 'ok'
  end;
  if outcome = 'ok' then
    update companion_replies p set state = 'queued', stop_requested = false, content = '', crashes = 0, error = null,
      updated_at = p_now where p.reply_id = r.reply_id;
    perform queue_reply(r.reply_id);
  end if;
end $$;

-- Gives answers whose writer was lost, or whose job was, back to the queue.
create function requeue_lost_replies(p_stale_before timestamptz, p_now timestamptz) returns void language sql as $$
  with lost as (
    update companion_replies r set state = 'queued', updated_at = p_now,
      crashes = r.crashes + case r.state when 'writing' then 1 else 0 end
      where r.state in ('queued', 'writing') and r.updated_at < p_stale_before
      returning r.reply_id)
  select queue_reply(lost.reply_id) from lost
$$;
