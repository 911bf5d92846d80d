-- Made by scripts/gen-queries.ts. Do not edit.

-- countInvited (src/features/invites/list-invited.ts)
select count(*)::int as count
from
  (
    select
    from users u
    where
      u.referred_by = :userId::bigint
      and u.is_creator
      and u.deleted_at is null
      and coalesce(
        (
          select true
          from blocked_pairs
          where
            blocked_pairs.user_id = :userId::bigint
            and blocked_pairs.other_user_id = u.user_id
        ),
        false
      ) is false
    limit 1000
  ) few;

-- findByCode (src/features/invites/inviter.sql.ts)
select
  c.name,
  c.char_unique_id,
  c.is_blue_label,
  coalesce(
    (
      select '/media/' || i.key || '/w320'
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
  c.char_unique_id = :code::text
  and c.deleted_at is null
  and u.deleted_at is null;

-- findOfUser (src/features/invites/inviter.sql.ts)
select
  c.name,
  c.char_unique_id,
  c.is_blue_label,
  coalesce(
    (
      select '/media/' || i.key || '/w320'
      from media i
      where
        i.media_id = c.avatar_media_id
        and i.class = 'public'
    ),
    ''
  ) as avatar
from
  users me
  join characters c on c.user_id = me.referred_by
  and c.deleted_at is null
where
  me.user_id = :userId::bigint
  and coalesce(
    (
      select true
      from blocked_pairs
      where
        blocked_pairs.user_id = me.user_id
        and blocked_pairs.other_user_id = c.user_id
    ),
    false
  ) is false
order by c.char_id
limit 1;

-- inviteStatistics (src/features/invites/get-invite-statistics.ts)
select
  (
    select c.char_unique_id
    from characters c
    where
      c.user_id = :userId::bigint
      and c.deleted_at is null
    order by c.char_id
    limit 1
  ) as referral,
  coalesce(
    (
      select sum(p.amount)
      from
        ledger_accounts a
        join pending_earnings p using (account_id)
      where
        a.user_id = :userId::bigint
        and a.kind = 'referral_pending'
    ),
    0
  )::bigint as earned,
  count(*)::int as invited,
  (
    count(*) filter (
      where u.is_creator
    )
  )::int as creators
from users u
where
  u.referred_by = :userId::bigint
  and u.deleted_at is null;

-- invitedCreators (src/features/invites/list-invited.ts)
with
  page as materialized (
    select u.*
    from users u
    where
      u.referred_by = :userId::bigint
      and u.is_creator
      and u.deleted_at is null
      and coalesce(
        (
          select true
          from blocked_pairs
          where
            blocked_pairs.user_id = :userId::bigint
            and blocked_pairs.other_user_id = u.user_id
        ),
        false
      ) is false
      and (u.referred_at, u.user_id) < (:after1::timestamptz, :after2::bigint)
    order by
      u.referred_at desc,
      u.user_id desc
    limit 21
  ),
  shown as (
    select u.*
    from page u
    order by
      u.referred_at desc,
      u.user_id desc
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
          'name',
          c.name,
          'char_unique_id',
          c.char_unique_id,
          'avatar',
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
          'is_blue_label',
          c.is_blue_label,
          'invited_time',
          to_char(u.referred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        )
      )::text,
      ','
      order by
        u.referred_at desc,
        u.user_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(to_char(u.referred_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), u.user_id::text)
    from shown u
    order by
      u.referred_at asc,
      u.user_id asc
    limit 1
  ) as last
from
  shown u
  join lateral (
    select *
    from characters k
    where
      k.user_id = u.user_id
      and k.deleted_at is null
    order by k.char_id
    limit 1
  ) c on true;
