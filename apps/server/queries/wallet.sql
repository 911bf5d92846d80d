-- Made by scripts/gen-queries.ts. Do not edit.

-- adjustBalance (src/features/wallet/ledger/adjust-wallet-balance.ts)
update ledger_accounts
set
  balance = balance + :diamonds::bigint,
  debt_allowed = greatest(0, - (balance + :diamonds::bigint))
where
  user_id = :userId::bigint
  and kind = 'wallet'
returning
  account_id,
  balance;

-- check (src/features/wallet/limits/assert-within-limit.ts)
select
  is_allowed,
  limit_usd_cents,
  frees_at
from check_spending (:userId::bigint, :cents::bigint, :meters::text[], :now::timestamptz);

-- countReceipts (src/features/wallet/receipts/list-receipts.ts)
select count(*)::integer as count
from
  (
    select
    from journal_entries e
    where
      e.user_id = :viewerId::bigint
      and e.kind in ('purchase', 'subscription', 'vip', 'post_sale', 'gift_purchase', 'unapplied')
    limit 1000
  ) counted;

-- countRecords (src/features/wallet/list-wallet-records.ts)
select count(*)::integer as count
from
  (
    select
    from journal_entries e
    where
      e.user_id = :viewerId::bigint
      and e.kind <> 'release'
      and e.kind not in ('clawback', 'gift_claim', 'reserve', 'unreserve')
      and e.kind not in ('payout', 'payout_paid', 'payout_failed', 'payout_canceled')
      and not exists (
        select
        from journal_entries o
        where
          o.entry_id = e.reverses
          and o.kind = 'gift_claim'
      )
    limit 1000
  ) counted;

-- deleteAll (src/features/wallet/payments/payment-customers.ts)
delete from payment_customers
where user_id = :userId::bigint
returning
  provider,
  customer_ref;

-- deleteLimits (src/features/wallet/limits/spending-limits.ts)
delete from spending_limits
where user_id = :userId::bigint;

-- deleteOld (src/features/wallet/currency/quotes.ts)
delete from currency_quotes
where expires_at < :before::timestamptz;

-- deleteOld (src/features/wallet/limits/departed-limits.ts)
delete from departed_limits
where left_at <= :now::timestamptz - interval '7 days';

-- deleteShares (src/features/wallet/ledger/referral-share.ts)
delete from referral_shares s using ledger_accounts a
where
  a.account_id = s.account_id
  and (
    s.user_id = :userId::bigint
    or a.user_id = :userId::bigint
  );

-- emptyAddresses (src/features/wallet/payments/close-checkouts.ts)
update checkouts
set redirect_url = ''
where user_id = :userId::bigint;

-- extendSnapshots (src/features/wallet/ledger/snapshot-accounts.ts)
insert into
  account_snapshots (account_id, upto_entry_id, balance)
select
  a.account_id,
  :upto::bigint,
  coalesce(s.balance, 0) + coalesce(sum(p.amount), 0)
from
  ledger_accounts a
  left join account_snapshots s using (account_id)
  left join postings p on p.account_id = a.account_id
  and p.entry_id > coalesce(s.upto_entry_id, 0)
  and p.entry_id <= :upto::bigint
where a.balance is null
group by
  a.account_id,
  s.balance
having
  count(p.entry_id) > 0
on conflict (account_id) do update
set
  upto_entry_id = excluded.upto_entry_id,
  balance = excluded.balance
where account_snapshots.upto_entry_id < excluded.upto_entry_id;

-- find (src/features/wallet/currency/quotes.ts)
select
  quote_id,
  currency,
  rate_micros,
  expires_at
from currency_quotes
where
  quote_id = :quoteId::text
  and provider = :provider::text
  and expires_at > :now::timestamptz;

-- find (src/features/wallet/payments/payment-customers.ts)
select customer_ref
from payment_customers
where
  user_id = :userId::bigint
  and provider = :provider::text;

