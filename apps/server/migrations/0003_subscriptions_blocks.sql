-- Who has joined whom; who has blocked whom. Rung 3.

-- One row per fan and character: a free follow or a pro subscription, whatever its state.
create table memberships (
  user_id bigint not null references users,
  char_id bigint not null references characters,
  kind text not null check (kind in ('free', 'pro')),
  state text not null check (state in ('following', 'trialing', 'active', 'past_due', 'canceled', 'expired')),
  -- End of what is paid for; null for a follow.
  period_end timestamptz,
  -- The price this fan agreed to.
  month_usd_cents integer,
  renews boolean not null default false,
  -- One trial per fan and character, ever.
  trial_used boolean not null default false,
  provider_ref text,
  joined_at timestamptz not null,
  updated_at timestamptz not null,
  primary key (user_id, char_id),
  check ((kind = 'free') = (state = 'following')),
  check ((kind = 'pro') = (period_end is not null)),
  check (kind = 'free' or month_usd_cents is not null)
);
create index memberships_by_character on memberships (char_id, joined_at desc);
create index memberships_renewal on memberships (period_end) where kind = 'pro' and state in ('trialing', 'active', 'past_due', 'canceled');
create unique index memberships_provider_ref on memberships (provider_ref) where provider_ref is not null;

-- Is this membership (all null when there is none) worth full access to a character of this tier at that time?
create function is_joined(membership_kind text, group_id text, period_end timestamptz, at timestamptz)
  returns boolean language sql immutable parallel safe
  return coalesce(
    membership_kind = 'free' and group_id is null or membership_kind = 'pro' and period_end > at, false);

-- follower_num counts everybody who has joined and not left, whoever writes the row and however many at once.
create function count_followers() returns trigger language plpgsql as $$
declare
  before integer := case when tg_op <> 'INSERT' and old.state <> 'expired' then 1 else 0 end;
  after integer := case when tg_op <> 'DELETE' and new.state <> 'expired' then 1 else 0 end;
begin
  if before <> after then
    update characters set follower_num = follower_num + after - before
      where char_id = case when tg_op = 'DELETE' then old.char_id else new.char_id end;
  end if;
  return null;
end $$;
create trigger memberships_count after insert or update of state or delete on memberships
  for each row execute function count_followers();

-- Every paid month, so that each one is booked once however its events arrive.
create table subscription_charges (
  checkout_id text not null references checkouts,
  period_end timestamptz not null,
  entry_id bigint not null unique references journal_entries,
  usd_cents integer not null check (usd_cents > 0),
  primary key (checkout_id, period_end)
);

-- A block works both ways: two rows, so that one lookup answers for either side.
create table block_walls (
  user_id bigint not null references users,
  other_user_id bigint not null references users,
  blocked_by bigint not null references users,
  created_at timestamptz not null,
  primary key (user_id, other_user_id),
  check (user_id <> other_user_id)
);
