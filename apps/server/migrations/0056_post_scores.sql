-- What the two home feeds walk. The score of a post is kept by a trigger (features/posts/post-score.fn.sql) and never
-- falls, so that a list in its order shows no post twice while somebody pages through it.
alter table posts add column score bigint not null default 0;
update posts set score = extract(epoch from published_at)::bigint
  + round(86400 * log(2, 1 + like_num + 2 * comment_num))::bigint;

-- Read without touching the table: each has the creator in it.
drop index posts_feed;
create index posts_feed on posts (published_at desc, diary_id desc) include (char_id)
  where state = 1 and deleted_at is null;
create index posts_of_character_by_time on posts (char_id, published_at desc, diary_id desc)
  where state = 1 and deleted_at is null;
create index posts_previewed_by_score on posts (score desc, diary_id desc) include (char_id)
  where state = 1 and deleted_at is null and price > 0 and has_preview;
create index posts_others_by_score on posts (score desc, diary_id desc) include (char_id)
  where state = 1 and deleted_at is null and not (price > 0 and has_preview);
