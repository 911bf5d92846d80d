-- The model that an administrator has connected, where the environment names none. One row at most.
create table ai_connection (
  only_row boolean primary key default true check (only_row),
  base_url text not null,
  -- Encrypted (AES-256-GCM); null: the endpoint wants none.
  api_key bytea,
  model text not null,
  settings jsonb not null,
  connected_at timestamptz not null
);