-- find (src/features/wallet/receipts/get-receipt.ts)
select
  json_build_object(
    'receipt_id',
    e.entry_id::text,
    'number',
    'K-' || lpad(e.entry_id::text, 8, '0'),
    'kind',
    e.kind,
    'with_name',
    coalesce(c.name, ''),
    'diamonds',
    case
      when e.kind in ('purchase', 'vip') then k.diamonds + k.bonus_diamonds
      else 0
    end,
    'period_end',
    to_char(p.period_end at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'usd_cents',
    p.usd_cents,
    'tax_usd_cents',
    p.tax_usd_cents,
    'refunded_usd_cents',
    coalesce(given_back.cents, 0),
    'presented',
    case
      when p.presented_currency is null then null
      else json_build_object(
        'currency',
        p.presented_currency,
        'amount',
        p.presented_amount,
        'tax',
        p.presented_tax,
        'refunded',
        p.presented_refunded
      )
    end,
    'paid_time',
    to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  ) as receipt,
  u.nickname as buyer
from
  journal_entries e
  join payments p on p.entry_id = e.entry_id
  left join checkouts k on k.checkout_id = e.checkout_id
  left join characters c on c.char_id = e.char_id
  and c.deleted_at is null
  left join lateral (
    select sum(g.amount)::integer as cents
    from
      journal_entries r
      join postings g using (entry_id)
    where
      r.reverses = e.entry_id
      and g.account_id = house_account ('processor')
  ) given_back on true
  join users u on u.user_id = e.user_id
where
  e.entry_id = :receiptId::bigint
  and e.user_id = :viewerId::bigint
  and e.kind in ('purchase', 'subscription', 'vip', 'post_sale', 'gift_purchase', 'unapplied');

-- findAccountBalance (src/features/wallet/ledger/snapshot-accounts.ts)
select
  (
    coalesce(s.balance, 0) + coalesce(
      (
        select sum(p.amount)
        from postings p
        where
          p.account_id = a.account_id
          and p.entry_id > coalesce(s.upto_entry_id, 0)
      ),
      0
    )
  )::bigint as balance
from
  ledger_accounts a
  left join account_snapshots s using (account_id)
where a.account_id = :accountId::bigint;

-- findAgreed (src/features/wallet/currency/charge-rate.ts)
select
  currency,
  rate_micros
from checkouts
where subscription_ref = :subscriptionRef::text;

-- findChosen (src/features/wallet/currency/currency-choice.ts)
select currency
from currency_choices
where user_id = :userId::bigint;

-- findCursor (src/features/wallet/payments/reconcile-payments.ts)
select listed_until
from payment_event_cursors
where provider = :provider::text;

-- findEvent (src/features/wallet/payments/payment-events.sql.ts)
select event_id
from payment_events
where
  provider = :provider::text
  and event_id = :eventId::text;

-- findLimit (src/features/wallet/limits/assert-within-limit.ts)
select
  exists (
    select
    from spending_limits l
    where l.user_id = :userId::bigint
  ) as has_limit;

-- findLimits (src/features/wallet/limits/spending-limits.ts)
select
  weekly_limit (l, :now::timestamptz) as weekly_usd_cents,
  l.next_weekly_usd_cents as next_usd_cents,
  case
    when l.next_from > :now::timestamptz then l.next_from
  end as next_from,
  l.confirm_above,
  w.spent,
  w.charged
from
  (
    select
      coalesce(sum(s.spent), 0)::bigint as spent,
      coalesce(sum(s.charged), 0)::bigint as charged
    from list_weekly_spending (:userId::bigint, :now::timestamptz) s
  ) w
  left join spending_limits l on l.user_id = :userId::bigint;

-- findNewest (src/features/wallet/currency/quotes.ts)
select
  quote_id,
  currency,
  rate_micros,
  expires_at
from currency_quotes
where
  provider = :provider::text
  and currency = :currency::text
  and quoted_at > :since::timestamptz
  and expires_at > :now::timestamptz
order by quoted_at desc
limit 1;

-- findNewest (src/features/wallet/ledger/snapshot-accounts.ts)
select max(entry_id) as upto
from journal_entries;

-- findPurchase (src/features/wallet/settle-diamonds.ts)
select e.entry_id
from
  journal_entries e
  join checkouts k using (checkout_id)
where
  e.kind = 'purchase'
  and (
    k.checkout_id = :checkoutId::text
    or k.user_id = :userId::bigint
    and k.exclusive_key = :exclusiveKey::text
  )
limit 1;

-- findReceived (src/features/wallet/welcome-gift.ts)
select
  diamonds,
  received_at
from welcome_gifts
where user_id = :userId::bigint;

-- findShare (src/features/wallet/ledger/referral-share.ts)
select
  account_id,
  share_bps
from referral_shares
where
  user_id = :userId::bigint
  and ends_at > :now::timestamptz;

-- findStarted (src/features/wallet/ledger/referral-share.ts)
select user_id
from referral_shares
where user_id = :userId::bigint;

-- forget (src/features/wallet/currency/currency-choice.ts)
delete from currency_choices
where user_id = :userId::bigint;

-- insert (src/features/wallet/currency/quotes.ts)
insert into
  currency_quotes (quote_id, provider, currency, rate_micros, quoted_at, expires_at)
values (:quoteId::text, :provider::text, :currency::text, :rateMicros::bigint, :now::timestamptz, :expiresAt::timestamptz);

-- insert (src/features/wallet/payments/payment-customers.ts)
insert into
  payment_customers (user_id, provider, customer_ref)
values (:userId::bigint, :provider::text, :customerRef::text)
on conflict do nothing;

-- insert (src/features/wallet/payments/payment-events.sql.ts)
insert into
  payment_events (provider, event_id, type, checkout_id, outcome, received_at)
values (:provider::text, :eventId::text, :type::text, :checkoutId::text, 'processing', :now::timestamptz)
on conflict do nothing;

-- insertEntry (src/features/wallet/ledger/post-entry.ts)
with
  entry as (
    insert into
      journal_entries (kind, user_id, char_id, post_id, checkout_id, share_bps, referral_bps, reverses, created_at)
    values
      (
        :kind::text,
        :userId::bigint,
        :charId::bigint,
        :postId::bigint,
        :checkoutId::text,
        :shareBps::integer,
        :referralBps::integer,
        :reverses::bigint,
        :now::timestamptz
      )
    returning entry_id
  ),
  posted as (
    insert into
      postings (entry_id, account_id, amount, balance_after)
    select
      entry.entry_id,
      p.account_id,
      p.amount,
      p.balance_after
    from
      entry,
      unnest(:accountIds::bigint[], :amounts::bigint[], :balances::bigint[]) p (account_id, amount, balance_after)
    where p.amount <> 0
  )
select entry_id
from entry;

-- insertGift (src/features/wallet/welcome-gift.ts)
insert into
  welcome_gifts (user_id, entry_id, diamonds, received_at)
values (:userId::bigint, :entryId::bigint, :diamonds::integer, :now::timestamptz);

-- insertPending (src/features/wallet/ledger/change-earning.ts)
insert into
  pending_earnings (entry_id, account_id, amount, available_at)
values (:entryId::bigint, :accountId::bigint, :cents::bigint, :at::timestamptz);

-- insertPosted (src/features/wallet/payments/posted-payments.ts)
insert into
  payments (
    provider,
    payment_ref,
    checkout_id,
    entry_id,
    usd_cents,
    period_end,
    tax_usd_cents,
    presented_currency,
    presented_amount,
    presented_tax
  )
values
  (
    :provider::text,
    :paymentRef::text,
    :checkoutId::text,
    :entryId::bigint,
    :usdCents::integer,
    :periodEnd::timestamptz,
    :taxUsdCents::integer,
    :currency::text,
    :amount::bigint,
    :tax::bigint
  );

-- insertShare (src/features/wallet/ledger/referral-share.ts)
insert into
  referral_shares (user_id, account_id, share_bps, ends_at)
values (:userId::bigint, :accountId::bigint, :shareBps::integer, :now::timestamptz + make_interval(months => :months::integer))
on conflict (user_id) do nothing;

-- isOverLimit (src/features/wallet/limits/refuse-over-limit.ts)
select is_over_limit (:checkoutId::text, :paidAt::timestamptz, :now::timestamptz) as is_over;

-- listAll (src/features/wallet/payments/refused-refunds.sql.ts)
select
  p.payment_ref,
  p.checkout_id,
  k.user_id,
  (
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
  )::integer as kept,
  p.refund_refusal as refusal,
  p.refund_refused_at as refused_at
from
  payments p
  join checkouts k using (checkout_id)
where
  p.refund_refusal is not null
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
  ) > 0
