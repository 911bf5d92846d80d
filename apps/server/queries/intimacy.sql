-- Made by scripts/gen-queries.ts. Do not edit.

-- circleOfCreator (src/features/intimacy/list-inner-circle.ts)
with
  page as materialized (
    select c.*
    from conversations c
    where
      c.creator_user_id = :viewerId::bigint
      and not c.fan_circle_closed
      and c.circle_since is not null
      and (
        :charId::bigint is null
        or c.char_id = :charId::bigint
      )
      and coalesce(
        (
          select true
          from blocked_pairs
          where
            blocked_pairs.user_id = c.user_id
            and blocked_pairs.other_user_id = c.creator_user_id
        ),
        false
      ) is false
      and not exists (
        select
        from users x
        where
          x.user_id in (c.user_id, c.creator_user_id)
          and x.deleted_at is not null
      )
      and (c.circle_since, c.conversation_id) < (:after1::timestamptz, :after2::bigint)
    order by
      c.circle_since desc,
      c.conversation_id desc
    limit 21
  ),
  shown as (
    select c.*
    from page c
    order by
      c.circle_since desc,
      c.conversation_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
        json_build_object(
          'char_id',
          c.char_id::text,
          'user_id',
          c.user_id::text,
          'level',
          intimacy_level (c.intimacy_points),
          'points',
          c.intimacy_points,
          'since_time',
          to_char(c.circle_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'side',
          'creator',
          'nickname',
          u.nickname,
          'avatar',
          coalesce(
            (
              select '/media/' || i.key || '/w320'
              from media i
              where
                i.media_id = u.avatar_media_id
                and i.class = 'public'
            ),
            ''
          ),
          'is_closed',
          c.creator_circle_closed::integer
        )
      )::text,
      ','
      order by
        c.circle_since desc,
        c.conversation_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select
      json_build_array(
        to_char(c.circle_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
        c.conversation_id::text
      )
    from shown c
    order by
      c.circle_since asc,
      c.conversation_id asc
    limit 1
  ) as last
from
  shown c
  join users u on u.user_id = c.user_id;

-- circlesOfFan (src/features/intimacy/list-inner-circle.ts)
with
  page as materialized (
    select c.*
    from conversations c
    where
      c.user_id = :viewerId::bigint
      and not c.creator_circle_closed
      and c.circle_since is not null
      and (
        :charId::bigint is null
        or c.char_id = :charId::bigint
      )
      and coalesce(
        (
          select true
          from blocked_pairs
          where
            blocked_pairs.user_id = c.user_id
            and blocked_pairs.other_user_id = c.creator_user_id
        ),
        false
      ) is false
      and not exists (
        select
        from users x
        where
          x.user_id in (c.user_id, c.creator_user_id)
          and x.deleted_at is not null
      )
      and (c.circle_since, c.conversation_id) < (:after1::timestamptz, :after2::bigint)
    order by
      c.circle_since desc,
      c.conversation_id desc
    limit 21
  ),
  shown as (
    select c.*
    from page c
    order by
      c.circle_since desc,
      c.conversation_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
        json_build_object(
          'char_id',
          c.char_id::text,
          'user_id',
          c.user_id::text,
          'level',
          intimacy_level (c.intimacy_points),
          'points',
          c.intimacy_points,
          'since_time',
          to_char(c.circle_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'side',
          'fan',
          'nickname',
          coalesce(nullif(ch.nickname, ''), ch.name),
          'avatar',
          coalesce(
            (
              select '/media/' || i.key || '/w320'
              from media i
              where
                i.media_id = ch.avatar_media_id
                and i.class = 'public'
            ),
            ''
          ),
          'is_closed',
          c.fan_circle_closed::integer
        )
      )::text,
      ','
      order by
        c.circle_since desc,
        c.conversation_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select
      json_build_array(
        to_char(c.circle_since at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
        c.conversation_id::text
      )
    from shown c
    order by
      c.circle_since asc,
      c.conversation_id asc
    limit 1
  ) as last
from
  shown c
  join characters ch on ch.char_id = c.char_id;

-- count (src/features/intimacy/list-inner-circle.ts)
select count(*)::int as count
from
  (
    select
    from conversations c
    where
      c.creator_user_id = :viewerId::bigint
      and not c.fan_circle_closed
      and c.circle_since is not null
      and (
        :charId::bigint is null
        or c.char_id = :charId::bigint
      )
      and coalesce(
        (
          select true
          from blocked_pairs
          where
            blocked_pairs.user_id = c.user_id
            and blocked_pairs.other_user_id = c.creator_user_id
        ),
        false
      ) is false
      and not exists (
        select
        from users x
        where
          x.user_id in (c.user_id, c.creator_user_id)
          and x.deleted_at is not null
      )
    limit 10000
  ) few;

-- count (src/features/intimacy/list-inner-circle.ts)
select count(*)::int as count
from
  (
    select
    from conversations c
    where
      c.user_id = :viewerId::bigint
      and not c.creator_circle_closed
      and c.circle_since is not null
      and (
        :charId::bigint is null
        or c.char_id = :charId::bigint
      )
      and coalesce(
        (
          select true
          from blocked_pairs
          where
            blocked_pairs.user_id = c.user_id
            and blocked_pairs.other_user_id = c.creator_user_id
        ),
        false
      ) is false
      and not exists (
        select
        from users x
        where
          x.user_id in (c.user_id, c.creator_user_id)
          and x.deleted_at is not null
      )
    limit 10000
  ) few;

-- findConversation (src/features/intimacy/set-inner-circle.ts)
select c.conversation_id
from conversations c
where
  c.char_id = :charId::bigint
  and c.user_id = :fanId::bigint
  and :viewerId::bigint in (c.user_id, c.creator_user_id)
  and coalesce(
    (
      select true
      from blocked_pairs
      where
        blocked_pairs.user_id = c.user_id
        and blocked_pairs.other_user_id = c.creator_user_id
    ),
    false
  ) is false
limit 1;

-- set (src/features/intimacy/set-inner-circle.ts)
update conversations c
set
  fan_circle_closed = case c.user_id
    when :viewerId::bigint then :isClosed::boolean
    else c.fan_circle_closed
  end,
  creator_circle_closed = case c.user_id
    when :viewerId::bigint then c.creator_circle_closed
    else :isClosed::boolean
  end
where
  c.char_id = :charId::bigint
  and c.user_id = :fanId::bigint
  and :viewerId::bigint in (c.user_id, c.creator_user_id)
  and c.circle_since is not null
  and coalesce(
    (
      select true
      from blocked_pairs
      where
        blocked_pairs.user_id = c.user_id
        and blocked_pairs.other_user_id = c.creator_user_id
    ),
    false
  ) is false
returning :isClosed::boolean::integer as is_closed;
