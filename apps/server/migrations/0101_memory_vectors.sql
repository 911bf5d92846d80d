-- Finds earlier messages of a conversation by what they mean: vectors that a model makes of the fan's messages, where the
-- operator has named one. Those of the newest few thousand messages are kept.
create table memory_vectors (
  conversation_id bigint not null references memories on delete cascade,
  seq integer not null,
  -- One bit a dimension, by which the nearest few are found, and one byte a dimension (-127 to 127), by which they are ordered.
  signs bit varying not null,
  levels bytea not null check (octet_length(levels) = length(signs)),
  primary key (conversation_id, seq)
);

alter table memories
  -- Messages up to here have their vectors, of this model with so many dimensions; others cannot be compared with them.
  add column embedded_seq integer not null default 0,
  add column embedding_model text,
  add column embedding_dimensions integer;
