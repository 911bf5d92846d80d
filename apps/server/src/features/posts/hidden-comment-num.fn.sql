-- Returns the number of a post's comments that a person does not see because of a block or of the person's own
-- restrictions. It looks up an index twice for each of these people. Call it only when there are such people:
-- planning it costs time.
create or replace function hidden_comment_num(p_user bigint, p_post bigint, p_roots boolean) returns bigint
language sql stable as $$
  with hidden as (
    select b.other_user_id from blocked_with(p_user) b
    union all select r.other_user_id from restricted_by(p_user) r)
  select count(*) from (
    select k.comment_id from hidden w join comments k on k.user_id = w.other_user_id and k.post_id = p_post
      where k.deleted_at is null and k.visible_only_to is null and (not p_roots or k.root_id is null)
    union
    select k.comment_id from hidden w join comments k on k.thread_user_id = w.other_user_id and k.post_id = p_post
      where k.deleted_at is null and k.visible_only_to is null and (not p_roots or k.root_id is null)) one
$$;
