-- Cards are charged in the buyer's currency; the books stay in US cents. A rate is so many minor units of a currency for
-- a million US cents, and a price in US cents times the rate, rounded, is what is charged.

-- The currency that somebody has chosen; without a row it is that of their region.
create table currency_choices (
  user_id bigint primary key references users,
  currency text not null check (currency ~ '^[A-Z]{3}$')
);

-- A rate of a provider's that prices are shown at; checkouts can be opened at it until it expires.
create table currency_quotes (
  quote_id text primary key,
  provider text not null,
  currency text not null,
  rate_micros bigint not null check (rate_micros > 0),
  quoted_at timestamptz not null,
  expires_at timestamptz not null
);
create index currency_quotes_newest on currency_quotes (provider, currency, quoted_at desc);
create index currency_quotes_expired on currency_quotes (expires_at);

-- What was agreed to when the checkout was opened, and holds for as long as its subscription runs.
alter table checkouts
  add currency text not null default 'USD',
  add rate_micros bigint not null default 1000000;

-- Of what was charged in another currency: the tax in it, and what was given back.
alter table payments
  add presented_tax bigint not null default 0,
  add presented_refunded bigint not null default 0;

-- Of an amount that a card is charged in another currency.
alter table notifications
  add charged_currency text,
  add charged_amount bigint;

-- The sandbox and CCBill charge in the currency of the checkout, in its minor units.
alter table sandbox_checkouts add currency text not null default 'USD', add expires_at timestamptz;
update sandbox_checkouts set expires_at = created_at + interval '1 day';
alter table sandbox_checkouts alter expires_at set not null;
drop index sandbox_checkouts_unpaid;
create index sandbox_checkouts_unpaid on sandbox_checkouts (expires_at)
  where state in ('open', 'confirming', 'declined');
alter table sandbox_checkouts rename amount_usd_cents to amount;
alter table sandbox_checkouts rename month_usd_cents to month_amount;
alter table sandbox_checkouts rename intro_usd_cents to intro_amount;
alter table sandbox_payments add currency text not null default 'USD';
alter table sandbox_payments rename amount_usd_cents to amount;
alter table sandbox_payments rename refunded_usd_cents to refunded;
alter table sandbox_payments rename disputed_usd_cents to disputed;
alter table sandbox_subscriptions rename month_usd_cents to month_amount;
alter table sandbox_subscriptions rename intro_usd_cents to intro_amount;

alter table ccbill_checkouts add currency text not null default 'USD', add first_amount integer;
alter table ccbill_checkouts rename month_usd_cents to month_amount;
alter table ccbill_entries add billed_currency text, add billed_amount integer;
