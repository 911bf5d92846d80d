-- Made by scripts/gen-queries.ts. Do not edit.

-- claimKey (src/features/shop/lucky-box/lucky-box.sql.ts)
select
  outcome,
  answer
from claim_key (:userId::bigint, :key::text, :hash::bytea, :now::timestamptz);

-- countDraws (src/features/shop/lucky-box/list-lucky-boxes.ts)
select count(*)::integer as count
from
  (
    select
    from lucky_draws d
    where d.user_id = :viewerId::bigint
    limit 1000
  ) counted;

-- countToday (src/features/shop/lucky-box/lucky-box.sql.ts)
select count(*)::integer as count
from lucky_draws
where
  user_id = :userId::bigint
  and drawn_at >= date_trunc('day', :now::timestamptz at time zone 'UTC') at time zone 'UTC';

-- extendVip (src/features/shop/vip/vip.sql.ts)
update vip_memberships
set
  state = case
    when renews then 'active'
    else 'canceled'
  end,
  period_end = greatest(period_end, :periodEnd::timestamptz),
  updated_at = :now::timestamptz
where provider_ref = :ref::text
returning user_id;

-- extendVipWhileCollecting (src/features/shop/vip/vip.sql.ts)
update vip_memberships
set
  period_end = :until::timestamptz,
  updated_at = :now::timestamptz
where
  provider_ref = :ref::text
  and period_end < :until::timestamptz
  and state = 'active';

-- findClosing (src/features/shop/vip/settle-vip.ts)
select
  k.closed_at,
  exists (
    select
    from vip_charges c
    where
      c.checkout_id = k.checkout_id
      and c.period_end = :periodEnd::timestamptz
  ) as is_charged
from checkouts k
where k.checkout_id = :checkoutId::text;

-- findNextSeed (src/features/shop/lucky-box/lucky-box.sql.ts)
select
  seed_id,
  seed,
  version
from lucky_seeds
where
  user_id = :userId::bigint
  and drawn_at is null;

-- findOwner (src/features/shop/vip/settle-vip.ts)
select user_id
from users
where
  user_id = :userId::bigint
  and deleted_at is null
for key share;

-- findVip (src/features/shop/vip/vip.sql.ts)
select
  v.state,
  v.period_end,
  v.month_usd_cents,
  v.month_diamonds,
  v.renews,
  v.provider_ref,
  case
    when k.currency is not null then json_build_object('currency', k.currency, 'rate_micros', k.rate_micros)
  end as agreed_rate
from
  vip_memberships v
  left join checkouts k on k.user_id = v.user_id
  and k.subscription_ref = v.provider_ref
where v.user_id = :userId::bigint;

-- insertCharge (src/features/shop/vip/settle-vip.ts)
insert into
  vip_charges (checkout_id, period_end, entry_id)
values (:checkoutId::text, :periodEnd::timestamptz, :entryId::bigint);

-- insertDraw (src/features/shop/lucky-box/lucky-box.sql.ts)
insert into
  lucky_draws (seed_id, user_id, box_type, client_seed, price, prize, entry_id, prize_entry_id, proof, drawn_at)
values
  (
    :seedId::bigint,
    :userId::bigint,
    :boxType::text,
    :clientSeed::text,
    :price::integer,
    :prize::integer,
    :entryId::bigint,
    :prizeEntryId::bigint,
    :proof::jsonb,
    :now::timestamptz
  );

-- insertSeed (src/features/shop/lucky-box/lucky-box.sql.ts)
insert into
  lucky_seeds (user_id, seed, version, committed_at)
values (:userId::bigint, :seed::bytea, 2, :now::timestamptz)
on conflict (user_id)
where drawn_at is null do nothing;

-- listOverdueVips (src/features/shop/vip/vip.sql.ts)
select provider_ref
from vip_memberships
where
  state = 'canceled'
  and period_end <= :now::timestamptz
  or state = 'past_due'
  and period_end < :overdueBefore::timestamptz
order by period_end
limit 200;

-- listSilentVips (src/features/shop/vip/vip.sql.ts)
select
  k.checkout_id,
  k.provider_ref
