-- Made by scripts/gen-queries.ts. Do not edit.

-- countClaims (src/features/offers/list-promotions.ts)
select count(*)::int as count
from
  (
    select
    from promotion_claims t
    where
      t.promotion_id = :promotionId::bigint
      and exists (
        select
        from checkouts k
        where
          k.checkout_id = t.checkout_id
          and k.state <> 'expired'
          and not coalesce(k.closed_at = 'epoch', false)
      )
      and exists (
        select
        from promotions p
        where
          p.promotion_id = t.promotion_id
          and p.char_id = :charId::bigint
      )
      and exists (
        select
        from users x
        where
          x.user_id = t.user_id
          and x.deleted_at is null
      )
      and coalesce(
        (
          select true
          from blocked_pairs
          where
            blocked_pairs.user_id = :viewerId::bigint
            and blocked_pairs.other_user_id = t.user_id
        ),
        false
      ) is false
    limit 1000
  ) few;

-- countPromotions (src/features/offers/list-promotions.ts)
select count(*)::int as count
from
  (
    select
    from promotions p
    where p.char_id = :charId::bigint
    limit 1000
  ) few;

-- deleteBundles (src/features/offers/delete-offers.ts)
delete from bundles
where
  char_id in (
    select c.char_id
    from characters c
    where c.user_id = :userId::bigint
  );

-- deleteChosen (src/features/offers/delete-offers.ts)
delete from promotion_fans
where user_id = :userId::bigint;

-- deleteTiers (src/features/offers/delete-offers.ts)
delete from page_tiers
where
  char_id in (
    select c.char_id
    from characters c
    where c.user_id = :userId::bigint
  );

-- findCharacter (src/features/offers/get-character-info.ts)
select
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
  )::json as card,
  c.bio,
  (
    case
      when c.is_presence_shown
      and exists (
        select
        from presence h
        where
          h.user_id = c.user_id
          and h.seen_at > :now::timestamptz - interval '75 seconds'
      )
      and coalesce(
        (
          select true
          from restrictions
          where
            restrictions.user_id = c.user_id
            and restrictions.other_user_id = :viewerId::bigint
        ),
        false
      ) is false then 1
      else 0
    end
  )::smallint as online_status,
  c.follower_num,
  c.post_num,
  c.like_num,
  m.state,
  m.period_end,
  case
    when m.state <> 'expired' then m.bell
  end as bell,
  (
    select f.joined_at
    from first_joins f
    where
      f.user_id = :viewerId::bigint
      and f.char_id = c.char_id
      and m.state <> 'expired'
  ) as together_at,
  c.group_id is not null
  and exists (
    select
    from page_tiers t
    where
      t.char_id = c.char_id
      and t.level > 0
      and t.retired_at is null
  ) as has_tiers,
  (
    coalesce(m.trial_used, false)
    or has_used_offer (:viewerId::bigint, 'trial ' || c.char_id)
  ) as had_trial,
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'promotion_id',
            p.promotion_id::text,
            'name',
            p.name,
            'percent_off',
            p.percent_off,
            'first_usd_cents',
            p.first_usd_cents,
            'trial_days',
            p.trial_days,
            'months',
            p.months,
            'end_time',
            p.ends_at
          )
          order by p.promotion_id
        ),
        '[]'
      )
    from promotions p
    where
      p.char_id = c.char_id
      and p.stopped_at is null
      and (
        p.ends_at is null
        or p.ends_at > :now::timestamptz
      )
      and p.months <= :maxMonths::integer
      and case p.audience
        when 'everyone' then true
        when 'new' then not (
          exists (
            select
            from checkouts b
            where
              b.user_id = :viewerId::bigint
              and b.char_id = p.char_id
              and b.purpose = 'subscription'
              and b.state in ('paid', 'refunded')
              and not coalesce(b.closed_at = 'epoch', false)
          )
          or has_used_offer (:viewerId::bigint, 'newcomer ' || p.char_id)
        )
        when 'lapsed' then (
          exists (
            select
            from checkouts b
            where
              b.user_id = :viewerId::bigint
              and b.char_id = p.char_id
              and b.purpose = 'subscription'
              and b.state in ('paid', 'refunded')
              and not coalesce(b.closed_at = 'epoch', false)
          )
          or has_used_offer (:viewerId::bigint, 'newcomer ' || p.char_id)
        )
        when 'chosen' then exists (
          select
          from promotion_fans f
          where
            f.promotion_id = p.promotion_id
            and f.user_id = :viewerId::bigint
        )
        else p.code = :code::text
      end
      and not (
        exists (
          select
          from
            promotion_claims t
            join checkouts k using (checkout_id)
          where
            t.user_id = :viewerId::bigint
            and t.promotion_id = p.promotion_id
            and k.state in ('paid', 'refunded')
            and k.state <> 'expired'
            and not coalesce(k.closed_at = 'epoch', false)
        )
        or has_used_offer (:viewerId::bigint, 'promotion ' || p.promotion_id)
      )
      and (
        p.claim_limit is null
        or p.claim_limit > (
          select count(*)
          from
            promotion_claims t
            join checkouts k using (checkout_id)
          where
            t.promotion_id = p.promotion_id
            and k.state <> 'expired'
            and not coalesce(k.closed_at = 'epoch', false)
            and not (
              k.user_id = :viewerId::bigint
              and k.state in ('open', 'declined')
            )
        )
      )
  ) as candidates,
  (
    select media_item_text (f.item, '', f.placeholder, ('')::text)::json
    from media f
    where
      f.media_id = c.intro_media_id
      and f.class = 'public'
      and f.state = 'ready'
  ) as intro_video
