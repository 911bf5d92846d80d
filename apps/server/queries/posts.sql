-- Made by scripts/gen-queries.ts. Do not edit.

-- attach (src/features/posts/insert-post.ts)
insert into
  post_media (post_id, position, media_id, is_preview, is_in_post, alt)
select
  :postId::bigint,
  item.position,
  item.media_id,
  item.is_preview,
  item.is_in_post,
  item.alt
from unnest(:mediaIds::bigint[], :arePreviews::boolean[], :areInPost::boolean[], :alts::text[]) with ordinality as item (media_id, is_preview, is_in_post, alt, position);

-- characterPosts (src/features/posts/list-character-posts.ts)
with
  page as materialized (
    select p.*
    from
      posts p
      join characters c on c.char_id = p.char_id
    where
      p.char_id = :charId::bigint
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
      ) is false
      and (p.sort, p.published_at, p.post_id) < (:after1::bigint, :after2::timestamptz, :after3::bigint)
    order by
      p.sort desc,
      p.published_at desc,
      p.post_id desc
    limit 21
  ),
  shown as (
    select p.*
    from page p
    order by
      p.sort desc,
      p.published_at desc,
      p.post_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
        concat(
          '{"diary_id":"',
          p.post_id,
          '","tp":',
          p.tp,
          ',"content":',
          coalesce(
            to_json(
              case
                when a.access = 'full' then p.content
                else cut_caption (p.content)
              end
            ),
            'null'
          ),
          ',"content_cut":',
          case
            when a.access <> 'full'
            and p.content <> '' then 'true'
            else 'false'
          end,
          ',"created_time":"',
          to_char(p.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          '","sort":',
          p.sort,
          ',"is_reposted":',
          case
            when p.is_reposted then 'true'
            else 'false'
          end,
          ',"price":',
          p.price,
          ',"members_included":',
          p.members_included::int,
          ',"language":',
          coalesce(
            (
              case
                when a.access = 'full' then to_json(p.language)
              end
            )::text,
            'null'
          ),
          ',"is_open":',
          case
            when p.is_open then 'true'
            else 'false'
          end,
          ',"tier":',
          coalesce(
            (
              case
                when p.tier_level > 0 then opening_tier (p.char_id, p.tier_level)
              end
            )::text,
            'null'
          ),
          ',"is_sold":',
          case
            when b.bought then 'true'
            else 'false'
          end,
          ',"is_like":',
          case
            when (
              select true
              from likes l
              where
                l.user_id = :viewerId::bigint
                and l.post_id = p.post_id
            ) then 'true'
            else 'false'
          end,
          ',"state":',
          p.state,
          ',"state_reason":',
          coalesce(to_json(p.rejected_reason), 'null'),
          ',"access":"',
          a.access,
          '","media_count":',
          g.num,
          ',"media":',
          concat('[', g.media, ']'),
          ',"free_preview":',
          concat('[', g.previews, ']'),
          ',"images":',
          concat('[', g.images, ']'),
          ',"video":',
          coalesce(g.video, 'null'),
          ',"statistics":',
          concat(
            '{"like_num":',
            p.like_num,
            ',"comment_num":',
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
            )::int,
            '}'
          ),
          ',"goal":',
          coalesce(
            (
              case
                when exists (
                  select
                  from post_goals o
                  where o.post_id = p.post_id
                ) then post_goal (p.post_id)
              end
            )::text,
            'null'
          ),
          ',"labels":',
          to_json(p.disclosures),
          ',"poll":',
          coalesce(
            (
              case
                when a.access = 'full'
                and exists (
                  select
                  from post_polls o
                  where o.post_id = p.post_id
                ) then post_poll (p.post_id, :viewerId::bigint, c.user_id = :viewerId::bigint, :now::timestamptz)
              end
            )::text,
            'null'
          ),
          ',"character":',
          concat(
            '{"char_id":"',
            c.char_id,
            '","char_unique_id":',
            coalesce(to_json(c.char_unique_id), 'null'),
            ',"user_id":"',
            c.user_id,
            '","name":',
            coalesce(to_json(c.name), 'null'),
            ',"nickname":',
            coalesce(to_json(c.nickname), 'null'),
            ',"tagline":',
            coalesce(to_json(c.tagline), 'null'),
            ',"avatar":"',
            coalesce(
              (
                select '/media/' || i.key || '/w320'
                from media i
                where
                  i.media_id = c.avatar_media_id
                  and i.class = 'public'
              ),
              ''
            ),
            '","banner":"',
            coalesce(
              (
                select '/media/' || i.key || '/w1600'
                from media i
                where
                  i.media_id = c.banner_media_id
                  and i.class = 'public'
              ),
              ''
            ),
            '","image":"',
            coalesce(
              (
                select '/media/' || i.key || '/w1600'
                from media i
                where
                  i.media_id = c.image_media_id
                  and i.class = 'public'
              ),
              ''
            ),
            '","char_type":',
            c.char_type,
            ',"is_blue_label":',
            c.is_blue_label,
            ',"group_id":',
            coalesce(to_json(c.group_id), 'null'),
            ',"is_sold":',
            case
              when j.joined then 'true'
              else 'false'
            end,
            ',"can_comment":',
            can_comment (c.user_id = :viewerId::bigint, :viewerIsCreator::boolean, j.joined, c.comment_config),
            ',"character_sub":',
            case
              when c.group_id is null then '{"sub_type":"free"}'
              else '{"sub_type":"pro"}'
            end,
            ',"pro_sales_open":',
            case
              when c.pro_sales_open then 'true'
              else 'false'
            end,
            '}'
          ),
          '}'
        )
      )::text,
      ','
      order by
        p.sort desc,
        p.published_at desc,
        p.post_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select
      json_build_array(
        p.sort::text,
        to_char(p.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
        p.post_id::text
      )
    from shown p
    order by
      p.sort asc,
      p.published_at asc,
      p.post_id asc
    limit 1
  ) as last
