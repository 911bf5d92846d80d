-- Money out. What is asked for leaves a creator's available earnings at once and lies in `payouts_in_flight` until the bank
-- has it or has sent it back.
alter table ledger_accounts drop constraint ledger_accounts_kind_check;
alter table ledger_accounts add constraint ledger_accounts_kind_check check (kind in (
  'wallet', 'creator_pending', 'creator_available', 'referral_pending', 'diamonds_issued', 'deferred_revenue', 'processor',
  'platform_revenue', 'promotions', 'refunds_payable', 'clawback_reserve', 'payouts_in_flight'));
insert into ledger_accounts (account_id, kind, currency) values (8, 'payouts_in_flight', 'USD');

alter table journal_entries drop constraint journal_entries_kind_check;
alter table journal_entries add constraint journal_entries_kind_check check (kind in (
  'purchase', 'gift', 'unlock', 'subscription', 'unapplied', 'refund', 'chargeback', 'chargeback_reversal', 'clawback',
  'grant', 'release', 'payout', 'payout_paid', 'payout_failed'));

-- When this session's person last proved again who they are.
alter table sessions add column stepped_up_at timestamptz;

-- Who a creator is to the tax office and the bank, and where their money goes.
create table payout_accounts (
  user_id bigint primary key references users,
  legal_name text not null,
  country text not null check (country ~ '^[A-Z]{2}$'),
  identity_state text not null check (identity_state in ('pending', 'verified', 'rejected')),
  -- Of a rejected one.
  identity_reason text,
  identity_decided_at timestamptz,
  -- Who of the staff did.
  identity_decided_by text,
  -- Number and address for the tax form: AES-256-GCM under a key that is not in this database.
  sealed_tax bytea,
  provider text,
  account_ref text,
  destination_state text not null default 'none'
    check (destination_state in ('none', 'incomplete', 'pending', 'ready', 'rejected')),
  bank_last4 text,
  -- Changes when the money would go somewhere else; usable_at: from then on it may.
  destination_key text,
  usable_at timestamptz,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (provider, account_ref),
  check ((provider is null) = (account_ref is null)),
  check ((identity_state = 'rejected') = (identity_reason is not null))
);
create index payout_accounts_to_review on payout_accounts (updated_at, user_id) where identity_state = 'pending';

create table payouts (
  payout_id bigint generated always as identity primary key,
  -- Its name at the provider.
  provider_key text not null unique,
  user_id bigint not null references users,
  amount_usd_cents bigint not null check (amount_usd_cents > 0),
  state text not null check (state in ('requested', 'approved', 'sent', 'paid', 'failed')),
  -- Why it failed, and what the provider said to it.
  reason text check (reason in ('taken_back', 'account_closed', 'provider_refused', 'bank_refused')),
  provider_message text,
  provider text,
  account_ref text,
  bank_last4 text,
  requested_at timestamptz not null,
  approved_at timestamptz,
  sent_at timestamptz,
  ended_at timestamptz,
  arrives_at timestamptz,
  entry_id bigint not null unique references journal_entries,
  paid_entry_id bigint unique references journal_entries,
  return_entry_id bigint unique references journal_entries,
  check ((state = 'failed') = (return_entry_id is not null)),
  check ((state = 'failed') = (reason is not null)),
  check (state <> 'paid' or paid_entry_id is not null),
  check ((state in ('paid', 'failed')) = (ended_at is not null)),
  check ((approved_at is null) = (account_ref is null))
);
create unique index payouts_one_in_flight on payouts (user_id) where state in ('requested', 'approved', 'sent');
create index payouts_unfinished on payouts (payout_id) where state in ('requested', 'approved', 'sent');
create index payouts_of_user on payouts (user_id, payout_id desc);
