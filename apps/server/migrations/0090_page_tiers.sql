-- Further tiers of a page: each costs more than those below it and opens all that they open. Level 0 is the page's
-- subscription as it is; of it only the words stand here, its price is the character's. A level never changes.
create table page_tiers (
  char_id bigint not null references characters,
  level integer not null check (level between 0 and 1000000),
  name text not null check (char_length(name) <= 40),
  perks text[] not null check (cardinality(perks) <= 8),
  month_usd_cents integer check (month_usd_cents > 0),
  retired_at timestamptz,
  created_at timestamptz not null,
  primary key (char_id, level),
  check ((level = 0) = (month_usd_cents is null)),
  check (level > 0 or retired_at is null)
);

-- `switch_level`: which tier the next charge at the month's price brings; `switch_from_usd_cents`: what the month cost before.
alter table memberships
  add column tier_level integer not null default 0 check (tier_level >= 0),
  add column switch_level integer check (switch_level >= 0),
  add column switch_from_usd_cents integer check (switch_from_usd_cents > 0),
  add constraint memberships_switch_whole check (num_nonnulls(switch_level, switch_from_usd_cents) <> 1),
  add constraint memberships_tier_of_pro check (kind = 'pro' or tier_level = 0 and switch_level is null);

-- Members of this tier and of those above have it.
alter table posts add column tier_level integer not null default 0 check (tier_level >= 0);

alter table checkouts
  add column tier_level integer not null default 0 check (tier_level >= 0),
  drop constraint checkouts_purpose_check,
  drop constraint checkouts_char_check,
  add constraint checkouts_purpose_check
    check (purpose in ('diamonds', 'subscription', 'vip', 'post', 'gift', 'upgrade')),
  add constraint checkouts_char_check check ((purpose in ('subscription', 'gift', 'upgrade')) = (char_id is not null));

-- What a checkout of the difference between two tiers was reckoned from. `period_end`: of the period that it is for.
create table tier_upgrades (
  checkout_id text primary key references checkouts,
  user_id bigint not null references users,
  char_id bigint not null references characters,
  subscription_ref text not null,
  from_level integer not null,
  from_usd_cents integer not null,
  to_level integer not null,
  month_usd_cents integer not null,
  period_end timestamptz not null,
  state text not null check (state in ('waiting', 'done', 'undone')),
  check (to_level > from_level)
);

drop function if exists post_access(boolean, boolean, boolean, boolean, integer, boolean, smallint, boolean);
