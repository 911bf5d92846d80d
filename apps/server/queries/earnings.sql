-- Made by scripts/gen-queries.ts. Do not edit.

-- countAll (src/features/earnings/list-earnings.ts)
select count(*)::int as count
from
  (
    select
    from pending_earnings p
    where p.account_id = any (:accountIds::bigint[])
    limit 1000
  ) counted;

-- countOfKind (src/features/earnings/list-earnings.ts)
select count(*)::int as count
from
  (
    select
    from
      journal_entries e
      join pending_earnings p using (entry_id)
    where
      e.char_id = :charId::bigint
      and earning_kind (e.kind) = :kind::text
      and p.account_id = :accountId::bigint
    limit 1000
  ) counted;

-- findHolder (src/features/earnings/statements/get-statement.ts)
select
  (
    select coalesce(z.timezone, u.timezone)
    from
      users u
      left join ledger_accounts a on a.user_id = u.user_id
      and a.kind = 'creator_pending'
      left join earning_zones z on z.account_id = a.account_id
    where u.user_id = :userId::bigint
  ) as timezone,
  coalesce(a.legal_name, u.nickname) as name,
  coalesce(a.country, '') as country
from
  users u
  left join payout_accounts a using (user_id)
where u.user_id = :userId::bigint;

-- findNextRelease (src/features/earnings/get-earnings-summary.ts)
select min(available_at) as at
from pending_earnings
where
  account_id = any (:accountIds::bigint[])
  and released_by is null
  and amount > 0;

-- insertZones (src/features/earnings/sums/roll-up-earnings.ts)
insert into
  earning_zones (account_id, timezone)
select distinct
  a.account_id,
  u.timezone
from
  postings p
  join ledger_accounts a using (account_id)
  join users u on u.user_id = a.user_id
where
  p.entry_id > :after::bigint
  and p.entry_id <= :upto::bigint
  and a.kind in ('creator_pending', 'referral_pending')
on conflict do nothing;

-- listAccounts (src/features/earnings/sums/earning-accounts.sql.ts)
select account_id
from ledger_accounts
where
  user_id = :userId::bigint
  and kind in ('creator_pending', 'referral_pending');

-- listAll (src/features/earnings/list-earnings.ts)
select
  e.entry_id,
  case
    when a.kind = 'referral_pending'
    and e.reverses is null then 'invite'
    when e.kind = 'post_sale' then 'unlock'
    when e.kind = 'gift_claim' then 'subscription'
    when e.kind <> 'clawback' then e.kind
    when p.amount < 0 then 'chargeback'
    else 'chargeback_reversal'
  end as kind,
  p.amount as net,
  e.created_at,
  p.available_at,
  coalesce(
    case
      when a.kind = 'creator_pending' then (
        select - sum(g.amount)
        from postings g
        where
          g.entry_id = e.entry_id
          and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
      )
    end,
    p.amount
  )::bigint as gross,
  coalesce(
    case
      when a.kind = 'creator_pending' then (
        select u.nickname
        from users u
        where
          u.user_id = e.user_id
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
      )
      else (
        select c.name
        from characters c
        where
          c.char_id = e.char_id
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
      )
    end,
    ''
  ) as from_name,
  coalesce(r.kind = 'release', false) as is_available
from
  ledger_accounts a
  cross join lateral (
    select *
    from pending_earnings p
    where
      p.account_id = a.account_id
      and p.entry_id < :before::bigint
    order by p.entry_id desc
    limit :limit::integer + :skip::integer
  ) p
  join journal_entries e on e.entry_id = p.entry_id
  left join journal_entries r on r.entry_id = p.released_by
where a.account_id = any (:accountIds::bigint[])
order by p.entry_id desc
limit :limit::integer
offset :skip::integer;

-- listDue (src/features/earnings/release-earnings.ts)
select distinct
  account_id
from pending_earnings
where
  released_by is null
  and available_at <= :now::timestamptz;

