-- Made by scripts/gen-queries.ts. Do not edit.

-- anonymize (src/features/characters/anonymize-characters.ts)
update characters
set
  deleted_at = :now::timestamptz,
  name = 'Deleted account',
  nickname = '',
  tagline = '',
  bio = '',
  card = '{}',
  kind = null,
  char_unique_id = 'deleted_' || char_id,
  avatar_media_id = null,
  banner_media_id = null,
  image_media_id = null,
  intro_media_id = null,
  is_blue_label = 0,
  pro_sales_open = false
where
  user_id = :userId::bigint
  and deleted_at is null;

-- charactersBy (src/features/characters/list-characters.ts)
with
  page as materialized (
    select c.*
    from characters c
    where
      c.deleted_at is null
      and coalesce(
        (
          select true
          from blocked_pairs
          where
            blocked_pairs.user_id = :viewerId::bigint
            and blocked_pairs.other_user_id = c.user_id
        ),
        false
      ) is false
      and (c.created_at, c.char_id) < (:after1::timestamptz, :after2::bigint)
    order by
      c.created_at desc,
      c.char_id desc
    limit 21
  ),
  shown as (
    select c.*
    from page c
    order by
      c.created_at desc,
      c.char_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
        (
          concat(
            '{"char_id":"',
            c.char_id,
            '","char_unique_id":',
            coalesce(to_json(c.char_unique_id), 'null'),
            ',"user_id":"',
            c.user_id,
            '","name":',
            coalesce(to_json(c.name), 'null'),
            ',"nickname":',
            coalesce(to_json(c.nickname), 'null'),
            ',"tagline":',
            coalesce(to_json(c.tagline), 'null'),
            ',"avatar":"',
            coalesce(
              (
                select '/media/' || i.key || '/w320'
                from media i
                where
                  i.media_id = c.avatar_media_id
                  and i.class = 'public'
              ),
              ''
            ),
            '","banner":"',
            coalesce(
              (
                select '/media/' || i.key || '/w1600'
                from media i
                where
                  i.media_id = c.banner_media_id
                  and i.class = 'public'
              ),
              ''
            ),
            '","image":"',
            coalesce(
              (
                select '/media/' || i.key || '/w1600'
                from media i
                where
                  i.media_id = c.image_media_id
                  and i.class = 'public'
              ),
              ''
            ),
            '","char_type":',
            c.char_type,
            ',"is_blue_label":',
            c.is_blue_label,
            ',"group_id":',
            coalesce(to_json(c.group_id), 'null'),
            ',"is_sold":',
            case
              when j.joined then 'true'
              else 'false'
            end,
            ',"can_comment":',
            can_comment (c.user_id = :viewerId::bigint, :viewerIsCreator::boolean, j.joined, c.comment_config),
            ',"character_sub":',
            case
              when c.group_id is null then '{"sub_type":"free"}'
              else '{"sub_type":"pro"}'
            end,
            ',"pro_sales_open":',
            case
              when c.pro_sales_open then 'true'
              else 'false'
            end,
            '}'
          )::json::jsonb || jsonb_build_object(
            'statistics',
            jsonb_build_object('follower_num', c.follower_num, 'post_num', c.post_num, 'like_num', c.like_num)
          )
        )
      )::text,
      ','
      order by
        c.created_at desc,
        c.char_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), c.char_id::text)
    from shown c
    order by
      c.created_at asc,
      c.char_id asc
    limit 1
  ) as last
from
  shown c
  left join memberships m on m.user_id = :viewerId::bigint
  and m.char_id = c.char_id
  cross join lateral (
    select is_joined (m.kind, c.group_id, m.period_end, :now::timestamptz) as joined
    offset 0
  ) j;