order by
  p.refund_refused_at,
  p.payment_ref;

-- listDebtors (src/features/wallet/ledger/settle-clawbacks.ts)
select user_id
from ledger_accounts
where
  balance < 0
  and kind = 'wallet'
  and user_id is not null;

-- listOpen (src/features/wallet/payments/close-checkouts.ts)
select
  checkout_id,
  provider_ref
from checkouts
where
  state in ('open', 'declined')
  and provider_ref is not null
  and (
    user_id = :userId::bigint
    or char_id in (
      select char_id
      from characters
      where user_id = :userId::bigint
    )
  );

-- listOwed (src/features/wallet/payments/return-payment.ts)
select
  p.payment_ref,
  p.checkout_id
from
  journal_entries e
  join payments p using (entry_id)
where
  e.kind = 'unapplied'
  and e.created_at < :before::timestamptz
  and p.refund_refusal is null
  and not exists (
    select
    from journal_entries r
    where r.reverses = e.entry_id
  );

-- listPosted (src/features/wallet/payments/to-us-cents.ts)
select
  payment_ref,
  usd_cents
from payments
where checkout_id = :checkoutId::text;

-- listPostedPayments (src/features/wallet/payments/posted-payments.ts)
select
  p.payment_ref,
  p.entry_id,
  (
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
  )::integer as kept
