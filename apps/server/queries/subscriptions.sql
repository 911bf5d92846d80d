-- Made by scripts/gen-queries.ts. Do not edit.

-- clearUnanswered (src/features/subscriptions/checkout/unanswered-payments.ts)
update checkouts
set unanswered_since = null
where checkout_id = :checkoutId::text;

-- close (src/features/subscriptions/lifecycle/close-subscription.ts)
update checkouts
set closed_at = :now::timestamptz
where
  subscription_ref = :subscriptionRef::text
  and closed_at is null;

-- countCharges (src/features/subscriptions/lifecycle/post-subscription-period.ts)
select count(*)::integer as count
from subscription_charges
where checkout_id = :checkoutId::text;

-- countMine (src/features/subscriptions/gifts/list-gifts.ts)
select count(*)::int as count
from
  (
    select
    from
      subscription_gifts g
      join characters c on c.char_id = g.char_id
    where
      g.user_id = :viewerId::bigint
      and g.state <> 'waiting'
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
    limit 1000
  ) few;

-- countMine (src/features/subscriptions/list-subscriptions.ts)
select count(*)::int as count
from
  (
    select
    from
      memberships s
      join characters c on c.char_id = s.char_id
    where
      s.user_id = :viewerId::bigint
      and (
        :kind::text = 'all'
        or s.kind = :kind::text
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
      ) is false
    limit 1000
  ) few;

-- deleteFirstJoins (src/features/subscriptions/delete-memberships.ts)
delete from first_joins
where user_id = :userId::bigint;

-- deleteFollowWithoutTrial (src/features/subscriptions/memberships.sql.ts)
delete from memberships
where
  user_id = :userId::bigint
  and char_id = :charId::bigint
  and kind = 'free'
  and not trial_used;

-- endFollows (src/features/subscriptions/delete-memberships.ts)
delete from memberships m
where
  m.kind = 'free'
  and (
    m.user_id = :userId::bigint
    or m.char_id = any (
      array(
        select c.char_id
        from characters c
        where c.user_id = :userId::bigint
      )
    )
  );

-- endFollowsWithTrial (src/features/subscriptions/delete-memberships.ts)
update memberships m
set
  kind = 'pro',
  state = 'expired',
  period_end = :now::timestamptz,
  updated_at = :now::timestamptz
where
  m.kind = 'free'
  and m.trial_used
  and (
    m.user_id = :userId::bigint
    or m.char_id = any (
      array(
        select c.char_id
        from characters c
        where c.user_id = :userId::bigint
      )
    )
  );

-- endMonths (src/features/subscriptions/gifts/settle-gift.ts)
with
  months as (
    select
      gift_id,
      period_start,
      period_end
    from subscription_gifts
    where
      checkout_id = :checkoutId::text
      and period_end is not null
  )
update subscription_gifts g
set
  period_start = null,
  period_end = null
from months
where g.gift_id = months.gift_id
returning
  g.claimed_by as user_id,
  g.char_id,
  months.period_start as start,
  months.period_end as "end";

-- endPaid (src/features/subscriptions/delete-memberships.ts)
update memberships m
set
  state = 'expired',
  renews = false,
  period_end = least(m.period_end, :now::timestamptz),
  updated_at = :now::timestamptz
where
  m.kind = 'pro'
  and m.state <> 'expired'
  and (
    m.user_id = :userId::bigint
    or m.char_id = any (
      array(
        select c.char_id
        from characters c
        where c.user_id = :userId::bigint
      )
    )
  )
returning m.provider_ref;

-- expireFollowWithTrial (src/features/subscriptions/memberships.sql.ts)
update memberships
set
  kind = 'pro',
  state = 'expired',
  period_end = :now::timestamptz,
  updated_at = :now::timestamptz
where
  user_id = :userId::bigint
  and char_id = :charId::bigint
  and kind = 'free'
  and trial_used;

-- expireGifts (src/features/subscriptions/gifts/return-gift.ts)
update subscription_gifts g
set expires_at = least(g.expires_at, :now::timestamptz)
where
  g.state = 'ready'
  and (
    g.to_user_id = :userId::bigint
    or g.char_id in (
      select c.char_id
      from characters c
      where c.user_id = :userId::bigint
    )
  );

-- extend (src/features/subscriptions/lifecycle/extend-while-collecting.ts)
update memberships
set
  period_end = :until::timestamptz,
  updated_at = :now::timestamptz
where
  provider_ref = :subscriptionRef::text
  and period_end < :until::timestamptz
  and state in ('trialing', 'active')
returning
  user_id,
  char_id;

-- extend (src/features/subscriptions/lifecycle/post-subscription-period.ts)
update memberships
set
  state = case
    when renews then 'active'
    else 'canceled'
  end,
  period_end = greatest(period_end, :periodEnd::timestamptz),
  tier_level = case
    when switch_level is not null
    and period_end < :periodEnd::timestamptz
    and month_usd_cents = :usdCents::integer then switch_level
    else tier_level
  end,
  switch_level = case
    when not (
      switch_level is not null
      and period_end < :periodEnd::timestamptz
      and month_usd_cents = :usdCents::integer
    ) then switch_level
  end,
  switch_from_usd_cents = case
    when not (
      switch_level is not null
      and period_end < :periodEnd::timestamptz
      and month_usd_cents = :usdCents::integer
    ) then switch_from_usd_cents
  end,
  updated_at = :now::timestamptz
where provider_ref = :subscriptionRef::text
returning period_end;

-- findAgreed (src/features/subscriptions/lifecycle/accept-price.ts)
select c.month_usd_cents
from
  price_consents c
  join checkouts k using (checkout_id)
where k.subscription_ref = :subscriptionRef::text
order by c.consent_id desc
limit 1;

-- findByCode (src/features/subscriptions/gifts/find-gift.ts)
select
  g.gift_id,
  g.code,
  g.checkout_id,
  g.user_id,
  g.char_id,
  g.to_user_id,
  g.months,
  g.month_usd_cents,
  k.price_usd_cents,
  g.state,
  g.expires_at,
  g.claimed_by,
  g.period_end
from
  subscription_gifts g
  join checkouts k using (checkout_id)
where
  g.state <> 'waiting'
  and g.code = :code::text;

-- findCheckout (src/features/subscriptions/checkout/pay-subscription.ts)
select
  checkout_id,
  provider_ref
from checkouts
where
  subscription_ref = :subscriptionRef::text
  and provider_ref is not null;

-- findClaimer (src/features/subscriptions/gifts/settle-gift.ts)
select
  claimed_by as user_id,
  char_id
from subscription_gifts
where
  checkout_id = :checkoutId::text
  and claimed_by is not null;

