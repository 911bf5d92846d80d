-- Finds the post by which a person may have this file now: the file is a post's, and the person has all of the post, or
-- the file is its free preview. A post that was kept for its buyers is theirs alone.
create or replace function open_post_files(p_media bigint, p_user bigint, p_is_reviewer boolean, p_now timestamptz)
returns setof bigint language sql stable as $$
  select p.post_id
    from post_media pm join posts p using (post_id) join characters c using (char_id)
    left join memberships m on m.user_id = p_user and m.char_id = p.char_id
    left join purchases b on b.user_id = p_user and b.post_id = p.post_id and b.refunded_by is null
    cross join lateral (select is_joined(m.kind, c.group_id, m.period_end, p_now) as is_member) j
    where pm.media_id = p_media
      and (p.deleted_at is null and c.deleted_at is null and not is_blocked(p_user, c.user_id)
        or p.kept_at is not null and b.user_id is not null)
      and post_access((p.price, p.members_included, p.tier_level, p.state, p.has_preview, p.is_open)::post_terms,
          (c.user_id = p_user, p_is_reviewer, j.is_member, m.tier_level, b.user_id is not null)::post_viewer)
        in ('full', case when pm.is_preview then 'preview' end)
$$;

-- Finds the post by which visitors have this file: its free preview, which is all of a post that is open to everyone.
create or replace function visitor_post_files(p_media bigint) returns setof bigint language sql stable as $$
  select p.post_id
    from post_media pm join posts p using (post_id) join characters c using (char_id)
    where pm.media_id = p_media and pm.is_preview and p.deleted_at is null and c.deleted_at is null
      and not is_age_held(c.user_id)
      and post_access((p.price, p.members_included, p.tier_level, p.state, p.has_preview, p.is_open)::post_terms,
        (false, false, false, null, false)::post_viewer) in ('full', 'preview')
$$;