-- charactersBy (src/features/characters/list-characters.ts)
with
  page as materialized (
    select c.*
    from characters c
    where
      c.deleted_at is null
      and coalesce(
        (
          select true
          from blocked_pairs
          where
            blocked_pairs.user_id = :viewerId::bigint
            and blocked_pairs.other_user_id = c.user_id
        ),
        false
      ) is false
      and c.user_id <> :viewerId::bigint
      and (
        c.group_id is null
        or c.group_id ~ '^group_([1-4])(?:_(3|7))?$'
      )
      and (
        not :verifiedOnly::boolean
        or c.is_blue_label = 2
      )
      and coalesce(
        (
          select is_joined (s.kind, c.group_id, s.period_end, :now::timestamptz)
          from memberships s
          where
            s.user_id = :viewerId::bigint
            and s.char_id = c.char_id
        ),
        false
      ) is false
      and (c.follower_num, c.char_id) < (:after1::bigint, :after2::bigint)
    order by
      c.follower_num desc,
      c.char_id desc
    limit 21
  ),
  shown as (
    select c.*
    from page c
    order by
      c.follower_num desc,
      c.char_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
        (
          concat(
            '{"char_id":"',
            c.char_id,
            '","char_unique_id":',
            coalesce(to_json(c.char_unique_id), 'null'),
            ',"user_id":"',
            c.user_id,
            '","name":',
            coalesce(to_json(c.name), 'null'),
            ',"nickname":',
            coalesce(to_json(c.nickname), 'null'),
            ',"tagline":',
            coalesce(to_json(c.tagline), 'null'),
            ',"avatar":"',
            coalesce(
              (
                select '/media/' || i.key || '/w320'
                from media i
                where
                  i.media_id = c.avatar_media_id
                  and i.class = 'public'
              ),
              ''
            ),
            '","banner":"',
            coalesce(
              (
                select '/media/' || i.key || '/w1600'
                from media i
                where
                  i.media_id = c.banner_media_id
                  and i.class = 'public'
              ),
              ''
            ),
            '","image":"',
            coalesce(
              (
                select '/media/' || i.key || '/w1600'
                from media i
                where
                  i.media_id = c.image_media_id
                  and i.class = 'public'
              ),
              ''
            ),
            '","char_type":',
            c.char_type,
            ',"is_blue_label":',
            c.is_blue_label,
            ',"group_id":',
            coalesce(to_json(c.group_id), 'null'),
            ',"is_sold":',
            case
              when j.joined then 'true'
              else 'false'
            end,
            ',"can_comment":',
            can_comment (c.user_id = :viewerId::bigint, :viewerIsCreator::boolean, j.joined, c.comment_config),
            ',"character_sub":',
            case
              when c.group_id is null then '{"sub_type":"free"}'
              else '{"sub_type":"pro"}'
            end,
            ',"pro_sales_open":',
            case
              when c.pro_sales_open then 'true'
              else 'false'
            end,
            '}'
          )::json::jsonb || jsonb_build_object('because', because.cards -> c.kind)
        )
      )::text,
      ','
      order by
        c.follower_num desc,
        c.char_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(c.follower_num::text, c.char_id::text)
    from shown c
    order by
      c.follower_num asc,
      c.char_id asc
    limit 1
  ) as last
from
  shown c
  left join memberships m on m.user_id = :viewerId::bigint
  and m.char_id = c.char_id
  cross join lateral (
    select is_joined (m.kind, c.group_id, m.period_end, :now::timestamptz) as joined
    offset 0
  ) j
  cross join (
    select jsonb_object_agg(kind, card) as cards
    from
      (
        select distinct
          on (f.kind) f.kind,
          jsonb_build_object('char_id', f.char_id::text, 'name', f.name, 'sub_type', o.kind) as card
        from
          (
            select
              o.char_id,
              o.kind,
              o.period_end,
              o.joined_at
            from memberships o
            where o.user_id = :viewerId::bigint
            order by
              o.joined_at desc,
              o.char_id desc
            limit 200
          ) o
          cross join lateral (
            select
              c.char_id,
              c.name,
              c.kind
            from characters c
            where
              c.char_id = o.char_id
              and c.kind is not null
              and c.deleted_at is null
              and coalesce(
                (
                  select true
                  from blocked_pairs
                  where
                    blocked_pairs.user_id = :viewerId::bigint
                    and blocked_pairs.other_user_id = c.user_id
                ),
                false
              ) is false
              and is_joined (o.kind, c.group_id, o.period_end, :now::timestamptz)
            offset 0
          ) f
        order by
          f.kind,
          o.joined_at desc,
          f.char_id desc
      ) latest
  ) because;

