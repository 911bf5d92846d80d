-- What somebody has set for themselves: how much may go in seven days, and from which amount on they are asked once more.
create table spending_limits (
  user_id bigint primary key references users,
  -- US cents; null: no limit.
  weekly_usd_cents integer check (weekly_usd_cents > 0),
  -- A higher limit, or none, that counts from next_from on.
  next_weekly_usd_cents integer check (next_weekly_usd_cents > 0),
  next_from timestamptz,
  -- Diamonds; null: never.
  confirm_above integer check (confirm_above >= 0),
  updated_at timestamptz not null,
  check (next_from is not null or next_weekly_usd_cents is null)
);

-- A gift that its giver took back: its debit is reversed, its message empty, and it counts nowhere.
alter table gifts add column undone_at timestamptz;
