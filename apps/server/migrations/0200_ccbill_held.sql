create table ccbill_held (
  held_key text primary key,
  reason text not null check (reason in ('unsigned_checkout', 'odd_amount')),
  kind text not null,
  subscription_id text not null,
  amount text not null,
  happened_at timestamptz not null,
  held_at timestamptz not null
);
create index ccbill_held_by_time on ccbill_held (held_at, held_key);

-- A checkout buys once, whatever a provider tells of it.
create unique index journal_entries_one_purchase on journal_entries (checkout_id) where kind = 'purchase';
