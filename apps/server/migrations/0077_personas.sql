-- Who a fan is to companions: a name, pronouns and a few lines, chosen per conversation. Without one they are who they are.
create table personas (
  persona_id bigint generated always as identity primary key,
  user_id bigint not null references users,
  name text not null check (char_length(name) between 1 and 40),
  pronouns text not null default '' check (char_length(pronouns) <= 40),
  about text not null default '' check (char_length(about) <= 600),
  client_id text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  unique (user_id, client_id),
  -- What a choice points to: nobody chooses another one's.
  unique (user_id, persona_id)
);

create table persona_choices (
  user_id bigint not null references users,
  char_id bigint not null references characters,
  persona_id bigint not null,
  primary key (user_id, char_id),
  foreign key (user_id, persona_id) references personas (user_id, persona_id) on delete cascade
);
create index persona_choices_of on persona_choices (user_id, persona_id);