from
  shown p
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
  cross join lateral (
    select
      count(*) filter (
        where i.is_in_post
      ) as num,
      string_agg(
        i.item,
        ','
        order by i.position
      ) filter (
        where i.is_in_post
      ) as media,
      string_agg(
        i.item,
        ','
        order by i.position
      ) filter (
        where
          i.is_preview
          and i.is_open
      ) as previews,
      string_agg(
        concat('"', i.url, '"'),
        ','
        order by i.position
      ) filter (
        where
          i.is_in_full
          and i.kind = 'image'
      ) as images,
      (
        array_agg(
          concat('{"id":"', i.media_id, '","url":"', i.url, '","image":"', i.image, '"}')
          order by i.position
        ) filter (
          where
            i.is_in_full
            and i.kind = 'video'
        )
      ) [1] as video
    from
      (
        select
          pm.media_id,
          pm.position,
          pm.is_in_post,
          pm.is_preview,
          f.kind,
          o.is_open,
          media_url (f.kind, f.key, f.widths, f.is_packaged, coalesce('?v=' || nullif(:mediaToken::text, ''), '')) as url,
          media_image (f.key, f.widths, coalesce('?v=' || nullif(:mediaToken::text, ''), '')) as image,
          pm.is_in_post
          and a.access = 'full' as is_in_full,
          case
            when o.is_open then media_item_text (f.item, coalesce('?v=' || nullif(:mediaToken::text, ''), ''), f.placeholder, (pm.alt)::text)
            else locked_item_text (f.kind, f.placeholder, f.duration_ms)
          end as item
        from
          post_media pm
          join media f on f.media_id = pm.media_id
          and f.state = 'ready'
          cross join lateral (
            select
              a.access = 'full'
              or (
                a.access = 'preview'
                and pm.is_preview
              ) as is_open
          ) o
        where pm.post_id = p.post_id
      ) i
  ) g;

-- clearExpiry (src/features/posts/times/post-times.sql.ts)
update post_times
set
  expires_at = null,
  expired_at = null
where post_id = :postId::bigint;

-- clearPlan (src/features/posts/times/post-times.sql.ts)
update post_times
set
  publish_at = null,
  wall = null,
  zone = null,
  published_at = null,
  failure = ''
where post_id = :postId::bigint;

-- deleteAllTimes (src/features/posts/empty-posts.ts)
delete from post_times t using posts p
where
  p.post_id = t.post_id
  and p.deleted_at is null
  and p.char_id = any (
    array(
      select c.char_id
      from characters c
      where c.user_id = :userId::bigint
    )
  );

-- deleteAllTranslations (src/features/posts/empty-posts.ts)
delete from post_translations t using posts p
where
  p.post_id = t.post_id
  and p.deleted_at is null
  and p.char_id = any (
    array(
      select c.char_id
      from characters c
      where c.user_id = :userId::bigint
    )
  );

-- deleteGoal (src/features/posts/empty-posts.ts)
delete from post_goals
where post_id = :postId::bigint;

-- deleteGoals (src/features/posts/empty-posts.ts)
delete from post_goals o using posts p
where
  p.post_id = o.post_id
  and p.deleted_at is null
  and p.char_id = any (
    array(
      select c.char_id
      from characters c
      where c.user_id = :userId::bigint
    )
  );

-- deleteTimes (src/features/posts/empty-posts.ts)
delete from post_times
where post_id = :postId::bigint;

-- deleteTranslations (src/features/posts/empty-posts.ts)
delete from post_translations
where post_id = :postId::bigint;

-- deletingPolls (src/features/posts/polls/delete-polls.ts)
delete from poll_options o
where
  o.post_id in (
    select :postId::bigint
  );

-- deletingPolls (src/features/posts/polls/delete-polls.ts)
delete from poll_options o
where
  o.post_id in (
    select :postId::bigint
  );

-- deletingPolls (src/features/posts/polls/delete-polls.ts)
delete from poll_options o
where
  o.post_id in (
    select p.post_id
    from posts p
    where
      p.deleted_at is null
      and p.char_id = any (
        array(
          select c.char_id
          from characters c
          where c.user_id = :userId::bigint
        )
      )
  );

-- deletingPolls (src/features/posts/polls/delete-polls.ts)
delete from poll_votes o
where
  o.post_id in (
    select :postId::bigint
  );

-- deletingPolls (src/features/posts/polls/delete-polls.ts)
delete from poll_votes o
where
  o.post_id in (
    select :postId::bigint
  );

-- deletingPolls (src/features/posts/polls/delete-polls.ts)
delete from poll_votes o
where
  o.post_id in (
    select p.post_id
    from posts p
    where
      p.deleted_at is null
      and p.char_id = any (
        array(
          select c.char_id
          from characters c
          where c.user_id = :userId::bigint
        )
      )
  );

-- deletingPolls (src/features/posts/polls/delete-polls.ts)
delete from post_polls o
where
  o.post_id in (
    select :postId::bigint
  );

-- deletingPolls (src/features/posts/polls/delete-polls.ts)
delete from post_polls o
where
  o.post_id in (
    select :postId::bigint
  );

-- deletingPolls (src/features/posts/polls/delete-polls.ts)
delete from post_polls o
where
  o.post_id in (
    select p.post_id
    from posts p
    where
      p.deleted_at is null
      and p.char_id = any (
        array(
          select c.char_id
          from characters c
          where c.user_id = :userId::bigint
        )
      )
  );

-- detachOne (src/features/posts/empty-posts.ts)
delete from post_media
where post_id = :postId::bigint
returning media_id;

