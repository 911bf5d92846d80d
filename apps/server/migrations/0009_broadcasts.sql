-- One message of a creator to many conversations. Its recipients are frozen when it begins.
create table broadcasts (
  broadcast_id bigint primary key generated always as identity,
  char_id bigint not null references characters,
  content text not null check (char_length(content) <= 2000),
  price integer check (price > 0),
  media_num smallint not null,
  list_ids text[] not null,
  except_list_ids text[] not null,
  skip_bought boolean not null,
  skip_written_hours integer not null,
  state text not null
    check (state in ('scheduled', 'sending', 'sent', 'stopped', 'unsending', 'unsent', 'failed')),
  send_at timestamptz,
  created_at timestamptz not null,
  started_at timestamptz,
  ended_at timestamptz,
  recipient_num integer not null default 0,
  sent_num integer not null default 0
);
create index broadcasts_by_character on broadcasts (char_id, broadcast_id desc);
create index broadcasts_due on broadcasts (send_at) where state = 'scheduled';

create table broadcast_media (
  broadcast_id bigint not null references broadcasts,
  position smallint not null,
  media_id bigint not null references media,
  primary key (broadcast_id, position)
);
create index broadcast_media_by_media on broadcast_media (media_id);

-- `reason` of those left out. `message_id`, with the conversation and the number in it, of those who have it.
create table broadcast_recipients (
  broadcast_id bigint not null references broadcasts,
  user_id bigint not null references users,
  state text not null check (state in ('waiting', 'sent', 'left_out', 'failed', 'unsent')),
  reason text,
  message_id bigint,
  conversation_id bigint,
  seq integer,
  primary key (broadcast_id, user_id)
);
create index broadcast_recipients_waiting on broadcast_recipients (broadcast_id, user_id) where state = 'waiting';
create index broadcast_recipients_sent on broadcast_recipients (broadcast_id, user_id) where state = 'sent';
create index broadcast_recipients_of_user on broadcast_recipients (user_id);