from payments p
where p.checkout_id = :checkoutId::text
order by p.entry_id;

-- listPostings (src/features/wallet/ledger/reverse-entry.ts)
select
  p.account_id,
  a.kind,
  a.currency,
  a.user_id,
  p.amount,
  (
    p.amount + coalesce(
      (
        select sum(r.amount)
        from
          journal_entries e
          join postings r using (entry_id)
        where
          e.reverses = p.entry_id
          and e.kind <> 'clawback'
          and r.account_id = p.account_id
      ),
      0
    )
  )::bigint as net
from
  postings p
  join ledger_accounts a using (account_id)
where p.entry_id = :entryId::bigint
order by p.account_id;

-- listPrices (src/features/wallet/payments/to-us-cents.ts)
select p.usd_cents
from
  checkouts k
  cross join lateral (
    values
      (
        1,
        charge_price (
          k.intro_usd_cents,
          k.intro_charges,
          k.month_usd_cents,
          (
            select count(*) + 1
            from subscription_charges s
            where s.checkout_id = k.checkout_id
          )
        )
      ),
      (2, k.price_usd_cents),
      (3, k.month_usd_cents),
      (4, k.intro_usd_cents)
  ) p (rank, usd_cents)
where
  k.checkout_id = :checkoutId::text
  and p.usd_cents > 0
union all
select c.month_usd_cents
from price_consents c
where c.checkout_id = :checkoutId::text;

-- listRecorded (src/features/wallet/payments/reconcile-payments.ts)
select event_id
from payment_events
where
  provider = :provider::text
  and event_id = any (:eventIds::text[]);

-- listUnreleased (src/features/wallet/ledger/change-earning.ts)
select
  p.entry_id,
  p.amount,
  p.available_at
from pending_earnings p
where
  p.released_by is null
  and p.account_id = :pendingAccount::bigint
  and p.entry_id in (
    select :earnedBy::bigint
    union all
    select e.entry_id
    from journal_entries e
    where e.reverses = :earnedBy::bigint
  )
order by p.entry_id
for update of
  p;

-- listUnsettled (src/features/wallet/ledger/settle-clawbacks.ts)
select c.*
from list_clawbacks (:fanUserId::bigint) c
where c.wanted <> c.taken
order by
  c.pending_account,
  c.entry_id;

-- lock (src/features/wallet/ledger/adjust-wallet-balance.ts)
select
from ledger_accounts
where
  user_id = :userId::bigint
  and kind = 'wallet'
for update;

-- lock (src/features/wallet/limits/refuse-over-limit.ts)
select pg_advisory_xact_lock(hashtextextended ('limit ' || :userId::bigint, 0));

-- lockAccount (src/features/wallet/ledger/post-release.ts)
select user_id
from ledger_accounts
where
  account_id = :accountId::bigint
  and user_id is not null
for no key update;

-- lockEntries (src/features/wallet/ledger/snapshot-accounts.ts)
lock table journal_entries in share mode;

-- lockWallet (src/features/wallet/welcome-gift.ts)
select balance
from ledger_accounts
where
  user_id = :userId::bigint
  and kind = 'wallet'
for update;

-- nextFetch (src/features/wallet/payments/apply-payment-event.ts)
select nextval('payment_fetches') as
fetch;

-- noteRefusal (src/features/wallet/payments/refused-refunds.sql.ts)
update payments p
set
  refund_refusal = :refusal::text,
  refund_refused_at = :now::timestamptz
where
  p.provider = :provider::text
  and p.payment_ref = :paymentRef::text
  and p.refund_refusal is distinct from :refusal::text
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

-- openAccount (src/features/wallet/ledger/referral-share.ts)
insert into
  ledger_accounts (kind, currency, user_id)
select
  'referral_pending',
  'USD',
  r.user_id
from
  (
    select r.user_id
    from
      users u
      join users r on r.user_id = u.referred_by
      and r.deleted_at is null
    where u.user_id = :userId::bigint
    for key share of
      r
  ) r