-- listEnded (src/features/earnings/statements/get-statement.ts)
select payout_id
from payouts
where
  user_id = :userId::bigint
  and ended_at >= :month::text::timestamp at time zone(
    select coalesce(z.timezone, u.timezone)
    from
      users u
      left join ledger_accounts a on a.user_id = u.user_id
      and a.kind = 'creator_pending'
      left join earning_zones z on z.account_id = a.account_id
    where u.user_id = :userId::bigint
  )
  and ended_at < (:month::text::timestamp + interval '1 month') at time zone(
    select coalesce(z.timezone, u.timezone)
    from
      users u
      left join ledger_accounts a on a.user_id = u.user_id
      and a.kind = 'creator_pending'
      left join earning_zones z on z.account_id = a.account_id
    where u.user_id = :userId::bigint
  )
order by payout_id;

-- listMonths (src/features/earnings/statements/list-statements.ts)
select
  to_char(month, 'YYYY-MM') as month,
  sum(net)::bigint as net,
  sum(paid)::bigint as paid
from
  (
    select
      date_trunc('month', day) as month,
      net_usd_cents as net,
      0 as paid
    from earning_days
    where account_id = any (:accountIds::bigint[])
    union all
    select
      date_trunc('month', day),
      net,
      0
    from
      (
        select
          p.account_id,
          (e.created_at at time zone coalesce(z.timezone, u.timezone))::date as day,
          case
            when a.kind = 'referral_pending' then 'invite'
            else earning_kind (e.kind)
          end as source,
          case
            when a.kind = 'creator_pending' then e.post_id
          end as post_id,
          case
            when a.kind = 'creator_pending' then e.user_id
          end as fan_id,
          p.amount as net,
          coalesce(
            case
              when a.kind = 'creator_pending' then (
                select - sum(g.amount)
                from postings g
                where
                  g.entry_id = p.entry_id
                  and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
              )
            end,
            p.amount
          )::bigint as gross
        from
          postings p
          join ledger_accounts a on a.account_id = p.account_id
          and a.kind in ('creator_pending', 'referral_pending')
          join users u on u.user_id = a.user_id
          join journal_entries e on e.entry_id = p.entry_id
          and e.kind <> 'release'
          left join earning_zones z on z.account_id = p.account_id
        where
          true
          and p.account_id = any (:accountIds::bigint[])
          and p.entry_id > (
            select upto_entry_id
            from earning_rollup
          )
      ) news
    union all
    select
      date_trunc(
        'month',
        o.ended_at at time zone(
          select coalesce(z.timezone, u.timezone)
          from
            users u
            left join ledger_accounts a on a.user_id = u.user_id
            and a.kind = 'creator_pending'
            left join earning_zones z on z.account_id = a.account_id
          where u.user_id = :userId::bigint
        )
      ),
      0,
      o.amount_usd_cents
    from payouts o
    where
      o.user_id = :userId::bigint
      and o.state = 'paid'
  ) parts
group by 1
order by 1 desc
limit 240;

-- listOfKind (src/features/earnings/list-earnings.ts)
select
  e.entry_id,
  case
    when a.kind = 'referral_pending'
    and e.reverses is null then 'invite'
    when e.kind = 'post_sale' then 'unlock'
    when e.kind = 'gift_claim' then 'subscription'
    when e.kind <> 'clawback' then e.kind
    when p.amount < 0 then 'chargeback'
    else 'chargeback_reversal'
  end as kind,
  p.amount as net,
  e.created_at,
  p.available_at,
  coalesce(
    case
      when a.kind = 'creator_pending' then (
        select - sum(g.amount)
        from postings g
        where
          g.entry_id = e.entry_id
          and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
      )
    end,
    p.amount
  )::bigint as gross,
  coalesce(
    case
      when a.kind = 'creator_pending' then (
        select u.nickname
        from users u
        where
          u.user_id = e.user_id
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
      )
      else (
        select c.name
        from characters c
        where
          c.char_id = e.char_id
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
      )
    end,
    ''
  ) as from_name,
  coalesce(r.kind = 'release', false) as is_available
from
  journal_entries e
  join pending_earnings p using (entry_id)
  join ledger_accounts a using (account_id)
  left join journal_entries r on r.entry_id = p.released_by
where
  e.char_id = :charId::bigint
  and earning_kind (e.kind) = :kind::text
  and p.account_id = :accountId::bigint
  and e.entry_id < :before::bigint
order by e.entry_id desc
limit :limit::integer
offset :skip::integer;