-- detachUnsold (src/features/posts/empty-posts.ts)
delete from post_media pm using posts p
where
  p.post_id = pm.post_id
  and p.kept_at is null
  and p.deleted_at is null
  and p.char_id = any (
    array(
      select c.char_id
      from characters c
      where c.user_id = :userId::bigint
    )
  );

-- dropOutdated (src/features/posts/review-post.ts)
delete from staff_cases
where
  queue = 'posts'
  and kind = 'post_review'
  and state = 'open'
  and subject_type = 1
  and subject_id = :postId::bigint
returning created_at;

-- emptyOne (src/features/posts/empty-posts.ts)
update posts
set
  deleted_at = coalesce(deleted_at, :now::timestamptz),
  content = '',
  disclosures = '{}',
  rejected_reason = '',
  sort = 0,
  kept_at = null
where post_id = :postId::bigint;

-- emptyUnsold (src/features/posts/empty-posts.ts)
update posts p
set
  deleted_at = coalesce(deleted_at, :now::timestamptz),
  content = '',
  disclosures = '{}',
  rejected_reason = '',
  sort = 0,
  kept_at = null
where
  p.kept_at is null
  and p.deleted_at is null
  and p.char_id = any (
    array(
      select c.char_id
      from characters c
      where c.user_id = :userId::bigint
    )
  );

-- find (src/features/posts/goal/find-goal.ts)
select p.post_id
from
  posts p
  join post_goals o using (post_id)
where
  p.post_id = :postId::bigint
  and p.char_id = :charId::bigint
  and p.deleted_at is null
  and p.state = 1
for key share of
  p;

-- find (src/features/posts/translation/translate-post.ts)
select t.content
from post_translations t
where
  t.post_id = :postId::bigint
  and t.language = :language::text
  and t.content_hash = :contentHash::text;

-- findAccess (src/features/posts/polls/vote-in-poll.ts)
select
  a.access,
  c.user_id = :viewerId::bigint as is_own
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

-- findCount (src/features/posts/list-character-posts.ts)
select
  case
    when c.user_id = :viewerId::bigint then (
      select count(*)
      from
        (
          select
          from posts p
          where
            p.char_id = c.char_id
            and p.deleted_at is null
          limit 1000
        ) own
    )
    else c.post_num
  end::int as count
from characters c
where
  c.char_id = :charId::bigint
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

-- findExisting (src/features/posts/insert-post.ts)
select post_id
from posts
where
  char_id = :charId::bigint
  and client_id = :clientId::text;

-- findPost (src/features/posts/get-post.ts)
select
  concat(
    '{"diary_id":"',
    p.post_id,
    '","tp":',
    p.tp,
    ',"content":',
    coalesce(
      to_json(
        case
          when a.access = 'full' then p.content
          else cut_caption (p.content)
        end
      ),
      'null'
    ),
    ',"content_cut":',
    case
      when a.access <> 'full'
      and p.content <> '' then 'true'
      else 'false'
    end,
    ',"created_time":"',
    to_char(p.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    '","sort":',
    p.sort,
    ',"is_reposted":',
    case
      when p.is_reposted then 'true'
      else 'false'
    end,
    ',"price":',
    p.price,
    ',"members_included":',
    p.members_included::int,
    ',"language":',
    coalesce(
      (
        case
          when a.access = 'full' then to_json(p.language)
        end
      )::text,
      'null'
    ),
    ',"is_open":',
    case
      when p.is_open then 'true'
      else 'false'
    end,
    ',"tier":',
    coalesce(
      (
        case
          when p.tier_level > 0 then opening_tier (p.char_id, p.tier_level)
        end
      )::text,
      'null'
    ),
    ',"is_sold":',
    case
      when b.bought then 'true'
      else 'false'
    end,
    ',"is_like":',
    case
      when (
        select true
        from likes l
        where
          l.user_id = :viewerId::bigint
          and l.post_id = p.post_id
      ) then 'true'
      else 'false'
    end,
    ',"state":',
    p.state,
    ',"state_reason":',
    coalesce(to_json(p.rejected_reason), 'null'),
    ',"access":"',
    a.access,
    '","media_count":',
    g.num,
    ',"media":',
    concat('[', g.media, ']'),
    ',"free_preview":',
    concat('[', g.previews, ']'),
    ',"images":',
    concat('[', g.images, ']'),
    ',"video":',
    coalesce(g.video, 'null'),
    ',"statistics":',
    concat(
      '{"like_num":',
      p.like_num,
      ',"comment_num":',
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
      )::int,
      '}'
    ),
    ',"goal":',
    coalesce(
      (
        case
          when exists (
            select
            from post_goals o
            where o.post_id = p.post_id
          ) then post_goal (p.post_id)
        end
      )::text,
      'null'
    ),
    ',"labels":',
    to_json(p.disclosures),
    ',"poll":',
    coalesce(
      (
        case
          when a.access = 'full'
          and exists (
            select
            from post_polls o
            where o.post_id = p.post_id
          ) then post_poll (p.post_id, :viewerId::bigint, c.user_id = :viewerId::bigint, :now::timestamptz)
        end
      )::text,
      'null'
    ),
    ',"character":',
    concat(
      '{"char_id":"',
      c.char_id,
      '","char_unique_id":',
      coalesce(to_json(c.char_unique_id), 'null'),
      ',"user_id":"',
      c.user_id,
      '","name":',
      coalesce(to_json(c.name), 'null'),
      ',"nickname":',
      coalesce(to_json(c.nickname), 'null'),
      ',"tagline":',
      coalesce(to_json(c.tagline), 'null'),
      ',"avatar":"',
      coalesce(
        (
          select '/media/' || i.key || '/w320'
          from media i
          where
            i.media_id = c.avatar_media_id
            and i.class = 'public'
        ),
        ''
      ),
      '","banner":"',
      coalesce(
        (
          select '/media/' || i.key || '/w1600'
          from media i
          where
            i.media_id = c.banner_media_id
            and i.class = 'public'
        ),
        ''
      ),
      '","image":"',
      coalesce(
        (
          select '/media/' || i.key || '/w1600'
          from media i
          where
            i.media_id = c.image_media_id
            and i.class = 'public'
        ),
        ''
      ),
      '","char_type":',
      c.char_type,
      ',"is_blue_label":',
      c.is_blue_label,
      ',"group_id":',
      coalesce(to_json(c.group_id), 'null'),
      ',"is_sold":',
      case
        when j.joined then 'true'
        else 'false'
      end,
      ',"can_comment":',
      can_comment (c.user_id = :viewerId::bigint, :viewerIsCreator::boolean, j.joined, c.comment_config),
      ',"character_sub":',
      case
        when c.group_id is null then '{"sub_type":"free"}'
        else '{"sub_type":"pro"}'
      end,
      ',"pro_sales_open":',
      case
        when c.pro_sales_open then 'true'
        else 'false'
      end,
      '}'
    ),
    '}'
  ) as post
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
  cross join lateral (
    select
      count(*) filter (
        where i.is_in_post
      ) as num,
      string_agg(
        i.item,
        ','
        order by i.position
      ) filter (
        where i.is_in_post
      ) as media,
      string_agg(
        i.item,
        ','
        order by i.position
      ) filter (
        where
          i.is_preview
          and i.is_open
      ) as previews,
      string_agg(
        concat('"', i.url, '"'),
        ','
        order by i.position
      ) filter (
        where
          i.is_in_full
          and i.kind = 'image'
      ) as images,
      (
        array_agg(
          concat('{"id":"', i.media_id, '","url":"', i.url, '","image":"', i.image, '"}')
          order by i.position
        ) filter (
          where
            i.is_in_full
            and i.kind = 'video'
        )
      ) [1] as video
    from
      (
        select
          pm.media_id,
          pm.position,
          pm.is_in_post,
          pm.is_preview,
          f.kind,
          o.is_open,
          media_url (f.kind, f.key, f.widths, f.is_packaged, coalesce('?v=' || nullif(:mediaToken::text, ''), '')) as url,
          media_image (f.key, f.widths, coalesce('?v=' || nullif(:mediaToken::text, ''), '')) as image,
          pm.is_in_post
          and a.access = 'full' as is_in_full,
          case
            when o.is_open then media_item_text (f.item, coalesce('?v=' || nullif(:mediaToken::text, ''), ''), f.placeholder, (pm.alt)::text)
            else locked_item_text (f.kind, f.placeholder, f.duration_ms)
          end as item
        from
          post_media pm
          join media f on f.media_id = pm.media_id
          and f.state = 'ready'
          cross join lateral (
            select
              a.access = 'full'
              or (
                a.access = 'preview'
                and pm.is_preview
              ) as is_open
          ) o
        where pm.post_id = p.post_id
      ) i
  ) g
