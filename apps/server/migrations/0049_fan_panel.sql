-- What a creator writes down beside a fan's conversation, for themselves alone.
create table fan_notes (
  char_id bigint not null references characters,
  user_id bigint not null references users,
  content text not null check (length(content) between 1 and 4000),
  updated_at timestamptz not null,
  primary key (char_id, user_id)
);
create index fan_notes_of_fan on fan_notes (user_id);

-- A creator's own answers to what is often asked, in the order in which they were written.
create table quick_replies (
  reply_id bigint primary key generated always as identity,
  char_id bigint not null references characters,
  content text not null check (length(content) between 1 and 1000),
  client_id text not null,
  created_at timestamptz not null,
  unique (char_id, client_id)
);
create index quick_replies_of_character on quick_replies (char_id, reply_id);