-- findConsent (src/features/subscriptions/lifecycle/accept-price.ts)
select consent_id
from price_consents
where
  checkout_id = :checkoutId::text
  and month_usd_cents = :monthUsdCents::integer
limit 1;

-- findDue (src/features/subscriptions/checkout/pay-subscription.ts)
select
  charge_price (k.intro_usd_cents, k.intro_charges, :monthUsdCents::integer, b.charges + 1) as due_usd_cents,
  greatest(0, coalesce(k.intro_charges, 0) - b.charges)::int as intro_left
from
  checkouts k
  cross join lateral (
    select count(*) as charges
    from subscription_charges s
    where s.checkout_id = k.checkout_id
  ) b
where
  k.user_id = :userId::bigint
  and k.subscription_ref = :memberRef::text
  and k.month_usd_cents is not null;

-- findLowest (src/features/subscriptions/checkout/subscription-price.ts)
select min(month_usd_cents) as month_usd_cents
from page_tiers
where
  char_id = :charId::bigint
  and level > 0
  and retired_at is null;

-- findName (src/features/subscriptions/gifts/get-gift.ts)
select nickname
from users u
where
  u.user_id = :fromUserId::bigint
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

-- findOldestFor (src/features/subscriptions/gifts/find-gift.ts)
select
  g.gift_id,
  g.code,
  g.checkout_id,
  g.user_id,
  g.char_id,
  g.to_user_id,
  g.months,
  g.month_usd_cents,
  k.price_usd_cents,
  g.state,
  g.expires_at,
  g.claimed_by,
  g.period_end
from
  subscription_gifts g
  join checkouts k using (checkout_id)
where
  g.state <> 'waiting'
  and g.state = 'ready'
  and g.char_id = :charId::bigint
  and g.to_user_id = :userId::bigint
order by g.gift_id
limit 1;

-- findPrice (src/features/subscriptions/checkout/subscription-price.ts)
select
  c.group_id,
  c.pro_sales_open,
  coalesce(
    (
      select
        json_agg(
          t
          order by t.month_usd_cents
        )
      from
        (
          select
            case m.kind
              when 'pro' then m.month_usd_cents
              else 0
            end as month_usd_cents,
            count(*)::int as count
          from memberships m
          where
            m.char_id = c.char_id
            and m.state <> 'expired'
          group by 1
        ) t
    ),
    '[]'
  ) as members
from characters c
where c.char_id = :charId::bigint;

-- findPrice (src/features/subscriptions/lifecycle/accept-price.ts)
select month_usd_cents
from memberships
where
  provider_ref = :subscriptionRef::text
  and state <> 'expired'
  and month_usd_cents is not null;

-- findPromotion (src/features/subscriptions/lifecycle/start-subscription.ts)
select promotion_id
from promotion_claims
where checkout_id = :checkoutId::text;

-- findReceiver (src/features/subscriptions/gifts/create-gift-checkout.ts)
select c.user_id
from
  characters c
  join characters p on p.char_id = :charId::bigint
where
  c.char_unique_id = :handle::text
  and c.deleted_at is null
  and c.user_id <> p.user_id
  and c.user_id <> :userId::bigint
  and coalesce(
    (
      select true
      from blocked_pairs
      where
        blocked_pairs.user_id = :userId::bigint
        and blocked_pairs.other_user_id = c.user_id
    ),
    false
  ) is false
  and coalesce(
    (
      select true
      from blocked_pairs
      where
        blocked_pairs.user_id = p.user_id
        and blocked_pairs.other_user_id = c.user_id
    ),
    false
  ) is false;

-- findResumed (src/features/subscriptions/subscriptions.jobs.ts)
select user_id
from memberships
where
  provider_ref = :subscriptionRef::text
  and renews
union all
select user_id
from vip_memberships
where
  provider_ref = :subscriptionRef::text
  and renews;

-- findSituation (src/features/subscriptions/tiers/find-situation.ts)
select
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
  ) as tiers,
  m.kind,
  m.state,
  m.renews,
  m.provider_ref,
  m.period_end,
  m.month_usd_cents,
  m.tier_level,
  m.switch_level,
  m.switch_from_usd_cents,
  (
    select
      json_build_object(
        'level',
        t.level,
        'name',
        t.name,
        'perks',
        t.perks,
        'month_usd_cents',
        coalesce(m.switch_from_usd_cents, m.month_usd_cents)
      )
    from page_tiers t
    where
      t.char_id = c.char_id
      and t.level = m.tier_level
      and t.retired_at is not null
  ) as own_tier,
  b.intro_left,
  b.period_months,
  m.period_end - make_interval(months => b.period_months) as period_start
from
  characters c
  left join memberships m on m.user_id = :viewerId::bigint
  and m.char_id = c.char_id
  left join lateral (
    select
      greatest(0, coalesce(k.intro_charges, 0) - g.charges)::int as intro_left,
      case
        when g.newest = m.period_end then case
          when g.charges <= k.intro_charges then k.intro_months
          else 1
        end
      end as period_months
    from
      checkouts k
      cross join lateral (
        select
          count(*) as charges,
          max(s.period_end) as newest
        from subscription_charges s
        where s.checkout_id = k.checkout_id
      ) g
    where
      k.user_id = m.user_id
      and k.subscription_ref = m.provider_ref
  ) b on true
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

-- findTerms (src/features/subscriptions/lifecycle/post-subscription-period.ts)
select
  k.closed_at,
  charge_price (
    k.intro_usd_cents,
    k.intro_charges,
    k.month_usd_cents,
    (
      select count(*) + 1
      from subscription_charges s
      where s.checkout_id = k.checkout_id
    )
  ) as due_usd_cents
from checkouts k
where k.checkout_id = :checkoutId::text;

-- findTiers (src/features/subscriptions/tiers/own-tiers.ts)
select
  c.group_id,
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
  ) as tiers,
  (
    select coalesce(json_object_agg(n.tier_level, n.count), '{}')
    from
      (
        select
          m.tier_level,
          count(*)::int
        from memberships m
        where
          m.char_id = c.char_id
          and m.kind = 'pro'
          and m.state <> 'expired'
        group by m.tier_level
      ) n
  ) as members,
  (
    select coalesce(json_object_agg(n.tier_level, n.count), '{}')
    from
      (
        select
          p.tier_level,
          count(*)::int
        from posts p
        where
          p.char_id = c.char_id
          and p.state = 1
          and p.deleted_at is null
        group by p.tier_level
      ) n
  ) as posts
from characters c
where c.char_id = :charId::bigint;