from
  vip_memberships v
  join checkouts k on k.provider = :provider::text
  and k.subscription_ref = v.provider_ref
where
  v.state <> 'expired'
  and v.period_end < :before::timestamptz
order by v.period_end desc
limit 200;

-- lockVip (src/features/shop/vip/vip.sql.ts)
select pg_advisory_xact_lock(hashtextextended ('vip ' || :userId::bigint, 0));

-- lockWalletForDraw (src/features/shop/lucky-box/lucky-box.sql.ts)
select balance
from ledger_accounts
where
  user_id = :userId::bigint
  and kind = 'wallet'
for update;

-- luckyDraws (src/features/shop/lucky-box/list-lucky-boxes.ts)
with
  page as materialized (
    select d.*
    from lucky_draws d
    where
      d.user_id = :viewerId::bigint
      and (d.seed_id) < (:after1::bigint)
    order by d.seed_id desc
    limit 21
  ),
  shown as (
    select d.*
    from page d
    order by d.seed_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
        json_build_object(
          'draw_id',
          d.seed_id::text,
          'price',
          d.price,
          'proof',
          d.proof,
          'drawn_time',
          to_char(d.drawn_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        )
      )::text,
      ','
      order by d.seed_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(d.seed_id::text)
    from shown d
    order by d.seed_id asc
    limit 1
  ) as last
from shown d;

-- markDrawn (src/features/shop/lucky-box/lucky-box.sql.ts)
update lucky_seeds
set drawn_at = :now::timestamptz
where seed_id = :seedId::bigint;

-- markVipCanceled (src/features/shop/vip/vip.sql.ts)
update vip_memberships
set
  state = 'canceled',
  renews = false,
  updated_at = :now::timestamptz
where
  provider_ref = :ref::text
  and state in ('active', 'past_due');

-- markVipEnded (src/features/shop/vip/vip.sql.ts)
update vip_memberships
set
  state = 'expired',
  renews = false,
  period_end = least(period_end, :now::timestamptz),
  updated_at = :now::timestamptz
where
  provider_ref = :ref::text
  and state <> 'expired'
returning user_id;

-- markVipPastDue (src/features/shop/vip/vip.sql.ts)
update vip_memberships
set
  state = 'past_due',
  updated_at = :now::timestamptz
where
  provider_ref = :ref::text
  and state = 'active'
  and period_end <= :periodEnd::timestamptz
returning user_id;

-- markVipResumed (src/features/shop/vip/vip.sql.ts)
update vip_memberships
set
  state = 'active',
  renews = true,
  updated_at = :now::timestamptz
where
  provider_ref = :ref::text
  and state = 'canceled'
  and period_end > :now::timestamptz;

-- storeAnswer (src/features/shop/lucky-box/lucky-box.sql.ts)
update idempotency_keys
set answer = :answer::jsonb
where
  user_id = :userId::bigint
  and key = :key::text;

-- storeRef (src/features/shop/vip/settle-vip.ts)
update checkouts
set subscription_ref = :subscriptionRef::text
where checkout_id = :checkoutId::text;

-- supersedeFetches (src/features/shop/vip/get-vip.ts)
update checkouts
set applied_fetch = nextval('payment_fetches')
where subscription_ref = :ref::text;

-- upsertVip (src/features/shop/vip/vip.sql.ts)
insert into
  vip_memberships as v (
    user_id,
    state,
    period_end,
    month_usd_cents,
    month_diamonds,
    renews,
    provider_ref,
    started_at,
    updated_at
  )
values
  (
    :userId::bigint,
    'active',
    :periodEnd::timestamptz,
    :monthUsdCents::integer,
    :monthDiamonds::integer,
    true,
    :ref::text,
    :now::timestamptz,
    :now::timestamptz
  )
on conflict (user_id) do update
set
  state = 'active',
  period_end = greatest(v.period_end, excluded.period_end),
  month_usd_cents = excluded.month_usd_cents,
  month_diamonds = excluded.month_diamonds,
  renews = true,
  provider_ref = excluded.provider_ref,
  updated_at = excluded.updated_at,
  started_at = case
    when v.state = 'expired' then excluded.started_at
    else v.started_at
  end;
