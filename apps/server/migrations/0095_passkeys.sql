-- With what somebody proves once more who they are, before money may leave.
create table passkeys (
  passkey_id bigint generated always as identity primary key,
  user_id bigint not null references users,
  name text not null check (char_length(name) between 1 and 60),
  -- As the authenticator names it, and the key (COSE) that checks its signatures.
  credential_id bytea not null unique,
  public_key bytea not null,
  transports text[] not null,
  -- Signatures so far, where the authenticator counts them.
  counter bigint not null check (counter >= 0),
  created_at timestamptz not null,
  last_used_at timestamptz
);
create index passkeys_by_user on passkeys (user_id, passkey_id desc);

-- What a session's next answer of an authenticator has to be an answer to. Taken once.
create table passkey_challenges (
  session_id bigint primary key references sessions on delete cascade,
  user_id bigint not null references users,
  challenge bytea not null check (octet_length(challenge) = 32),
  created_at timestamptz not null
);
create index passkey_challenges_by_user on passkey_challenges (user_id);