-- findTimezone (src/features/subscriptions/gifts/claim-gift.ts)
select timezone
from users
where user_id = :userId::bigint;

-- findTurn (src/features/subscriptions/lifecycle/accept-price.ts)
select
  not exists (
    select
    from checkouts k
    where
      k.user_id = m.user_id
      and k.subscription_ref = m.provider_ref
      and k.intro_charges > (
        select count(*)
        from subscription_charges s
        where s.checkout_id = k.checkout_id
      )
  ) as is_after_intro
from memberships m
where m.provider_ref = :subscriptionRef::text;

-- findUnanswered (src/features/subscriptions/checkout/pay-subscription.ts)
select k.checkout_id
from
  checkouts k
  join memberships m on m.provider_ref = k.subscription_ref
where
  m.user_id = :userId::bigint
  and m.char_id = :charId::bigint
  and k.user_id = m.user_id
  and k.unanswered_since is not null;

-- findUpgrade (src/features/subscriptions/tiers/upgrades.sql.ts)
select
  user_id,
  char_id,
  subscription_ref,
  from_level,
  from_usd_cents,
  to_level,
  month_usd_cents,
  period_end,
  state
from tier_upgrades
where checkout_id = :checkoutId::text;

-- givenSubscriptions (src/features/subscriptions/gifts/list-gifts.ts)
with
  page as materialized (
    select g.*
    from
      subscription_gifts g
      join characters c on c.char_id = g.char_id
    where
      g.user_id = :viewerId::bigint
      and g.state <> 'waiting'
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
      and (g.gift_id) < (:after1::bigint)
    order by g.gift_id desc
    limit 21
  ),
  shown as (
    select g.*
    from page g
    order by g.gift_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
        json_build_object(
          'gift_id',
          g.gift_id::text,
          'url',
          :publicUrl::text || '/character/' || c.char_unique_id || '?gift=' || g.code,
          'months',
          g.months,
          'price_usd_cents',
          k.price_usd_cents,
          'charged',
          case
            when k.currency <> 'USD' then json_build_object('currency', k.currency, 'amount', round(k.price_usd_cents::numeric * k.rate_micros / 1000000))
          end,
          'state',
          case
            when g.state = 'returning'
            and exists (
              select
              from payments p
              where
                p.checkout_id = g.checkout_id
                and p.refund_refusal is not null
            ) then 'refused'
            else g.state
          end,
          'with_name',
          coalesce(
            (
              select u.nickname
              from users u
              where
                u.user_id = coalesce(g.claimed_by, g.to_user_id)
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
                ) is false
            ),
            ''
          ),
          'expires_time',
          to_char(g.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'created_time',
          to_char(g.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'character',
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
        )
      )::text,
      ','
      order by g.gift_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(g.gift_id::text)
    from shown g
    order by g.gift_id asc
    limit 1
  ) as last
from
  shown g
  join characters c on c.char_id = g.char_id
  left join memberships m on m.user_id = :viewerId::bigint
  and m.char_id = c.char_id
  cross join lateral (
    select is_joined (m.kind, c.group_id, m.period_end, :now::timestamptz) as joined
    offset 0
  ) j
  join checkouts k on k.checkout_id = g.checkout_id;

-- insertConsent (src/features/subscriptions/lifecycle/accept-price.ts)
insert into
  price_consents (checkout_id, user_id, before_usd_cents, month_usd_cents, agreed_at)
select
  k.checkout_id,
  k.user_id,
  :before::integer,
  :monthUsdCents::integer,
  :now::timestamptz
from checkouts k
where k.subscription_ref = :subscriptionRef::text;

-- insertGift (src/features/subscriptions/gifts/create-gift-checkout.ts)
insert into
  subscription_gifts (checkout_id, code, user_id, char_id, to_user_id, months, month_usd_cents, state, created_at)
values
  (
    :checkoutId::text,
    :code::text,
    :userId::bigint,
    :charId::bigint,
    :toUserId::bigint,
    :months::integer,
    :monthUsdCents::integer,
    'waiting',
    :now::timestamptz
  );

-- insertUpgrade (src/features/subscriptions/tiers/create-upgrade-checkout.ts)
insert into
  tier_upgrades (
    checkout_id,
    user_id,
    char_id,
    subscription_ref,
    from_level,
    from_usd_cents,
    to_level,
    month_usd_cents,
    period_end,
    state
  )
values
  (
    :checkoutId::text,
    :userId::bigint,
    :charId::bigint,
    :subscriptionRef::text,
    :fromLevel::integer,
    :fromUsdCents::integer,
    :toLevel::integer,
    :monthUsdCents::integer,
    :periodEnd::timestamptz,
    'waiting'
  );

-- joinedCharacters (src/features/subscriptions/list-subscriptions.ts)
with
  page as materialized (
    select s.*
    from
      memberships s
      join characters c on c.char_id = s.char_id
    where
      s.user_id = :viewerId::bigint
      and (
        :kind::text = 'all'
        or s.kind = :kind::text
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
      ) is false
      and (s.joined_at, s.char_id) < (:after1::timestamptz, :after2::bigint)
    order by
      s.joined_at desc,
      s.char_id desc
    limit 21
  ),
  shown as (
    select s.*
    from page s
    order by
      s.joined_at desc,
      s.char_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
        json_build_object(
          'char_id',
          s.char_id::text,
          'kind',
          s.kind,
          'state',
          case
            when s.kind = 'free'
            or s.state = 'expired'
            or s.period_end > :now::timestamptz then s.state
            when s.state = 'canceled' then 'expired'
            else 'past_due'
          end,
          'month_usd_cents',
          coalesce(s.month_usd_cents, 0),
          'offered_usd_cents',
          case
            when :canChangePrice::boolean
            and s.renews
            and s.state in ('trialing', 'active')
            and s.provider_ref is not null
            and coalesce(b.charges >= b.intro_charges, true)
            and s.switch_level is null
            and case
              when s.tier_level = 0 then case substring(
                  c.group_id
                  from '^group_([1-4])'
                )
                when '1' then 399
                when '2' then 999
                when '3' then 1999
                when '4' then 4999
              end
              else (
                select t.month_usd_cents
                from page_tiers t
                where
                  t.char_id = s.char_id
                  and t.level = s.tier_level
                  and t.retired_at is null
              )
            end <> s.month_usd_cents then case
              when s.tier_level = 0 then case substring(
                  c.group_id
                  from '^group_([1-4])'
                )
                when '1' then 399
                when '2' then 999
                when '3' then 1999
                when '4' then 4999
              end
              else (
                select t.month_usd_cents
                from page_tiers t
                where
                  t.char_id = s.char_id
                  and t.level = s.tier_level
                  and t.retired_at is null
              )
            end
          end,
          'next_usd_cents',
          coalesce(charge_price (b.intro_usd_cents, b.intro_charges, s.month_usd_cents, b.charges + 1), 0),
          'agreed_rate',
          case
            when b.currency is not null then json_build_object('currency', b.currency, 'rate_micros', b.rate_micros)
          end,
          'intro_left',
          greatest(0, coalesce(b.intro_charges - b.charges, 0)),
          'period_end',
          to_char(s.period_end at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'tier_name',
          coalesce(
            (
              select t.name
              from page_tiers t
              where
                t.char_id = s.char_id
                and t.level = s.tier_level
            ),
            ''
          ),
          'next_tier_name',
          case
            when s.switch_level is not null then coalesce(
              (
                select t.name
                from page_tiers t
                where
                  t.char_id = s.char_id
                  and t.level = s.switch_level
              ),
              ''
            )
          end,
          'renews',
          s.renews,
          'is_gift',
          s.kind = 'pro'
          and s.provider_ref is null,
          'is_finding_out',
          exists (
            select
            from checkouts u
            where
              u.user_id = s.user_id
              and u.subscription_ref = s.provider_ref
              and u.unanswered_since is not null
          ),
          'bell',
          s.bell,
          'character',
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
        )
      )::text,
      ','
      order by
        s.joined_at desc,
        s.char_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(to_char(s.joined_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), s.char_id::text)
    from shown s
    order by
      s.joined_at asc,
      s.char_id asc
    limit 1
  ) as last