-- lockRollup (src/features/earnings/sums/roll-up-earnings.ts)
select upto_entry_id
from earning_rollup
for update;

-- rollUp (src/features/earnings/sums/roll-up-earnings.ts)
with
  news as materialized (
    select
      p.account_id,
      (e.created_at at time zone coalesce(z.timezone, u.timezone))::date as day,
      case
        when a.kind = 'referral_pending' then 'invite'
        else earning_kind (e.kind)
      end as source,
      case
        when a.kind = 'creator_pending' then e.post_id
      end as post_id,
      case
        when a.kind = 'creator_pending' then e.user_id
      end as fan_id,
      p.amount as net,
      coalesce(
        case
          when a.kind = 'creator_pending' then (
            select - sum(g.amount)
            from postings g
            where
              g.entry_id = p.entry_id
              and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
          )
        end,
        p.amount
      )::bigint as gross
    from
      postings p
      join ledger_accounts a on a.account_id = p.account_id
      and a.kind in ('creator_pending', 'referral_pending')
      join users u on u.user_id = a.user_id
      join journal_entries e on e.entry_id = p.entry_id
      and e.kind <> 'release'
      left join earning_zones z on z.account_id = p.account_id
    where
      true
      and p.entry_id > :after::bigint
      and p.entry_id <= :upto::bigint
  ),
  days as (
    insert into
      earning_days
    select
      account_id,
      day,
      source,
      count(*),
      sum(gross),
      sum(net)
    from news
    group by
      1,
      2,
      3
    on conflict (account_id, day, source) do update
    set
      entries = earning_days.entries + excluded.entries,
      gross_usd_cents = earning_days.gross_usd_cents + excluded.gross_usd_cents,
      net_usd_cents = earning_days.net_usd_cents + excluded.net_usd_cents
  ),
  posts as (
    insert into
      earning_posts
    select
      account_id,
      date_trunc('month', day)::date,
      post_id,
      count(*),
      sum(gross),
      sum(net)
    from news
    where post_id is not null
    group by
      1,
      2,
      3
    on conflict (account_id, month, post_id) do update
    set
      entries = earning_posts.entries + excluded.entries,
      gross_usd_cents = earning_posts.gross_usd_cents + excluded.gross_usd_cents,
      net_usd_cents = earning_posts.net_usd_cents + excluded.net_usd_cents
  ),
  fans as (
    insert into
      earning_fans
    select
      account_id,
      date_trunc('month', day)::date,
      fan_id,
      count(*),
      sum(gross),
      sum(net)
    from news
    where fan_id is not null
    group by
      1,
      2,
      3
    on conflict (account_id, month, fan_id) do update
    set
      entries = earning_fans.entries + excluded.entries,
      gross_usd_cents = earning_fans.gross_usd_cents + excluded.gross_usd_cents,
      net_usd_cents = earning_fans.net_usd_cents + excluded.net_usd_cents
  )
update earning_rollup
set upto_entry_id = :upto::bigint;

-- sumByDay (src/features/earnings/sums/earning-sums.sql.ts)
with
  sums as (
    select
      day::text as key,
      sum(entries)::int as entries,
      sum(gross)::bigint as gross,
      sum(net)::bigint as net
    from
      (
        select
          day,
          entries,
          gross_usd_cents as gross,
          net_usd_cents as net
        from earning_days
        where
          account_id = any (:accountIds::bigint[])
          and day >= :month::text::date
          and day < :month::text::date + interval '1 month'
        union all
        select
          day,
          1,
          gross,
          net
        from
          (
            select
              p.account_id,
              (e.created_at at time zone coalesce(z.timezone, u.timezone))::date as day,
              case
                when a.kind = 'referral_pending' then 'invite'
                else earning_kind (e.kind)
              end as source,
              case
                when a.kind = 'creator_pending' then e.post_id
              end as post_id,
              case
                when a.kind = 'creator_pending' then e.user_id
              end as fan_id,
              p.amount as net,
              coalesce(
                case
                  when a.kind = 'creator_pending' then (
                    select - sum(g.amount)
                    from postings g
                    where
                      g.entry_id = p.entry_id
                      and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                  )
                end,
                p.amount
              )::bigint as gross
            from
              postings p
              join ledger_accounts a on a.account_id = p.account_id
              and a.kind in ('creator_pending', 'referral_pending')
              join users u on u.user_id = a.user_id
              join journal_entries e on e.entry_id = p.entry_id
              and e.kind <> 'release'
              left join earning_zones z on z.account_id = p.account_id
            where
              true
              and p.account_id = any (:accountIds::bigint[])
              and p.entry_id > (
                select upto_entry_id
                from earning_rollup
              )
          ) news
        where
          day >= :month::text::date
          and day < :month::text::date + interval '1 month'
      ) parts
    group by day
  )
