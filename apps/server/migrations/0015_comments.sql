-- Comments on posts, and what follows from them. Rung 5.

-- The one rule of who may comment: 1 = this person may, else why not (0 nobody, 2 creators only, 3 subscribers only).
create function can_comment(is_owner boolean, is_creator boolean, joined boolean, config smallint)
returns smallint language sql immutable parallel safe
return case
  when is_owner then 1::smallint
  when config = 2 and is_creator then 1::smallint
  when config = 3 and joined then 1::smallint
  else config
end;

create table comments (
  comment_id bigint generated always as identity (start with 1001) primary key,
  diary_id bigint not null references posts,
  user_id bigint not null references users,
  -- The comment under which it stands; null for one that stands by itself.
  root_id bigint references comments,
  -- Who wrote that one: the person whose thread it is.
  thread_user_id bigint not null references users,
  -- What it answers, and whom.
  reply_to_id bigint references comments,
  reply_user_id bigint references users,
  -- Empty once it is deleted.
  content text not null check (char_length(content) <= 1000),
  -- The only person who sees it, where the post's creator keeps away its writer or whose thread it is in; null = all.
  aside_for bigint references users,
  -- Made by the browser: a repeat finds what is there.
  client_id text check (char_length(client_id) between 1 and 64),
  created_at timestamptz not null,
  deleted_at timestamptz,
  check ((root_id is null) = (reply_to_id is null) and (root_id is null) = (reply_user_id is null)),
  check ((deleted_at is null) = (content <> ''))
);
create index comments_roots on comments (diary_id, comment_id desc) where root_id is null and deleted_at is null;
create index comments_replies on comments (root_id, comment_id) where root_id is not null;
create index comments_by_writer on comments (user_id, diary_id);
create index comments_by_thread on comments (thread_user_id, diary_id);
create index comments_aside on comments (aside_for, diary_id) where aside_for is not null and deleted_at is null;
create unique index comments_client_id on comments (user_id, client_id) where client_id is not null;

-- comment_num counts what everybody may see; comment_root_num, of these, what stands by itself.
alter table posts add column comment_root_num integer not null default 0 check (comment_root_num >= 0);

create function count_comment() returns trigger language plpgsql as $$
declare
  before integer := case when tg_op <> 'INSERT' and old.deleted_at is null and old.aside_for is null then 1 else 0 end;
  after integer := case when new.deleted_at is null and new.aside_for is null then 1 else 0 end;
begin
  if before <> after then
    update posts p set comment_num = p.comment_num + after - before,
      comment_root_num = p.comment_root_num + case when new.root_id is null then after - before else 0 end
      where p.diary_id = new.diary_id;
  end if;
  return null;
end $$;
create trigger comments_count after insert or update of deleted_at, aside_for on comments
  for each row execute function count_comment();

-- Once per post, however much somebody writes under it.
create function thank_for_comment() returns trigger language plpgsql as $$
begin
  perform queue_auto_message(p.char_id, 'new-comments', new.user_id, 'comment:' || new.diary_id || ':' || new.user_id)
    from posts p where p.diary_id = new.diary_id;
  return null;
end $$;
create trigger comments_auto_message after insert on comments
  for each row when (new.aside_for is null) execute function thank_for_comment();

-- Who alone sees a comment under a post of p_owner; null where everybody does. Put aside is what people wrote whom the
-- owner has restricted, or who are behind a block: those do not see the post either.
create function comment_aside_for(p_owner bigint, p_thread_user bigint, p_writer bigint) returns bigint
language sql stable
return case
  when exists (select from restrictions r where r.user_id = p_owner and r.other_user_id = p_thread_user)
    or exists (select from block_walls w where w.user_id = p_owner and w.other_user_id = p_thread_user) then p_thread_user
  when exists (select from restrictions r where r.user_id = p_owner and r.other_user_id = p_writer)
    or exists (select from block_walls w where w.user_id = p_owner and w.other_user_id = p_writer) then p_writer
end;

-- Whoever changes comments of a post holds the post first, so that nothing is written under what goes in the same moment.
create function hold_commented(p_diaries bigint[]) returns void language sql as $$
  select from posts p where p.diary_id = any(p_diaries) order by p.diary_id for no key update
$$;

-- A restriction or a block puts aside what is there already, and lifting it brings it back. The pair's lock is the one
-- that hold_pair takes when a comment is written: none slips through between the two. Whoever blocks has it already.
create function set_comments_aside() returns trigger language plpgsql as $$
declare
  owner bigint := coalesce(new.user_id, old.user_id);
  other bigint := coalesce(new.other_user_id, old.other_user_id);
begin
  if tg_table_name = 'restrictions' then
    perform pg_advisory_xact_lock(hashtextextended('pair ' || least(owner, other) || ' ' || greatest(owner, other), 0));
  end if;
  perform hold_commented(array(
    select p.diary_id from comments k join posts p using (diary_id) join characters c using (char_id)
    where c.user_id = owner and (k.user_id = other or k.thread_user_id = other)));
  update comments k set aside_for = comment_aside_for(owner, k.thread_user_id, k.user_id)
    from posts p join characters c using (char_id)
    where p.diary_id = k.diary_id and c.user_id = owner and (k.user_id = other or k.thread_user_id = other)
      and k.aside_for is distinct from comment_aside_for(owner, k.thread_user_id, k.user_id);
  return null;
end $$;
create trigger restrictions_comments after insert or delete on restrictions
  for each row execute function set_comments_aside();
create trigger block_walls_comments after insert or delete on block_walls
  for each row execute function set_comments_aside();

