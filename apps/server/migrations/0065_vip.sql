-- VIP: a monthly membership of the house. One row per person, whatever its state.
create table vip_memberships (
  user_id bigint primary key references users,
  state text not null check (state in ('active', 'past_due', 'canceled', 'expired')),
  -- End of what is paid for.
  period_end timestamptz not null,
  -- The price that was agreed, and the diamonds of each month.
  month_usd_cents integer not null check (month_usd_cents > 0),
  month_diamonds integer not null check (month_diamonds > 0),
  renews boolean not null,
  provider_ref text not null unique,
  started_at timestamptz not null,
  updated_at timestamptz not null
);
create index vip_memberships_ending on vip_memberships (period_end) where state <> 'expired';

-- Every paid month, so that its diamonds are credited once however its events arrive.
create table vip_charges (
  checkout_id text not null references checkouts,
  period_end timestamptz not null,
  entry_id bigint not null unique references journal_entries,
  primary key (checkout_id, period_end)
);

insert into commodities (commodity_id, kind, price_usd_cents, diamonds, bonus_diamonds, is_featured, position) values
  ('vip_monthly', 'diamond_vip', 999, 999, 301, false, 1);
