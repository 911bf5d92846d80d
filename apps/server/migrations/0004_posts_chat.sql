-- Posts, likes, purchases; conversations and messages. Rung 4.

create table posts (
  diary_id bigint generated always as identity (start 101) primary key,
  char_id bigint not null references characters,
  -- 1 = official post.
  tp smallint not null default 0,
  content text not null default '' check (char_length(content) <= 5000),
  -- Diamonds; 0 = free.
  price integer not null default 0 check (price between 0 and 100000),
  -- 0 private, 1 published, 2 pending review, 3 rejected, 4 scheduled, 5 draft.
  state smallint not null check (state between 0 and 5),
  -- 1 = pinned to the profile.
  sort smallint not null default 0 check (sort in (0, 1)),
  has_preview boolean not null default false,
  like_num integer not null default 0 check (like_num >= 0),
  comment_num integer not null default 0 check (comment_num >= 0),
  published_at timestamptz not null,
  deleted_at timestamptz
);
create index posts_feed on posts (published_at desc, diary_id desc) where state = 1 and deleted_at is null;
create index posts_by_character on posts (char_id, sort desc, published_at desc, diary_id desc) where deleted_at is null;

create table post_media (
  diary_id bigint not null references posts,
  position smallint not null,
  media_id bigint not null references media,
  -- Shown to everybody in place of the locked post.
  is_preview boolean not null default false,
  primary key (diary_id, position)
);
create index post_media_media on post_media (media_id);

create table likes (
  user_id bigint not null references users,
  diary_id bigint not null references posts,
  created_at timestamptz not null,
  primary key (user_id, diary_id)
);
create index likes_by_post on likes (diary_id);

create table purchases (
  user_id bigint not null references users,
  diary_id bigint not null references posts,
  entry_id bigint not null unique references journal_entries,
  price integer not null check (price > 0),
  created_at timestamptz not null,
  refunded_by bigint references journal_entries,
  primary key (user_id, diary_id)
);
create index purchases_by_post on purchases (diary_id);

-- The one rule of who may have a post: full, preview, locked, or none (it is not there for them).
create function post_access(
  is_owner boolean, is_reviewer boolean, joined boolean, bought boolean,
  price integer, state smallint, has_preview boolean
) returns text language sql immutable parallel safe
  return case
    when is_owner then 'full'
    when is_reviewer and state in (1, 2, 3) then 'full'
    when state <> 1 then 'none'
    when joined or bought then 'full'
    when price > 0 and has_preview then 'preview'
    else 'locked'
  end;

-- What a locked caption shows: a quarter of it at most, and no more than 24 characters.
create function cut_caption(content text) returns text language sql immutable parallel safe
  return left(content, least(24, char_length(content) / 4));

-- Sells a post: one row, one debit, one stored answer per idempotency key.
-- outcome: ok, repeated, key_reused, gone, not_for_sale, price_changed, owned, insufficient, blocked.
create function unlock_post(
  p_fan bigint, p_diary bigint, p_expected_price integer, p_key text, p_hash bytea,
  p_share_bps integer, p_now timestamptz, p_available_at timestamptz,
  out outcome text, out balance bigint, out price integer
) language plpgsql as $$
declare
  stored idempotency_keys;
  post record;
  spent record;
begin
  insert into idempotency_keys (user_id, key, request_hash, created_at)
    values (p_fan, p_key, p_hash, p_now) on conflict do nothing;
  if not found then
    select * into stored from idempotency_keys k where k.user_id = p_fan and k.key = p_key;
    if stored.request_hash <> p_hash then outcome := 'key_reused'; return; end if;
    outcome := 'repeated';
    balance := (stored.answer ->> 'diamond')::bigint;
    return;
  end if;

  -- The fan's wallet first: two unlocks of one person wait for each other here and not later.
  perform from ledger_accounts a where a.user_id = p_fan and a.kind = 'wallet' for update;
  select p.price, p.state, p.char_id, c.user_id as creator_id, c.group_id, m.kind, m.period_end
    into post
    from posts p join characters c using (char_id)
    left join memberships m on m.user_id = p_fan and m.char_id = p.char_id
    where p.diary_id = p_diary and p.deleted_at is null and c.deleted_at is null
      and not exists (select from block_walls w where w.user_id = p_fan and w.other_user_id = c.user_id);
  price := post.price;
  outcome := case
    when post.char_id is null or post.state <> 1 then 'gone'
    when post.creator_id = p_fan then 'owned'
    when is_joined(post.kind, post.group_id, post.period_end, p_now) then 'owned'
    when exists (select from purchases b where b.user_id = p_fan and b.diary_id = p_diary) then 'owned'
    when post.price = 0 then 'not_for_sale'
    when p_expected_price is not null and p_expected_price <> post.price then 'price_changed'
    else 'ok'
  end;
  if outcome = 'ok' then
    select * into spent from spend_diamonds(
      p_fan, post.creator_id, post.char_id, p_diary, 'unlock', post.price, p_share_bps, p_now, p_available_at);
    outcome := spent.outcome;
    balance := spent.balance;
  end if;
  if outcome = 'ok' then
    insert into purchases (user_id, diary_id, entry_id, price, created_at)
      values (p_fan, p_diary, spent.entry_id, post.price, p_now);
    update idempotency_keys k set answer = jsonb_build_object('diamond', balance)
      where k.user_id = p_fan and k.key = p_key;
  else
    delete from idempotency_keys k where k.user_id = p_fan and k.key = p_key;
  end if;
