-- Made by scripts/gen-queries.ts. Do not edit.

-- change (src/features/posting/edit-post.ts)
update posts
set
  content = :content::text,
  price = :price::integer,
  price_raised_at = case
    when :price::integer > price
    and state not in (5, 4) then :now::timestamptz
    else price_raised_at
  end,
  members_included = :price::integer = 0
  or coalesce(:membersIncluded::boolean, members_included),
  is_open = :isOpen::boolean,
  tier_level = coalesce(:tierLevel::integer, tier_level),
  disclosures = coalesce(:labels::text[], disclosures),
  state = :state::smallint,
  has_preview = :hasPreview::boolean,
  rejected_reason = '',
  published_at = case
    when :state::smallint = 1
    and state <> 1 then :now::timestamptz
    else published_at
  end
where post_id = :postId::bigint;

-- detachMedia (src/features/posting/edit-post.ts)
delete from post_media
where post_id = :postId::bigint;

-- expire (src/features/posting/schedule/expire-due.ts)
update posts p
set
  state = 6,
  sort = 0
from characters c
where
  p.post_id = :postId::bigint
  and p.state = 1
  and p.deleted_at is null
  and c.char_id = p.char_id
returning c.user_id;

-- findBuyer (src/features/posting/own-post.sql.ts)
select
  exists (
    select
    from purchases
    where
      post_id = :postId::bigint
      and refunded_by is null
  );

-- findContent (src/features/posting/edit-post.ts)
select
  p.content,
  (
    select
      coalesce(
        json_agg(
          json_build_array(m.media_id::text, m.alt)
          order by m.position
        ),
        '[]'
      )
    from post_media m
    where
      m.post_id = p.post_id
      and m.is_in_post
  ) as media,
  array(
    select o.content
    from poll_options o
    where o.post_id = p.post_id
    order by o.option
  ) as options
from posts p
where p.post_id = :postId::bigint;

-- findDue (src/features/posting/schedule/publish-due.ts)
select
  p.post_id,
  p.char_id,
  c.user_id,
  t.publish_at,
  case
    when exists (
      select
      from
        post_media pm
        join media f using (media_id)
      where
        pm.post_id = p.post_id
        and f.state <> 'ready'
    ) then 'media'
    when p.price > 0
    and not exists (
      select
      from post_media pm
      where
        pm.post_id = p.post_id
        and not pm.is_preview
    ) then 'media'
    when p.tier_level > 0
    and not exists (
      select
      from page_tiers g
      where
        g.char_id = p.char_id
        and g.level = p.tier_level
        and g.retired_at is null
    ) then 'tier'
    else ''
  end as failure
from
  posts p
  join post_times t using (post_id)
  join characters c on c.char_id = p.char_id
where
  p.post_id = :postId::bigint
  and p.state = 4
  and p.deleted_at is null
  and t.published_at is null
  and t.failure = ''
  and t.publish_at <= :now::timestamptz;

-- findExpiry (src/features/posting/schedule/move-post.ts)
select expires_at
from post_times
where post_id = :postId::bigint;

-- findKinds (src/features/posting/check-post.ts)
select kind
from media
where
  media_id = any (:ids::bigint[])
  and owner_user_id = :userId::bigint
  and class = 'private'
  and state = 'ready';

