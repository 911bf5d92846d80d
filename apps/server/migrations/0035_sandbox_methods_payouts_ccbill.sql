-- The sandbox keeps cards for buyers, and pays creators out.
alter table sandbox_checkouts add column customer_ref text;
create index sandbox_checkouts_by_customer on sandbox_checkouts (customer_ref) where customer_ref is not null;

create table sandbox_methods (
  method_ref text primary key,
  customer_ref text not null,
  card text not null,
  is_default boolean not null,
  created_at timestamptz not null
);
create unique index sandbox_methods_default on sandbox_methods (customer_ref) where is_default;
create index sandbox_methods_by_customer on sandbox_methods (customer_ref, created_at);

create table sandbox_payout_accounts (
  account_ref text primary key,
  state text not null check (state in ('incomplete', 'ready', 'rejected')),
  bank_last4 text,
  return_url text,
  created_at timestamptz not null
);

create table sandbox_payouts (
  payout_id text primary key,
  account_ref text not null references sandbox_payout_accounts,
  amount_usd_cents integer not null check (amount_usd_cents > 0),
  state text not null check (state in ('sent', 'paid', 'failed')),
  failure text,
  is_reclaimed boolean not null default false,
  arrives_at timestamptz not null
);
create index sandbox_payouts_due on sandbox_payouts (arrives_at) where state = 'sent';

-- An event may be about a payout.
alter table sandbox_events alter column checkout_id drop not null;

-- CCBill knows no checkouts and can be asked for little: what was offered, and what it has told us, by postback or in
-- its list of transactions, is kept here.
create table ccbill_checkouts (
  checkout_id text primary key,
  -- By this its list of transactions names a sale.
  username text not null unique,
  month_usd_cents integer,
  trial_days integer not null,
  expired_at timestamptz,
  created_at timestamptz not null
);

create table ccbill_entries (
  -- The same for the same thing, whichever way it was told.
  entry_key text primary key,
  sequence bigint not null generated always as identity,
  kind text not null check (kind in (
    'sale', 'declined', 'rebill', 'rebill_failed', 'cancel', 'expire', 'refund', 'chargeback', 'end', 'refund_asked')),
  checkout_id text,
  subscription_id text,
  amount_usd_cents integer not null default 0,
  happened_at timestamptz not null,
  recorded_at timestamptz not null,
  check (checkout_id is not null or subscription_id is not null)
);
create index ccbill_entries_by_checkout on ccbill_entries (checkout_id) where checkout_id is not null;
create index ccbill_entries_by_subscription on ccbill_entries (subscription_id) where subscription_id is not null;
create index ccbill_entries_in_order on ccbill_entries (recorded_at, sequence);

-- Until when its list was read.
create table ccbill_extract (only_row boolean primary key default true check (only_row), read_until timestamptz not null);