from
  shown s
  join characters c on c.char_id = s.char_id
  left join memberships m on m.user_id = :viewerId::bigint
  and m.char_id = c.char_id
  cross join lateral (
    select is_joined (m.kind, c.group_id, m.period_end, :now::timestamptz) as joined
    offset 0
  ) j
  left join lateral (
    select
      k.intro_usd_cents,
      k.intro_charges,
      k.currency,
      k.rate_micros,
      (
        select count(*)
        from subscription_charges g
        where g.checkout_id = k.checkout_id
      ) as charges
    from checkouts k
    where
      k.user_id = s.user_id
      and k.subscription_ref = s.provider_ref
  ) b on true;

-- listBetween (src/features/subscriptions/end-follows.ts)
select
  m.user_id,
  m.char_id
from
  memberships m
  join characters c using (char_id)
where
  m.kind = 'free'
  and (
    m.user_id = :userId::bigint
    and c.user_id = :otherUserId::bigint
    or m.user_id = :otherUserId::bigint
    and c.user_id = :userId::bigint
  )
order by
  m.char_id,
  m.user_id;

-- listByIds (src/features/subscriptions/find-character-for-joining.ts)
select
  c.char_id,
  c.user_id,
  c.name,
  c.group_id,
  c.pro_sales_open
from characters c
where
  c.char_id = any (:charIds::bigint[])
  and c.deleted_at is null
  and not is_age_held (c.user_id)
  and coalesce(
    (
      select true
      from blocked_pairs
      where
        blocked_pairs.user_id = :userId::bigint
        and blocked_pairs.other_user_id = c.user_id
    ),
    false
  ) is false
order by c.char_id
for key share;

-- listFull (src/features/subscriptions/lifecycle/remind-of-charges.ts)
select
  m.user_id,
  m.char_id,
  m.provider_ref,
  m.month_usd_cents,
  m.period_end,
  case
    when c.currency is not null then json_build_object('currency', c.currency, 'rate_micros', c.rate_micros)
  end as agreed_rate
from
  memberships m
  left join checkouts c on c.user_id = m.user_id
  and c.subscription_ref = m.provider_ref
where
  m.state = 'active'
  and exists (
    select
    from checkouts k
    where
      k.user_id = m.user_id
      and k.subscription_ref = m.provider_ref
      and k.intro_charges = (
        select count(*)
        from subscription_charges s
        where s.checkout_id = k.checkout_id
      )
  )
  and m.provider_ref is not null
  and m.renews
  and m.kind = 'pro'
  and m.period_end > :now::timestamptz
  and m.period_end <= :until::timestamptz
  and (m.period_end, m.user_id, m.char_id) > (:after::timestamptz, :userId::bigint, :charId::bigint)
order by
  m.period_end,
  m.user_id,
  m.char_id
limit 200;

-- listJoinedIds (src/features/subscriptions/memberships.sql.ts)
select m.char_id
from
  memberships m
  join characters c using (char_id)
where
  m.user_id = :userId::bigint
  and m.char_id = any (:charIds::bigint[])
  and is_joined (m.kind, c.group_id, m.period_end, :now::timestamptz);

-- listKeptAgain (src/features/subscriptions/tiers/upgrades.sql.ts)
select
  u.checkout_id,
  u.user_id,
  u.char_id,
  u.subscription_ref,
  u.from_level,
  u.from_usd_cents,
  u.to_level,
  u.month_usd_cents,
  u.period_end,
  u.state
from
  tier_upgrades u
  join payments p using (checkout_id)
  join memberships m on m.provider_ref = u.subscription_ref
  and not m.renews
where
  u.subscription_ref = :subscriptionRef::text
  and u.state = 'undone'
  and (
    p.usd_cents - coalesce(
      (
        select sum(g.amount)
        from
          journal_entries r
          join postings g using (entry_id)
        where
          r.reverses = p.entry_id
          and g.account_id = house_account ('processor')
      ),
      0
    )
  ) > 0;

-- listLevels (src/features/subscriptions/tiers/own-tiers.ts)
select level
from page_tiers
where char_id = :charId::bigint;

-- listLive (src/features/subscriptions/checkout/reconcile-subscriptions.ts)
select
  provider_ref,
  renews
from memberships
where
  provider_ref = any (:refs::text[])
  and state <> 'expired'
union all
select
  provider_ref,
  renews
from vip_memberships
where
  provider_ref = any (:refs::text[])
  and state <> 'expired';

-- listMembersAtOtherPrice (src/features/subscriptions/lifecycle/accept-price.ts)
select
  m.user_id,
  case
    when a.currency is not null then json_build_object('currency', a.currency, 'rate_micros', a.rate_micros)
  end as agreed_rate
from
  memberships m
  left join checkouts a on a.user_id = m.user_id
  and a.subscription_ref = m.provider_ref
where
  m.char_id = :charId::bigint
  and m.kind = 'pro'
  and m.state in ('trialing', 'active')
  and m.renews
  and m.provider_ref is not null
  and m.month_usd_cents <> :monthUsdCents::integer
  and m.tier_level = :tierLevel::integer
  and m.switch_level is null
  and not exists (
    select
    from checkouts k
    where
      k.user_id = m.user_id
      and k.subscription_ref = m.provider_ref
      and k.intro_charges > (
        select count(*)
        from subscription_charges s
        where s.checkout_id = k.checkout_id
      )
  )
  and m.user_id > :after::bigint
