-- Made by scripts/gen-queries.ts. Do not edit.

-- countUnread (src/features/privacy/set-block.ts)
select unread_total (:userId::bigint) as unread;

-- findPerson (src/features/privacy/reportable-person.ts)
select
  concat_ws(
    e'\n',
    coalesce(c.name, u.nickname),
    nullif(c.nickname, ''),
    nullif(c.tagline, ''),
    nullif(c.bio, '')
  ) as content
from
  users u
  left join characters c on c.char_id = :charId::bigint
  and c.deleted_at is null
where
  u.user_id = :userId::bigint
  and u.deleted_at is null
  and coalesce(
    (
      select true
      from blocked_pairs
      where
        blocked_pairs.user_id = :viewerId::bigint
        and blocked_pairs.other_user_id = u.user_id
    ),
    false
  ) is false;

-- findPrivacyState (src/features/privacy/list-blocked-or-restricted.ts)
select
  (
    select
      json_build_object(
        'user_id',
        (
          case
            when met.is_met then k.other_user_id
            else coalesce(k.met_char_id, k.other_user_id)
          end
        )::text,
        'char_id',
        k.met_char_id::text,
        'nickname',
        coalesce(nullif(c.nickname, ''), c.name, u.nickname, ''),
        'avatar',
        coalesce(
          (
            select '/media/' || i.key || '/w320'
            from media i
            where
              i.media_id = case
                when c.char_id is null then u.avatar_media_id
                else c.avatar_media_id
              end
              and i.class = 'public'
          ),
          ''
        ),
        'created_time',
        to_char(k.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      )
    from
      (
        select *
        from blocks
      ) k
      cross join lateral (
        select
          (
            k.is_met
            or k.met_char_id is null
            and exists (
              select
              from conversations v
              where
                v.user_id = k.other_user_id
                and v.creator_user_id = k.user_id
                and v.last_message_at is not null
            )
            or exists (
              select
              from conversations v
              where
                v.user_id = k.user_id
                and v.char_id = k.met_char_id
            )
          ) as is_met
      ) met
      left join users u on u.user_id = k.other_user_id
      and met.is_met
      left join characters c on c.char_id = k.met_char_id
      and met.is_met
    where
      k.user_id = :userId::bigint
      and coalesce(k.met_char_id, k.other_user_id) = :id::bigint
      and exists (
        select
        from users there
        where
          there.user_id = k.other_user_id
          and there.deleted_at is null
      )
  ) as block,
  (
    select
      json_build_object(
        'user_id',
        (
          case
            when met.is_met then k.other_user_id
            else coalesce(k.met_char_id, k.other_user_id)
          end
        )::text,
        'char_id',
        k.met_char_id::text,
        'nickname',
        coalesce(nullif(c.nickname, ''), c.name, u.nickname, ''),
        'avatar',
        coalesce(
          (
            select '/media/' || i.key || '/w320'
            from media i
            where
              i.media_id = case
                when c.char_id is null then u.avatar_media_id
                else c.avatar_media_id
              end
              and i.class = 'public'
          ),
          ''
        ),
        'created_time',
        to_char(k.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
      )
    from
      (
        select *
        from restrictions
      ) k
      cross join lateral (
        select
          (
            k.is_met
            or k.met_char_id is null
            and exists (
              select
              from conversations v
              where
                v.user_id = k.other_user_id
                and v.creator_user_id = k.user_id
                and v.last_message_at is not null
            )
            or exists (
              select
              from conversations v
              where
                v.user_id = k.user_id
                and v.char_id = k.met_char_id
            )
          ) as is_met
      ) met
      left join users u on u.user_id = k.other_user_id
      and met.is_met
      left join characters c on c.char_id = k.met_char_id
      and met.is_met
    where
      k.user_id = :userId::bigint
      and coalesce(k.met_char_id, k.other_user_id) = :id::bigint
      and exists (
        select
        from users there
        where
          there.user_id = k.other_user_id
          and there.deleted_at is null
      )
  ) as restrict;

-- findSettings (src/features/privacy/privacy-settings.ts)
select shows_receipts::integer::smallint as show_receipts
from users
where user_id = :userId::bigint;

-- findTarget (src/features/privacy/get-target-user.ts)
select
  u.user_id,
  coalesce(
    named.char_id,
    case
      when met.is_account then null
      else shown.char_id
    end
  ) as char_id,
  shown.char_id is not null
  or met.is_character
  or named.char_id is null
  and met.is_account as is_met
from
  users u
  left join characters named on named.char_id = :id::bigint
  left join lateral (
    select c.char_id
    from characters c
    where
      c.user_id = u.user_id
      and c.char_id = coalesce(named.char_id, c.char_id)
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
    order by c.char_id
    limit 1
  ) shown on true
  cross join lateral (
    select
      exists (
        select
        from conversations v
        where
          v.user_id = :viewerId::bigint
          and v.char_id = named.char_id
      )
      or exists (
        select
        from memberships m
        where
          m.user_id = :viewerId::bigint
          and m.char_id = named.char_id
      ) as is_character,
      exists (
        select
        from characters mine
        where
          mine.user_id = :viewerId::bigint
          and (
            exists (
              select
              from conversations v
              where
                v.user_id = u.user_id
                and v.char_id = mine.char_id
                and v.last_message_at is not null
            )
            or exists (
              select
              from memberships m
              where
                m.user_id = u.user_id
                and m.char_id = mine.char_id
            )
            or exists (
              select
              from
                comments k
                join posts p using (post_id)
              where
                k.user_id = u.user_id
                and p.char_id = mine.char_id
            )
            or exists (
              select
              from
                purchases b
                join posts p using (post_id)
              where
                b.user_id = u.user_id
                and p.char_id = mine.char_id
            )
          )
      ) as is_account
  ) met
where
  u.user_id = coalesce(
    (
      select c.user_id
      from characters c
      where c.char_id = :id::bigint
    ),
    :id::bigint
  );

-- peopleIn (src/features/privacy/list-blocked-or-restricted.ts)
with
  page as materialized (
    select k.*
    from
      (
        select *
        from blocks
      ) k
      join users u on u.user_id = k.other_user_id
      and u.deleted_at is null
    where
      k.user_id = :userId::bigint
      and (k.created_at, k.other_user_id) < (:after1::timestamptz, :after2::bigint)
    order by
      k.created_at desc,
      k.other_user_id desc
    limit 21
  ),
  shown as (
    select k.*
    from page k
    order by
      k.created_at desc,
      k.other_user_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
        json_build_object(
          'user_id',
          (
            case
              when met.is_met then k.other_user_id
              else coalesce(k.met_char_id, k.other_user_id)
            end
          )::text,
          'char_id',
          k.met_char_id::text,
          'nickname',
          coalesce(nullif(c.nickname, ''), c.name, u.nickname, ''),
          'avatar',
          coalesce(
            (
              select '/media/' || i.key || '/w320'
              from media i
              where
                i.media_id = case
                  when c.char_id is null then u.avatar_media_id
                  else c.avatar_media_id
                end
                and i.class = 'public'
            ),
            ''
          ),
          'created_time',
          to_char(k.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        )
      )::text,
      ','
      order by
        k.created_at desc,
        k.other_user_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(to_char(k.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), k.other_user_id::text)
    from shown k
    order by
      k.created_at asc,
      k.other_user_id asc
    limit 1
  ) as last
from
  shown k
  cross join lateral (
    select
      (
        k.is_met
        or k.met_char_id is null
        and exists (
          select
          from conversations v
          where
            v.user_id = k.other_user_id
            and v.creator_user_id = k.user_id
            and v.last_message_at is not null
        )
        or exists (
          select
          from conversations v
          where
            v.user_id = k.user_id
            and v.char_id = k.met_char_id
        )
      ) as is_met
  ) met
  left join users u on u.user_id = k.other_user_id
  and met.is_met
  left join characters c on c.char_id = k.met_char_id
  and met.is_met;

-- peopleIn (src/features/privacy/list-blocked-or-restricted.ts)
with
  page as materialized (
    select k.*
    from
      (
        select *
        from restrictions
      ) k
      join users u on u.user_id = k.other_user_id
      and u.deleted_at is null
    where
      k.user_id = :userId::bigint
      and (k.created_at, k.other_user_id) < (:after1::timestamptz, :after2::bigint)
    order by
      k.created_at desc,
      k.other_user_id desc
    limit 21
  ),
  shown as (
    select k.*
    from page k
    order by
      k.created_at desc,
      k.other_user_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
        json_build_object(
          'user_id',
          (
            case
              when met.is_met then k.other_user_id
              else coalesce(k.met_char_id, k.other_user_id)
            end
          )::text,
          'char_id',
          k.met_char_id::text,
          'nickname',
          coalesce(nullif(c.nickname, ''), c.name, u.nickname, ''),
          'avatar',
          coalesce(
            (
              select '/media/' || i.key || '/w320'
              from media i
              where
                i.media_id = case
                  when c.char_id is null then u.avatar_media_id
                  else c.avatar_media_id
                end
                and i.class = 'public'
            ),
            ''
          ),
          'created_time',
          to_char(k.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        )
      )::text,
      ','
      order by
        k.created_at desc,
        k.other_user_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(to_char(k.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), k.other_user_id::text)
    from shown k
    order by
      k.created_at asc,
      k.other_user_id asc
    limit 1
  ) as last
from
  shown k
  cross join lateral (
    select
      (
        k.is_met
        or k.met_char_id is null
        and exists (
          select
          from conversations v
          where
            v.user_id = k.other_user_id
            and v.creator_user_id = k.user_id
            and v.last_message_at is not null
        )
        or exists (
          select
          from conversations v
          where
            v.user_id = k.user_id
            and v.char_id = k.met_char_id
        )
      ) as is_met
  ) met
  left join users u on u.user_id = k.other_user_id
  and met.is_met
  left join characters c on c.char_id = k.met_char_id
  and met.is_met;

-- reader (src/features/privacy/list-blocked-or-restricted.ts)
select count(*)::int as count
from
  (
    select
    from
      (
        select *
        from blocks
      ) k
      join users u on u.user_id = k.other_user_id
      and u.deleted_at is null
    where k.user_id = :userId::bigint
    limit 1000
  ) few;

-- reader (src/features/privacy/list-blocked-or-restricted.ts)
select count(*)::int as count
from
  (
    select
    from
      (
        select *
        from restrictions
      ) k
      join users u on u.user_id = k.other_user_id
      and u.deleted_at is null
    where k.user_id = :userId::bigint
    limit 1000
  ) few;

-- updateSettings (src/features/privacy/privacy-settings.ts)
update users
set shows_receipts = :showsReceipts::boolean
where user_id = :userId::bigint
returning shows_receipts::integer::smallint as show_receipts;