on conflict (user_id, kind) do update
set currency = excluded.currency
returning account_id;

-- receipts (src/features/wallet/receipts/list-receipts.ts)
with
  page as materialized (
    select e.*
    from journal_entries e
    where
      e.user_id = :viewerId::bigint
      and e.kind in ('purchase', 'subscription', 'vip', 'post_sale', 'gift_purchase', 'unapplied')
      and (e.entry_id) < (:after1::bigint)
    order by e.entry_id desc
    limit 21
  ),
  shown as (
    select e.*
    from page e
    order by e.entry_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
        json_build_object(
          'receipt_id',
          e.entry_id::text,
          'number',
          'K-' || lpad(e.entry_id::text, 8, '0'),
          'kind',
          e.kind,
          'with_name',
          coalesce(c.name, ''),
          'diamonds',
          case
            when e.kind in ('purchase', 'vip') then k.diamonds + k.bonus_diamonds
            else 0
          end,
          'period_end',
          to_char(p.period_end at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'usd_cents',
          p.usd_cents,
          'tax_usd_cents',
          p.tax_usd_cents,
          'refunded_usd_cents',
          coalesce(given_back.cents, 0),
          'presented',
          case
            when p.presented_currency is null then null
            else json_build_object(
              'currency',
              p.presented_currency,
              'amount',
              p.presented_amount,
              'tax',
              p.presented_tax,
              'refunded',
              p.presented_refunded
            )
          end,
          'paid_time',
          to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        )
      )::text,
      ','
      order by e.entry_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(e.entry_id::text)
    from shown e
    order by e.entry_id asc
    limit 1
  ) as last
from
  shown e
  join payments p on p.entry_id = e.entry_id
  left join checkouts k on k.checkout_id = e.checkout_id
  left join characters c on c.char_id = e.char_id
  and c.deleted_at is null
  left join lateral (
    select sum(g.amount)::integer as cents
    from
      journal_entries r
      join postings g using (entry_id)
    where
      r.reverses = e.entry_id
      and g.account_id = house_account ('processor')
  ) given_back on true;

-- remember (src/features/wallet/limits/departed-limits.ts)
insert into
  departed_limits (digest, weekly_usd_cents, spent, charged, frees_at, left_at)
select
  sign_in_digest (i.issuer, i.subject),
  weekly_limit (l, :now::timestamptz),
  w.spent,
  w.charged,
  w.frees_at,
  :now::timestamptz
from
  spending_limits l
  join sign_in_identities i using (user_id)
  cross join lateral (
    select
      coalesce(sum(s.spent), 0)::bigint as spent,
      coalesce(sum(s.charged), 0)::bigint as charged,
      coalesce(max(s.frees_at), :now::timestamptz) as frees_at
    from list_weekly_spending (l.user_id, :now::timestamptz) s
  ) w
where
  l.user_id = :userId::bigint
  and weekly_limit (l, :now::timestamptz) is not null
on conflict (digest) do update
set
  weekly_usd_cents = excluded.weekly_usd_cents,
  spent = excluded.spent,
  charged = excluded.charged,
  frees_at = excluded.frees_at,
  left_at = excluded.left_at;

-- restore (src/features/wallet/limits/departed-limits.ts)
insert into
  spending_limits (user_id, weekly_usd_cents, carried_spent, carried_charged, carried_until, updated_at)
select
  u.user_id,
  d.weekly_usd_cents,
  d.spent,
  d.charged,
  d.frees_at,
  u.created_at
from
  users u
  join sign_in_identities i using (user_id)
  join departed_limits d on d.digest = sign_in_digest (i.issuer, i.subject)
where
  u.user_id = :userId::bigint
  and d.left_at > u.created_at - interval '7 days'
order by d.left_at desc
limit 1;

-- save (src/features/wallet/currency/currency-choice.ts)
insert into
  currency_choices (user_id, currency)
values (:userId::bigint, :currency::text)
on conflict (user_id) do update
set currency = excluded.currency;

-- saveCursor (src/features/wallet/payments/reconcile-payments.ts)
insert into
  payment_event_cursors (provider, listed_until)
values (:provider::text, :listedUntil::timestamptz)
on conflict (provider) do update
set listed_until = greatest(payment_event_cursors.listed_until, excluded.listed_until);

-- setFetch (src/features/wallet/payments/apply-payment-event.ts)
update checkouts
set applied_fetch = :fetch::bigint
where checkout_id = :checkoutId::text;

-- setLockTimeout (src/features/wallet/ledger/snapshot-accounts.ts)
set local lock_timeout = '2s';

