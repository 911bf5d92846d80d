-- Since when a post is there for its buyers alone, because its creator has left.
alter table posts add column kept_at timestamptz;
create index posts_kept on posts (kept_at) where kept_at is not null;
