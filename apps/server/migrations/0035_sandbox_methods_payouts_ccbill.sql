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

-- CCBill can be asked for little, so what it posts is kept: this is its book of a checkout.
create table ccbill_postbacks (
  event_id text primary key,
  checkout_id text not null,
  subscription_id text,
  type text not null,
  happened_at timestamptz not null,
  body jsonb not null
);
create index ccbill_postbacks_by_checkout on ccbill_postbacks (checkout_id, happened_at);
create index ccbill_postbacks_by_time on ccbill_postbacks (happened_at, event_id);
create index ccbill_postbacks_by_subscription on ccbill_postbacks (subscription_id) where subscription_id is not null;
