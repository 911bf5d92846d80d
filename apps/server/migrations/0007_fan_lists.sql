-- Lists of a creator's fans: by a rule, which is data, or of people added one by one.
create table fan_lists (
  list_id bigint primary key generated always as identity,
  char_id bigint not null references characters,
  name text not null check (char_length(name) between 1 and 60),
  rule jsonb,
  created_at timestamptz not null,
  unique (char_id, name)
);
create table fan_list_people (
  list_id bigint not null references fan_lists on delete cascade,
  user_id bigint not null references users,
  added_at timestamptz not null,
  primary key (list_id, user_id)
);
create index fan_list_people_by_time on fan_list_people (list_id, added_at desc, user_id desc);
create index fan_list_people_of_user on fan_list_people (user_id);
