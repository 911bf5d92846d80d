-- Messages of companions as they were read aloud: one file each, of the words with that digest. `user_id` is who asked for it.
create table message_speech (
  message_id bigint primary key references messages (message_id) on delete cascade,
  user_id bigint not null references users,
  words_digest bytea not null,
  voice text not null,
  model text not null,
  file_key text not null unique,
  type text not null check (type in ('audio/mpeg', 'audio/wav', 'audio/ogg')),
  bytes integer not null check (bytes > 0),
  created_at timestamptz not null
);
create index message_speech_user on message_speech (user_id, created_at);
create index message_speech_created on message_speech (created_at);
