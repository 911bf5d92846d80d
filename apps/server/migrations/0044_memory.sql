-- What the companion remembers of one fan in one conversation. Whether it may, its running summary, and how far it has read.
create table memories (
  conversation_id bigint primary key references conversations,
  user_id bigint not null references users,
  is_on boolean not null default true,
  summary text not null default '' check (char_length(summary) <= 4000),
  -- Messages up to here are in the summary, or were read for facts; nothing at or before forgotten_seq is read again.
  summary_seq integer not null default 0,
  read_seq integer not null default 0,
  forgotten_seq integer not null default 0,
  -- Counts what people have changed: a summary that was begun before is not stored.
  revision integer not null default 0,
  updated_at timestamptz not null
);
create index memories_of_fan on memories (user_id);

-- A forgotten fact stays as a row without content, so that what was read before does not bring it back.
create table memory_facts (
  fact_id bigint generated always as identity primary key,
  conversation_id bigint not null references memories on delete cascade,
  user_id bigint not null references users,
  kind text not null check (kind in ('name', 'place', 'job', 'birthday', 'pet', 'plan', 'like', 'other')),
  content text not null check (char_length(content) <= 200),
  author text not null check (author in ('companion', 'fan', 'creator')),
  -- What it is about: its kind where there is one of it (a name), else its kind and a digest of its first words.
  slot text not null,
  source_seq integer,
  is_pinned boolean not null default false,
  forgotten_at timestamptz,
  -- The newest message when somebody corrected or forgot it: what the companion reads up to there changes nothing.
  decided_seq integer,
  client_id text,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  -- The message that says it, of the same conversation.
  foreign key (conversation_id, source_seq) references messages (conversation_id, seq),
  check (author <> 'companion' or source_seq is not null),
  check (forgotten_at is null or content = ''),
  unique (conversation_id, slot)
);
create unique index memory_facts_client_id on memory_facts (conversation_id, client_id) where client_id is not null;
create index memory_facts_source on memory_facts (conversation_id, source_seq) where source_seq is not null;
create index memory_facts_of_fan on memory_facts (user_id);
