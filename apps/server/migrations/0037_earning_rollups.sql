-- What creators earned, summed up per day and source, per month and post, and per month and fan. Rolled up to one entry
-- for all; what was posted since is added when it is read.
create table earning_rollup (
  is_only boolean primary key default true check (is_only),
  upto_entry_id bigint not null
);
insert into earning_rollup (upto_entry_id) values (0);

-- Days and months are those of the profile's time zone when the first earning was summed up: a month that was stated does
-- not move because somebody has.
create table earning_zones (
  account_id bigint primary key references ledger_accounts,
  timezone text not null
);

create table earning_days (
  account_id bigint not null references ledger_accounts,
  day date not null,
  source text not null,
  entries integer not null,
  gross_usd_cents bigint not null,
  net_usd_cents bigint not null,
  primary key (account_id, day, source)
);

create table earning_posts (
  account_id bigint not null references ledger_accounts,
  month date not null,
  diary_id bigint not null,
  entries integer not null,
  gross_usd_cents bigint not null,
  net_usd_cents bigint not null,
  primary key (account_id, month, diary_id)
);

create table earning_fans (
  account_id bigint not null references ledger_accounts,
  month date not null,
  fan_id bigint not null,
  entries integer not null,
  gross_usd_cents bigint not null,
  net_usd_cents bigint not null,
  primary key (account_id, month, fan_id)
);