order by m.user_id
limit 200;

-- listNamed (src/features/subscriptions/find-character-for-joining.ts)
select coalesce(c.char_id, i.id) as char_id
from
  unnest(:charIds::bigint[]) with ordinality as i (id, place)
  left join characters c on c.user_id = i.id
  and c.deleted_at is null
order by i.place;

-- listOverdue (src/features/subscriptions/subscriptions.jobs.ts)
select provider_ref
from memberships
where
  kind = 'pro'
  and state = 'past_due'
  and period_end < :before::timestamptz
  and provider_ref is not null
order by period_end
limit 200;

-- listOwedWhere (src/features/subscriptions/tiers/return-differences.ts)
select
  difference.payment_ref,
  difference.checkout_id
from
  tier_upgrades u
  join payments difference on difference.checkout_id = u.checkout_id
  join checkouts k on k.subscription_ref = u.subscription_ref
  join payments month on month.checkout_id = k.checkout_id
  and month.period_end = u.period_end
where
  u.period_end > :since::timestamptz
  and u.state <> 'waiting'
  and (
    month.usd_cents - coalesce(
      (
        select sum(g.amount)
        from
          journal_entries r
          join postings g using (entry_id)
        where
          r.reverses = month.entry_id
          and g.account_id = house_account ('processor')
      ),
      0
    )
  ) = 0
  and (
    difference.usd_cents - coalesce(
      (
        select sum(g.amount)
        from
          journal_entries r
          join postings g using (entry_id)
        where
          r.reverses = difference.entry_id
          and g.account_id = house_account ('processor')
      ),
      0
    )
  ) > 0
  and difference.refund_refusal is null
  -- The bank decides on disputed payments; the provider does not refund them.
  and not exists (
    select
    from journal_entries r
    where
      r.reverses = difference.entry_id
      and r.kind = 'chargeback'
  );

-- listOwedWhere (src/features/subscriptions/tiers/return-differences.ts)
select
  difference.payment_ref,
  difference.checkout_id
from
  tier_upgrades u
  join payments difference on difference.checkout_id = u.checkout_id
  join checkouts k on k.subscription_ref = u.subscription_ref
  join payments month on month.checkout_id = k.checkout_id
  and month.period_end = u.period_end
where
  u.subscription_ref = :subscriptionRef::text
  and u.state <> 'waiting'
  and (
    month.usd_cents - coalesce(
      (
        select sum(g.amount)
        from
          journal_entries r
          join postings g using (entry_id)
        where
          r.reverses = month.entry_id
          and g.account_id = house_account ('processor')
      ),
      0
    )
  ) = 0
  and (
    difference.usd_cents - coalesce(
      (
        select sum(g.amount)
        from
          journal_entries r
          join postings g using (entry_id)
        where
          r.reverses = difference.entry_id
          and g.account_id = house_account ('processor')
      ),
      0
    )
  ) > 0
  and difference.refund_refusal is null
  -- The bank decides on disputed payments; the provider does not refund them.
  and not exists (
    select
    from journal_entries r
    where
      r.reverses = difference.entry_id
      and r.kind = 'chargeback'
  );

-- listSilent (src/features/subscriptions/subscriptions.jobs.ts)
select
  k.checkout_id,
  k.provider_ref
from
  memberships m
  join checkouts k on k.provider = :provider::text
  and k.subscription_ref = m.provider_ref
where
  m.kind = 'pro'
  and m.state in ('trialing', 'active', 'past_due', 'canceled')
  and m.period_end < :before::timestamptz
order by m.period_end desc
limit 200;

-- listTrials (src/features/subscriptions/delete-memberships.ts)
select char_id
from memberships
where
  user_id = :userId::bigint
  and trial_used;

-- listTrials (src/features/subscriptions/lifecycle/remind-of-charges.ts)
select
  m.user_id,
  m.char_id,
  m.provider_ref,
  m.month_usd_cents,
  m.period_end,
  case
    when c.currency is not null then json_build_object('currency', c.currency, 'rate_micros', c.rate_micros)
  end as agreed_rate
from
  memberships m
  left join checkouts c on c.user_id = m.user_id
  and c.subscription_ref = m.provider_ref
where
  m.state = 'trialing'
  and m.provider_ref is not null
  and m.renews
  and m.kind = 'pro'
  and m.period_end > :now::timestamptz
  and m.period_end <= :until::timestamptz
  and (m.period_end, m.user_id, m.char_id) > (:after::timestamptz, :userId::bigint, :charId::bigint)
order by
  m.period_end,
  m.user_id,
  m.char_id
limit 200;

-- lock (src/features/subscriptions/lifecycle/lock-membership.ts)
select pg_advisory_xact_lock(hashtextextended ('membership ' || :userId::bigint || ' ' || :charId::bigint, 0));

-- lockCharacter (src/features/subscriptions/find-barrier.ts)
select c.user_id
from characters c
where
  c.char_id = :charId::bigint
  and c.deleted_at is null
for key share;

-- lockGift (src/features/subscriptions/gifts/claim-gift.ts)
select
from subscription_gifts
where gift_id = :giftId::bigint
for update;

-- lockGift (src/features/subscriptions/gifts/settle-gift.ts)
select
  gift_id,
  state,
  claim_entry_id,
  to_user_id
from subscription_gifts
where checkout_id = :checkoutId::text
for update;

-- lockPage (src/features/subscriptions/tiers/own-tiers.ts)
select
from characters
where char_id = :charId::bigint
for no key update;

-- lockPair (src/features/subscriptions/find-barrier.ts)
select lock_user_pair_shared (:userId::bigint, c.user_id)
from characters c
where c.char_id = :charId::bigint;

-- lockPairs (src/features/subscriptions/find-character-for-joining.ts)
select lock_user_pair_shared (:userId::bigint, o.user_id)
from
  (
    select distinct
      c.user_id
    from characters c
    where c.char_id = any (:charIds::bigint[])
    order by c.user_id
  ) o;

-- lockPerson (src/features/subscriptions/find-barrier.ts)
select
  coalesce(
    (
      select true
      from blocked_pairs
      where
        blocked_pairs.user_id = u.user_id
        and blocked_pairs.other_user_id = :ownerId::bigint
    ),
    false
  ) is false as is_open
from users u
where
  u.user_id = :userId::bigint
  and u.deleted_at is null
for key share of
  u;

