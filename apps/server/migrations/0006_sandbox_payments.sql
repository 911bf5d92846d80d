-- The sandbox payment provider's own books: what Stripe keeps on its side, the sandbox keeps here.
-- No feature reads these tables; the provider talks to us in signed webhooks.

create table sandbox_checkouts (
  checkout_id text primary key,
  description text not null,
  amount_usd_cents integer not null check (amount_usd_cents >= 0),
  month_usd_cents integer,
  trial_days integer not null default 0,
  timezone text not null,
  redirect_url text not null,
  state text not null check (state in ('open', 'confirming', 'paid', 'declined', 'expired', 'refunded', 'disputed')),
  card text,
  created_at timestamptz not null,
  paid_at timestamptz
);
create index sandbox_checkouts_unpaid on sandbox_checkouts (created_at) where state in ('open', 'confirming', 'declined');
create index sandbox_checkouts_to_reverse on sandbox_checkouts (paid_at)
  where state = 'paid' and card in ('refunded', 'disputed');

create table sandbox_subscriptions (
  subscription_ref text primary key,
  checkout_id text not null unique references sandbox_checkouts,
  month_usd_cents integer not null,
  card text not null,
  -- The day of the month that renewals aim at.
  anchor timestamptz not null,
  months integer not null default 0,
  period_end timestamptz not null,
  cancel_at_end boolean not null default false,
  state text not null check (state in ('trialing', 'active', 'past_due', 'ended')),
  attempts integer not null default 0,
  next_attempt_at timestamptz not null
);
create index sandbox_subscriptions_due on sandbox_subscriptions (next_attempt_at) where state <> 'ended';

create table sandbox_events (
  event_id text primary key,
  sequence bigint generated always as identity,
  checkout_id text not null references sandbox_checkouts,
  subscription_ref text,
  type text not null,
  body text not null,
  created_at timestamptz not null,
  delivered_at timestamptz
);
create index sandbox_events_by_checkout on sandbox_events (checkout_id, sequence desc);
create index sandbox_events_by_subscription on sandbox_events (subscription_ref, sequence desc);
create index sandbox_events_undelivered on sandbox_events (sequence) where delivered_at is null;