end $$;

create sequence message_ids start 1001;

-- One conversation per fan and character, seen from two sides.
create table conversations (
  conversation_id bigint generated always as identity primary key,
  user_id bigint not null references users,
  char_id bigint not null references characters,
  creator_user_id bigint not null references users,
  last_seq integer not null default 0,
  fan_read_seq integer not null default 0,
  creator_read_seq integer not null default 0,
  fan_unread integer not null default 0 check (fan_unread >= 0),
  creator_unread integer not null default 0 check (creator_unread >= 0),
  last_content text not null default '',
  last_type text not null default 'text',
  last_identity text,
  last_message_at timestamptz not null,
  -- The transaction that changed it last: the order in which a client catches up.
  changed_xid xid8 not null default pg_current_xact_id(),
  created_at timestamptz not null,
  unique (user_id, char_id),
  check (fan_read_seq <= last_seq and creator_read_seq <= last_seq)
);
create index conversations_of_fan on conversations (user_id, last_message_at desc, conversation_id desc);
create index conversations_of_creator on conversations (creator_user_id, last_message_at desc, conversation_id desc);
create index conversations_of_fan_changed on conversations (user_id, changed_xid);
create index conversations_of_creator_changed on conversations (creator_user_id, changed_xid);
create index conversations_fan_unread on conversations (user_id) include (fan_unread) where fan_unread > 0;
create index conversations_creator_unread on conversations (creator_user_id) include (creator_unread) where creator_unread > 0;

create table messages (
  conversation_id bigint not null references conversations,
  seq integer not null,
  message_id bigint not null unique default nextval('message_ids'),
  identity text not null check (identity in ('fan', 'creator', 'ai', 'automated', 'system')),
  sender_user_id bigint not null references users,
  type text not null check (type in ('text', 'gift', 'mode', 'help')),
  content text not null,
  diamonds integer,
  client_id text,
  reply_to_seq integer,
  is_deleted boolean not null default false,
  created_at timestamptz not null,
  changed_xid xid8 not null default pg_current_xact_id(),
  primary key (conversation_id, seq)
);
create unique index messages_client_id on messages (conversation_id, sender_user_id, client_id) where client_id is not null;
create index messages_changed on messages (conversation_id, changed_xid);

-- Adds a message under the conversation's lock and counts it for whoever has not written it. The same
-- client id gives the stored message again (is_new false). No row when a block separates the two.
-- A `mode` line is written into the conversation without moving it up in anybody's list.
create function append_message(
  p_user bigint, p_char bigint, p_creator bigint, p_identity text, p_sender bigint, p_type text,
  p_content text, p_diamonds integer, p_client_id text, p_reply_to integer, p_message_id bigint, p_now timestamptz,
  out is_new boolean, out message messages
) language plpgsql as $$
declare
  conversation bigint;
  from_fan boolean := p_identity = 'fan';
begin
  if exists (select from block_walls w where w.user_id = p_user and w.other_user_id = p_creator) then
    return;
  end if;
  select c.conversation_id into conversation
    from conversations c where c.user_id = p_user and c.char_id = p_char for update;
  if conversation is null then
    insert into conversations (user_id, char_id, creator_user_id, last_message_at, created_at)
      values (p_user, p_char, p_creator, p_now, p_now) on conflict do nothing;
    select c.conversation_id into conversation
      from conversations c where c.user_id = p_user and c.char_id = p_char for update;
  end if;
  if p_client_id is not null then
    select * into message from messages m
      where m.conversation_id = conversation and m.sender_user_id = p_sender and m.client_id = p_client_id;
    if found then is_new := false; return; end if;
  end if;
  update conversations c set
    last_seq = c.last_seq + 1,
    fan_unread = case when from_fan then 0 when p_identity = 'system' then c.fan_unread else c.fan_unread + 1 end,
    fan_read_seq = case when from_fan then c.last_seq + 1 else c.fan_read_seq end,
    creator_unread = case when p_identity = 'creator' then 0 when from_fan then c.creator_unread + 1 else c.creator_unread end,
    creator_read_seq = case when p_identity = 'creator' then c.last_seq + 1 else c.creator_read_seq end,
    last_content = case when p_type = 'mode' then c.last_content else left(p_content, 120) end,
    last_type = case when p_type = 'mode' then c.last_type else p_type end,
    last_identity = case when p_type = 'mode' then c.last_identity else p_identity end,
    last_message_at = case when p_type = 'mode' then c.last_message_at else p_now end,
    changed_xid = pg_current_xact_id()
    where c.conversation_id = conversation
    returning c.last_seq into message.seq;
  insert into messages (conversation_id, seq, message_id, identity, sender_user_id, type, content, diamonds,
      client_id, reply_to_seq, created_at)
    values (conversation, message.seq, coalesce(p_message_id, nextval('message_ids')), p_identity, p_sender, p_type,
      p_content, p_diamonds, p_client_id, p_reply_to, p_now)
    returning * into message;
  is_new := true;