-- makeReady (src/features/subscriptions/gifts/settle-gift.ts)
update subscription_gifts
set
  state = 'ready',
  expires_at = :expiresAt::timestamptz
where
  checkout_id = :checkoutId::text
  and state = 'waiting';

-- markClaimed (src/features/subscriptions/gifts/claim-gift.ts)
update subscription_gifts
set
  state = 'claimed',
  claimed_by = :userId::bigint,
  claimed_at = :now::timestamptz,
  claim_entry_id = :entryId::bigint,
  period_start = :periodStart::timestamptz,
  period_end = :periodEnd::timestamptz
where gift_id = :giftId::bigint;

-- markReadyAgain (src/features/subscriptions/gifts/settle-gift.ts)
update subscription_gifts
set state = 'ready'
where
  checkout_id = :checkoutId::text
  and state = 'returned'
  and claim_entry_id is null;

-- markReturned (src/features/subscriptions/gifts/settle-gift.ts)
update subscription_gifts
set state = 'returned'
where
  checkout_id = :checkoutId::text
  and state in ('ready', 'returning');

-- markUnanswered (src/features/subscriptions/checkout/unanswered-payments.ts)
update checkouts
set unanswered_since = coalesce(unanswered_since, :now::timestamptz)
where checkout_id = :checkoutId::text;

-- moveBack (src/features/subscriptions/tiers/upgrades.sql.ts)
update memberships m
set
  tier_level = former.level,
  month_usd_cents = former.usd_cents,
  switch_level = null,
  switch_from_usd_cents = null,
  updated_at = :now::timestamptz
from
  memberships b,
  (
    with recursive
      former (level, usd_cents) as (
        select
          :fromLevel::integer,
          :fromUsdCents::integer
        union
        select
          u.from_level,
          u.from_usd_cents
        from
          former
          join tier_upgrades u on u.to_level = former.level
        where
          u.subscription_ref = :subscriptionRef::text
          and u.state = 'undone'
          and u.period_end = :periodEnd::timestamptz
      )
    select
      level,
      usd_cents
    from former
    order by level
    limit 1
  ) former
where
  m.provider_ref = :subscriptionRef::text
  and b.user_id = m.user_id
  and b.char_id = m.char_id
  and m.tier_level = :toLevel::integer
  and not exists (
    select
    from
      checkouts k
      join subscription_charges s using (checkout_id)
    where
      k.subscription_ref = m.provider_ref
      and s.period_end > :periodEnd::timestamptz
      and s.usd_cents = :monthUsdCents::integer
  )
  and not exists (
    select
    from tier_upgrades u
    where
      u.subscription_ref = m.provider_ref
      and u.state = 'done'
      and u.to_level = m.tier_level
      and u.period_end >= :periodEnd::timestamptz
  )
returning
  b.month_usd_cents as before,
  m.month_usd_cents as after,
  m.user_id,
  m.char_id,
  m.period_end > :now::timestamptz as is_joined;

-- moveUp (src/features/subscriptions/tiers/upgrades.sql.ts)
update memberships m
set
  tier_level = :toLevel::integer,
  month_usd_cents = :monthUsdCents::integer,
  switch_level = null,
  switch_from_usd_cents = null,
  updated_at = :now::timestamptz
from memberships b
where
  m.provider_ref = :subscriptionRef::text
  and b.user_id = m.user_id
  and b.char_id = m.char_id
  and (
    m.state in ('active', 'past_due')
    or m.state = 'canceled'
    and m.period_end > :now::timestamptz
  )
  and m.period_end >= :periodEnd::timestamptz
  and m.tier_level = :fromLevel::integer
returning b.month_usd_cents as before;

-- moveUpAgain (src/features/subscriptions/tiers/upgrades.sql.ts)
update memberships m
set
  tier_level = u.to_level,
  month_usd_cents = u.month_usd_cents,
  switch_level = null,
  switch_from_usd_cents = null,
  updated_at = :now::timestamptz
from
  memberships b,
  tier_upgrades u
where
  m.provider_ref = :subscriptionRef::text
  and b.user_id = m.user_id
  and b.char_id = m.char_id
  and u.subscription_ref = m.provider_ref
  and u.state = 'undone'
  and u.from_level = m.tier_level
  and u.period_end < :periodEnd::timestamptz
  and u.month_usd_cents = :monthUsdCents::integer
  and m.month_usd_cents <> u.month_usd_cents
  and m.state <> 'expired'
returning b.month_usd_cents as before;

-- returning (src/features/subscriptions/gifts/return-gift.ts)
with
  due as (
    select gift_id
    from subscription_gifts g
    where
      (
        g.state = 'ready'
        and g.expires_at <= :now::timestamptz
        or g.state = 'returning'
        and not exists (
          select
          from payments p
          where
            p.checkout_id = g.checkout_id
            and p.refund_refusal is not null
        )
      )
      and g.state in ('ready', 'returning')
    order by gift_id
    limit :atMost::integer
    for update
  ),
  marked as (
    update subscription_gifts g
    set state = 'returning'
    from due
    where g.gift_id = due.gift_id
    returning
      g.gift_id,
      g.user_id,
      g.checkout_id,
      g.expires_at
  )
select
  m.gift_id,
  m.user_id,
  m.checkout_id,
  p.payment_ref,
  p.usd_cents,
  case
    when p.presented_currency is not null then json_build_object('currency', p.presented_currency, 'amount', p.presented_amount)
  end as charged,
  m.expires_at <= :now::timestamptz as is_over
from
  marked m
  join payments p using (checkout_id)
where p.refund_refusal is null;

-- returning (src/features/subscriptions/gifts/return-gift.ts)
with
  due as (
    select gift_id
    from subscription_gifts g
    where
      g.gift_id = :giftId::bigint
      and g.user_id = :userId::bigint
      and g.state in ('ready', 'returning')
    order by gift_id
    limit :atMost::integer
    for update
  ),
  marked as (
    update subscription_gifts g
    set state = 'returning'
    from due
    where g.gift_id = due.gift_id
    returning
      g.gift_id,
      g.user_id,
      g.checkout_id,
      g.expires_at
  )
select
  m.gift_id,
  m.user_id,
  m.checkout_id,
  p.payment_ref,
  p.usd_cents,
  case
    when p.presented_currency is not null then json_build_object('currency', p.presented_currency, 'amount', p.presented_amount)
  end as charged,
  m.expires_at <= :now::timestamptz as is_over
from
  marked m
  join payments p using (checkout_id)
where p.refund_refusal is null;

-- setUpgradeState (src/features/subscriptions/tiers/upgrades.sql.ts)
update tier_upgrades
set state = :state::text
where checkout_id = :checkoutId::text;