where
  p.post_id = :postId::bigint
  and (
    p.deleted_at is null
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
    ) is false
    or (
      p.kept_at is not null
      and b.bought
    )
  );

-- findPost (src/features/posts/reportable-post.ts)
select
  c.user_id as author_id,
  p.content
from
  posts p
  join characters c using (char_id)
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

-- findPostOffer (src/features/posts/card-sale/post-offer.sql.ts)
select
  p.char_id,
  p.price,
  v.creator_id,
  v.access = 'full' as is_owned
from
  posts p
  cross join lateral post_view (p, :userId::bigint, :now::timestamptz) v
where
  p.post_id = :postId::bigint
  and p.state = 1
  and not is_age_held (v.creator_id);

-- hideKept (src/features/posts/empty-posts.ts)
update posts p
set
  deleted_at = :now::timestamptz,
  rejected_reason = '',
  sort = 0
where
  p.kept_at is not null
  and p.deleted_at is null
  and p.char_id = any (
    array(
      select c.char_id
      from characters c
      where c.user_id = :userId::bigint
    )
  );

-- insert (src/features/posts/insert-post.ts)
insert into
  posts (
    char_id,
    content,
    price,
    members_included,
    tier_level,
    state,
    sort,
    tp,
    has_preview,
    is_open,
    published_at,
    client_id,
    disclosures
  )
values
  (
    :charId::bigint,
    :content::text,
    :price::integer,
    :membersIncluded::boolean,
    :tierLevel::integer,
    :state::smallint,
    :sort::smallint,
    :tp::smallint,
    :hasPreview::boolean,
    :isOpen::boolean,
    :publishedAt::timestamptz,
    :clientId::text,
    :labels::text[]
  )
on conflict (char_id, client_id)
where client_id is not null do nothing
returning post_id;

-- insertPurchase (src/features/posts/card-sale/post-offer.sql.ts)
insert into
  purchases as b (user_id, post_id, entry_id, price, created_at)
values (:userId::bigint, :postId::bigint, :entryId::bigint, :price::integer, :now::timestamptz)
on conflict (user_id, post_id) do update
set
  entry_id = excluded.entry_id,
  price = excluded.price,
  created_at = excluded.created_at,
  refunded_by = null
where b.refunded_by is not null;

-- insertVotes (src/features/posts/polls/vote-in-poll.ts)
with
  added as (
    insert into
      poll_votes (post_id, user_id, option, voted_at)
    select
      :postId::bigint,
      :viewerId::bigint,
      v.option,
      :now::timestamptz
    from unnest(:options::integer[]) v (option)
    returning option
  ),
  counted as (
    update poll_options o
    set vote_num = o.vote_num + 1
    from added a
    where
      o.post_id = :postId::bigint
      and o.option = a.option
  )