-- charactersBy (src/features/characters/list-characters.ts)
with
  page as materialized (
    select c.*
    from characters c
    where
      c.deleted_at is null
      and coalesce(
        (
          select true
          from blocked_pairs
          where
            blocked_pairs.user_id = :viewerId::bigint
            and blocked_pairs.other_user_id = c.user_id
        ),
        false
      ) is false
      and c.user_id <> :viewerId::bigint
      and (
        c.group_id is null
        or c.group_id ~ '^group_([1-4])(?:_(3|7))?$'
      )
      and (c.follower_num, c.char_id) < (:after1::bigint, :after2::bigint)
    order by
      c.follower_num desc,
      c.char_id desc
    limit 21
  ),
  shown as (
    select c.*
    from page c
    order by
      c.follower_num desc,
      c.char_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
        concat(
          '{"char_id":"',
          c.char_id,
          '","char_unique_id":',
          coalesce(to_json(c.char_unique_id), 'null'),
          ',"user_id":"',
          c.user_id,
          '","name":',
          coalesce(to_json(c.name), 'null'),
          ',"nickname":',
          coalesce(to_json(c.nickname), 'null'),
          ',"tagline":',
          coalesce(to_json(c.tagline), 'null'),
          ',"avatar":"',
          coalesce(
            (
              select '/media/' || i.key || '/w320'
              from media i
              where
                i.media_id = c.avatar_media_id
                and i.class = 'public'
            ),
            ''
          ),
          '","banner":"',
          coalesce(
            (
              select '/media/' || i.key || '/w1600'
              from media i
              where
                i.media_id = c.banner_media_id
                and i.class = 'public'
            ),
            ''
          ),
          '","image":"',
          coalesce(
            (
              select '/media/' || i.key || '/w1600'
              from media i
              where
                i.media_id = c.image_media_id
                and i.class = 'public'
            ),
            ''
          ),
          '","char_type":',
          c.char_type,
          ',"is_blue_label":',
          c.is_blue_label,
          ',"group_id":',
          coalesce(to_json(c.group_id), 'null'),
          ',"is_sold":',
          case
            when j.joined then 'true'
            else 'false'
          end,
          ',"can_comment":',
          can_comment (c.user_id = :viewerId::bigint, :viewerIsCreator::boolean, j.joined, c.comment_config),
          ',"character_sub":',
          case
            when c.group_id is null then '{"sub_type":"free"}'
            else '{"sub_type":"pro"}'
          end,
          ',"pro_sales_open":',
          case
            when c.pro_sales_open then 'true'
            else 'false'
          end,
          '}'
        )::json
      )::text,
      ','
      order by
        c.follower_num desc,
        c.char_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(c.follower_num::text, c.char_id::text)
    from shown c
    order by
      c.follower_num asc,
      c.char_id asc
    limit 1
  ) as last
from
  shown c
  left join memberships m on m.user_id = :viewerId::bigint
  and m.char_id = c.char_id
  cross join lateral (
    select is_joined (m.kind, c.group_id, m.period_end, :now::timestamptz) as joined
    offset 0
  ) j;

-- countCharacters (src/features/characters/list-characters.ts)
select count(*)::integer as count
from
  (
    select
    from characters
    where deleted_at is null
    limit 1000
  ) few;

-- countCharacters (src/features/characters/list-characters.ts)
select greatest(c.reltuples, 0)::bigint as count
from pg_class c
where c.oid = 'characters_by_age'::regclass;

-- findCharacter (src/features/characters/get-public-character.ts)
select
  c.name,
  c.char_unique_id,
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
  c.is_blue_label
from
  characters c
  join users u on u.user_id = c.user_id
where
  c.char_id = coalesce(
    :charId::bigint,
    (
      select n.char_id
      from characters n
      where n.char_unique_id = :handle::text
    )
  )
  and c.deleted_at is null
  and u.deleted_at is null;

