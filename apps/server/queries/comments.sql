-- Made by scripts/gen-queries.ts. Do not edit.

-- add (src/features/comments/add-comment.ts)
select *
from
  add_comment (
    :viewerId::bigint,
    :viewerIsCreator::boolean,
    (:postId::bigint, :rootId::bigint, :replyToId::bigint, :replyUserId::bigint, :content::text, :clientId::text)::new_comment,
    :now::timestamptz
  );

-- count (src/features/comments/delete-comment.ts)
select
  (
    p.comment_num + (
      select count(*)
      from comments k
      where
        k.visible_only_to = :viewerId::bigint
        and k.post_id = p.post_id
        and k.deleted_at is null
    ) - case
      when (
        select true
        from
          (
            select w.other_user_id
            from
              (
                select
                  user_id,
                  other_user_id,
                  created_at
                from blocked_pairs
              ) w
            where w.user_id = :viewerId::bigint
            union all
            select r.other_user_id
            from
              (
                select restrictions.other_user_id
                from restrictions
                where restrictions.user_id = :viewerId::bigint
              ) r
          ) k
        limit 1
      ) then hidden_comment_num (:viewerId::bigint, p.post_id, false)
      else 0
    end
  )::int as comment_num
from posts p
where p.post_id = :postId::bigint;

-- deleteOfUser (src/features/comments/delete-comments-of.ts)
select delete_comments_of (:userId::bigint, :now::timestamptz);

-- find (src/features/comments/get-commented-post.ts)
select
  a.access,
  (
    p.comment_num + (
      select count(*)
      from comments k
      where
        k.visible_only_to = :viewerId::bigint
        and k.post_id = p.post_id
        and k.deleted_at is null
    ) - case
      when (
        select true
        from
          (
            select w.other_user_id
            from
              (
                select
                  user_id,
                  other_user_id,
                  created_at
                from blocked_pairs
              ) w
            where w.user_id = :viewerId::bigint
            union all
            select r.other_user_id
            from
              (
                select restrictions.other_user_id
                from restrictions
                where restrictions.user_id = :viewerId::bigint
              ) r
          ) k
        limit 1
      ) then hidden_comment_num (:viewerId::bigint, p.post_id, false)
      else 0
    end
  )::int as comment_num,
  (
    p.comment_root_num + (
      select count(*)
      from comments k
      where
        k.visible_only_to = :viewerId::bigint
        and k.post_id = p.post_id
        and k.deleted_at is null
        and k.root_id is null
    ) - case
      when (
        select true
        from
          (
            select w.other_user_id
            from
              (
                select
                  user_id,
                  other_user_id,
                  created_at
                from blocked_pairs
              ) w
            where w.user_id = :viewerId::bigint
            union all
            select r.other_user_id
            from
              (
                select restrictions.other_user_id
                from restrictions
                where restrictions.user_id = :viewerId::bigint
              ) r
          ) k
        limit 1
      ) then hidden_comment_num (:viewerId::bigint, p.post_id, true)
      else 0
    end
  )::int as root_num
from
  posts p
  join characters c on c.char_id = p.char_id
  left join memberships m on m.user_id = :viewerId::bigint
  and m.char_id = c.char_id
  cross join lateral (
    select is_joined (m.kind, c.group_id, m.period_end, :now::timestamptz) as joined
    offset 0
  ) j
  cross join lateral (
    select
      coalesce(
        (
          select true
          from purchases b
          where
            b.user_id = :viewerId::bigint
            and b.post_id = p.post_id
            and b.refunded_by is null
        ),
        false
      ) as bought
    offset 0
  ) b
  cross join lateral (
    select
      post_access (
        (p.price, p.members_included, p.tier_level, p.state, p.has_preview, p.is_open)::post_terms,
        (c.user_id = :viewerId::bigint, :viewerIsReviewer::boolean, j.joined, m.tier_level, b.bought)::post_viewer
      ) as access
    offset 0
  ) a
