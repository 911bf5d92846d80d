-- Made by scripts/gen-queries.ts. Do not edit.

-- findAddresses (src/features/public-pages/sitemap.ts)
select
  c.char_unique_id as handle,
  null::bigint as post_id,
  null::timestamptz as changed_at
from
  characters c
  join users u on u.user_id = c.user_id
where
  c.char_id >= :from::bigint
  and c.char_id < :until::bigint
  and c.deleted_at is null
  and u.deleted_at is null
union all
select
  c.char_unique_id,
  p.post_id,
  p.published_at
from
  posts p
  join characters c on c.char_id = p.char_id
where
  p.post_id >= :from::bigint
  and p.post_id < :until::bigint
  and p.state = 1
  and p.deleted_at is null
  and c.deleted_at is null;

-- findCard (src/features/public-pages/ask-companion.ts)
select
  c.card,
  coalesce(nullif(c.nickname, ''), c.name) as name
from
  characters c
  join users u on u.user_id = c.user_id
where
  c.char_id = :charId::bigint
  and u.chat_mode = 0
  and u.age_held_at is null;

-- findCreator (src/features/public-pages/find-public-creator.ts)
select
  c.char_id,
  c.char_unique_id as handle,
  c.name,
  c.tagline,
  c.bio,
  coalesce(
    (
      select '/media/' || i.key || '/w320'
      from media i
      where
        i.media_id = c.avatar_media_id
        and i.class = 'public'
    ),
    ''
  ) as avatar,
  coalesce(
    (
      select '/media/' || i.key || '/w1600'
      from media i
      where
        i.media_id = c.banner_media_id
        and i.class = 'public'
    ),
    ''
  ) as banner,
  c.is_blue_label::int as is_blue_label,
  c.follower_num,
  c.post_num,
  c.group_id,
  c.pro_sales_open,
  (
    select
      coalesce(
        json_agg(
          json_build_object('level', t.level, 'name', t.name, 'perks', t.perks, 'month_usd_cents', t.month_usd_cents)
          order by t.level
        ),
        '[]'
      )
    from page_tiers t
    where
      t.char_id = c.char_id
      and t.retired_at is null
  ) as tiers
from
  characters c
  join users u on u.user_id = c.user_id
where
  c.char_unique_id = :handle::text
  and c.deleted_at is null
  and u.deleted_at is null;

-- findHighest (src/features/public-pages/sitemap.ts)
select
  greatest(
    (
      select coalesce(max(char_id), 0)
      from characters
    ),
    (
      select coalesce(max(post_id), 0)
      from posts
    )
  ) as highest;
