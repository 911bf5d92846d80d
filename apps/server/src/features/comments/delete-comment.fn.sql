-- Deletes a comment with its replies, for its writer and for the post's creator. For other people a comment under an
-- unpublished post does not exist. outcome: ok, repeated, gone, forbidden.
create or replace function delete_comment(p_user bigint, p_comment bigint, p_now timestamptz, out outcome text, out post_id bigint)
language plpgsql as $$
declare
  found_comment record;
begin
  select k.post_id into post_id from comments k where k.comment_id = p_comment;
  perform lock_commented_posts(array[post_id]);
  select k.deleted_at, k.user_id = p_user or c.user_id = p_user as may_delete,
      p.state = 1 and p.deleted_at is null as is_published,
      (k.visible_only_to is null or k.visible_only_to = p_user) and not (is_blocked(p_user, k.user_id)
        or is_blocked(p_user, k.thread_user_id) or is_blocked(p_user, c.user_id)) as is_seen
    into found_comment
    from comments k join posts p using (post_id) join characters c using (char_id) where k.comment_id = p_comment;
  outcome := case
    when found_comment.may_delete and found_comment.deleted_at is not null then 'repeated'
    when found_comment.is_seen is not true or found_comment.deleted_at is not null then 'gone'
    when not found_comment.may_delete then case when found_comment.is_published then 'forbidden' else 'gone' end
    else 'ok'
  end;
  if outcome = 'ok' then
    update comments k set deleted_at = p_now, content = ''
      where (k.comment_id = p_comment or k.root_id = p_comment) and k.deleted_at is null;
  end if;
end $$;

-- Deletes all comments of a deleted person, with the replies under them.
create or replace function delete_comments_of(p_user bigint, p_now timestamptz) returns void language plpgsql as $$
begin
  perform lock_commented_posts(array(
    select k.post_id from comments k where k.user_id = p_user or k.thread_user_id = p_user));
  update comments k set deleted_at = p_now, content = ''
    where (k.user_id = p_user or k.thread_user_id = p_user) and k.deleted_at is null;
end $$;