-- findOwnCard (src/features/characters/update-own-character.ts)
select
  (
    concat(
      '{"char_id":"',
      c.char_id,
      '","char_unique_id":',
      coalesce(to_json(c.char_unique_id), 'null'),
      ',"user_id":"',
      c.user_id,
      '","name":',
      coalesce(to_json(c.name), 'null'),
      ',"nickname":',
      coalesce(to_json(c.nickname), 'null'),
      ',"tagline":',
      coalesce(to_json(c.tagline), 'null'),
      ',"avatar":"',
      coalesce(
        (
          select '/media/' || i.key || '/w320'
          from media i
          where
            i.media_id = c.avatar_media_id
            and i.class = 'public'
        ),
        ''
      ),
      '","banner":"',
      coalesce(
        (
          select '/media/' || i.key || '/w1600'
          from media i
          where
            i.media_id = c.banner_media_id
            and i.class = 'public'
        ),
        ''
      ),
      '","image":"',
      coalesce(
        (
          select '/media/' || i.key || '/w1600'
          from media i
          where
            i.media_id = c.image_media_id
            and i.class = 'public'
        ),
        ''
      ),
      '","char_type":',
      c.char_type,
      ',"is_blue_label":',
      c.is_blue_label,
      ',"group_id":',
      coalesce(to_json(c.group_id), 'null'),
      ',"is_sold":',
      case
        when j.joined then 'true'
        else 'false'
      end,
      ',"can_comment":',
      can_comment (c.user_id = :viewerId::bigint, :viewerIsCreator::boolean, j.joined, c.comment_config),
      ',"character_sub":',
      case
        when c.group_id is null then '{"sub_type":"free"}'
        else '{"sub_type":"pro"}'
      end,
      ',"pro_sales_open":',
      case
        when c.pro_sales_open then 'true'
        else 'false'
      end,
      '}'
    )::json::jsonb || jsonb_build_object(
      'statistics',
      jsonb_build_object('follower_num', c.follower_num, 'post_num', c.post_num, 'like_num', c.like_num)
    )
  ) as card
from
  characters c
  left join memberships m on m.user_id = :viewerId::bigint
  and m.char_id = c.char_id
  cross join lateral (
    select is_joined (m.kind, c.group_id, m.period_end, :now::timestamptz) as joined
    offset 0
  ) j
where c.char_id = :charId::bigint;

-- findPublicCharacter (src/features/characters/character-page.ts)
select
  c.name,
  c.tagline,
  c.char_unique_id as handle,
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
  coalesce(
    (
      select '/media/' || i.key || '/w1600'
      from media i
      where
        i.media_id = c.avatar_media_id
        and i.class = 'public'
    ),
    ''
  ) as avatar
from
  characters c
  join users u on u.user_id = c.user_id
where
  c.char_id = coalesce(
    :charId::bigint,
    (
      select n.char_id
      from characters n
      where n.char_unique_id = :handle::text
    )
  )
  and c.deleted_at is null
  and u.deleted_at is null;

-- findReader (src/features/characters/list-characters.ts)
select
  (
    select count(*)::int
    from
      (
        select
        from memberships
        where user_id = :viewerId::bigint
        limit 1000
      ) few
  ) as joined,
  is_vip (:viewerId::bigint, :now::timestamptz) as is_vip;

-- findSettings (src/features/characters/profile-settings.ts)
select
  comment_config,
  kind,
  is_presence_shown::integer::smallint as show_online
from characters
where
  char_id = :charId::bigint
  and deleted_at is null;

-- listMostFollowed (src/features/characters/get-public-character.ts)
select *
from
  (
    select
      c.name,
      c.char_unique_id,
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
      c.is_blue_label
    from
      (
        select *
        from characters
        where deleted_at is null
        order by
          follower_num desc,
          char_id desc
        limit :limit::integer * 2
      ) c
      join users u on u.user_id = c.user_id
    where u.deleted_at is null
    order by
      c.follower_num desc,
      c.char_id desc
  ) faces
where avatar <> ''
limit :limit::integer;

-- listTiers (src/features/characters/log-unsellable.ts)
select
  c.group_id,
  count(*)::int as count,
  (
    array_agg(
      c.char_id::text
      order by c.char_id
    )
  ) [::most::integer] as char_ids
from characters c
where
  c.group_id is not null
  and c.deleted_at is null
group by c.group_id;

-- lockPictures (src/features/characters/update-own-character.ts)
select
  avatar_media_id,
  banner_media_id,
  image_media_id
from characters
where char_id = :charId::bigint
for no key update;

-- retire (src/features/characters/anonymize-characters.ts)
insert into
  retired_handles (digest, retired_at)
select
  sha256(convert_to(char_unique_id, 'UTF8')),
  :now::timestamptz
from characters
where
  user_id = :userId::bigint
  and deleted_at is null
on conflict do nothing;