select
  key,
  '' as label,
  entries,
  gross,
  net,
  (
    select count(*)
    from sums
  )::int as count
from sums
order by key;

-- sumByFan (src/features/earnings/sums/earning-sums.sql.ts)
with
  sums as (
    select
      fan_id::text as key,
      sum(entries)::int as entries,
      sum(gross)::bigint as gross,
      sum(net)::bigint as net
    from
      (
        select
          fan_id,
          entries,
          gross_usd_cents as gross,
          net_usd_cents as net
        from earning_fans
        where
          account_id = any (:accountIds::bigint[])
          and month = :month::text::date
        union all
        select
          fan_id,
          1,
          gross,
          net
        from
          (
            select
              p.account_id,
              (e.created_at at time zone coalesce(z.timezone, u.timezone))::date as day,
              case
                when a.kind = 'referral_pending' then 'invite'
                else earning_kind (e.kind)
              end as source,
              case
                when a.kind = 'creator_pending' then e.post_id
              end as post_id,
              case
                when a.kind = 'creator_pending' then e.user_id
              end as fan_id,
              p.amount as net,
              coalesce(
                case
                  when a.kind = 'creator_pending' then (
                    select - sum(g.amount)
                    from postings g
                    where
                      g.entry_id = p.entry_id
                      and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                  )
                end,
                p.amount
              )::bigint as gross
            from
              postings p
              join ledger_accounts a on a.account_id = p.account_id
              and a.kind in ('creator_pending', 'referral_pending')
              join users u on u.user_id = a.user_id
              join journal_entries e on e.entry_id = p.entry_id
              and e.kind <> 'release'
              left join earning_zones z on z.account_id = p.account_id
            where
              true
              and p.account_id = any (:accountIds::bigint[])
              and p.entry_id > (
                select upto_entry_id
                from earning_rollup
              )
          ) news
        where
          fan_id is not null
          and day >= :month::text::date
          and day < :month::text::date + interval '1 month'
      ) parts
    group by fan_id
  ),
  page as (
    select *
    from sums
    where (net, key::bigint) < (:afterNet::bigint, :afterKey::bigint)
    order by
      net desc,
      key::bigint desc
    limit :limit::integer
    offset :skip::integer
  )
select
  page.key,
  coalesce(u.nickname, '') as label,
  page.entries,
  page.gross,
  page.net,
  (
    select count(*)
    from sums
  )::int as count
from
  page
  left join users u on u.user_id = page.key::bigint
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
order by
  page.net desc,
  page.key::bigint desc;

-- sumByPost (src/features/earnings/sums/earning-sums.sql.ts)
with
  sums as (
    select
      post_id::text as key,
      sum(entries)::int as entries,
      sum(gross)::bigint as gross,
      sum(net)::bigint as net
    from
      (
        select
          post_id,
          entries,
          gross_usd_cents as gross,
          net_usd_cents as net
        from earning_posts
        where
          account_id = any (:accountIds::bigint[])
          and month = :month::text::date
        union all
        select
          post_id,
          1,
          gross,
          net
        from
          (
            select
              p.account_id,
              (e.created_at at time zone coalesce(z.timezone, u.timezone))::date as day,
              case
                when a.kind = 'referral_pending' then 'invite'
                else earning_kind (e.kind)
              end as source,
              case
                when a.kind = 'creator_pending' then e.post_id
              end as post_id,
              case
                when a.kind = 'creator_pending' then e.user_id
              end as fan_id,
              p.amount as net,
              coalesce(
                case
                  when a.kind = 'creator_pending' then (
                    select - sum(g.amount)
                    from postings g
                    where
                      g.entry_id = p.entry_id
                      and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                  )
                end,
                p.amount
              )::bigint as gross
            from
              postings p
              join ledger_accounts a on a.account_id = p.account_id
              and a.kind in ('creator_pending', 'referral_pending')
              join users u on u.user_id = a.user_id
              join journal_entries e on e.entry_id = p.entry_id
              and e.kind <> 'release'
              left join earning_zones z on z.account_id = p.account_id
            where
              true
              and p.account_id = any (:accountIds::bigint[])
              and p.entry_id > (
                select upto_entry_id
                from earning_rollup
              )
          ) news
        where
          post_id is not null
          and day >= :month::text::date
          and day < :month::text::date + interval '1 month'
      ) parts
    group by post_id
  ),
  page as (
    select *
    from sums
    where (net, key::bigint) < (:afterNet::bigint, :afterKey::bigint)
    order by
      net desc,
      key::bigint desc
    limit :limit::integer
    offset :skip::integer
  )
