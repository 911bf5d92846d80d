-- The sandbox payment provider's own books: what Stripe keeps on its side, the sandbox keeps here.
-- No feature reads these tables; the provider talks to us in signed webhooks.

create table sandbox_checkouts (
  sandbox_id text primary key,
  checkout_id text not null,
  description text not null,
  amount_usd_cents integer not null check (amount_usd_cents >= 0),
  recurring_usd_cents integer,
  trial_days integer not null default 0,
  redirect_url text not null,
  state text not null check (state in ('open', 'confirming', 'paid', 'declined', 'expired')),
  card text,
  subscription_ref text unique,
  created_at timestamptz not null
);

create table sandbox_subscriptions (
  subscription_ref text primary key,
  checkout_id text not null,
  month_usd_cents integer not null,
  card text not null,
  period_end timestamptz not null,
  cancel_at_end boolean not null default false,
  state text not null check (state in ('trialing', 'active', 'past_due', 'ended')),
  attempts integer not null default 0
);
create index sandbox_subscriptions_due on sandbox_subscriptions (period_end) where state <> 'ended';

create table sandbox_events (
  event_id text primary key,
  body jsonb not null,
  created_at timestamptz not null,
  delivered_at timestamptz,
  attempts integer not null default 0
);
create index sandbox_events_undelivered on sandbox_events (created_at) where delivered_at is null;
