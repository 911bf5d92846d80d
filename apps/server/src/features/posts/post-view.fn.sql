-- Returns what a person has of a post now, without the rights of staff. No row when the post or its creator is deleted,
-- or a block separates the two. For statements about one post; lists join `postAccessJoins`. It takes the row, so that a
-- statement which waited for the row's lock asks of the post as it is after that. `offset 0` keeps the look-up out of
-- the argument, which would keep post_access from being inlined.
create or replace function post_view(post posts, p_user bigint, p_now timestamptz)
returns table (creator_id bigint, is_member boolean, access text) language sql stable as $$
  select c.user_id, j.is_member, post_access(
      (post.price, post.members_included, post.tier_level, post.state, post.has_preview, post.is_open)::post_terms,
      (c.user_id = p_user, false, j.is_member, m.tier_level, b.has_bought)::post_viewer)
    from characters c
    left join memberships m on m.user_id = p_user and m.char_id = c.char_id
    cross join lateral (select is_joined(m.kind, c.group_id, m.period_end, p_now) as is_member) j
    cross join lateral (select exists (select from purchases b
      where b.user_id = p_user and b.post_id = post.post_id and b.refunded_by is null) as has_bought offset 0) b
    where c.char_id = post.char_id and post.deleted_at is null and c.deleted_at is null
      and not is_blocked(p_user, c.user_id)
$$;
