-- Devices that take notices: browsers and apps, each for the session in which it asked for them.
create table push_devices (
  push_device_id bigint generated always as identity primary key,
  user_id bigint not null references users,
  session_id bigint not null references sessions,
  kind text not null check (kind in ('web', 'firebase')),
  -- A browser's endpoint, or an app's token: whoever has it can be reached there.
  endpoint text not null unique,
  p256dh text not null default '',
  auth text not null default '',
  language text not null,
  created_at timestamptz not null
);
create index push_devices_by_user on push_devices (user_id, push_device_id);
create index push_devices_by_session on push_devices (session_id);

-- What notices say, and when they are quiet, in minutes of the day in the person's zone. Nobody needs a row.
create table push_settings (
  user_id bigint primary key references users,
  detail text not null default 'hidden' check (detail in ('hidden', 'names', 'words')),
  quiet_from smallint check (quiet_from between 0 and 1439),
  quiet_until smallint check (quiet_until between 0 and 1439),
  check ((quiet_from is null) = (quiet_until is null) and quiet_from is distinct from quiet_until or quiet_from is null)
);
