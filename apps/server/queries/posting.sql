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

-- findBuyer (src/features/posting/own-post.sql.ts)
select
  exists (
    select
    from purchases
    where
      post_id = :postId::bigint
      and refunded_by is null
  );

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
  exists (
    select
    from purchases b
    where
      b.post_id = p.post_id
      and b.refunded_by is null
  ) as is_bought,
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
where
  p.post_id = :postId::bigint
  and c.user_id = :viewerId::bigint
  and p.deleted_at is null
  and c.deleted_at is null;

-- listMedia (src/features/posting/own-post.sql.ts)
select media_id
from post_media
where
  post_id = :postId::bigint
  and is_in_post;

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

-- remove (src/features/posting/set-post-goal.ts)
delete from post_goals
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
