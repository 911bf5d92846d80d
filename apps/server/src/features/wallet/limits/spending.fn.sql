-- Returns a person's spends and card charges since then, by entry and without what was reversed, in US cents (1
-- diamond = 1 cent). Bought diamonds are a charge; they are spent when the person pays with them. A reserve for an
-- answer is spent until it is released, which is a row of its own with a negative amount.
create or replace function list_spending(p_user bigint, p_since timestamptz) returns table (
  entry_id bigint, kind text, char_id bigint, post_id bigint, created_at timestamptz, spent bigint, charged bigint
) language sql stable as $$
  select e.entry_id, e.kind, e.char_id, e.post_id, e.created_at,
    case when e.kind = 'purchase' or net.diamonds > 0 and e.kind <> 'unreserve' then 0 else -net.diamonds - net.cents end, -net.cents
  from journal_entries e
  cross join lateral (
    select coalesce(sum(p.amount) filter (where a.kind = 'wallet'), 0)::bigint as diamonds,
      coalesce(sum(p.amount) filter (where a.kind = 'processor'), 0)::bigint as cents
    from (select e.entry_id union all
      select r.entry_id from journal_entries r where r.reverses = e.entry_id and r.kind <> 'clawback') s
    join postings p using (entry_id) join ledger_accounts a using (account_id)
    where a.kind = 'processor' or a.kind = 'wallet' and a.user_id = p_user) net
  where e.user_id = p_user and e.kind <> 'release' and e.created_at > p_since and e.reverses is null
    and e.kind not in ('grant', 'unapplied', 'payout', 'payout_paid', 'payout_failed', 'payout_canceled')
    -- The index ends the reading where the time begins.
    and e.entry_id > coalesce((select o.entry_id from journal_entries o
      where o.user_id = p_user and o.kind <> 'release' and o.created_at <= p_since order by o.entry_id desc limit 1), 0)
$$;

-- Returns what counts towards the limit of seven days, and until when: what was spent, also with a deleted account. A
-- checkout counts when it is paid.
create or replace function list_weekly_spending(p_user bigint, p_now timestamptz)
returns table (frees_at timestamptz, spent bigint, charged bigint) language sql stable as $$
  select s.created_at + interval '7 days', s.spent, s.charged from list_spending(p_user, p_now - interval '7 days') s
  union all
  select l.carried_until, l.carried_spent, l.carried_charged
  from spending_limits l where l.user_id = p_user and l.carried_until > p_now
$$;

-- Returns the limit in force at p_now, in US cents; null without a limit.
create or replace function weekly_limit(l spending_limits, p_now timestamptz) returns integer language sql immutable
  return case when l.next_from <= p_now then l.next_weekly_usd_cents else l.weekly_usd_cents end;

-- Returns in is_allowed whether the limit allows p_cents more (p_meters: spent, charged). If not, frees_at is the
-- time at which it does; null when p_cents is above the limit itself. Call it under the lock of the wallet.
create or replace function check_spending(
  p_user bigint, p_cents bigint, p_meters text[], p_now timestamptz,
  out is_allowed boolean, out limit_usd_cents integer, out frees_at timestamptz
) language plpgsql stable as $$
begin
  is_allowed := true;
  select weekly_limit(l, p_now) into limit_usd_cents from spending_limits l where l.user_id = p_user;
  if limit_usd_cents is null then return; end if;
  with uses as (
    select m.meter, w.frees_at, coalesce(case m.meter when 'spent' then w.spent else w.charged end, 0) as cents
    from unnest(p_meters) m (meter) left join list_weekly_spending(p_user, p_now) w on true
  ), freed as (
    select u.meter, u.frees_at, sum(u.cents) over (partition by u.meter) + p_cents - limit_usd_cents as excess,
      sum(u.cents) over (partition by u.meter order by u.frees_at) as freed
    from uses u
  ), verdicts as (
    select f.meter, max(f.excess) as excess, min(f.frees_at) filter (where f.freed >= f.excess) as frees_at
    from freed f group by f.meter
  )
  select bool_and(v.excess <= 0), case when p_cents <= limit_usd_cents then max(v.frees_at) filter (where v.excess > 0) end
    into is_allowed, frees_at from verdicts v;
end $$;

-- Returns whether the first payment of a checkout exceeds the limit that was in force when it was paid: of two
-- checkouts that are paid at once the one that fits is credited. A due charge never exceeds the limit.
create or replace function is_over_limit(p_checkout text, p_paid_at timestamptz, p_now timestamptz) returns boolean
language sql stable as $$
  select exists (
    select from checkouts k
    join spending_limits l using (user_id)
    cross join lateral (
      select coalesce(sum(s.spent), 0) as spent, coalesce(sum(s.charged), 0) as charged
      from list_weekly_spending(k.user_id, p_now) s) week
    where k.checkout_id = p_checkout and not k.is_due and l.updated_at <= p_paid_at
      and not exists (select from payments p where p.checkout_id = k.checkout_id)
      and k.price_usd_cents + case when k.purpose in ('diamonds', 'vip') then week.charged
        else greatest(week.spent, week.charged) end > weekly_limit(l, p_now))
$$;
