-- Since when somebody has been with a creator: what leaving and coming back does not begin anew.
create table first_joins (
  user_id bigint not null references users,
  char_id bigint not null references characters,
  joined_at timestamptz not null,
  primary key (user_id, char_id)
);
create index first_joins_by_time on first_joins (joined_at, user_id, char_id);
create index first_joins_by_character on first_joins (char_id);
insert into first_joins (user_id, char_id, joined_at)
  select m.user_id, m.char_id, m.joined_at from memberships m join users u using (user_id) where u.deleted_at is null;
