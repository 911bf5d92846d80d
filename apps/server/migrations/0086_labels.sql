-- Labels that a person gives to conversations of theirs; the other side learns nothing of them.
create table labels (
  label_id bigint generated always as identity primary key,
  user_id bigint not null references users,
  name text not null check (char_length(name) between 1 and 40),
  created_at timestamptz not null,
  unique (user_id, name)
);

create table conversation_labels (
  label_id bigint not null references labels on delete cascade,
  conversation_id bigint not null references conversations,
  primary key (label_id, conversation_id)
);
create index conversation_labels_of_conversation on conversation_labels (conversation_id);
