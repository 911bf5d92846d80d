-- The language of the interface that a person last used, and a broadcast's words in further languages.
alter table users add column language text;

create table broadcast_texts (
  broadcast_id bigint not null references broadcasts,
  language text not null,
  content text not null check (char_length(content) between 1 and 2000),
  primary key (broadcast_id, language)
);