select
  page.key,
  coalesce(left(o.content, 80), '') as label,
  page.entries,
  page.gross,
  page.net,
  (
    select count(*)
    from sums
  )::int as count
from
  page
  left join posts o on o.post_id = page.key::bigint
  and o.deleted_at is null
order by
  page.net desc,
  page.key::bigint desc;

-- sumBySource (src/features/earnings/sums/earning-sums.sql.ts)
with
  sums as (
    select
      source as key,
      sum(entries)::int as entries,
      sum(gross)::bigint as gross,
      sum(net)::bigint as net
    from
      (
        select
          source,
          entries,
          gross_usd_cents as gross,
          net_usd_cents as net
        from earning_days
        where
          account_id = any (:accountIds::bigint[])
          and day >= :month::text::date
          and day < :month::text::date + interval '1 month'
        union all
        select
          source,
          1,
          gross,
          net
        from
          (
            select
              p.account_id,
              (e.created_at at time zone coalesce(z.timezone, u.timezone))::date as day,
              case
                when a.kind = 'referral_pending' then 'invite'
                else earning_kind (e.kind)
              end as source,
              case
                when a.kind = 'creator_pending' then e.post_id
              end as post_id,
              case
                when a.kind = 'creator_pending' then e.user_id
              end as fan_id,
              p.amount as net,
              coalesce(
                case
                  when a.kind = 'creator_pending' then (
                    select - sum(g.amount)
                    from postings g
                    where
                      g.entry_id = p.entry_id
                      and g.account_id in (house_account ('deferred_revenue'), house_account ('processor'), house_account ('unclaimed_gifts'))
                  )
                end,
                p.amount
              )::bigint as gross
            from
              postings p
              join ledger_accounts a on a.account_id = p.account_id
              and a.kind in ('creator_pending', 'referral_pending')
              join users u on u.user_id = a.user_id
              join journal_entries e on e.entry_id = p.entry_id
              and e.kind <> 'release'
              left join earning_zones z on z.account_id = p.account_id
            where
              true
              and p.account_id = any (:accountIds::bigint[])
              and p.entry_id > (
                select upto_entry_id
                from earning_rollup
              )
          ) news
        where
          day >= :month::text::date
          and day < :month::text::date + interval '1 month'
      ) parts
    group by source
  )
select
  key,
  '' as label,
  entries,
  gross,
  net,
  (
    select count(*)
    from sums
  )::int as count
from sums
order by
  net desc,
  key;

-- sumDue (src/features/earnings/release-earnings.ts)
select
  coalesce(sum(amount), 0)::bigint as cents,
  coalesce(array_agg(entry_id), '{}') as entry_ids
from pending_earnings
where
  account_id = :pendingAccount::bigint
  and released_by is null
  and available_at <= :now::timestamptz;

-- sumPayouts (src/features/earnings/get-earnings-summary.ts)
select
  coalesce(
    sum(amount_usd_cents) filter (
      where state <> 'paid'
    ),
    0
  )::bigint as in_flight,
  coalesce(
    sum(amount_usd_cents) filter (
      where state = 'paid'
    ),
    0
  )::bigint as paid
from payouts
where
  user_id = :userId::bigint
  and state not in ('failed', 'canceled');