from
  characters c
  left join memberships m on m.user_id = :viewerId::bigint
  and m.char_id = c.char_id
  cross join lateral (
    select is_joined (m.kind, c.group_id, m.period_end, :now::timestamptz) as joined
    offset 0
  ) j
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
  and coalesce(
    (
      select true
      from blocked_pairs
      where
        blocked_pairs.user_id = :viewerId::bigint
        and blocked_pairs.other_user_id = c.user_id
    ),
    false
  ) is false;

-- findCode (src/features/offers/list-subscription-options.ts)
select
  p.promotion_id,
  (
    exists (
      select
      from
        promotion_claims t
        join checkouts k using (checkout_id)
      where
        t.user_id = :viewerId::bigint
        and t.promotion_id = p.promotion_id
        and k.state in ('paid', 'refunded')
        and k.state <> 'expired'
        and not coalesce(k.closed_at = 'epoch', false)
    )
    or has_used_offer (:viewerId::bigint, 'promotion ' || p.promotion_id)
  )
  or p.trial_days is not null
  and (
    coalesce(m.trial_used, false)
    or has_used_offer (:viewerId::bigint, 'trial ' || c.char_id)
  ) as is_used,
  p.stopped_at is null
  and (
    p.ends_at is null
    or p.ends_at > :now::timestamptz
  )
  and (
    p.claim_limit is null
    or p.claim_limit > (
      select count(*)
      from
        promotion_claims t
        join checkouts k using (checkout_id)
      where
        t.promotion_id = p.promotion_id
        and k.state <> 'expired'
        and not coalesce(k.closed_at = 'epoch', false)
        and not (
          k.user_id = :viewerId::bigint
          and k.state in ('open', 'declined')
        )
    )
  ) as is_open
from
  promotions p
  join characters c using (char_id)
  left join memberships m on m.user_id = :viewerId::bigint
  and m.char_id = c.char_id
where
  p.char_id = :charId::bigint
  and p.code = :code::text;

-- findOwner (src/features/offers/list-subscription-options.ts)
select c.user_id
from characters c
where
  c.char_id = :charId::bigint
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
  ) is false;

-- findPage (src/features/offers/promotions.ts)
select
  group_id,
  char_unique_id
from characters
where
  char_id = :charId::bigint
  and deleted_at is null;

-- findPromotion (src/features/offers/promotions.ts)
select
  promotion_id,
  code
from promotions
where
  char_id = :charId::bigint
  and client_id = :clientId::text;

