-- Who has subscribed keeps their price until they agree to a new one: from the next charge on it costs that.
create table price_consents (
  consent_id bigint generated always as identity primary key,
  -- Of the subscription that runs.
  checkout_id text not null references checkouts,
  user_id bigint not null references users,
  before_usd_cents integer not null check (before_usd_cents > 0),
  month_usd_cents integer not null check (month_usd_cents > 0),
  agreed_at timestamptz not null
);
create index price_consents_by_checkout on price_consents (checkout_id);