-- findWritten (src/features/posting/get-post-for-edit.ts)
select
  p.post_id,
  p.content,
  p.price,
  p.members_included::int as members_included,
  p.tier_level,
  p.is_open::int as is_open,
  p.state,
  to_json(to_char(w.publish_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as publish_at,
  to_char(w.wall, 'YYYY-MM-DD"T"HH24:MI:SS') as publish_wall,
  coalesce(w.zone, u.timezone) as zone,
  to_json(to_char(t.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')) as expires_at,
  to_char(t.expires_at at time zone coalesce(w.zone, u.timezone), 'YYYY-MM-DD"T"HH24:MI:SS') as expires_wall,
  exists (
    select
    from purchases b
    where
      b.post_id = p.post_id
      and b.refunded_by is null
  ) as is_bought,
  p.disclosures as labels,
  (
    select
      json_build_object(
        'options',
        (
          select
            json_agg(
              i.content
              order by i.option
            )
          from poll_options i
          where i.post_id = o.post_id
        ),
        'ends_wall',
        to_char(o.ends_at at time zone coalesce(w.zone, u.timezone), 'YYYY-MM-DD"T"HH24:MI:SS'),
        'multiple',
        o.is_multiple::int,
        'answer',
        o.answer,
        'voter_num',
        o.voter_num
      )
    from post_polls o
    where o.post_id = p.post_id
  ) as poll,
  coalesce(
    (
      select
        json_agg(
          json_build_object(
            'media_id',
            f.media_id::text,
            'is_preview',
            pm.is_preview,
            'alt',
            pm.alt,
            'item',
            media_item_text (f.item, coalesce('?v=' || nullif(:mediaToken::text, ''), ''), f.placeholder, (pm.alt)::text)::json
          )
          order by pm.position
        )
      from
        post_media pm
        join media f using (media_id)
      where pm.post_id = p.post_id
    ),
    '[]'
  ) as media
from
  posts p
  join characters c using (char_id)
  join users u on u.user_id = c.user_id
  left join post_times t on t.post_id = p.post_id
  left join post_times w on w.post_id = p.post_id
  and p.state = 4
where
  p.post_id = :postId::bigint
  and c.user_id = :viewerId::bigint
  and p.deleted_at is null
  and c.deleted_at is null;

-- insert (src/features/posting/keep-poll.ts)
insert into
  post_polls (post_id, is_multiple, answer, ends_at)
values (:postId::bigint, :isMultiple::boolean, :answer::smallint, :endsAt::timestamptz);

-- insert (src/features/posting/schedule/keep-times.ts)
insert into
  post_times (post_id, char_id, publish_at, wall, zone, expires_at)
values (:postId::bigint, :charId::bigint, :publishAt::timestamptz, :wall::text::timestamp, :zone::text, :expiresAt::timestamptz)
on conflict (post_id) do nothing;

-- insertOptions (src/features/posting/keep-poll.ts)
insert into
  poll_options (post_id, option, content)
select
  :postId::bigint,
  item.position - 1,
  item.content
from unnest(:options::text[]) with ordinality item (content, position);

-- listDue (src/features/posting/schedule/expire-due.ts)
select post_id
from post_times
where
  expired_at is null
  and expires_at is not null
  and expires_at <= :now::timestamptz
order by
  expires_at,
  post_id
limit 100;

-- listDue (src/features/posting/schedule/publish-due.ts)
select
  post_id,
  publish_at
from post_times
where
  published_at is null
  and publish_at is not null
  and failure = ''
  and publish_at <= :now::timestamptz
  and (publish_at, post_id) > (:afterAt::timestamptz, :afterId::bigint)
order by
  publish_at,
  post_id
limit 100;

-- listMedia (src/features/posting/own-post.sql.ts)
select media_id
from post_media
where
  post_id = :postId::bigint
  and is_in_post;

-- lock (src/features/posting/keep-poll.ts)
select
  voter_num,
  is_multiple,
  answer,
  array(
    select c.content
    from poll_options c
    where c.post_id = o.post_id
    order by c.option
  ) as options
from post_polls o
where o.post_id = :postId::bigint
for update of
  o;

-- lock (src/features/posting/own-post.sql.ts)
select
  p.post_id,
  p.char_id,
  p.tier_level,
  p.price,
  p.is_open,
  p.state,
  p.published_at,
  p.is_reposted,
  p.deleted_at
from
  posts p
  join characters c using (char_id)
where
  p.post_id = :postId::bigint
  and c.user_id = :userId::bigint
  and c.deleted_at is null
for update of
  p;

-- lock (src/features/posting/schedule/expire-due.ts)
select post_id
from posts
where post_id = :postId::bigint
for update;

-- lock (src/features/posting/schedule/publish-due.ts)
select post_id
from posts
where post_id = :postId::bigint
for update;

-- markExpired (src/features/posting/schedule/expire-due.ts)
update post_times
set expired_at = :now::timestamptz
where
  post_id = :postId::bigint
  and expired_at is null
  and expires_at <= :now::timestamptz
returning post_id;

-- markFailed (src/features/posting/schedule/publish-due.ts)
update post_times
set failure = :failure::text
where post_id = :postId::bigint;

-- movePlanned (src/features/posting/schedule/move-plans.ts)
with
  moved as (
    update post_times t
    set
      zone = :after::text,
      publish_at = wall_instant (t.wall, :after::text)
    from characters c
    where
      c.user_id = :userId::bigint
      and t.char_id = c.char_id
      and t.zone = :before::text
      and t.published_at is null
      and wall_instant (t.wall, :after::text) > :now::timestamptz
      and (
        t.expires_at is null
        or t.expires_at > wall_instant (t.wall, :after::text)
      )
    returning
      t.post_id,
      t.publish_at
  )
update posts p
set published_at = moved.publish_at
from moved
where
  p.post_id = moved.post_id
  and p.state = 4;

-- publish (src/features/posting/schedule/publish-due.ts)
with
  done as (
    update post_times
    set published_at = :now::timestamptz
    where post_id = :postId::bigint
  )
update posts
set
  state = :state::smallint,
  published_at = :now::timestamptz
where post_id = :postId::bigint;

-- remove (src/features/posting/set-post-goal.ts)
delete from post_goals
where post_id = :postId::bigint;

-- resolve (src/features/posting/schedule/read-times.ts)
select
  t.at as publish_at,
  z.zone,
  case
    when :isWall::boolean then :time::text
    else to_char(t.at at time zone z.zone, 'YYYY-MM-DD"T"HH24:MI:SS')
  end as wall
from
  users u
  left join post_times s on s.post_id = :postId::bigint
  cross join lateral (
    select coalesce(:zone::text, s.zone, u.timezone) as zone
  ) z
  cross join lateral (
    select
      case
        when :isWall::boolean then wall_instant (:time::text::timestamp, z.zone)
        else :time::text::timestamptz
      end as at
  ) t
where u.user_id = :userId::bigint;

-- setEnd (src/features/posting/keep-poll.ts)
update post_polls
set ends_at = :endsAt::timestamptz
where post_id = :postId::bigint;

-- updatePinned (src/features/posting/pin-post.ts)
update posts
set sort = :pinned::smallint
where post_id = :postId::bigint;

-- upsert (src/features/posting/set-post-goal.ts)
insert into
  post_goals (post_id, title, diamonds)
values (:postId::bigint, :title::text, :diamonds::integer)
on conflict (post_id) do update
set
  title = excluded.title,
  diamonds = excluded.diamonds;