-- findSituation (src/features/offers/quote.ts)
select
  c.group_id,
  (
    coalesce(m.trial_used, false)
    or has_used_offer (:viewerId::bigint, 'trial ' || c.char_id)
  ) as had_trial,
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'promotion_id',
            p.promotion_id::text,
            'name',
            p.name,
            'percent_off',
            p.percent_off,
            'first_usd_cents',
            p.first_usd_cents,
            'trial_days',
            p.trial_days,
            'months',
            p.months,
            'end_time',
            p.ends_at
          )
          order by p.promotion_id
        ),
        '[]'
      )
    from promotions p
    where
      p.char_id = c.char_id
      and p.stopped_at is null
      and (
        p.ends_at is null
        or p.ends_at > :now::timestamptz
      )
      and p.months <= :maxMonths::integer
      and case p.audience
        when 'everyone' then true
        when 'new' then not (
          exists (
            select
            from checkouts b
            where
              b.user_id = :viewerId::bigint
              and b.char_id = p.char_id
              and b.purpose = 'subscription'
              and b.state in ('paid', 'refunded')
              and not coalesce(b.closed_at = 'epoch', false)
          )
          or has_used_offer (:viewerId::bigint, 'newcomer ' || p.char_id)
        )
        when 'lapsed' then (
          exists (
            select
            from checkouts b
            where
              b.user_id = :viewerId::bigint
              and b.char_id = p.char_id
              and b.purpose = 'subscription'
              and b.state in ('paid', 'refunded')
              and not coalesce(b.closed_at = 'epoch', false)
          )
          or has_used_offer (:viewerId::bigint, 'newcomer ' || p.char_id)
        )
        when 'chosen' then exists (
          select
          from promotion_fans f
          where
            f.promotion_id = p.promotion_id
            and f.user_id = :viewerId::bigint
        )
        else p.code = :code::text
      end
      and not (
        exists (
          select
          from
            promotion_claims t
            join checkouts k using (checkout_id)
          where
            t.user_id = :viewerId::bigint
            and t.promotion_id = p.promotion_id
            and k.state in ('paid', 'refunded')
            and k.state <> 'expired'
            and not coalesce(k.closed_at = 'epoch', false)
        )
        or has_used_offer (:viewerId::bigint, 'promotion ' || p.promotion_id)
      )
      and (
        p.claim_limit is null
        or p.claim_limit > (
          select count(*)
          from
            promotion_claims t
            join checkouts k using (checkout_id)
          where
            t.promotion_id = p.promotion_id
            and k.state <> 'expired'
            and not coalesce(k.closed_at = 'epoch', false)
            and not (
              k.user_id = :viewerId::bigint
              and k.state in ('open', 'declined')
            )
        )
      )
  ) as candidates,
  (
    select
      coalesce(
        json_agg(
          json_build_object('months', b.months, 'percent_off', b.percent_off)
          order by b.months
        ),
        '[]'
      )
    from bundles b
    where b.char_id = c.char_id
  ) as bundles,
  (
    select t.month_usd_cents
    from page_tiers t
    where
      t.char_id = c.char_id
      and t.retired_at is null
      and t.level = :tierLevel::integer
  ) as tier_usd_cents
from
  characters c
  left join memberships m on m.user_id = :viewerId::bigint
  and m.char_id = c.char_id
where c.char_id = :charId::bigint;

-- insertClaim (src/features/offers/claim-promotion.ts)
insert into
  promotion_claims (checkout_id, promotion_id, user_id, claimed_at)
select
  :checkoutId::text,
  p.promotion_id,
  :viewerId::bigint,
  :now::timestamptz
from promotions p
where
  p.promotion_id = :promotionId::bigint
  and p.stopped_at is null
  and (
    p.ends_at is null
    or p.ends_at > :now::timestamptz
  )
  and (
    p.claim_limit is null
    or p.claim_limit > (
      select count(*)
      from
        promotion_claims t
        join checkouts k using (checkout_id)
      where
        t.promotion_id = p.promotion_id
        and k.state <> 'expired'
        and not coalesce(k.closed_at = 'epoch', false)
        and not (
          k.user_id = :viewerId::bigint
          and k.state in ('open', 'declined')
        )
    )
  );

-- insertFans (src/features/offers/promotions.ts)
insert into
  promotion_fans (promotion_id, user_id)
select
  :promotionId::bigint,
  u.user_id
from users u
where
  u.user_id = any (:userIds::bigint[])
  and u.deleted_at is null
order by u.user_id;

-- insertPromotion (src/features/offers/promotions.ts)
insert into
  promotions (
    char_id,
    client_id,
    name,
    audience,
    code,
    percent_off,
    first_usd_cents,
    trial_days,
    months,
    claim_limit,
    ends_at,
    created_at
  )
values
  (
    :charId::bigint,
    :clientId::text,
    :name::text,
    :audience::text,
    :code::text,
    :percentOff::integer,
    :firstUsdCents::integer,
    :trialDays::integer,
    :months::integer,
    :claimLimit::integer,
    :endsAt::timestamptz,
    :now::timestamptz
  )
on conflict (char_id, client_id) do nothing
returning promotion_id;

-- listUsedOffers (src/features/offers/delete-offers.ts)
select
  k.char_id,
  t.promotion_id
from
  checkouts k
  left join promotion_claims t using (checkout_id)
where
  k.user_id = :userId::bigint
  and k.purpose = 'subscription'
  and k.char_id is not null
  and k.state in ('paid', 'refunded')
  and not coalesce(k.closed_at = 'epoch', false);

