-- Codes of an authenticator app (RFC 6238) as a second factor, and codes for when it is lost.
create table totp_secrets (
  user_id bigint primary key references users,
  sealed_secret bytea not null,
  created_at timestamptz not null,
  confirmed_at timestamptz,
  -- The latest time step whose code was accepted: each counts once.
  last_step bigint not null default 0,
  wrong_count integer not null default 0,
  wrong_since timestamptz
);
create table recovery_codes (
  user_id bigint not null references totp_secrets,
  digest bytea not null,
  used_at timestamptz,
  primary key (user_id, digest)
);
