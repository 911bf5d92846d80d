-- The sandbox keeps each payment as an object of its own, with what was given back or is disputed of it.

create table sandbox_payments (
  payment_ref text primary key,
  checkout_id text not null references sandbox_checkouts,
  amount_usd_cents integer not null check (amount_usd_cents > 0),
  -- End of the subscription's period that it pays for.
  period_end timestamptz,
  refunded_usd_cents integer not null default 0 check (refunded_usd_cents >= 0),
  disputed_usd_cents integer not null default 0 check (disputed_usd_cents >= 0),
  -- What the test card does with it next, and when.
  next_step text check (next_step in ('refund', 'refund_half', 'dispute', 'dispute_then_win', 'win')),
  next_step_at timestamptz,
  paid_at timestamptz not null,
  check (refunded_usd_cents + disputed_usd_cents <= amount_usd_cents),
  check ((next_step is null) = (next_step_at is null))
);
create index sandbox_payments_by_checkout on sandbox_payments (checkout_id, paid_at);
create index sandbox_payments_due on sandbox_payments (next_step_at) where next_step is not null;

insert into sandbox_payments (payment_ref, checkout_id, amount_usd_cents, period_end, refunded_usd_cents,
    disputed_usd_cents, next_step, next_step_at, paid_at)
  select 'pay_' || k.checkout_id || '_1', k.checkout_id, k.amount_usd_cents,
    (select (e.body::json ->> 'periodEnd')::timestamptz from sandbox_events e
      where e.checkout_id = k.checkout_id and e.type = 'checkout.paid' order by e.sequence limit 1),
    case k.state when 'refunded' then k.amount_usd_cents else 0 end,
    case k.state when 'disputed' then k.amount_usd_cents else 0 end,
    d.step, case when d.step is not null then k.paid_at + interval '1 hour' end, k.paid_at
  from sandbox_checkouts k cross join lateral (select case
    when k.state = 'paid' and k.card = 'refunded' then 'refund'
    when k.state = 'paid' and k.card = 'disputed' then 'dispute' end as step) d
  where k.paid_at is not null and k.amount_usd_cents > 0;

insert into sandbox_payments (payment_ref, checkout_id, amount_usd_cents, period_end, paid_at)
  select 'pay_' || e.checkout_id || '_' || row_number() over (partition by e.checkout_id order by e.sequence)
      + case when k.amount_usd_cents > 0 then 1 else 0 end,
    e.checkout_id, (e.body::json ->> 'amountUsdCents')::integer, (e.body::json ->> 'periodEnd')::timestamptz,
    e.created_at
  from sandbox_events e join sandbox_checkouts k using (checkout_id) where e.type = 'subscription.renewed';

-- Whether money was given back is said by the payment from now on.
update sandbox_checkouts set state = 'paid' where state in ('refunded', 'disputed');
alter table sandbox_checkouts drop constraint sandbox_checkouts_state_check;
alter table sandbox_checkouts add constraint sandbox_checkouts_state_check
  check (state in ('open', 'confirming', 'paid', 'declined', 'expired'));
drop index sandbox_checkouts_to_reverse;

-- The provider does not need to know whose page somebody pays for.
update sandbox_checkouts set description = 'Creator subscription' where month_usd_cents is not null;

-- What was booked before payments had names.
insert into payments (provider, payment_ref, checkout_id, entry_id, usd_cents)
  select k.provider, p.payment_ref, k.checkout_id, e.entry_id, p.amount_usd_cents
  from journal_entries e join checkouts k using (checkout_id)
  join sandbox_payments p on p.checkout_id = k.checkout_id
  left join subscription_charges s on s.entry_id = e.entry_id
  where e.kind = 'purchase' or e.kind = 'subscription' and p.period_end = s.period_end;
update checkouts k set subscription_ref = s.subscription_ref
  from sandbox_subscriptions s where s.checkout_id = k.checkout_id and k.state in ('paid', 'refunded');
update checkouts k set closed_at = coalesce(k.settled_at, k.created_at)
  where k.subscription_ref is not null and (k.state = 'refunded' or not exists (
    select from memberships m where m.provider_ref = k.subscription_ref and m.state <> 'expired'));

alter table sandbox_events drop column subscription_ref;
create index sandbox_events_by_time on sandbox_events (created_at);
