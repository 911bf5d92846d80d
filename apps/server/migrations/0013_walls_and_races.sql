-- What a block or a deletion in the same moment must not let through. Rungs 3 to 5.

-- A block of these two waits until this transaction has ended, and the other way round; see lockPair of the feature
-- privacy. Nothing is held where one of them is unknown.
create function hold_pair(p_one bigint, p_other bigint) returns void language sql as $$
  select pg_advisory_xact_lock_shared(hashtextextended(
    'pair ' || least(p_one, p_other) || ' ' || greatest(p_one, p_other), 0))
  where p_one is not null and p_other is not null
$$;

-- Does a block separate the two sides of the conversation?
create function is_behind_wall(p_conversation bigint) returns boolean language sql stable
  return exists (select from conversations c
    join block_walls w on w.user_id = c.user_id and w.other_user_id = c.creator_user_id
    where c.conversation_id = p_conversation);

-- As before, but a block or a deletion under way is waited for, so that nobody gives to whom they cannot reach.
create or replace function send_gift(
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
    where c.char_id = p_char and c.deleted_at is null for key share;
  perform hold_pair(p_fan, creator_user_id);
  if exists (select from block_walls w where w.user_id = p_fan and w.other_user_id = creator_user_id) then
    creator_user_id := null;
  end if;
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

-- As before, but not across a block: nobody hears from behind it that they were read.
create or replace function read_conversation(
  p_viewer bigint, p_char bigint, p_fan bigint, p_seq integer,
  out changed boolean, out side text, out read_seq integer, out fan_id bigint, out creator_id bigint, out viewer_unread integer
) returns setof record language plpgsql as $$
declare
  c conversations;
begin
  select * into c from conversations v
    where v.char_id = p_char and v.user_id = p_fan and p_viewer in (v.user_id, v.creator_user_id)
      and not exists (select from block_walls w where w.user_id = v.user_id and w.other_user_id = v.creator_user_id)
    for update;
  if not found then return; end if;
  side := case when c.user_id = p_viewer then 'fan' else 'creator' end;
  fan_id := c.user_id;
  creator_id := c.creator_user_id;
  read_seq := greatest(
    case side when 'fan' then c.fan_read_seq else c.creator_read_seq end, least(p_seq, c.last_seq));
  changed := read_seq > case side when 'fan' then c.fan_read_seq else c.creator_read_seq end;
  if changed and side = 'fan' then
    update conversations v set fan_read_seq = read_seq, changed_xid = pg_current_xact_id(),
      fan_unread = recount_unread(c.conversation_id, 'fan', read_seq) where v.conversation_id = c.conversation_id;
  elsif changed then
    update conversations v set creator_read_seq = read_seq, changed_xid = pg_current_xact_id(),
      creator_unread = recount_unread(c.conversation_id, 'creator', read_seq) where v.conversation_id = c.conversation_id;
  end if;
  viewer_unread := unread_total(p_viewer);
  return next;
end $$;

-- As before, but nothing is written across a block.
create or replace function claim_reply(
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
    when is_behind_wall(reply.conversation_id) then 'stop'
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