update post_polls o
set voter_num = o.voter_num + 1
where o.post_id = :postId::bigint;

-- keepSold (src/features/posts/empty-posts.ts)
update posts p
set kept_at = :now::timestamptz
where
  p.state in (1, 6)
  and p.deleted_at is null
  and p.char_id = any (
    array(
      select c.char_id
      from characters c
      where c.user_id = :userId::bigint
    )
  )
  and exists (
    select
    from
      purchases b
      join users u using (user_id)
    where
      b.post_id = p.post_id
      and b.refunded_by is null
      and u.deleted_at is null
  );

-- leaving (src/features/posts/polls/delete-polls.ts)
update post_polls o
set voter_num = o.voter_num - 1
where
  o.post_id in (
    select v.post_id
    from poll_votes v
    where v.user_id = :userId::bigint
  );

-- leaving (src/features/posts/polls/delete-polls.ts)
with
  gone as (
    delete from poll_votes v
    where v.user_id = :userId::bigint
    returning
      v.post_id,
      v.option
  )
update poll_options o
set vote_num = o.vote_num - 1
from gone g
where
  o.post_id = g.post_id
  and o.option = g.option;

-- like (src/features/posts/likes/like-post.ts)
with
  target as (
    select
      p.post_id,
      p.like_num,
      c.user_id as owner_id,
      c.char_id as owner_char_id
    from
      posts p
      join characters c using (char_id)
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
      ) is false
  ),
  changed as (
    insert into
      likes (user_id, post_id, created_at)
    select
      :viewerId::bigint,
      post_id,
      :now::timestamptz
    from target
    on conflict do nothing
    returning post_id
  ),
  counted as (
    update posts p
    set like_num = p.like_num + 1
    from changed
    where p.post_id = changed.post_id
    returning
      p.char_id,
      p.like_num
  ),
  counted_for_character as (
    update characters c
    set like_num = c.like_num + 1
    from counted
    where c.char_id = counted.char_id
  )
select
  coalesce(
    (
      select like_num
      from counted
    ),
    like_num
  ) as like_num,
  exists (
    select
    from counted
  ) as has_changed,
  owner_id,
  owner_char_id,
  exists (
    select
    from restrictions
    where
      restrictions.user_id = owner_id
      and restrictions.other_user_id = :viewerId::bigint
  ) as is_restricted
from target;

-- listUnowned (src/features/posts/empty-posts.ts)
select p.post_id
from posts p
where
  p.kept_at is not null
  and not exists (
    select
    from
      purchases b
      join users u using (user_id)
    where
      b.post_id = p.post_id
      and b.refunded_by is null
      and u.deleted_at is null
  )
limit 200;

-- lockOwner (src/features/posts/likes/like-post.ts)
select lock_user_pair_shared (:viewerId::bigint, c.user_id)
from
  posts p
  join characters c using (char_id)
where p.post_id = :postId::bigint;

-- lockPoll (src/features/posts/polls/vote-in-poll.ts)
select
  o.is_multiple,
  coalesce(o.ends_at <= :now::timestamptz, false) as is_over,
  (
    select count(*)::int
    from poll_options c
    where c.post_id = o.post_id
  ) as option_num,
  array(
    select v.option::int
    from poll_votes v
    where
      v.post_id = o.post_id
      and v.user_id = :viewerId::bigint
    order by v.option
  ) as own
from post_polls o
where o.post_id = :postId::bigint
for update of
  o;

-- lockPostOffer (src/features/posts/card-sale/post-offer.sql.ts)
select
  p.char_id,
  p.price,
  v.creator_id,
  v.access = 'full' as is_owned
from
  posts p
  cross join lateral post_view (p, :userId::bigint, :now::timestamptz) v
where
  p.post_id = :postId::bigint
  and p.state = 1
  and not is_age_held (v.creator_id)
for key share of
  p;

-- lockPostPair (src/features/posts/card-sale/post-offer.sql.ts)
select
  lock_user_pair_shared (
    :userId::bigint,
    (
      select c.user_id
      from
        posts p
        join characters c using (char_id)
      where p.post_id = :postId::bigint
    )
  );

-- markAnnounced (src/features/posts/publish-post.ts)
update posts
set told_at = :now::timestamptz
where
  post_id = :postId::bigint
  and state = 1
  and told_at is null
  and published_at > :now::timestamptz - interval '1 hour';