-- setWords (src/features/subscriptions/tiers/own-tiers.ts)
update page_tiers
set
  name = :name::text,
  perks = :perks::text[]
where
  char_id = :charId::bigint
  and level = :level::integer;

-- shorten (src/features/subscriptions/gifts/shorten-membership.ts)
with
  unused as (
    select :end::timestamptz - greatest(:start::timestamptz, :now::timestamptz) as span
  ),
  earlier as (
    update subscription_gifts g
    set
      period_start = g.period_start - u.span,
      period_end = g.period_end - u.span
    from unused u
    where
      u.span > interval '0'
      and g.claimed_by = :userId::bigint
      and g.char_id = :charId::bigint
      and g.period_start >= :end::timestamptz
  )
update memberships m
set
  period_end = m.period_end - u.span,
  updated_at = :now::timestamptz,
  state = case
    when m.period_end - u.span > :now::timestamptz then m.state
    else 'expired'
  end
from unused u
where
  m.user_id = :userId::bigint
  and m.char_id = :charId::bigint
  and m.kind = 'pro'
  and m.provider_ref is null
  and m.state <> 'expired'
  and m.period_end >= :end::timestamptz
  and u.span > interval '0'
  and exists (
    select
    from subscription_gifts g
    where
      g.claimed_by = :userId::bigint
      and g.char_id = :charId::bigint
      and g.period_start >= :end::timestamptz
  )
returning m.period_end > :now::timestamptz as is_joined;

-- shorten (src/features/subscriptions/gifts/shorten-membership.ts)
with
  unused as (
    select :end::timestamptz - greatest(:start::timestamptz, :now::timestamptz) as span
  ),
  earlier as (
    update subscription_gifts g
    set
      period_start = g.period_start - u.span,
      period_end = g.period_end - u.span
    from unused u
    where
      u.span > interval '0'
      and g.claimed_by = :userId::bigint
      and g.char_id = :charId::bigint
      and g.period_start >= :end::timestamptz
  )
update memberships m
set
  period_end = m.period_end - u.span,
  updated_at = :now::timestamptz,
  state = case
    when m.period_end - u.span > :now::timestamptz then m.state
    else 'expired'
  end
from unused u
where
  m.user_id = :userId::bigint
  and m.char_id = :charId::bigint
  and m.kind = 'pro'
  and m.provider_ref is null
  and m.state <> 'expired'
  and m.period_end >= :end::timestamptz
  and u.span > interval '0'
  and true
returning m.period_end > :now::timestamptz as is_joined;

-- stopBatch (src/features/subscriptions/tiers/retire-members.ts)
update memberships m
set
  state = 'canceled',
  renews = false,
  updated_at = :now::timestamptz
where
  (m.user_id, m.char_id) in (
    select
      s.user_id,
      s.char_id
    from memberships s
    where
      s.char_id = :charId::bigint
      and s.kind = 'pro'
      and s.renews
      and s.state in ('trialing', 'active', 'past_due')
      and coalesce(s.switch_level, s.tier_level) = :level::integer
    order by s.user_id
    limit 200
    for update
  )
returning
  m.user_id,
  m.provider_ref,
  m.period_end;

-- stopWhere (src/features/subscriptions/lifecycle/stop-renewals.ts)
update memberships m
set
  state = 'canceled',
  renews = false,
  updated_at = :now::timestamptz
where
  m.kind = 'pro'
  and m.state in ('trialing', 'active', 'past_due')
  and (m.user_id, m.char_id) in (
    select
      :userId::bigint,
      c.char_id
    from characters c
    where c.user_id = :otherUserId::bigint
    union all
    select
      :otherUserId::bigint,
      c.char_id
    from characters c
    where c.user_id = :userId::bigint
  )
returning m.provider_ref;

-- stopWhere (src/features/subscriptions/lifecycle/stop-renewals.ts)
update memberships m
set
  state = 'canceled',
  renews = false,
  updated_at = :now::timestamptz
where
  m.kind = 'pro'
  and m.state in ('trialing', 'active', 'past_due')
  and m.char_id = :charId::bigint
returning m.provider_ref;

-- stopWhere (src/features/subscriptions/lifecycle/stop-renewals.ts)
update memberships m
set
  state = 'canceled',
  renews = false,
  updated_at = :now::timestamptz
where
  m.kind = 'pro'
  and m.state in ('trialing', 'active', 'past_due')
  and m.char_id in (
    select c.char_id
    from characters c
    where c.user_id = :userId::bigint
  )
returning m.provider_ref;

-- stopWhere (src/features/subscriptions/lifecycle/stop-renewals.ts)
update memberships m
set
  state = 'canceled',
  renews = false,
  updated_at = :now::timestamptz
where
  m.kind = 'pro'
  and m.state in ('trialing', 'active', 'past_due')
  and m.user_id = :userId::bigint
  and m.char_id = :charId::bigint
returning m.provider_ref;

-- stopWhere (src/features/subscriptions/lifecycle/stop-renewals.ts)
update memberships m
set
  state = 'canceled',
  renews = false,
  updated_at = :now::timestamptz
where
  m.kind = 'pro'
  and m.state in ('trialing', 'active', 'past_due')
  and m.user_id = :userId::bigint
returning m.provider_ref;

-- storeRef (src/features/subscriptions/lifecycle/start-subscription.ts)
update checkouts
set subscription_ref = :subscriptionRef::text
where checkout_id = :checkoutId::text;

-- supersedeFetches (src/features/subscriptions/lifecycle/cancel-subscription.ts)
update checkouts
set applied_fetch = nextval('payment_fetches')
where subscription_ref = :ref::text;

-- updateBell (src/features/subscriptions/set-bell.ts)
update memberships
set bell = :bell::text
where
  user_id = :userId::bigint
  and char_id = :charId::bigint
  and state <> 'expired';

-- updateCanceled (src/features/subscriptions/lifecycle/cancel-subscription.ts)
update memberships
set
  state = 'canceled',
  renews = false,
  updated_at = :now::timestamptz
where
  provider_ref = :ref::text
  and state in ('trialing', 'active', 'past_due');

-- updateCanceled (src/features/subscriptions/lifecycle/end-subscription.ts)
update memberships
set
  state = 'canceled',
  renews = false,
  updated_at = :now::timestamptz
where
  provider_ref = :subscriptionRef::text
  and state in ('trialing', 'active', 'past_due');

-- updateEnded (src/features/subscriptions/lifecycle/end-subscription.ts)
update memberships
set
  state = 'expired',
  renews = false,
  period_end = least(period_end, :now::timestamptz),
  updated_at = :now::timestamptz
