-- Made by scripts/gen-queries.ts. Do not edit.

-- chargeAll (src/outside/payments/sandbox/sandbox-methods.ts)
update sandbox_subscriptions s
set card = :card::text
where
  s.state <> 'ended'
  and s.checkout_id in (
    select k.checkout_id
    from sandbox_checkouts k
    where k.customer_ref = :customerRef::text
  );

-- clearDefault (src/outside/payments/sandbox/sandbox-methods.ts)
update sandbox_methods
set is_default = false
where
  customer_ref = :customerRef::text
  and is_default;

-- deleteAll (src/outside/payments/sandbox/sandbox-methods.ts)
delete from sandbox_methods
where customer_ref = :customerRef::text;

-- deleteOne (src/outside/payments/sandbox/sandbox-methods.ts)
delete from sandbox_methods
where
  customer_ref = :customerRef::text
  and method_ref = :methodRef::text
returning
  card,
  is_default;

-- deleteTry (src/outside/payments/ccbill/ccbill-refund-tries.ts)
delete from ccbill_refund_tries
where payment_ref = :paymentRef::text;

-- findCheckout (src/outside/payments/sandbox/retrieve-sandbox-checkout.ts)
select
  k.state,
  k.card,
  case
    when k.trial_days > 0 then s.anchor
  end as trial_end,
  s.subscription_ref,
  s.state as subscription_state,
  s.period_end,
  s.cancel_at_end,
  (
    select
      coalesce(
        json_agg(
          json_build_object(
            'paymentRef',
            p.payment_ref,
            'currency',
            p.currency,
            'amount',
            p.amount,
            'refunded',
            p.refunded,
            'disputed',
            p.disputed,
            'paidAt',
            p.paid_at,
            'periodEnd',
            p.period_end
          )
          order by
            p.paid_at,
            p.period_end
        ),
        '[]'
      )
    from sandbox_payments p
    where p.checkout_id = k.checkout_id
  ) as payments
from
  sandbox_checkouts k
  left join sandbox_subscriptions s using (checkout_id)
where k.checkout_id = :checkoutId::text;

-- findReadUntil (src/outside/payments/ccbill/ccbill-datalink.ts)
select
  coalesce(
    (
      select read_until
      from ccbill_extract
    ),
    (
      select min(created_at)
      from ccbill_checkouts
    )
  ) as read_until;

-- findSale (src/outside/payments/ccbill/ccbill-entries.ts)
select checkout_id
from ccbill_entries
where
  subscription_id = :subscriptionId::text
  and kind = 'sale'
  and checkout_id is not null;

-- findUsername (src/outside/payments/ccbill/ccbill-datalink.ts)
select checkout_id
from ccbill_checkouts
where username = :username::text;

-- insert (src/outside/payments/ccbill/ccbill-entries.ts)
insert into
  ccbill_entries (
    entry_key,
    kind,
    checkout_id,
    subscription_id,
    amount_usd_cents,
    billed_currency,
    billed_amount,
    card_digest,
    happened_at,
    recorded_at
  )
values
  (
    :key::text,
    :kind::text,
    :entryCheckoutId::text,
    :entrySubscriptionId::text,
    :amountUsdCents::integer,
    :billedCurrency::text,
    :billedAmount::integer,
    :cardDigest::text,
    :happenedAt::timestamptz,
    :now::timestamptz
  )
on conflict (entry_key) do update
set
  billed_currency = coalesce(ccbill_entries.billed_currency, excluded.billed_currency),
  billed_amount = coalesce(ccbill_entries.billed_amount, excluded.billed_amount),
  card_digest = coalesce(ccbill_entries.card_digest, excluded.card_digest);

-- insert (src/outside/payments/sandbox/save-sandbox-method.ts)
insert into
  sandbox_methods (method_ref, customer_ref, card, is_default, created_at)
values
  (
    :methodRef::text,
    :customerRef::text,
    :card::text,
    not exists (
      select
      from sandbox_methods
      where
        customer_ref = :customerRef::text
        and is_default
    ),
    :now::timestamptz
  )
on conflict do nothing;

-- insertEvent (src/outside/payments/sandbox/sandbox-events.ts)
insert into
  sandbox_events (event_id, checkout_id, type, body, created_at)
