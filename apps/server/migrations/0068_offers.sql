-- What a creator offers beside the month's price. A checkout says what its first charges cost: `intro_charges` of them, each
-- for `intro_months` months; afterwards each month costs month_usd_cents. All three are null without such a beginning.
alter table checkouts
  add column intro_usd_cents integer check (intro_usd_cents > 0),
  add column intro_months integer check (intro_months between 1 and 12),
  add column intro_charges integer check (intro_charges between 1 and 12),
  add constraint checkouts_intro_whole check (num_nonnulls(intro_usd_cents, intro_months, intro_charges) in (0, 3)),
  add constraint checkouts_intro_of_subscription check (
    intro_usd_cents is null or month_usd_cents is not null and trial_days = 0);

alter table sandbox_checkouts
  add column intro_usd_cents integer,
  add column intro_months integer not null default 1,
  add column intro_charges integer not null default 0;
alter table sandbox_subscriptions
  add column intro_usd_cents integer,
  -- How many months from the beginning on cost that.
  add column intro_until integer not null default 0;
alter table ccbill_checkouts add column first_months integer not null default 1;

-- Several months paid at once, for less: of the month's price times the months.
create table bundles (
  char_id bigint not null references characters,
  months integer not null check (months in (3, 6, 12)),
  percent_off integer not null check (percent_off between 0 and 50),
  primary key (char_id, months)
);

create table promotions (
  promotion_id bigint generated always as identity primary key,
  char_id bigint not null references characters,
  client_id text not null,
  name text not null,
  -- new: has never paid for this page; lapsed: has, and is not subscribed; chosen: stands in promotion_fans; link: came by it.
  audience text not null check (audience in ('everyone', 'new', 'lapsed', 'chosen', 'link')),
  code text unique,
  percent_off integer check (percent_off between 5 and 90),
  first_usd_cents integer check (first_usd_cents >= 50),
  trial_days integer check (trial_days between 2 and 30),
  -- So many months at that price.
  months integer not null check (months between 1 and 12),
  claim_limit integer check (claim_limit > 0),
  ends_at timestamptz,
  stopped_at timestamptz,
  created_at timestamptz not null,
  unique (char_id, client_id),
  check (num_nonnulls(percent_off, first_usd_cents, trial_days) = 1),
  check ((audience = 'link') = (code is not null)),
  check (percent_off is not null or months = 1)
);
create index promotions_by_character on promotions (char_id, promotion_id desc);
create index promotions_running on promotions (char_id) where stopped_at is null;

create table promotion_fans (
  promotion_id bigint not null references promotions,
  user_id bigint not null references users,
  primary key (promotion_id, user_id)
);
create index promotion_fans_by_user on promotion_fans (user_id);

-- A checkout that was opened at a promotion's price; it holds its place until it is paid or closed.
create table promotion_claims (
  checkout_id text primary key references checkouts,
  promotion_id bigint not null references promotions,
  user_id bigint not null references users,
  claimed_at timestamptz not null
);
create index promotion_claims_by_promotion on promotion_claims (promotion_id, claimed_at desc, checkout_id);
create index promotion_claims_by_user on promotion_claims (user_id, promotion_id);
