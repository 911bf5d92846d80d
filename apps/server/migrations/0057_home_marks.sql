-- What somebody has had before them in the home feed, the newest thousand, and what they want less of in For you.
create table seen_posts (
  user_id bigint not null references users,
  diary_id bigint not null references posts,
  seen_at timestamptz not null,
  primary key (user_id, diary_id)
);
create index seen_posts_by_time on seen_posts (user_id, seen_at desc, diary_id desc);

create table less_creators (
  user_id bigint not null references users,
  char_id bigint not null references characters,
  created_at timestamptz not null,
  primary key (user_id, char_id)
);

create table less_topics (
  user_id bigint not null references users,
  topic text not null,
  created_at timestamptz not null,
  primary key (user_id, topic)
);