-- lockPromotion (src/features/offers/claim-promotion.ts)
select
from promotions
where promotion_id = :promotionId::bigint
for no key update;

-- lockTier (src/features/offers/tiers/page-tiers.sql.ts)
select t.month_usd_cents
from page_tiers t
where
  t.char_id = :charId::bigint
  and t.level = :level::integer
  and t.level > 0
  and t.retired_at is null
for share;

-- promotionClaims (src/features/offers/list-promotions.ts)
with
  page as materialized (
    select t.*
    from promotion_claims t
    where
      t.promotion_id = :promotionId::bigint
      and exists (
        select
        from checkouts k
        where
          k.checkout_id = t.checkout_id
          and k.state <> 'expired'
          and not coalesce(k.closed_at = 'epoch', false)
      )
      and exists (
        select
        from promotions p
        where
          p.promotion_id = t.promotion_id
          and p.char_id = :charId::bigint
      )
      and exists (
        select
        from users x
        where
          x.user_id = t.user_id
          and x.deleted_at is null
      )
      and coalesce(
        (
          select true
          from blocked_pairs
          where
            blocked_pairs.user_id = :viewerId::bigint
            and blocked_pairs.other_user_id = t.user_id
        ),
        false
      ) is false
      and (t.claimed_at, t.user_id) < (:after1::timestamptz, :after2::bigint)
    order by
      t.claimed_at desc,
      t.user_id desc
    limit 21
  ),
  shown as (
    select t.*
    from page t
    order by
      t.claimed_at desc,
      t.user_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
        json_build_object(
          'user_id',
          u.user_id::text,
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
          'claimed_time',
          to_char(t.claimed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'state',
          case k.state
            when 'declined' then 'open'
            else k.state
          end,
          'first_usd_cents',
          k.price_usd_cents
        )
      )::text,
      ','
      order by
        t.claimed_at desc,
        t.user_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(to_char(t.claimed_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), t.user_id::text)
    from shown t
    order by
      t.claimed_at asc,
      t.user_id asc
    limit 1
  ) as last
from
  shown t
  join users u on u.user_id = t.user_id
  join checkouts k on k.checkout_id = t.checkout_id;

-- promotions (src/features/offers/list-promotions.ts)
with
  page as materialized (
    select p.*
    from promotions p
    where
      p.char_id = :charId::bigint
      and (p.promotion_id) < (:after1::bigint)
    order by p.promotion_id desc
    limit 21
  ),
  shown as (
    select p.*
    from page p
    order by p.promotion_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
        json_build_object(
          'promotion_id',
          p.promotion_id::text,
          'name',
          p.name,
          'audience',
          p.audience,
          'url',
          :publicUrl::text || '/character/' || c.char_unique_id || '?offer=' || p.code,
          'percent_off',
          p.percent_off,
          'first_usd_cents',
          p.first_usd_cents,
          'trial_days',
          p.trial_days,
          'months',
          p.months,
          'claim_limit',
          p.claim_limit,
          'claim_num',
          claimed.num,
          'fan_num',
          (
            select count(*)::int
            from promotion_fans f
            where f.promotion_id = p.promotion_id
          ),
          'end_time',
          to_char(p.ends_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'state',
          case
            when p.stopped_at is not null then 'stopped'
            when p.ends_at <= :now::timestamptz then 'over'
            when claimed.num >= p.claim_limit then 'used_up'
            else 'running'
          end,
          'created_time',
          to_char(p.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        )
      )::text,
      ','
      order by p.promotion_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(p.promotion_id::text)
    from shown p
    order by p.promotion_id asc
    limit 1
  ) as last
from
  shown p
  join characters c on c.char_id = p.char_id
  cross join lateral (
    select count(*)::int as num
    from
      promotion_claims t
      join checkouts k using (checkout_id)
    where
      t.promotion_id = p.promotion_id
      and k.state <> 'expired'
      and not coalesce(k.closed_at = 'epoch', false)
  ) claimed;

-- setName (src/features/offers/promotions.ts)
update promotions
set name = :name::text
where promotion_id = :promotionId::bigint;

-- stopPromotions (src/features/offers/delete-offers.ts)
update promotions
set
  name = '',
  stopped_at = coalesce(stopped_at, :now::timestamptz)
where
  char_id in (
    select c.char_id
    from characters c
    where c.user_id = :userId::bigint
  );

-- updateStopped (src/features/offers/promotions.ts)
update promotions
set stopped_at = coalesce(stopped_at, :now::timestamptz)
where
  promotion_id = :promotionId::bigint
  and char_id = :charId::bigint;
