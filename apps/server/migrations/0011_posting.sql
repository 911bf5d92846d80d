-- Creators write posts; people report posts and hide creators from their feed. Rungs 1, 5 and 6.

-- What was uploaded under the name that the browser gave it: a repeat finds it, and what no post ever took can be
-- cleaned away.
create table media_uploads (
  user_id bigint not null references users,
  client_id text not null check (char_length(client_id) between 1 and 64),
  media_id bigint not null unique references media on delete cascade,
  created_at timestamptz not null,
  primary key (user_id, client_id)
);
create index media_uploads_age on media_uploads (created_at);

-- The name that the browser gave the post it wrote: a repeat finds it.
alter table posts add column client_id text check (char_length(client_id) between 1 and 64);
create unique index posts_client_id on posts (char_id, client_id) where client_id is not null;

-- Brought to the top again by its creator: published_at is then the time of that.
alter table posts add column is_reposted boolean not null default false;

-- Why a post was rejected, in words for its creator.
alter table posts add column rejected_reason text not null default '' check (char_length(rejected_reason) <= 500);

-- A free preview is part of the post as well, unless it stands for it only.
alter table post_media add column is_in_post boolean not null default true;
update post_media set is_in_post = false where is_preview;
alter table post_media add check (is_preview or is_in_post);

-- What is to be seen on it, for those who cannot see it. As secret as the picture.
alter table post_media add column alt text not null default '' check (char_length(alt) <= 500);

-- post_num counts what is published, whoever writes the row and however many at once.
create function count_posts() returns trigger language plpgsql as $$
declare
  before integer := case when tg_op <> 'INSERT' and old.state = 1 and old.deleted_at is null then 1 else 0 end;
  after integer := case when new.state = 1 and new.deleted_at is null then 1 else 0 end;
begin
  if before <> after then
    update characters set post_num = post_num + after - before where char_id = new.char_id;
  end if;
  return null;
end $$;
create trigger posts_count after insert or update of state, deleted_at on posts
  for each row execute function count_posts();

-- A purchase and a deletion of the same post wait for each other (for key share here, for update there): what
-- somebody has paid for cannot go in the same moment. The rest is as before.
create or replace function unlock_post(
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
      and not exists (select from block_walls w where w.user_id = p_fan and w.other_user_id = c.user_id)
    for key share of p;
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

-- What people report; one report per person and thing. reported_type 1 = post.
create table reports (
  report_id bigint generated always as identity primary key,
  user_id bigint not null references users,
  reported_type smallint not null check (reported_type = 1),
  reported_id bigint not null,
  reason text not null check (reason in (
    'illegal', 'minors', 'non_consent', 'violence', 'hate', 'private_facts', 'copyright', 'spam', 'other')),
  detail text not null default '' check (char_length(detail) <= 1000),
  state text not null default 'open' check (state in ('open', 'upheld', 'dismissed')),
  created_at timestamptz not null,
  unique (user_id, reported_type, reported_id)
);
create index reports_by_thing on reports (reported_type, reported_id);
create index reports_open on reports (created_at, report_id) where state = 'open';

-- Whose posts a person does not want in their home feed.
create table hidden_characters (
  user_id bigint not null references users,
  char_id bigint not null references characters,
  created_at timestamptz not null,
  primary key (user_id, char_id)
);
