-- How an automated message is sent, how many of them one fan may get, and what became of each.
alter table auto_messages
  add column delay_seconds integer not null default 0 check (delay_seconds between 0 and 86400),
  add column cooldown_seconds integer not null default 0 check (cooldown_seconds between 0 and 2592000),
  add column keyword text not null default '' check (char_length(keyword) <= 50);

create table auto_message_budgets (
  char_id bigint primary key references characters,
  per_day smallint not null check (per_day between 1 and 20),
  updated_at timestamptz not null
);

create table auto_message_log (
  log_id bigint generated always as identity primary key,
  char_id bigint not null references characters,
  user_id bigint not null references users,
  kind text not null,
  event text not null,
  state text not null check (state in ('waiting', 'sent', 'skipped')),
  reason text check (reason in ('off', 'unavailable', 'quiet', 'cooldown', 'outranked', 'budget')),
  message_id bigint,
  due_at timestamptz not null,
  created_at timestamptz not null,
  ended_at timestamptz,
  check ((state = 'skipped') = (reason is not null)),
  check ((state = 'sent') = (message_id is not null)),
  unique (char_id, event)
);
create index auto_message_log_by_character on auto_message_log (char_id, log_id);
create index auto_message_log_by_fan on auto_message_log (char_id, user_id, ended_at);
create index auto_message_log_of_user on auto_message_log (user_id);
create index auto_message_log_waiting on auto_message_log (due_at) where state = 'waiting';

drop function queue_auto_message(bigint, text, bigint, text);
