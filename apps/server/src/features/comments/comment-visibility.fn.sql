-- Returns the only person who sees a comment under a post of p_owner; null when everybody does. Comments by people whom
-- the owner has restricted, or who are behind a block, are visible only to their writers; people behind a block do not
-- see the post either.
create or replace function comment_visible_only_to(p_owner bigint, p_thread_user bigint, p_writer bigint) returns bigint
language sql stable
return case
  when is_restricted(p_owner, p_thread_user)
    or is_blocked(p_owner, p_thread_user) then p_thread_user
  when is_restricted(p_owner, p_writer)
    or is_blocked(p_owner, p_writer) then p_writer
end;

-- Locks the posts before their comments change, so that nothing is written under a comment that is being deleted.
create or replace function lock_commented_posts(p_posts bigint[]) returns void language sql as $$
  select from posts p where p.post_id = any(p_posts) order by p.post_id for no key update
$$;

-- A restriction or a block hides existing comments from others, and lifting it shows them again. A comment takes the
-- pair's lock shared, a restriction or a block exclusively, so that no comment slips through between them. A deletion of
-- the owner's account needs no lock, because it empties the posts first.
create or replace function set_comments_visible_only_to() returns trigger language plpgsql as $$
declare
  owner bigint := coalesce(new.user_id, old.user_id);
  other bigint := coalesce(new.other_user_id, old.other_user_id);
begin
  perform lock_commented_posts(array(
    select p.post_id from comments k join posts p using (post_id) join characters c using (char_id)
    where c.user_id = owner and (k.user_id = other or k.thread_user_id = other)));
  update comments k set visible_only_to = comment_visible_only_to(owner, k.thread_user_id, k.user_id)
    from posts p join characters c using (char_id)
    where p.post_id = k.post_id and c.user_id = owner and (k.user_id = other or k.thread_user_id = other)
      and not k.is_withheld and k.visible_only_to is distinct from comment_visible_only_to(owner, k.thread_user_id, k.user_id);
  return null;
end $$;

create or replace trigger blocked_pairs_comments after insert or delete on blocked_pairs
  for each row execute function set_comments_visible_only_to();

create or replace trigger restrictions_comments after insert or delete on restrictions
  for each row execute function set_comments_visible_only_to();