-- openCharacterPosts (src/features/posts/list-character-posts.ts)
with
  page as materialized (
    select p.*
    from
      posts p
      join characters c on c.char_id = p.char_id
    where
      p.char_id = :charId::bigint
      and p.is_open
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
      ) is false
      and (p.sort, p.published_at, p.post_id) < (:after1::bigint, :after2::timestamptz, :after3::bigint)
    order by
      p.sort desc,
      p.published_at desc,
      p.post_id desc
    limit 21
  ),
  shown as (
    select p.*
    from page p
    order by
      p.sort desc,
      p.published_at desc,
      p.post_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
        concat(
          '{"diary_id":"',
          p.post_id,
          '","tp":',
          p.tp,
          ',"content":',
          coalesce(
            to_json(
              case
                when a.access = 'full' then p.content
                else cut_caption (p.content)
              end
            ),
            'null'
          ),
          ',"content_cut":',
          case
            when a.access <> 'full'
            and p.content <> '' then 'true'
            else 'false'
          end,
          ',"created_time":"',
          to_char(p.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          '","sort":',
          p.sort,
          ',"is_reposted":',
          case
            when p.is_reposted then 'true'
            else 'false'
          end,
          ',"price":',
          p.price,
          ',"members_included":',
          p.members_included::int,
          ',"language":',
          coalesce(
            (
              case
                when a.access = 'full' then to_json(p.language)
              end
            )::text,
            'null'
          ),
          ',"is_open":',
          case
            when p.is_open then 'true'
            else 'false'
          end,
          ',"tier":',
          coalesce(
            (
              case
                when p.tier_level > 0 then opening_tier (p.char_id, p.tier_level)
              end
            )::text,
            'null'
          ),
          ',"is_sold":',
          case
            when b.bought then 'true'
            else 'false'
          end,
          ',"is_like":',
          case
            when (
              select true
              from likes l
              where
                l.user_id = :viewerId::bigint
                and l.post_id = p.post_id
            ) then 'true'
            else 'false'
          end,
          ',"state":',
          p.state,
          ',"state_reason":',
          coalesce(to_json(p.rejected_reason), 'null'),
          ',"access":"',
          a.access,
          '","media_count":',
          g.num,
          ',"media":',
          concat('[', g.media, ']'),
          ',"free_preview":',
          concat('[', g.previews, ']'),
          ',"images":',
          concat('[', g.images, ']'),
          ',"video":',
          coalesce(g.video, 'null'),
          ',"statistics":',
          concat(
            '{"like_num":',
            p.like_num,
            ',"comment_num":',
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
            )::int,
            '}'
          ),
          ',"goal":',
          coalesce(
            (
              case
                when exists (
                  select
                  from post_goals o
                  where o.post_id = p.post_id
                ) then post_goal (p.post_id)
              end
            )::text,
            'null'
          ),
          ',"labels":',
          to_json(p.disclosures),
          ',"poll":',
          coalesce(
            (
              case
                when a.access = 'full'
                and exists (
                  select
                  from post_polls o
                  where o.post_id = p.post_id
                ) then post_poll (p.post_id, :viewerId::bigint, c.user_id = :viewerId::bigint, :now::timestamptz)
              end
            )::text,
            'null'
          ),
          ',"character":',
          concat(
            '{"char_id":"',
            c.char_id,
            '","char_unique_id":',
            coalesce(to_json(c.char_unique_id), 'null'),
            ',"user_id":"',
            c.user_id,
            '","name":',
            coalesce(to_json(c.name), 'null'),
            ',"nickname":',
            coalesce(to_json(c.nickname), 'null'),
            ',"tagline":',
            coalesce(to_json(c.tagline), 'null'),
            ',"avatar":"',
            coalesce(
              (
                select '/media/' || i.key || '/w320'
                from media i
                where
                  i.media_id = c.avatar_media_id
                  and i.class = 'public'
              ),
              ''
            ),
            '","banner":"',
            coalesce(
              (
                select '/media/' || i.key || '/w1600'
                from media i
                where
                  i.media_id = c.banner_media_id
                  and i.class = 'public'
              ),
              ''
            ),
            '","image":"',
            coalesce(
              (
                select '/media/' || i.key || '/w1600'
                from media i
                where
                  i.media_id = c.image_media_id
                  and i.class = 'public'
              ),
              ''
            ),
            '","char_type":',
            c.char_type,
            ',"is_blue_label":',
            c.is_blue_label,
            ',"group_id":',
            coalesce(to_json(c.group_id), 'null'),
            ',"is_sold":',
            case
              when j.joined then 'true'
              else 'false'
            end,
            ',"can_comment":',
            can_comment (c.user_id = :viewerId::bigint, :viewerIsCreator::boolean, j.joined, c.comment_config),
            ',"character_sub":',
            case
              when c.group_id is null then '{"sub_type":"free"}'
              else '{"sub_type":"pro"}'
            end,
            ',"pro_sales_open":',
            case
              when c.pro_sales_open then 'true'
              else 'false'
            end,
            '}'
          ),
          '}'
        )
      )::text,
      ','
      order by
        p.sort desc,
        p.published_at desc,
        p.post_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select
      json_build_array(
        p.sort::text,
        to_char(p.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
        p.post_id::text
      )
    from shown p
    order by
      p.sort asc,
      p.published_at asc,
      p.post_id asc
    limit 1
  ) as last
from
  shown p
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
  cross join lateral (
    select
      count(*) filter (
        where i.is_in_post
      ) as num,
      string_agg(
        i.item,
        ','
        order by i.position
      ) filter (
        where i.is_in_post
      ) as media,
      string_agg(
        i.item,
        ','
        order by i.position
      ) filter (
        where
          i.is_preview
          and i.is_open
      ) as previews,
      string_agg(
        concat('"', i.url, '"'),
        ','
        order by i.position
      ) filter (
        where
          i.is_in_full
          and i.kind = 'image'
      ) as images,
      (
        array_agg(
          concat('{"id":"', i.media_id, '","url":"', i.url, '","image":"', i.image, '"}')
          order by i.position
        ) filter (
          where
            i.is_in_full
            and i.kind = 'video'
        )
      ) [1] as video
    from
      (
        select
          pm.media_id,
          pm.position,
          pm.is_in_post,
          pm.is_preview,
          f.kind,
          o.is_open,
          media_url (f.kind, f.key, f.widths, f.is_packaged, coalesce('?v=' || nullif(:mediaToken::text, ''), '')) as url,
          media_image (f.key, f.widths, coalesce('?v=' || nullif(:mediaToken::text, ''), '')) as image,
          pm.is_in_post
          and a.access = 'full' as is_in_full,
          case
            when o.is_open then media_item_text (f.item, coalesce('?v=' || nullif(:mediaToken::text, ''), ''), f.placeholder, (pm.alt)::text)
            else locked_item_text (f.kind, f.placeholder, f.duration_ms)
          end as item
        from
          post_media pm
          join media f on f.media_id = pm.media_id
          and f.state = 'ready'
          cross join lateral (
            select
              a.access = 'full'
              or (
                a.access = 'preview'
                and pm.is_preview
              ) as is_open
          ) o
        where pm.post_id = p.post_id
      ) i
  ) g;