where
  p.post_id = :postId::bigint
  and p.deleted_at is null
  and (
    (
      p.state = 6
      and coalesce(
        (
          select true
          from purchases b
          where
            b.user_id = :viewerId::bigint
            and b.post_id = p.post_id
            and b.refunded_by is null
        ),
        false
      )
    )
    or post_access (
      (p.price, p.members_included, p.tier_level, p.state, p.has_preview, p.is_open)::post_terms,
      (c.user_id = :viewerId::bigint, :viewerIsReviewer::boolean, false, null, false)::post_viewer
    ) <> 'none'
  )
  and c.deleted_at is null
  and coalesce(
    (
      select true
      from blocked_pairs
      where
        blocked_pairs.user_id = :viewerId::bigint
        and blocked_pairs.other_user_id = c.user_id
    ),
    false
  ) is false;

-- findComment (src/features/comments/review/reportable-comment.ts)
select
  k.user_id as author_id,
  k.content
from
  comments k
  join posts p using (post_id)
  join characters c on c.char_id = p.char_id
  left join memberships m on m.user_id = :viewerId::bigint
  and m.char_id = c.char_id
  cross join lateral (
    select is_joined (m.kind, c.group_id, m.period_end, :now::timestamptz) as joined
    offset 0
  ) j
  cross join lateral (
    select
      coalesce(
        (
          select true
          from purchases b
          where
            b.user_id = :viewerId::bigint
            and b.post_id = p.post_id
            and b.refunded_by is null
        ),
        false
      ) as bought
    offset 0
  ) b
  cross join lateral (
    select
      post_access (
        (p.price, p.members_included, p.tier_level, p.state, p.has_preview, p.is_open)::post_terms,
        (c.user_id = :viewerId::bigint, :viewerIsReviewer::boolean, j.joined, m.tier_level, b.bought)::post_viewer
      ) as access
    offset 0
  ) a
where
  k.comment_id = :commentId::bigint
  and k.deleted_at is null
  and (
    k.visible_only_to is null
    or k.visible_only_to = :viewerId::bigint
  )
  and coalesce(
    (
      select true
      from blocked_pairs
      where
        blocked_pairs.user_id = :viewerId::bigint
        and blocked_pairs.other_user_id = k.user_id
    ),
    false
  ) is false
  and a.access = 'full'
  and p.deleted_at is null
  and (
    (
      p.state = 6
      and coalesce(
        (
          select true
          from purchases b
          where
            b.user_id = :viewerId::bigint
            and b.post_id = p.post_id
            and b.refunded_by is null
        ),
        false
      )
    )
    or post_access (
      (p.price, p.members_included, p.tier_level, p.state, p.has_preview, p.is_open)::post_terms,
      (c.user_id = :viewerId::bigint, :viewerIsReviewer::boolean, false, null, false)::post_viewer
    ) <> 'none'
  )
  and c.deleted_at is null
  and coalesce(
    (
      select true
      from blocked_pairs
      where
        blocked_pairs.user_id = :viewerId::bigint
        and blocked_pairs.other_user_id = c.user_id
    ),
    false
  ) is false;

-- findName (src/features/comments/send-comment-reply.ts)
select coalesce(c.name, u.nickname) as nickname
from
  users u
  left join characters c on c.user_id = u.user_id
  and c.deleted_at is null
where u.user_id = :userId::bigint
order by c.char_id
limit 1;

-- findRestriction (src/features/comments/review/announce-comment.ts)
select
  exists (
    select
    from restrictions
    where
      restrictions.user_id = :userId::bigint
      and restrictions.other_user_id = :otherUserId::bigint
  ) as is_restricted;

-- findRoot (src/features/comments/list-comment-replies.ts)
select k.post_id
from comments k
where
  k.comment_id = :rootId::bigint
  and k.root_id is null
  and k.deleted_at is null
  and (
    k.visible_only_to is null
    or k.visible_only_to = :viewerId::bigint
  )
  and coalesce(
    (
      select true
      from blocked_pairs
      where
        blocked_pairs.user_id = :viewerId::bigint
        and blocked_pairs.other_user_id = k.user_id
    ),
    false
  ) is false
  and coalesce(
    (
      select true
      from restrictions
      where
        restrictions.user_id = :viewerId::bigint
        and restrictions.other_user_id = k.user_id
    ),
    false
  ) is false;

-- findShown (src/features/comments/review/review-comment.ts)
select
  k.user_id,
  k.post_id,
  k.content,
  k.reply_user_id,
  c.user_id as owner_id,
  c.char_id
from
  comments k
  join posts p using (post_id)
  join characters c on c.char_id = p.char_id
where
  k.comment_id = :commentId::bigint
  and k.deleted_at is null
  and k.visible_only_to is null;