values (:eventId::text, :checkoutId::text, :type::text, :body::text, :now::timestamptz);

-- insertTry (src/outside/payments/ccbill/ccbill-refund-tries.ts)
insert into
  ccbill_refund_tries as t (payment_ref, tried_at)
values (:paymentRef::text, :now::timestamptz)
on conflict (payment_ref) do update
set tried_at = excluded.tried_at
where
  t.tried_at + make_interval(hours => 2) < (
    select read_until
    from ccbill_extract
  );

-- listAll (src/outside/payments/sandbox/sandbox-methods.ts)
select
  method_ref,
  card,
  is_default
from sandbox_methods
where customer_ref = :customerRef::text
order by
  is_default desc,
  created_at desc,
  method_ref;

-- listEntries (src/outside/payments/ccbill/ccbill-entries.ts)
select
  entry_key,
  kind,
  checkout_id,
  subscription_id,
  amount_usd_cents,
  billed_currency,
  billed_amount,
  card_digest,
  happened_at,
  recorded_at
from ccbill_entries
where
  checkout_id = :checkoutId::text
  or subscription_id in (
    select subscription_id
    from ccbill_entries
    where
      checkout_id = :checkoutId::text
      and subscription_id is not null
  )
order by
  happened_at,
  sequence;

-- listLive (src/outside/payments/ccbill/ccbill-entries.ts)
select
  s.subscription_id,
  s.checkout_id,
  exists (
    select
    from ccbill_entries c
    where
      c.subscription_id = s.subscription_id
      and c.kind = 'cancel'
  ) as is_canceled
from
  ccbill_entries s
  join ccbill_checkouts k using (checkout_id)
where
  s.kind = 'sale'
  and k.month_amount is not null
  and s.subscription_id > :after::text
  and not exists (
    select
    from ccbill_entries x
    where
      x.subscription_id = s.subscription_id
      and x.kind in ('expire', 'end')
  )
order by s.subscription_id
limit 100;

-- listLive (src/outside/payments/sandbox/retrieve-sandbox-checkout.ts)
select
  subscription_ref,
  checkout_id,
  cancel_at_end
from sandbox_subscriptions
where
  state <> 'ended'
  and subscription_ref > :after::text
order by subscription_ref
limit 100;

-- listLive (src/outside/payments/sandbox/sandbox-methods.ts)
select s.subscription_ref
from sandbox_subscriptions s
where
  s.state <> 'ended'
  and s.checkout_id in (
    select k.checkout_id
    from sandbox_checkouts k
    where k.customer_ref = :customerRef::text
  );

-- listPage (src/outside/payments/sandbox/sandbox-events.ts)
select
  event_id,
  type,
  body
from sandbox_events
where
  created_at >= :since::timestamptz
  and sequence > coalesce(
    (
      select sequence
      from sandbox_events
      where event_id = :afterEventId::text
    ),
    0
  )
order by sequence
limit 100;

-- listRecorded (src/outside/payments/ccbill/ccbill-entries.ts)
select
  e.entry_key,
  e.kind,
  s.checkout_id
from
  ccbill_entries e
  left join ccbill_entries s on s.kind = 'sale'
  and s.subscription_id = e.subscription_id
where
  e.recorded_at >= :since::timestamptz
  and e.kind <> 'refund_asked'
  and e.sequence > coalesce(
    (
      select sequence
      from ccbill_entries
      where entry_key = :afterKey::text
    ),
    0
  )
order by e.sequence
limit 100;

-- replaceCard (src/outside/payments/sandbox/sandbox-methods.ts)
update sandbox_subscriptions s
set card = :other::text
where
  s.card = :card::text
  and s.state <> 'ended'
  and s.checkout_id in (
    select k.checkout_id
    from sandbox_checkouts k
    where k.customer_ref = :customerRef::text
  );

-- saveReadUntil (src/outside/payments/ccbill/ccbill-datalink.ts)
insert into
  ccbill_extract (read_until)
values (:readUntil::timestamptz)
on conflict (only_row) do update
set read_until = greatest(ccbill_extract.read_until, excluded.read_until);

-- updateDefault (src/outside/payments/sandbox/sandbox-methods.ts)
update sandbox_methods
set is_default = true
where
  customer_ref = :customerRef::text
  and method_ref = :methodRef::text
returning card;
