-- Returns a post's score in For you, in seconds: its time of publication, and a day more for each doubling of its
-- engagement, where a comment counts as two likes. The contract's postScore (posts/post-score.ts) explains it to
-- people.
create or replace function post_score(published_at timestamptz, like_num integer, comment_num integer)
  returns bigint language sql immutable parallel safe
  return extract(epoch from published_at at time zone 'UTC')::bigint
    + round(86400 * log(2, 1 + like_num + 2 * comment_num))::bigint;

-- Keeps the highest score that a post has reached.
create or replace function set_post_score() returns trigger language plpgsql as $$
begin
  new.score := greatest(new.score, post_score(new.published_at, new.like_num, new.comment_num));
  return new;
end $$;

create or replace trigger posts_score before insert or update of published_at, like_num, comment_num on posts
  for each row execute function set_post_score();
