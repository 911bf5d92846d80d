-- Lucky boxes: what a draw is made of is committed to before it (the SHA-256 of `seed` is shown) and shown after it.
create table lucky_seeds (
  seed_id bigint generated always as identity primary key,
  user_id bigint not null references users,
  -- 32 random bytes; told to nobody before the draw.
  seed bytea not null check (octet_length(seed) = 32),
  committed_at timestamptz not null,
  drawn_at timestamptz
);
-- What a person's next draw is committed to.
create unique index lucky_seeds_next on lucky_seeds (user_id) where drawn_at is null;

create table lucky_draws (
  seed_id bigint primary key references lucky_seeds,
  user_id bigint not null references users,
  box_type text not null,
  -- The buyer's part of the draw: the SHA-256 of their Idempotency-Key, in hex.
  client_seed text not null,
  price integer not null check (price > 0),
  prize integer not null check (prize > 0),
  entry_id bigint not null unique references journal_entries,
  prize_entry_id bigint not null unique references journal_entries,
  -- As it was drawn: what verify-draw checks.
  proof jsonb not null,
  drawn_at timestamptz not null
);
create index lucky_draws_by_user on lucky_draws (user_id, seed_id desc);
create index lucky_draws_of_day on lucky_draws (user_id, drawn_at);
