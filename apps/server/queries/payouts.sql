-- Made by scripts/gen-queries.ts. Do not edit.

-- callRequestPayout (src/features/payouts/payout/request-payout.ts)
select
  outcome,
  payout_id,
  available
from request_payout (:userId::bigint, :amount::bigint, :key::text, :hash::bytea, :providerKey::text, :now::timestamptz);

-- countPayouts (src/features/payouts/payout/list-payouts.ts)
select count(*)::int as count
from
  (
    select
    from payouts
    where user_id = :userId::bigint
    limit 1000
  ) few;

-- deleteAccount (src/features/payouts/account/delete-payout-account.ts)
delete from payout_accounts
where user_id = :userId::bigint;

-- findAccount (src/features/payouts/payout/approve-payout.ts)
select
  identity_state,
  destination_state,
  provider,
  account_ref,
  bank_last4,
  usable_at
from payout_accounts
where user_id = :userId::bigint
for share;

-- findBank (src/features/payouts/payout/send-payout.ts)
select
  usable_at,
  bank_last4
from payout_accounts
where
  user_id = :userId::bigint
  and account_ref = :accountRef::text;

-- findDecision (src/features/payouts/account/review-identities.ts)
select
  identity_state,
  identity_decided_at as decided_at
from payout_accounts
where
  user_id = :userId::bigint
  and identity_state in ('verified', 'rejected')
  and identity_decided_at is not null;

-- findPayoutByKey (src/features/payouts/payout/payouts.sql.ts)
select
  payout_id,
  provider_key,
  user_id,
  amount_usd_cents,
  state,
  reason,
  provider,
  account_ref,
  bank_last4,
  requested_at,
  sent_at,
  ended_at,
  arrives_at,
  entry_id,
  paid_entry_id
from payouts
where provider_key = :providerKey::text;

-- getPayout (src/features/payouts/payout/payouts.sql.ts)
select
  payout_id,
  provider_key,
  user_id,
  amount_usd_cents,
  state,
  reason,
  provider,
  account_ref,
  bank_last4,
  requested_at,
  sent_at,
  ended_at,
  arrives_at,
  entry_id,
  paid_entry_id
from payouts
where payout_id = :payoutId::bigint;

-- listPayoutRows (src/features/payouts/payout/payouts.sql.ts)
select
  payout_id,
  provider_key,
  user_id,
  amount_usd_cents,
  state,
  reason,
  provider,
  account_ref,
  bank_last4,
  requested_at,
  sent_at,
  ended_at,
  arrives_at,
  entry_id,
  paid_entry_id
from payouts
where
  user_id = :userId::bigint
  and payout_id < :before::bigint
order by payout_id desc
limit :limit::integer
offset :skip::integer;

-- listPending (src/features/payouts/account/review-identities.ts)
select
  c.char_unique_id as handle,
  a.legal_name,
  a.country,
  a.updated_at
from
  payout_accounts a
  join characters c using (user_id)
where
  a.identity_state = 'pending'
  and c.deleted_at is null
order by
  a.updated_at,
  a.user_id
limit 100;

-- listUnfinished (src/features/payouts/payout/enqueue-payouts.ts)
select payout_id
from payouts
where state in ('requested', 'approved', 'sent')
order by payout_id;

-- lockPayout (src/features/payouts/payout/payouts.sql.ts)
select
  payout_id,
  provider_key,
  user_id,
  amount_usd_cents,
  state,
  reason,
  provider,
  account_ref,
  bank_last4,
  requested_at,
  sent_at,
  ended_at,
  arrives_at,
  entry_id,
  paid_entry_id
from payouts
where payout_id = :payoutId::bigint
for update;

-- markApproved (src/features/payouts/payout/approve-payout.ts)
update payouts
set
  state = 'approved',
  provider = :provider::text,
  account_ref = :accountRef::text,
  bank_last4 = :bankLast4::text,
  approved_at = :now::timestamptz
where payout_id = :payoutId::bigint;

-- updateBank (src/features/payouts/payout/send-payout.ts)
update payouts
set bank_last4 = :bankLast4::text
where payout_id = :payoutId::bigint;

-- updateDecision (src/features/payouts/account/review-identities.ts)
update payout_accounts a
set
  identity_state = case
    when :reason::text is null then 'verified'
    else 'rejected'
  end,
  identity_reason = :reason::text,
  identity_decided_at = :now::timestamptz,
  identity_decided_by = :by::text
from characters c
where
  c.user_id = a.user_id
  and c.char_unique_id = :handle::text
  and a.identity_state = 'pending'
  and a.updated_at = :seenAt::timestamptz
returning a.user_id;

-- upsertAccount (src/features/payouts/account/update-payout-account.ts)
insert into
  payout_accounts as a (user_id, legal_name, country, identity_state, sealed_tax, created_at, updated_at)
values (:userId::bigint, :name::text, :country::text, 'pending', :encryptedTax::bytea, :now::timestamptz, :now::timestamptz)
on conflict (user_id) do update
set
  legal_name = excluded.legal_name,
  country = excluded.country,
  sealed_tax = coalesce(excluded.sealed_tax, a.sealed_tax),
  updated_at = excluded.updated_at,
  identity_state = case
    when a.identity_state = 'verified'
    and a.legal_name = excluded.legal_name
    and a.country = excluded.country then 'verified'
    else 'pending'
  end,
  identity_reason = null;
