-- What a creator collects gifts for under a post; goal_gifts says which gifts were given toward it. How much that is, the
-- ledger says.
create table post_goals (
  diary_id bigint primary key references posts,
  title text not null,
  diamonds integer not null check (diamonds between 200 and 1000000)
);
create table goal_gifts (
  entry_id bigint primary key references journal_entries,
  diary_id bigint not null references posts
);
create index goal_gifts_by_post on goal_gifts (diary_id, entry_id);
create index gifts_by_message on gifts (message_id);
