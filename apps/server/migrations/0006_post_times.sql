-- When a post is to appear and when it is to go. A plan is a wall time and its zone; `publish_at` follows from them.
create table post_times (
  post_id bigint primary key references posts,
  char_id bigint not null references characters,
  publish_at timestamptz,
  wall timestamp,
  zone text check (char_length(zone) <= 60),
  published_at timestamptz,
  failure text not null default '' check (failure in ('', 'media', 'tier', 'error')),
  expires_at timestamptz,
  expired_at timestamptz,
  check ((publish_at is null) = (wall is null) and (publish_at is null) = (zone is null))
);
create index post_times_due on post_times (publish_at, post_id)
  where published_at is null and publish_at is not null and failure = '';
create index post_times_expiring on post_times (expires_at, post_id)
  where expired_at is null and expires_at is not null;
create index post_times_of_character on post_times (char_id, publish_at, post_id) where publish_at is not null;

-- 6 is expired: for the creator and those who bought it.
alter table posts drop constraint posts_state_check;
alter table posts add constraint posts_state_check check (state between 0 and 6);