-- setOutcome (src/features/wallet/payments/payment-events.sql.ts)
update payment_events
set outcome = :outcome::text
where
  provider = :provider::text
  and event_id = :eventId::text;

-- updatePaid (src/features/wallet/payments/update-checkout.ts)
update checkouts k
set
  state = s.state,
  settled_at = :now::timestamptz
from
  (
    select
      case
        when sum(g.amount) = 0 then 'refunded'
        else 'paid'
      end as state,
      count(*) as postings
    from
      (
        select p.entry_id
        from payments p
        where p.checkout_id = :checkoutId::text
        union all
        select r.entry_id
        from
          payments p
          join journal_entries r on r.reverses = p.entry_id
        where p.checkout_id = :checkoutId::text
      ) e
      join postings g on g.entry_id = e.entry_id
      and g.account_id = house_account ('processor')
  ) s
where
  k.checkout_id = :checkoutId::text
  and s.postings > 0
  and k.state <> s.state;

-- updateRefunded (src/features/wallet/payments/posted-payments.ts)
update payments
set presented_refunded = :refunded::bigint
where
  entry_id = :entryId::bigint
  and presented_refunded <> :refunded::bigint;

-- updateReleased (src/features/wallet/ledger/post-release.ts)
update pending_earnings
set released_by = :releasedBy::bigint
where
  entry_id = any (:entryIds::bigint[])
  and account_id = :pendingAccount::bigint;

-- updateState (src/features/wallet/payments/update-checkout.ts)
update checkouts
set
  state = :state::text,
  settled_at = :now::timestamptz
where checkout_id = :checkoutId::text;

-- upsert (src/features/wallet/limits/spending-limits.ts)
insert into
  spending_limits (user_id, weekly_usd_cents, next_weekly_usd_cents, next_from, confirm_above, updated_at)
values (:userId::bigint, :weekly::integer, :next::integer, :nextFrom::timestamptz, :confirmAbove::integer, :now::timestamptz)
on conflict (user_id) do update
set
  weekly_usd_cents = excluded.weekly_usd_cents,
  next_weekly_usd_cents = excluded.next_weekly_usd_cents,
  next_from = excluded.next_from,
  confirm_above = excluded.confirm_above,
  updated_at = excluded.updated_at;

-- walletRecords (src/features/wallet/list-wallet-records.ts)
with
  page as materialized (
    select e.*
    from journal_entries e
    where
      e.user_id = :viewerId::bigint
      and e.kind <> 'release'
      and e.kind not in ('clawback', 'gift_claim', 'reserve', 'unreserve')
      and e.kind not in ('payout', 'payout_paid', 'payout_failed', 'payout_canceled')
      and not exists (
        select
        from journal_entries o
        where
          o.entry_id = e.reverses
          and o.kind = 'gift_claim'
      )
      and (e.entry_id) < (:after1::bigint)
    order by e.entry_id desc
    limit 21
  ),
  shown as (
    select e.*
    from page e
    order by e.entry_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
        json_build_object(
          'record_id',
          e.entry_id::text,
          'kind',
          e.kind,
          'diamonds',
          coalesce(w.amount, 0),
          'usd_cents',
          - p.amount,
          'charged',
          case
            when p.amount <> 0
            and paid.presented_currency is not null then json_build_object(
              'currency',
              paid.presented_currency,
              'amount',
              case
                when e.reverses is null then paid.presented_amount
                when reversals.count = 1 then - paid.presented_refunded
                else round(paid.presented_amount::numeric * - p.amount / paid.usd_cents)
              end
            )
          end,
          'balance_after',
          w.balance_after,
          'with_name',
          coalesce(
            (
              select c.name
              from characters c
              where
                c.char_id = e.char_id
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
            ),
            ''
          ),
          'created_time',
          to_char(e.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        )
      )::text,
      ','
      order by e.entry_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(e.entry_id::text)
    from shown e
    order by e.entry_id asc
    limit 1
  ) as last
from
  shown e
  left join postings w on w.entry_id = e.entry_id
  and w.account_id = (
    select a.account_id
    from ledger_accounts a
    where
      a.user_id = :viewerId::bigint
      and a.kind = 'wallet'
  )
  left join payments paid on paid.entry_id = coalesce(e.reverses, e.entry_id)
  left join lateral (
    select count(*) as count
    from journal_entries o
    where o.reverses = e.reverses
  ) reversals on true
  left join postings p on p.entry_id = e.entry_id
  and p.account_id = house_account ('processor');
