-- Answers of a companion in several versions: written again, or as the answer to other words of the fan's. What the log says
-- is the version that was chosen. A row is written when there is a second version, or when one is rated.
create table answer_versions (
  conversation_id bigint not null,
  -- The answer's message.
  seq integer not null,
  version smallint not null check (version between 1 and 100),
  user_id bigint not null references users,
  char_id bigint not null references characters,
  -- The fan's words that it answers; null for a greeting.
  question text,
  content text not null,
  is_stopped boolean not null,
  rating smallint not null default 0 check (rating in (-1, 0, 1)),
  reasons text[] not null default '{}',
  note text not null default '' check (char_length(note) <= 500),
  rated_at timestamptz,
  created_at timestamptz not null,
  primary key (conversation_id, seq, version),
  foreign key (conversation_id, seq) references messages (conversation_id, seq),
  check ((rating = 0) = (rated_at is null))
);
create index answer_versions_rated on answer_versions (char_id, rated_at desc, conversation_id desc, seq desc, version desc)
  where rated_at is not null;
create index answer_versions_of_fan on answer_versions (user_id);

-- Which version the message shows, of how many, and what the fan thinks of it (1 good, -1 bad).
alter table messages
  add column version smallint not null default 1,
  add column version_num smallint not null default 1,
  add column rating smallint not null default 0;

-- What is asked in place of the fan's stored words, once the answer is there; whether the stored answer is gone on with.
alter table companion_replies
  add column question text,
  add column is_continued boolean not null default false;

drop function if exists rewrite_reply(bigint, bigint, timestamptz);