where
  provider_ref = :subscriptionRef::text
  and state <> 'expired'
returning
  user_id,
  char_id,
  provider_ref;

-- updateExpired (src/features/subscriptions/subscriptions.jobs.ts)
update memberships
set
  state = 'expired',
  updated_at = :now::timestamptz
where
  kind = 'pro'
  and state = 'canceled'
  and period_end <= :now::timestamptz
returning
  user_id,
  char_id,
  provider_ref;

-- updatePastDue (src/features/subscriptions/lifecycle/end-subscription.ts)
update memberships
set
  state = 'past_due',
  updated_at = :now::timestamptz
where
  provider_ref = :subscriptionRef::text
  and period_end <= :periodEnd::timestamptz
  and state in ('trialing', 'active')
returning
  user_id,
  char_id,
  period_end > :now::timestamptz as is_joined;

-- updatePrice (src/features/subscriptions/lifecycle/accept-price.ts)
update memberships m
set
  month_usd_cents = :monthUsdCents::integer,
  updated_at = :now::timestamptz
from memberships before
where
  m.provider_ref = :subscriptionRef::text
  and before.user_id = m.user_id
  and before.char_id = m.char_id
  and m.state in ('trialing', 'active')
  and m.renews
  and m.month_usd_cents <> :monthUsdCents::integer
  and m.tier_level = :tierLevel::integer
  and m.switch_level is null
  and not exists (
    select
    from checkouts k
    where
      k.user_id = m.user_id
      and k.subscription_ref = m.provider_ref
      and k.intro_charges > (
        select count(*)
        from subscription_charges s
        where s.checkout_id = k.checkout_id
      )
  )
returning
  before.month_usd_cents as before,
  m.user_id;

-- updateResumed (src/features/subscriptions/lifecycle/cancel-subscription.ts)
update memberships m
set
  renews = true,
  updated_at = :now::timestamptz,
  state = case
    when exists (
      select
      from
        subscription_charges s
        join checkouts k using (checkout_id)
      where
        k.user_id = m.user_id
        and k.char_id = m.char_id
        and s.period_end = m.period_end
    ) then 'active'
    else 'trialing'
  end
where
  provider_ref = :ref::text
  and state = 'canceled'
  and period_end > :now::timestamptz
  and exists (
    select
    from characters c
    where
      c.char_id = m.char_id
      and coalesce(
        (
          select true
          from blocked_pairs
          where
            blocked_pairs.user_id = m.user_id
            and blocked_pairs.other_user_id = c.user_id
        ),
        false
      ) is false
  );

-- updateRetired (src/features/subscriptions/tiers/own-tiers.ts)
update page_tiers
set retired_at = :now::timestamptz
where
  char_id = :charId::bigint
  and level = :level::integer
  and level > 0
  and retired_at is null;

-- updateTier (src/features/subscriptions/tiers/switch-tier.ts)
update memberships
set
  month_usd_cents = :monthUsdCents::integer,
  updated_at = :now::timestamptz,
  switch_from_usd_cents = case
    when tier_level <> :level::integer then coalesce(switch_from_usd_cents, month_usd_cents)
  end,
  switch_level = nullif(:level::integer, tier_level)
where provider_ref = :subscriptionRef::text;

-- upsertFollows (src/features/subscriptions/memberships.sql.ts)
insert into
  memberships (user_id, char_id, kind, state, joined_at, updated_at)
select
  :userId::bigint,
  u.char_id,
  'free',
  'following',
  :now::timestamptz,
  :now::timestamptz
from unnest(:charIds::bigint[]) u (char_id)
order by u.char_id
on conflict (user_id, char_id) do update
set
  kind = 'free',
  state = 'following',
  period_end = null,
  renews = false,
  provider_ref = null,
  tier_level = 0,
  switch_level = null,
  switch_from_usd_cents = null,
  joined_at = excluded.joined_at,
  updated_at = excluded.updated_at
where
  memberships.kind = 'pro'
  and memberships.period_end <= excluded.updated_at
returning char_id;

-- upsertMembership (src/features/subscriptions/gifts/claim-gift.ts)
insert into
  memberships as m (user_id, char_id, kind, state, period_end, month_usd_cents, renews, joined_at, updated_at)
values
  (
    :userId::bigint,
    :charId::bigint,
    'pro',
    'canceled',
    :periodEnd::timestamptz,
    :monthUsdCents::integer,
    false,
    :now::timestamptz,
    :now::timestamptz
  )
on conflict (user_id, char_id) do update
set
  kind = 'pro',
  state = 'canceled',
  period_end = excluded.period_end,
  month_usd_cents = excluded.month_usd_cents,
  renews = false,
  provider_ref = null,
  tier_level = 0,
  switch_level = null,
  switch_from_usd_cents = null,
  updated_at = excluded.updated_at,
  joined_at = case
    when m.state = 'expired' then excluded.joined_at
    else m.joined_at
  end;

-- upsertMembership (src/features/subscriptions/lifecycle/start-subscription.ts)
insert into
  memberships as m (
    user_id,
    char_id,
    kind,
    state,
    period_end,
    month_usd_cents,
    renews,
    trial_used,
    provider_ref,
    tier_level,
    joined_at,
    updated_at
  )
values
  (
    :userId::bigint,
    :charId::bigint,
    'pro',
    case
      when :isTrial::boolean then 'trialing'
      else 'active'
    end,
    :periodEnd::timestamptz,
    :monthUsdCents::integer,
    true,
    :isTrial::boolean,
    :subscriptionRef::text,
    :tierLevel::integer,
    :now::timestamptz,
    :now::timestamptz
  )
on conflict (user_id, char_id) do update
set
  kind = 'pro',
  state = excluded.state,
  period_end = greatest(m.period_end, excluded.period_end),
  month_usd_cents = excluded.month_usd_cents,
  renews = true,
  trial_used = m.trial_used
  or excluded.trial_used,
  provider_ref = excluded.provider_ref,
  tier_level = excluded.tier_level,
  switch_level = null,
  switch_from_usd_cents = null,
  updated_at = excluded.updated_at,
  joined_at = case
    when m.state = 'expired' then excluded.joined_at
    else m.joined_at
  end;

-- upsertTier (src/features/subscriptions/tiers/own-tiers.ts)
insert into
  page_tiers (char_id, level, name, perks, month_usd_cents, created_at)
values (:charId::bigint, :level::integer, :name::text, :perks::text[], :monthUsdCents::integer, :now::timestamptz)
on conflict (char_id, level) do update
set
  name = excluded.name,
  perks = excluded.perks,
  month_usd_cents = excluded.month_usd_cents;