-- Writes a comment, or an answer where p_reply_to is given (p_root and p_reply_user then are its thread and whom it
-- answers). The same client id gives what is stored.
-- outcome: ok, repeated, gone (the post), locked (not theirs to see), closed (may_comment says why), target_gone.
create function add_comment(
  p_user bigint, p_diary bigint, p_is_creator boolean, p_root bigint, p_reply_to bigint, p_reply_user bigint,
  p_content text, p_client_id text, p_now timestamptz,
  out outcome text, out may_comment smallint, out new_id bigint, out owner_id bigint, out owner_char_id bigint,
  out is_aside boolean
) language plpgsql as $$
declare
  post record;
  thread_user bigint := p_user;
  aside bigint;
begin
  select c.user_id, c.char_id into owner_id, owner_char_id from posts p join characters c using (char_id)
    where p.diary_id = p_diary;
  -- The account's deletion waits, a block or a restriction between the two, and the post's deletion; or it comes first.
  perform from users u where u.user_id = p_user and u.deleted_at is null for key share;
  if not found then outcome := 'gone'; return; end if;
  perform hold_pair(p_user, owner_id);
  perform hold_pair(p_user, p_reply_user);
  perform hold_commented(array[p_diary]);
  select k.comment_id, case when k.deleted_at is null then 'repeated' else 'target_gone' end into new_id, outcome
    from comments k where k.user_id = p_user and k.client_id = p_client_id;
  if found then return; end if;

  select post_access(c.user_id = p_user, false, j.joined, b.bought, p.price, p.state, p.has_preview) as access,
      can_comment(c.user_id = p_user, p_is_creator, j.joined, c.comment_config) as may_comment
    into post
    from posts p join characters c using (char_id)
    left join memberships m on m.user_id = p_user and m.char_id = c.char_id
    cross join lateral (select is_joined(m.kind, c.group_id, m.period_end, p_now) as joined) j
    cross join lateral (select exists (select from purchases b
      where b.user_id = p_user and b.diary_id = p.diary_id and b.refunded_by is null) as bought) b
    where p.diary_id = p_diary and p.deleted_at is null and c.deleted_at is null
      and not exists (select from block_walls w where w.user_id = p_user and w.other_user_id = c.user_id);
  may_comment := post.may_comment;
  outcome := case
    when post.access is null or post.access = 'none' then 'gone'
    when post.access <> 'full' then 'locked'
    when may_comment <> 1 then 'closed'
    else 'ok'
  end;
  if outcome = 'ok' and p_reply_to is not null then
    select k.thread_user_id into thread_user from comments k
      where k.comment_id = p_reply_to and k.diary_id = p_diary and k.user_id = p_reply_user
        and coalesce(k.root_id, k.comment_id) = p_root and k.deleted_at is null
        and (k.aside_for is null or k.aside_for = p_user)
        and not exists (select from block_walls w
          where w.user_id = p_user and w.other_user_id in (k.user_id, k.thread_user_id));
    if not found then outcome := 'target_gone'; end if;
  end if;
  if outcome <> 'ok' then return; end if;

  aside := comment_aside_for(owner_id, thread_user, p_user);
  is_aside := aside is not null;
  insert into comments (diary_id, user_id, root_id, thread_user_id, reply_to_id, reply_user_id, content, aside_for,
      client_id, created_at)
    values (p_diary, p_user, p_root, thread_user, p_reply_to, p_reply_user, p_content, aside, p_client_id, p_now)
    on conflict do nothing returning comment_id into new_id;
  if found then return; end if;
  -- The same client id under another post, in the same moment.
  outcome := 'repeated';
  select k.comment_id into new_id from comments k where k.user_id = p_user and k.client_id = p_client_id;
end $$;

-- Takes a comment away, with the answers under it: its writer's right, and that of the post's creator.
-- outcome: ok, repeated, gone, forbidden.
create function delete_comment(p_user bigint, p_comment bigint, p_now timestamptz, out outcome text, out post_id bigint)
language plpgsql as $$
declare
  found_comment record;
begin
  select k.diary_id into post_id from comments k where k.comment_id = p_comment;
  perform hold_commented(array[post_id]);
  select k.deleted_at, k.user_id = p_user or c.user_id = p_user as may_delete,
      (k.aside_for is null or k.aside_for = p_user) and not exists (select from block_walls w
        where w.user_id = p_user and w.other_user_id in (k.user_id, k.thread_user_id, c.user_id)) as is_seen
    into found_comment
    from comments k join posts p using (diary_id) join characters c using (char_id) where k.comment_id = p_comment;
  outcome := case
    when found_comment.may_delete and found_comment.deleted_at is not null then 'repeated'
    when found_comment.is_seen is not true or found_comment.deleted_at is not null then 'gone'
    when not found_comment.may_delete then 'forbidden'
    else 'ok'
  end;
  if outcome = 'ok' then
    update comments k set deleted_at = p_now, content = ''
      where (k.comment_id = p_comment or k.root_id = p_comment) and k.deleted_at is null;
  end if;
end $$;

-- Of somebody who leaves, whatever they wrote goes, with the answers under it.
create function erase_comments(p_user bigint, p_now timestamptz) returns void language plpgsql as $$
begin
  perform hold_commented(array(
    select k.diary_id from comments k where k.user_id = p_user or k.thread_user_id = p_user));
  update comments k set deleted_at = p_now, content = ''
    where (k.user_id = p_user or k.thread_user_id = p_user) and k.deleted_at is null;
end $$;

-- Comments can be reported as well (2). What they said then is kept: their writer may take them away.
alter table reports drop constraint reports_reported_type_check;
alter table reports add constraint reports_reported_type_check check (reported_type in (1, 2));
alter table reports add column content text not null default '' check (char_length(content) <= 1000);
