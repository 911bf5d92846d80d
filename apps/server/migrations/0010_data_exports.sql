create table data_exports (
  export_id bigint primary key generated always as identity,
  user_id bigint not null references users (user_id),
  language text not null,
  state text not null default 'queued' check (state in ('queued', 'ready', 'failed')),
  file_key text,
  bytes bigint,
  created_at timestamptz not null,
  ready_at timestamptz,
  expires_at timestamptz,
  check ((state = 'ready') = (file_key is not null and bytes is not null and ready_at is not null and expires_at is not null))
);

create unique index data_exports_queued on data_exports (user_id) where state = 'queued';
create index data_exports_user on data_exports (user_id, export_id);
create index data_exports_expiry on data_exports (expires_at) where state = 'ready';