-- openReview (src/features/posts/review-post.ts)
select open_case ('posts', 'post_review', c.user_id, 1::smallint, p.post_id, 2::smallint, :now::timestamptz) as case_id
from
  posts p
  join characters c using (char_id)
where
  p.post_id = :postId::bigint
  and p.state = 2;

-- placePost (src/features/posts/times/post-times.sql.ts)
update posts
set published_at = :publishAt::timestamptz
where
  post_id = :postId::bigint
  and state = 4;

-- reject (src/features/posts/reportable-post.ts)
update posts p
set
  state = 3,
  rejected_reason = :reason::text
from
  posts before
  join characters c using (char_id)
where
  p.post_id = :postId::bigint
  and before.post_id = p.post_id
  and p.deleted_at is null
  and p.state in (1, 2)
returning
  before.state,
  c.user_id as owner_id;

-- restore (src/features/posts/reportable-post.ts)
update posts
set
  state = 1,
  rejected_reason = ''
where
  post_id = :postId::bigint
  and deleted_at is null
  and state in (2, 3);

-- retry (src/features/posts/times/post-times.sql.ts)
update post_times
set failure = ''
where
  post_id = :postId::bigint
  and publish_at is not null
returning publish_at;

-- sell (src/features/posts/unlock/unlock-post.ts)
select
  outcome,
  balance,
  price,
  creator_user_id
from
  unlock_post (
    :viewerId::bigint,
    :postId::bigint,
    :expectedPrice::integer,
    :key::text,
    :hash::bytea,
    :shareBps::integer,
    :now::timestamptz,
    :availableAt::timestamptz
  );

-- sellAndRead (src/features/posts/unlock/unlock-post.ts)
select
  s.outcome,
  s.balance,
  s.price,
  s.creator_user_id,
  shown.post
from
  unlock_post (
    :viewerId::bigint,
    :postId::bigint,
    :expectedPrice::integer,
    :key::text,
    :hash::bytea,
    :shareBps::integer,
    :now::timestamptz,
    :availableAt::timestamptz
  ) s
  left join lateral (
    select
      concat(
        '{"diary_id":"',
        p.post_id,
        '","tp":',
        p.tp,
        ',"content":',
        coalesce(
          to_json(
            case
              when a.access = 'full' then p.content
              else cut_caption (p.content)
            end
          ),
          'null'
        ),
        ',"content_cut":',
        case
          when a.access <> 'full'
          and p.content <> '' then 'true'
          else 'false'
        end,
        ',"created_time":"',
        to_char(p.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        '","sort":',
        p.sort,
        ',"is_reposted":',
        case
          when p.is_reposted then 'true'
          else 'false'
        end,
        ',"price":',
        p.price,
        ',"members_included":',
        p.members_included::int,
        ',"language":',
        coalesce(
          (
            case
              when a.access = 'full' then to_json(p.language)
            end
          )::text,
          'null'
        ),
        ',"is_open":',
        case
          when p.is_open then 'true'
          else 'false'
        end,
        ',"tier":',
        coalesce(
          (
            case
              when p.tier_level > 0 then opening_tier (p.char_id, p.tier_level)
            end
          )::text,
          'null'
        ),
        ',"is_sold":',
        case
          when b.bought then 'true'
          else 'false'
        end,
        ',"is_like":',
        case
          when (
            select true
            from likes l
            where
              l.user_id = :viewerId::bigint
              and l.post_id = p.post_id
          ) then 'true'
          else 'false'
        end,
        ',"state":',
        p.state,
        ',"state_reason":',
        coalesce(to_json(p.rejected_reason), 'null'),
        ',"access":"',
        a.access,
        '","media_count":',
        g.num,
        ',"media":',
        concat('[', g.media, ']'),
        ',"free_preview":',
        concat('[', g.previews, ']'),
        ',"images":',
        concat('[', g.images, ']'),
        ',"video":',
        coalesce(g.video, 'null'),
        ',"statistics":',
        concat(
          '{"like_num":',
          p.like_num,
          ',"comment_num":',
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
          )::int,
          '}'
        ),
        ',"goal":',
        coalesce(
          (
            case
              when exists (
                select
                from post_goals o
                where o.post_id = p.post_id
              ) then post_goal (p.post_id)
            end
          )::text,
          'null'
        ),
        ',"labels":',
        to_json(p.disclosures),
        ',"poll":',
        coalesce(
          (
            case
              when a.access = 'full'
              and exists (
                select
                from post_polls o
                where o.post_id = p.post_id
              ) then post_poll (p.post_id, :viewerId::bigint, c.user_id = :viewerId::bigint, :now::timestamptz)
            end
          )::text,
          'null'
        ),
        ',"character":',
        concat(
          '{"char_id":"',
          c.char_id,
          '","char_unique_id":',
          coalesce(to_json(c.char_unique_id), 'null'),
          ',"user_id":"',
          c.user_id,
          '","name":',
          coalesce(to_json(c.name), 'null'),
          ',"nickname":',
          coalesce(to_json(c.nickname), 'null'),
          ',"tagline":',
          coalesce(to_json(c.tagline), 'null'),
          ',"avatar":"',
          coalesce(
            (
              select '/media/' || i.key || '/w320'
              from media i
              where
                i.media_id = c.avatar_media_id
                and i.class = 'public'
            ),
            ''
          ),
          '","banner":"',
          coalesce(
            (
              select '/media/' || i.key || '/w1600'
              from media i
              where
                i.media_id = c.banner_media_id
                and i.class = 'public'
            ),
            ''
          ),
          '","image":"',
          coalesce(
            (
              select '/media/' || i.key || '/w1600'
              from media i
              where
                i.media_id = c.image_media_id
                and i.class = 'public'
            ),
            ''
          ),
          '","char_type":',
          c.char_type,
          ',"is_blue_label":',
          c.is_blue_label,
          ',"group_id":',
          coalesce(to_json(c.group_id), 'null'),
          ',"is_sold":',
          case
            when j.joined then 'true'
            else 'false'
          end,
          ',"can_comment":',
          can_comment (c.user_id = :viewerId::bigint, :viewerIsCreator::boolean, j.joined, c.comment_config),
          ',"character_sub":',
          case
            when c.group_id is null then '{"sub_type":"free"}'
            else '{"sub_type":"pro"}'
          end,
          ',"pro_sales_open":',
          case
            when c.pro_sales_open then 'true'
            else 'false'
          end,
          '}'
        ),
        '}'
      ) as post
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
        select true as bought
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
      cross join lateral (
        select
          count(*) filter (
            where i.is_in_post
          ) as num,
          string_agg(
            i.item,
            ','
            order by i.position
          ) filter (
            where i.is_in_post
          ) as media,
          string_agg(
            i.item,
            ','
            order by i.position
          ) filter (
            where
              i.is_preview
              and i.is_open
          ) as previews,
          string_agg(
            concat('"', i.url, '"'),
            ','
            order by i.position
          ) filter (
            where
              i.is_in_full
              and i.kind = 'image'
          ) as images,
          (
            array_agg(
              concat('{"id":"', i.media_id, '","url":"', i.url, '","image":"', i.image, '"}')
              order by i.position
            ) filter (
              where
                i.is_in_full
                and i.kind = 'video'
            )
          ) [1] as video
        from
          (
            select
              pm.media_id,
              pm.position,
              pm.is_in_post,
              pm.is_preview,
              f.kind,
              o.is_open,
              media_url (f.kind, f.key, f.widths, f.is_packaged, coalesce('?v=' || nullif(:mediaToken::text, ''), '')) as url,
              media_image (f.key, f.widths, coalesce('?v=' || nullif(:mediaToken::text, ''), '')) as image,
              pm.is_in_post
              and a.access = 'full' as is_in_full,
              case
                when o.is_open then media_item_text (f.item, coalesce('?v=' || nullif(:mediaToken::text, ''), ''), f.placeholder, (pm.alt)::text)
                else locked_item_text (f.kind, f.placeholder, f.duration_ms)
              end as item
            from
              post_media pm
              join media f on f.media_id = pm.media_id
              and f.state = 'ready'
              cross join lateral (
                select
                  a.access = 'full'
                  or (
                    a.access = 'preview'
                    and pm.is_preview
                  ) as is_open
              ) o
            where pm.post_id = p.post_id
          ) i
      ) g
    where
      s.outcome = 'ok'
      and p.post_id = :postId::bigint
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
      ) is false
  ) shown on true;

