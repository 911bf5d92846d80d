-- Writes a comment or a reply. A repeated client id returns the stored comment. outcome: ok, repeated, gone (the post),
-- locked (the post is not open to the writer), closed (may_comment says why), target_gone.
create or replace function add_comment(
  p_user bigint, p_is_creator boolean, p_comment new_comment, p_now timestamptz,
  out outcome text, out may_comment smallint, out new_id bigint, out owner_id bigint, out owner_char_id bigint,
  out is_shadow_hidden boolean
) language plpgsql as $$
declare
  post record;
  thread_user bigint := p_user;
  only_to bigint;
begin
  select c.user_id, c.char_id into owner_id, owner_char_id from posts p join characters c using (char_id)
    where p.post_id = p_comment.post_id;
  -- A deletion of the account, a block or restriction between the two, and the post's deletion either come first or
  -- wait.
  perform lock_user_pair_shared(p_user, owner_id);
  perform lock_user_pair_shared(p_user, p_comment.reply_user_id);
  perform from users u where u.user_id = p_user and u.deleted_at is null for key share;
  if not found then outcome := 'gone'; return; end if;
  perform lock_commented_posts(array[p_comment.post_id]);
  select k.comment_id, case when k.deleted_at is null then 'repeated' else 'target_gone' end into new_id, outcome
    from comments k where k.user_id = p_user and k.client_id = p_comment.client_id;
  if found then return; end if;

  select v.access, can_comment(owner_id = p_user, p_is_creator, v.is_member, c.comment_config) as may_comment into post
    from posts p join characters c using (char_id) cross join lateral post_view(p, p_user, p_now) v
    where p.post_id = p_comment.post_id;
  may_comment := post.may_comment;
  outcome := case
    when post.access is null or post.access = 'none' then 'gone'
    when post.access <> 'full' then 'locked'
    when may_comment <> 1 then 'closed'
    else 'ok'
  end;
  if outcome = 'ok' and p_comment.reply_to_id is not null then
    select k.thread_user_id into thread_user from comments k
      where k.comment_id = p_comment.reply_to_id and k.post_id = p_comment.post_id
        and k.user_id = p_comment.reply_user_id and coalesce(k.root_id, k.comment_id) = p_comment.root_id
        and k.deleted_at is null and (k.visible_only_to is null or k.visible_only_to = p_user)
        and not is_blocked(p_user, k.user_id) and not is_blocked(p_user, k.thread_user_id);
    if not found then outcome := 'target_gone'; end if;
  end if;
  if outcome <> 'ok' then return; end if;

  only_to := comment_visible_only_to(owner_id, thread_user, p_user);
  is_shadow_hidden := only_to is not null;
  insert into comments (post_id, user_id, root_id, thread_user_id, reply_to_id, reply_user_id, content, visible_only_to,
      client_id, created_at)
    values (p_comment.post_id, p_user, p_comment.root_id, thread_user, p_comment.reply_to_id,
      p_comment.reply_user_id, p_comment.content, only_to, p_comment.client_id, p_now)
    on conflict do nothing returning comment_id into new_id;
  if found then
    if only_to is null then perform count_engaged(p_comment.post_id, p_user, p_now); end if;
    return;
  end if;
  -- The same client id under another post at the same moment.
  outcome := 'repeated';
  select k.comment_id into new_id from comments k where k.user_id = p_user and k.client_id = p_comment.client_id;
end $$;