end $$;

-- Unread messages of a person, on both sides of their conversations, without blocked people. Of each side at
-- most the first thousand unread conversations are added up, which bounds what a badge costs.
create function unread_total(p_user bigint) returns integer language sql stable
  return (select coalesce(sum(t.unread), 0)::integer from (
    (select c.fan_unread as unread from conversations c
      where c.user_id = p_user and c.fan_unread > 0 and not exists (
        select from block_walls w where w.user_id = p_user and w.other_user_id = c.creator_user_id)
      limit 1000)
    union all
    (select c.creator_unread from conversations c
      where c.creator_user_id = p_user and c.creator_unread > 0 and not exists (
        select from block_walls w where w.user_id = p_user and w.other_user_id = c.user_id)
      limit 1000)) t);

-- The one definition of unread: what the other side wrote after the last message read, and did not take back.
create function recount_unread(p_conversation bigint, p_side text, p_read_seq integer) returns integer
language sql stable
  return (select count(*)::integer from messages m
    where m.conversation_id = p_conversation and m.seq > p_read_seq and not m.is_deleted
      and case p_side when 'fan' then m.identity in ('creator', 'ai', 'automated') else m.identity = 'fan' end);

-- The viewer's own side of a conversation has been read up to p_seq. No row when it is not theirs.
create function read_conversation(
  p_viewer bigint, p_char bigint, p_fan bigint, p_seq integer,
  out changed boolean, out side text, out read_seq integer, out fan_id bigint, out creator_id bigint, out viewer_unread integer
) returns setof record language plpgsql as $$
declare
  c conversations;
begin
  select * into c from conversations v
    where v.char_id = p_char and v.user_id = p_fan and p_viewer in (v.user_id, v.creator_user_id) for update;
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

-- Takes back a message; a creator also answers for what their companion and their automation wrote.
-- outcome: ok, repeated, gone, forbidden.
create function delete_message(
  p_viewer bigint, p_message bigint,
  out outcome text, out message messages, out char_id bigint, out fan_id bigint, out creator_id bigint,
  out fan_read_seq integer, out creator_read_seq integer, out fan_unread_total integer, out creator_unread_total integer
) language plpgsql as $$
declare
  c conversations;
begin
  select v.* into c from conversations v
    join messages m on m.conversation_id = v.conversation_id
    where m.message_id = p_message and p_viewer in (v.user_id, v.creator_user_id) for update of v;
  if not found then outcome := 'gone'; return; end if;
  select * into message from messages m where m.message_id = p_message;
  outcome := case
    when message.sender_user_id <> p_viewer or message.type = 'gift' or message.identity = 'system' then 'forbidden'
    when message.is_deleted then 'repeated'
    else 'ok'
  end;
  if outcome <> 'ok' then return; end if;
  update messages m set content = '', is_deleted = true, changed_xid = pg_current_xact_id()
    where m.message_id = p_message returning * into message;
  update conversations v set
    last_content = case when v.last_seq = message.seq then '' else v.last_content end,
    fan_unread = recount_unread(v.conversation_id, 'fan', v.fan_read_seq),
    creator_unread = recount_unread(v.conversation_id, 'creator', v.creator_read_seq),
    changed_xid = pg_current_xact_id()
    where v.conversation_id = c.conversation_id;
  char_id := c.char_id;
  fan_id := c.user_id;
  creator_id := c.creator_user_id;
  fan_read_seq := c.fan_read_seq;
  creator_read_seq := c.creator_read_seq;
  fan_unread_total := unread_total(c.user_id);
  creator_unread_total := unread_total(c.creator_user_id);
end $$;

-- Switches who answers for a creator. A switch leaves a line in the conversations of the last 24 hours, the
-- newest 200 at most; one row per line. No row when nothing changed.
create function set_chat_mode(p_creator bigint, p_mode smallint, p_now timestamptz)
  returns table (message messages, char_id bigint, fan_id bigint, fan_read_seq integer)
language plpgsql as $$
begin
  update users u set chat_mode = p_mode where u.user_id = p_creator and u.chat_mode <> p_mode;
  if not found then return; end if;
  return query
    select added.message, c.char_id, c.user_id, c.fan_read_seq
    from (select * from conversations v
      where v.creator_user_id = p_creator and v.last_message_at > p_now - interval '24 hours'
      order by v.last_message_at desc, v.conversation_id desc limit 200) c
    cross join lateral append_message(c.user_id, c.char_id, p_creator, 'system', p_creator, 'mode',
      case p_mode when 1 then 'manual' else 'ai' end, null, null, null, null, p_now) added
    where (added.message).seq is not null;
end $$;
