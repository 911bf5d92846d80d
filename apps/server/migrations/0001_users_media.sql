-- Users, their sign-ins and sessions; media files. Rung 1.

create extension if not exists pg_trgm;

-- Users and characters draw their ids from one sequence, so an id in an address names exactly one of them.
create sequence entity_ids start 1001;

-- Keys made once per installation (links, tokens). Never leaves the server.
create table server_secrets (
  name text primary key,
  value bytea not null
);

-- Demo mode's moved clock; one row at most.
create table clock_offset (
  only_row boolean primary key default true check (only_row),
  advance_seconds bigint not null
);

create table users (
  user_id bigint primary key default nextval('entity_ids'),
  nickname text not null check (char_length(nickname) between 1 and 80),
  avatar_media_id bigint,
  email text not null default '',
  email_verified boolean not null default false,
  role text not null default 'member' check (role in ('member', 'moderator', 'support', 'finance', 'admin')),
  is_creator boolean not null default false,
  chat_mode smallint not null default 0 check (chat_mode in (0, 1)),
  timezone text not null default 'UTC',
  referred_by bigint references users,
  created_at timestamptz not null,
  deleted_at timestamptz
);
create index users_referred_by on users (referred_by) where referred_by is not null;

create table sign_in_identities (
  issuer text not null,
  subject text not null,
  user_id bigint not null references users,
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index sign_in_identities_user on sign_in_identities (user_id);

-- ID tokens and nonces that were used; kept until the token would have expired anyway.
create table used_id_tokens (
  token_hash bytea primary key,
  issuer text not null,
  nonce text not null,
  expires_at timestamptz not null,
  unique (issuer, nonce)
);
create index used_id_tokens_expiry on used_id_tokens (expires_at);

create table consents (
  user_id bigint not null references users,
  kind text not null check (kind in ('age', 'terms')),
  text_version text not null,
  given_at timestamptz not null,
  primary key (user_id, kind, text_version)
);

create table sessions (
  session_id bigint generated always as identity primary key,
  token_hash bytea not null unique,
  user_id bigint not null references users,
  device_id text not null,
  device text not null,
  created_at timestamptz not null,
  last_seen_at timestamptz not null,
  revoked_at timestamptz
);
create index sessions_live_by_user on sessions (user_id, session_id desc) where revoked_at is null;

-- One effect and one stored answer per key and person. A refused spend leaves no row.
create table idempotency_keys (
  user_id bigint not null references users,
  key text not null check (char_length(key) between 1 and 200),
  request_hash bytea not null,
  answer jsonb,
  created_at timestamptz not null,
  primary key (user_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);

create table media (
  media_id bigint generated always as identity primary key,
  key text not null unique check (key ~ '^[A-Za-z0-9_-]{22}$'),
  owner_user_id bigint not null references users,
  kind text not null check (kind in ('image', 'video')),
  -- public: faces and banners. private: whatever belongs to a post.
  class text not null check (class in ('public', 'private')),
  state text not null check (state in ('processing', 'ready', 'rejected')),
  width integer not null check (width > 0),
  height integer not null check (height > 0),
  duration_ms integer,
  -- Widths of the stored pictures (of the poster for a clip), ascending: the names of their variants without the w.
  -- Kept here beside media_files so that a page of posts needs no second lookup per picture.
  widths integer[] not null check (cardinality(widths) > 0),
  placeholder text not null check (octet_length(placeholder) <= 600),
  -- When position, camera and other metadata were taken out.
  stripped_at timestamptz,
  created_at timestamptz not null,
  check (state <> 'ready' or stripped_at is not null)
);
create index media_owner on media (owner_user_id);
alter table users add foreign key (avatar_media_id) references media;

create table media_files (
  media_id bigint not null references media,
  -- w320, w1080 … for pictures and for the posters of clips; mp4 for the clip itself.
  variant text not null,
  width integer not null,
  content_type text not null,
  bytes bigint not null check (bytes > 0),
  primary key (media_id, variant)
);
