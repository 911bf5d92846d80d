-- Finds earlier messages of a conversation by their words: digests, the newest message first. One word is looked up
-- within one conversation, so what it costs does not grow with what others say.
create table memory_words (
  conversation_id bigint not null references memories on delete cascade,
  word integer not null,
  seq integer not null,
  primary key (conversation_id, word, seq)
);