-- findThread (src/features/comments/get-comment-thread.ts)
select
  k.post_id,
  json_build_object(
    'comment_id',
    k.comment_id::text,
    'content',
    k.content,
    'nickname',
    coalesce(face.name, face.nickname),
    'avatar',
    coalesce(
      (
        select '/media/' || i.key || '/w320'
        from media i
        where
          i.media_id = case
            when face.char_id is null then face.avatar_media_id
            else face.char_avatar_id
          end
          and i.class = 'public'
      ),
      ''
    ),
    'created_time',
    to_char(k.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'user_id',
    k.user_id::text,
    'char_id',
    face.char_id::text,
    'is_blue_label',
    face.is_blue_label,
    'is_vip',
    is_vip (k.user_id, :now::timestamptz),
    'is_owner',
    k.user_id = host.user_id,
    'is_mine',
    k.user_id = :viewerId::bigint,
    'can_delete',
    :viewerId::bigint in (k.user_id, host.user_id),
    'parent',
    k.root_id::text,
    'reply_user',
    case
      when other.user_id is null then null
      else json_build_object('user_id', other.user_id::text, 'nickname', other.nickname)
    end,
    'replies',
    coalesce(answers.list, '[]'),
    'has_more_replies',
    answers.has_more
  )::text as comment,
  (
    select
      json_build_object(
        'comment_id',
        r.comment_id::text,
        'content',
        r.content,
        'nickname',
        coalesce(face.name, face.nickname),
        'avatar',
        coalesce(
          (
            select '/media/' || i.key || '/w320'
            from media i
            where
              i.media_id = case
                when face.char_id is null then face.avatar_media_id
                else face.char_avatar_id
              end
              and i.class = 'public'
          ),
          ''
        ),
        'created_time',
        to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'user_id',
        r.user_id::text,
        'char_id',
        face.char_id::text,
        'is_blue_label',
        face.is_blue_label,
        'is_vip',
        is_vip (r.user_id, :now::timestamptz),
        'is_owner',
        r.user_id = host.user_id,
        'is_mine',
        r.user_id = :viewerId::bigint,
        'can_delete',
        :viewerId::bigint in (r.user_id, host.user_id),
        'parent',
        r.root_id::text,
        'reply_user',
        case
          when other.user_id is null then null
          else json_build_object('user_id', other.user_id::text, 'nickname', other.nickname)
        end
      )::text
    from
      comments r
      cross join lateral (
        select
          u.nickname,
          u.avatar_media_id,
          c.char_id,
          c.name,
          c.avatar_media_id as char_avatar_id,
          coalesce(c.is_blue_label, 0) as is_blue_label
        from
          users u
          left join characters c on c.user_id = u.user_id
          and c.deleted_at is null
        where u.user_id = r.user_id
        order by c.char_id
        limit 1
      ) face
      left join lateral (
        select
          u.user_id,
          coalesce(c.name, u.nickname) as nickname
        from
          users u
          left join characters c on c.user_id = u.user_id
          and c.deleted_at is null
        where
          u.user_id = r.reply_user_id
          and u.deleted_at is null
          and coalesce(
            (
              select true
              from blocked_pairs
              where
                blocked_pairs.user_id = :viewerId::bigint
                and blocked_pairs.other_user_id = u.user_id
            ),
            false
          ) is false
        order by c.char_id
        limit 1
      ) other on true
      join posts on posts.post_id = r.post_id
      join characters host on host.char_id = posts.char_id
    where
      r.comment_id = :commentId::bigint
      and r.root_id is not null
  ) as reply
from
  comments k
  cross join lateral (
    select
      u.nickname,
      u.avatar_media_id,
      c.char_id,
      c.name,
      c.avatar_media_id as char_avatar_id,
      coalesce(c.is_blue_label, 0) as is_blue_label
    from
      users u
      left join characters c on c.user_id = u.user_id
      and c.deleted_at is null
    where u.user_id = k.user_id
    order by c.char_id
    limit 1
  ) face
  left join lateral (
    select
      u.user_id,
      coalesce(c.name, u.nickname) as nickname
    from
      users u
      left join characters c on c.user_id = u.user_id
      and c.deleted_at is null
    where
      u.user_id = k.reply_user_id
      and u.deleted_at is null
      and coalesce(
        (
          select true
          from blocked_pairs
          where
            blocked_pairs.user_id = :viewerId::bigint
            and blocked_pairs.other_user_id = u.user_id
        ),
        false
      ) is false
    order by c.char_id
    limit 1
  ) other on true
  join posts on posts.post_id = k.post_id
  join characters host on host.char_id = posts.char_id
  cross join lateral (
    select
      count(*) > 2 as has_more,
      json_agg(
        json_build_object(
          'comment_id',
          r.comment_id::text,
          'content',
          r.content,
          'nickname',
          coalesce(face.name, face.nickname),
          'avatar',
          coalesce(
            (
              select '/media/' || i.key || '/w320'
              from media i
              where
                i.media_id = case
                  when face.char_id is null then face.avatar_media_id
                  else face.char_avatar_id
                end
                and i.class = 'public'
            ),
            ''
          ),
          'created_time',
          to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'user_id',
          r.user_id::text,
          'char_id',
          face.char_id::text,
          'is_blue_label',
          face.is_blue_label,
          'is_vip',
          is_vip (r.user_id, :now::timestamptz),
          'is_owner',
          r.user_id = host.user_id,
          'is_mine',
          r.user_id = :viewerId::bigint,
          'can_delete',
          :viewerId::bigint in (r.user_id, host.user_id),
          'parent',
          r.root_id::text,
          'reply_user',
          case
            when other.user_id is null then null
            else json_build_object('user_id', other.user_id::text, 'nickname', other.nickname)
          end
        )
        order by r.comment_id
      ) filter (
        where r.place <= 2
      ) as list
    from
      (
        select
          few.*,
          row_number() over (
            order by few.comment_id
          ) as place
        from
          (
            select r.*
            from comments r
            where
              r.root_id = k.comment_id
              and r.deleted_at is null
              and (
                r.visible_only_to is null
                or r.visible_only_to = :viewerId::bigint
              )
              and coalesce(
                (
                  select true
                  from blocked_pairs
                  where
                    blocked_pairs.user_id = :viewerId::bigint
                    and blocked_pairs.other_user_id = r.user_id
                ),
                false
              ) is false
              and coalesce(
                (
                  select true
                  from restrictions
                  where
                    restrictions.user_id = :viewerId::bigint
                    and restrictions.other_user_id = r.user_id
                ),
                false
              ) is false
            order by r.comment_id
            limit 3
          ) few
      ) r
      cross join lateral (
        select
          u.nickname,
          u.avatar_media_id,
          c.char_id,
          c.name,
          c.avatar_media_id as char_avatar_id,
          coalesce(c.is_blue_label, 0) as is_blue_label
        from
          users u
          left join characters c on c.user_id = u.user_id
          and c.deleted_at is null
        where u.user_id = r.user_id
        order by c.char_id
        limit 1
      ) face
      left join lateral (
        select
          u.user_id,
          coalesce(c.name, u.nickname) as nickname
        from
          users u
          left join characters c on c.user_id = u.user_id
          and c.deleted_at is null
        where
          u.user_id = r.reply_user_id
          and u.deleted_at is null
          and coalesce(
            (
              select true
              from blocked_pairs
              where
                blocked_pairs.user_id = :viewerId::bigint
                and blocked_pairs.other_user_id = u.user_id
            ),
            false
          ) is false
        order by c.char_id
        limit 1
      ) other on true
      join posts on posts.post_id = r.post_id
      join characters host on host.char_id = posts.char_id
  ) answers
where
  k.comment_id = (
    select coalesce(r.root_id, r.comment_id)
    from comments r
    where
      r.comment_id = :commentId::bigint
      and r.deleted_at is null
      and (
        r.visible_only_to is null
        or r.visible_only_to = :viewerId::bigint
      )
      and coalesce(
        (
          select true
          from blocked_pairs
          where
            blocked_pairs.user_id = :viewerId::bigint
            and blocked_pairs.other_user_id = r.user_id
        ),
        false
      ) is false
      and coalesce(
        (
          select true
          from restrictions
          where
            restrictions.user_id = :viewerId::bigint
            and restrictions.other_user_id = r.user_id
        ),
        false
      ) is false
  )
  and k.deleted_at is null
  and (
    k.visible_only_to is null
    or k.visible_only_to = :viewerId::bigint
  )
  and coalesce(
    (
      select true
      from blocked_pairs
      where
        blocked_pairs.user_id = :viewerId::bigint
        and blocked_pairs.other_user_id = k.user_id
    ),
    false
  ) is false
  and coalesce(
    (
      select true
      from restrictions
      where
        restrictions.user_id = :viewerId::bigint
        and restrictions.other_user_id = k.user_id
    ),
    false
  ) is false;

-- findWritten (src/features/comments/add-comment.ts)
select
  json_build_object(
    'comment_id',
    k.comment_id::text,
    'content',
    k.content,
    'nickname',
    coalesce(face.name, face.nickname),
    'avatar',
    coalesce(
      (
        select '/media/' || i.key || '/w320'
        from media i
        where
          i.media_id = case
            when face.char_id is null then face.avatar_media_id
            else face.char_avatar_id
          end
          and i.class = 'public'
      ),
      ''
    ),
    'created_time',
    to_char(k.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'user_id',
    k.user_id::text,
    'char_id',
    face.char_id::text,
    'is_blue_label',
    face.is_blue_label,
    'is_vip',
    is_vip (k.user_id, :now::timestamptz),
    'is_owner',
    k.user_id = host.user_id,
    'is_mine',
    k.user_id = :viewerId::bigint,
    'can_delete',
    :viewerId::bigint in (k.user_id, host.user_id),
    'parent',
    k.root_id::text,
    'reply_user',
    case
      when other.user_id is null then null
      else json_build_object('user_id', other.user_id::text, 'nickname', other.nickname)
    end,
    'replies',
    coalesce(answers.list, '[]'),
    'has_more_replies',
    answers.has_more
  )::text as comment,
  (
    select
      (
        p.comment_num + (
          select count(*)
          from comments k
          where
            k.visible_only_to = :viewerId::bigint
            and k.post_id = p.post_id
            and k.deleted_at is null
        ) - case
          when (
            select true
            from
              (
                select w.other_user_id
                from
                  (
                    select
                      user_id,
                      other_user_id,
                      created_at
                    from blocked_pairs
                  ) w
                where w.user_id = :viewerId::bigint
                union all
                select r.other_user_id
                from
                  (
                    select restrictions.other_user_id
                    from restrictions
                    where restrictions.user_id = :viewerId::bigint
                  ) r
              ) k
            limit 1
          ) then hidden_comment_num (:viewerId::bigint, p.post_id, false)
          else 0
        end
      )::int
    from posts p
    where p.post_id = k.post_id
  ) as comment_num
from
  comments k
  cross join lateral (
    select
      u.nickname,
      u.avatar_media_id,
      c.char_id,
      c.name,
      c.avatar_media_id as char_avatar_id,
      coalesce(c.is_blue_label, 0) as is_blue_label
    from
      users u
      left join characters c on c.user_id = u.user_id
      and c.deleted_at is null
    where u.user_id = k.user_id
    order by c.char_id
    limit 1
  ) face
  left join lateral (
    select
      u.user_id,
      coalesce(c.name, u.nickname) as nickname
    from
      users u
      left join characters c on c.user_id = u.user_id
      and c.deleted_at is null
    where
      u.user_id = k.reply_user_id
      and u.deleted_at is null
      and coalesce(
        (
          select true
          from blocked_pairs
          where
            blocked_pairs.user_id = :viewerId::bigint
            and blocked_pairs.other_user_id = u.user_id
        ),
        false
      ) is false
    order by c.char_id
    limit 1
  ) other on true
  join posts on posts.post_id = k.post_id
  join characters host on host.char_id = posts.char_id
  cross join lateral (
    select
      count(*) > 2 as has_more,
      json_agg(
        json_build_object(
          'comment_id',
          r.comment_id::text,
          'content',
          r.content,
          'nickname',
          coalesce(face.name, face.nickname),
          'avatar',
          coalesce(
            (
              select '/media/' || i.key || '/w320'
              from media i
              where
                i.media_id = case
                  when face.char_id is null then face.avatar_media_id
                  else face.char_avatar_id
                end
                and i.class = 'public'
            ),
            ''
          ),
          'created_time',
          to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'user_id',
          r.user_id::text,
          'char_id',
          face.char_id::text,
          'is_blue_label',
          face.is_blue_label,
          'is_vip',
          is_vip (r.user_id, :now::timestamptz),
          'is_owner',
          r.user_id = host.user_id,
          'is_mine',
          r.user_id = :viewerId::bigint,
          'can_delete',
          :viewerId::bigint in (r.user_id, host.user_id),
          'parent',
          r.root_id::text,
          'reply_user',
          case
            when other.user_id is null then null
            else json_build_object('user_id', other.user_id::text, 'nickname', other.nickname)
          end
        )
        order by r.comment_id
      ) filter (
        where r.place <= 2
      ) as list
    from
      (
        select
          few.*,
          row_number() over (
            order by few.comment_id
          ) as place
        from
          (
            select r.*
            from comments r
            where
              r.root_id = k.comment_id
              and r.deleted_at is null
              and (
                r.visible_only_to is null
                or r.visible_only_to = :viewerId::bigint
              )
              and coalesce(
                (
                  select true
                  from blocked_pairs
                  where
                    blocked_pairs.user_id = :viewerId::bigint
                    and blocked_pairs.other_user_id = r.user_id
                ),
                false
              ) is false
              and coalesce(
                (
                  select true
                  from restrictions
                  where
                    restrictions.user_id = :viewerId::bigint
                    and restrictions.other_user_id = r.user_id
                ),
                false
              ) is false
            order by r.comment_id
            limit 3
          ) few
      ) r
      cross join lateral (
        select
          u.nickname,
          u.avatar_media_id,
          c.char_id,
          c.name,
          c.avatar_media_id as char_avatar_id,
          coalesce(c.is_blue_label, 0) as is_blue_label
        from
          users u
          left join characters c on c.user_id = u.user_id
          and c.deleted_at is null
        where u.user_id = r.user_id
        order by c.char_id
        limit 1
      ) face
      left join lateral (
        select
          u.user_id,
          coalesce(c.name, u.nickname) as nickname
        from
          users u
          left join characters c on c.user_id = u.user_id
          and c.deleted_at is null
        where
          u.user_id = r.reply_user_id
          and u.deleted_at is null
          and coalesce(
            (
              select true
              from blocked_pairs
              where
                blocked_pairs.user_id = :viewerId::bigint
                and blocked_pairs.other_user_id = u.user_id
            ),
            false
          ) is false
        order by c.char_id
        limit 1
      ) other on true
      join posts on posts.post_id = r.post_id
      join characters host on host.char_id = posts.char_id
  ) answers
where k.comment_id = :commentId::bigint;

-- hide (src/features/comments/review/reportable-comment.ts)
update comments
set
  visible_only_to = user_id,
  is_withheld = true
where
  comment_id = :commentId::bigint
  and deleted_at is null
  and not is_withheld;

-- insertCase (src/features/comments/review/review-comment.ts)
insert into
  staff_cases (queue, kind, user_id, source, subject_type, subject_id, severity, content, created_at)
values ('posts', 'comment_review', :userId::bigint, 'comment', 2, :commentId::bigint, 2, :content::text, :now::timestamptz);

-- newestComments (src/features/comments/list-comments.ts)
with
  page as materialized (
    select k.*
    from comments k
    where
      k.post_id = :postId::bigint
      and k.root_id is null
      and k.deleted_at is null
      and (
        k.visible_only_to is null
        or k.visible_only_to = :viewerId::bigint
      )
      and coalesce(
        (
          select true
          from blocked_pairs
          where
            blocked_pairs.user_id = :viewerId::bigint
            and blocked_pairs.other_user_id = k.user_id
        ),
        false
      ) is false
      and coalesce(
        (
          select true
          from restrictions
          where
            restrictions.user_id = :viewerId::bigint
            and restrictions.other_user_id = k.user_id
        ),
        false
      ) is false
      and (k.comment_id) < (:after1::bigint)
    order by k.comment_id desc
    limit 21
  ),
  shown as (
    select k.*
    from page k
    order by k.comment_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
        json_build_object(
          'comment_id',
          k.comment_id::text,
          'content',
          k.content,
          'nickname',
          coalesce(face.name, face.nickname),
          'avatar',
          coalesce(
            (
              select '/media/' || i.key || '/w320'
              from media i
              where
                i.media_id = case
                  when face.char_id is null then face.avatar_media_id
                  else face.char_avatar_id
                end
                and i.class = 'public'
            ),
            ''
          ),
          'created_time',
          to_char(k.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'user_id',
          k.user_id::text,
          'char_id',
          face.char_id::text,
          'is_blue_label',
          face.is_blue_label,
          'is_vip',
          is_vip (k.user_id, :now::timestamptz),
          'is_owner',
          k.user_id = host.user_id,
          'is_mine',
          k.user_id = :viewerId::bigint,
          'can_delete',
          :viewerId::bigint in (k.user_id, host.user_id),
          'parent',
          k.root_id::text,
          'reply_user',
          case
            when other.user_id is null then null
            else json_build_object('user_id', other.user_id::text, 'nickname', other.nickname)
          end,
          'replies',
          coalesce(answers.list, '[]'),
          'has_more_replies',
          answers.has_more
        )
      )::text,
      ','
      order by k.comment_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(k.comment_id::text)
    from shown k
    order by k.comment_id asc
    limit 1
  ) as last
from
  shown k
  cross join lateral (
    select
      u.nickname,
      u.avatar_media_id,
      c.char_id,
      c.name,
      c.avatar_media_id as char_avatar_id,
      coalesce(c.is_blue_label, 0) as is_blue_label
    from
      users u
      left join characters c on c.user_id = u.user_id
      and c.deleted_at is null
    where u.user_id = k.user_id
    order by c.char_id
    limit 1
  ) face
  left join lateral (
    select
      u.user_id,
      coalesce(c.name, u.nickname) as nickname
    from
      users u
      left join characters c on c.user_id = u.user_id
      and c.deleted_at is null
    where
      u.user_id = k.reply_user_id
      and u.deleted_at is null
      and coalesce(
        (
          select true
          from blocked_pairs
          where
            blocked_pairs.user_id = :viewerId::bigint
            and blocked_pairs.other_user_id = u.user_id
        ),
        false
      ) is false
    order by c.char_id
    limit 1
  ) other on true
  join posts on posts.post_id = k.post_id
  join characters host on host.char_id = posts.char_id
  cross join lateral (
    select
      count(*) > 2 as has_more,
      json_agg(
        json_build_object(
          'comment_id',
          r.comment_id::text,
          'content',
          r.content,
          'nickname',
          coalesce(face.name, face.nickname),
          'avatar',
          coalesce(
            (
              select '/media/' || i.key || '/w320'
              from media i
              where
                i.media_id = case
                  when face.char_id is null then face.avatar_media_id
                  else face.char_avatar_id
                end
                and i.class = 'public'
            ),
            ''
          ),
          'created_time',
          to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'user_id',
          r.user_id::text,
          'char_id',
          face.char_id::text,
          'is_blue_label',
          face.is_blue_label,
          'is_vip',
          is_vip (r.user_id, :now::timestamptz),
          'is_owner',
          r.user_id = host.user_id,
          'is_mine',
          r.user_id = :viewerId::bigint,
          'can_delete',
          :viewerId::bigint in (r.user_id, host.user_id),
          'parent',
          r.root_id::text,
          'reply_user',
          case
            when other.user_id is null then null
            else json_build_object('user_id', other.user_id::text, 'nickname', other.nickname)
          end
        )
        order by r.comment_id
      ) filter (
        where r.place <= 2
      ) as list
    from
      (
        select
          few.*,
          row_number() over (
            order by few.comment_id
          ) as place
        from
          (
            select r.*
            from comments r
            where
              r.root_id = k.comment_id
              and r.deleted_at is null
              and (
                r.visible_only_to is null
                or r.visible_only_to = :viewerId::bigint
              )
              and coalesce(
                (
                  select true
                  from blocked_pairs
                  where
                    blocked_pairs.user_id = :viewerId::bigint
                    and blocked_pairs.other_user_id = r.user_id
                ),
                false
              ) is false
              and coalesce(
                (
                  select true
                  from restrictions
                  where
                    restrictions.user_id = :viewerId::bigint
                    and restrictions.other_user_id = r.user_id
                ),
                false
              ) is false
            order by r.comment_id
            limit 3
          ) few
      ) r
      cross join lateral (
        select
          u.nickname,
          u.avatar_media_id,
          c.char_id,
          c.name,
          c.avatar_media_id as char_avatar_id,
          coalesce(c.is_blue_label, 0) as is_blue_label
        from
          users u
          left join characters c on c.user_id = u.user_id
          and c.deleted_at is null
        where u.user_id = r.user_id
        order by c.char_id
        limit 1
      ) face
      left join lateral (
        select
          u.user_id,
          coalesce(c.name, u.nickname) as nickname
        from
          users u
          left join characters c on c.user_id = u.user_id
          and c.deleted_at is null
        where
          u.user_id = r.reply_user_id
          and u.deleted_at is null
          and coalesce(
            (
              select true
              from blocked_pairs
              where
                blocked_pairs.user_id = :viewerId::bigint
                and blocked_pairs.other_user_id = u.user_id
            ),
            false
          ) is false
        order by c.char_id
        limit 1
      ) other on true
      join posts on posts.post_id = r.post_id
      join characters host on host.char_id = posts.char_id
  ) answers;

-- remove (src/features/comments/delete-comment.ts)
select
  outcome,
  post_id
from delete_comment (:viewerId::bigint, :commentId::bigint, :now::timestamptz);

-- repliesPage (src/features/comments/list-comment-replies.ts)
with
  page as materialized (
    select r.*
    from comments r
    where
      r.root_id = :rootId::bigint
      and r.comment_id > :after::bigint
      and r.deleted_at is null
      and (
        r.visible_only_to is null
        or r.visible_only_to = :viewerId::bigint
      )
      and coalesce(
        (
          select true
          from blocked_pairs
          where
            blocked_pairs.user_id = :viewerId::bigint
            and blocked_pairs.other_user_id = r.user_id
        ),
        false
      ) is false
      and coalesce(
        (
          select true
          from restrictions
          where
            restrictions.user_id = :viewerId::bigint
            and restrictions.other_user_id = r.user_id
        ),
        false
      ) is false
    order by r.comment_id
    limit :size::integer + 1
  ),
  shown as (
    select r.*
    from page r
    order by r.comment_id
    limit :size::integer
  )
select
  coalesce(
    json_agg(
      json_build_object(
        'comment_id',
        r.comment_id::text,
        'content',
        r.content,
        'nickname',
        coalesce(face.name, face.nickname),
        'avatar',
        coalesce(
          (
            select '/media/' || i.key || '/w320'
            from media i
            where
              i.media_id = case
                when face.char_id is null then face.avatar_media_id
                else face.char_avatar_id
              end
              and i.class = 'public'
          ),
          ''
        ),
        'created_time',
        to_char(r.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'user_id',
        r.user_id::text,
        'char_id',
        face.char_id::text,
        'is_blue_label',
        face.is_blue_label,
        'is_vip',
        is_vip (r.user_id, :now::timestamptz),
        'is_owner',
        r.user_id = host.user_id,
        'is_mine',
        r.user_id = :viewerId::bigint,
        'can_delete',
        :viewerId::bigint in (r.user_id, host.user_id),
        'parent',
        r.root_id::text,
        'reply_user',
        case
          when other.user_id is null then null
          else json_build_object('user_id', other.user_id::text, 'nickname', other.nickname)
        end
      )
      order by r.comment_id
    )::text,
    '[]'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  max(r.comment_id)::text as last
from
  shown r
  cross join lateral (
    select
      u.nickname,
      u.avatar_media_id,
      c.char_id,
      c.name,
      c.avatar_media_id as char_avatar_id,
      coalesce(c.is_blue_label, 0) as is_blue_label
    from
      users u
      left join characters c on c.user_id = u.user_id
      and c.deleted_at is null
    where u.user_id = r.user_id
    order by c.char_id
    limit 1
  ) face
  left join lateral (
    select
      u.user_id,
      coalesce(c.name, u.nickname) as nickname
    from
      users u
      left join characters c on c.user_id = u.user_id
      and c.deleted_at is null
    where
      u.user_id = r.reply_user_id
      and u.deleted_at is null
      and coalesce(
        (
          select true
          from blocked_pairs
          where
            blocked_pairs.user_id = :viewerId::bigint
            and blocked_pairs.other_user_id = u.user_id
        ),
        false
      ) is false
    order by c.char_id
    limit 1
  ) other on true
  join posts on posts.post_id = r.post_id
  join characters host on host.char_id = posts.char_id;

-- show (src/features/comments/review/reportable-comment.ts)
update comments k
set
  visible_only_to = comment_visible_only_to (c.user_id, k.thread_user_id, k.user_id),
  is_withheld = false
from
  posts p
  join characters c using (char_id)
where
  k.comment_id = :commentId::bigint
  and p.post_id = k.post_id
  and k.deleted_at is null
  and k.is_withheld;
