-- Messages can be edited and reacted to; what they said before is stored for reports.
alter table messages
  -- Raised by every change, so that of two states of a message the later one is known.
  add column revision integer not null default 0,
  add column edited_at timestamptz,
  -- One per person: a conversation has two.
  add column fan_reaction text check (char_length(fan_reaction) <= 16),
  add column creator_reaction text check (char_length(creator_reaction) <= 16);

-- Words that an edit or an unsending took out of a message.
create table message_versions (
  conversation_id bigint not null,
  seq integer not null,
  -- The revision that had these words.
  revision integer not null,
  sender_user_id bigint not null references users,
  content text not null,
  replaced_at timestamptz not null,
  primary key (conversation_id, seq, revision),
  foreign key (conversation_id, seq) references messages
);
create index message_versions_replaced on message_versions (replaced_at);
-- It takes the time now.
drop function delete_message(bigint, bigint);
