-- What a person keeps for themselves: saved posts in named collections, and how far they have watched clips.
create table collections (
  collection_id bigint generated always as identity primary key,
  user_id bigint not null references users,
  name text not null check (char_length(name) between 1 and 40),
  created_at timestamptz not null,
  unique (user_id, name),
  unique (user_id, collection_id)
);

create table saved_posts (
  user_id bigint not null references users,
  diary_id bigint not null references posts,
  collection_id bigint,
  saved_at timestamptz not null,
  primary key (user_id, diary_id),
  -- Nobody puts a post into somebody else's collection; what was in one that is deleted stays saved.
  foreign key (user_id, collection_id) references collections (user_id, collection_id)
    on delete set null (collection_id)
);
create index saved_posts_by_time on saved_posts (user_id, saved_at desc, diary_id desc);
create index saved_posts_of_collection on saved_posts (user_id, collection_id, saved_at desc, diary_id desc);

create table watch_positions (
  user_id bigint not null references users,
  diary_id bigint not null references posts,
  seconds real not null check (seconds > 0),
  watched_at timestamptz not null,
  primary key (user_id, diary_id)
);
create index watch_positions_by_time on watch_positions (user_id, watched_at desc, diary_id desc);

create index likes_by_user on likes (user_id, created_at desc, diary_id desc);
