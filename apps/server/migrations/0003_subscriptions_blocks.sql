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
    case when group_id is null then membership_kind is not null
         else membership_kind = 'pro' and period_end > at end, false);

-- A block works both ways: two rows, so that one lookup answers for either side.
create table block_walls (
  user_id bigint not null references users,
  other_user_id bigint not null references users,
  blocked_by bigint not null references users,
  created_at timestamptz not null,
  primary key (user_id, other_user_id),
  check (user_id <> other_user_id)
);