-- store (src/features/posts/translation/translate-post.ts)
insert into
  post_translations (post_id, language, content_hash, content, created_at)
select
  p.post_id,
  :language::text,
  :contentHash::text,
  :translated::text,
  :now::timestamptz
from posts p
where
  p.post_id = :postId::bigint
  and p.content = :content::text
for share
on conflict (post_id, language) do update
set
  content_hash = excluded.content_hash,
  content = excluded.content,
  created_at = excluded.created_at;

-- unlike (src/features/posts/likes/like-post.ts)
with
  target as (
    select
      p.post_id,
      p.like_num,
      c.user_id as owner_id,
      c.char_id as owner_char_id
    from
      posts p
      join characters c using (char_id)
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
      ) is false
  ),
  changed as (
    delete from likes l using target
    where
      l.user_id = :viewerId::bigint
      and l.post_id = target.post_id
    returning l.post_id
  ),
  counted as (
    update posts p
    set like_num = p.like_num + -1
    from changed
    where p.post_id = changed.post_id
    returning
      p.char_id,
      p.like_num
  ),
  counted_for_character as (
    update characters c
    set like_num = c.like_num + -1
    from counted
    where c.char_id = counted.char_id
  )
select
  coalesce(
    (
      select like_num
      from counted
    ),
    like_num
  ) as like_num,
  exists (
    select
    from counted
  ) as has_changed,
  owner_id,
  owner_char_id,
  exists (
    select
    from restrictions
    where
      restrictions.user_id = owner_id
      and restrictions.other_user_id = :viewerId::bigint
  ) as is_restricted
from target;

-- updateRefunded (src/features/posts/card-sale/post-offer.sql.ts)
update purchases b
set refunded_by = left_over.reversal
from
  (
    select
      e.entry_id,
      case
        when sum(g.amount) = 0 then max(g.entry_id)
      end as reversal
    from
      journal_entries e
      join journal_entries r on r.entry_id = e.entry_id
      or r.reverses = e.entry_id
      join postings g on g.entry_id = r.entry_id
      and g.account_id = house_account ('processor')
    where
      e.checkout_id = :checkoutId::text
      and e.kind = 'post_sale'
    group by e.entry_id
  ) left_over
where
  b.entry_id = left_over.entry_id
  and b.refunded_by is distinct from left_over.reversal;

-- upsertExpiry (src/features/posts/times/post-times.sql.ts)
insert into
  post_times (post_id, char_id, expires_at)
values (:postId::bigint, :charId::bigint, :expiresAt::timestamptz)
on conflict (post_id) do update
set
  expires_at = excluded.expires_at,
  expired_at = null;

-- upsertPlan (src/features/posts/times/post-times.sql.ts)
insert into
  post_times (post_id, char_id, publish_at, wall, zone)
values (:postId::bigint, :charId::bigint, :publishAt::timestamptz, :wall::text::timestamp, :zone::text)
on conflict (post_id) do update
set
  publish_at = excluded.publish_at,
  wall = excluded.wall,
  zone = excluded.zone,
  published_at = null,
  failure = '';
