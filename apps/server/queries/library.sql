-- Made by scripts/gen-queries.ts. Do not edit.

-- countAll (src/features/library/list-saved-posts.ts)
select count(*)::integer as count
from saved_posts s
where s.user_id = :viewerId::bigint;

-- countCollection (src/features/library/list-saved-posts.ts)
select count(*)::integer as count
from saved_posts s
where
  s.user_id = :viewerId::bigint
  and s.collection_id = :collectionId::bigint;

-- countLiked (src/features/library/list-liked-posts.ts)
select count(*)::integer as count
from
  (
    select
    from likes l
    where l.user_id = :viewerId::bigint
    limit 1000
  ) few;

-- countListed (src/features/library/list-joined-creators.ts)
select count(*)::integer as count
from
  (
    select
    from
      memberships s
      join characters c on c.char_id = s.char_id
    where
      s.user_id = :viewerId::bigint
      and s.kind = :kind::text
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
      and (
        :q::text = ''
        or position(lower(:q::text) in lower(c.name || ' ' || c.nickname || ' @' || c.char_unique_id)) > 0
      )
    limit 1000
  ) few;

-- countOwn (src/features/library/collections.ts)
select count(*)::integer as count
from collections o
where o.user_id = :viewerId::bigint;

-- countSaved (src/features/library/collections.ts)
select count(*)::integer as saved
from saved_posts s
where s.user_id = :viewerId::bigint;

-- countSaved (src/features/library/save-post.ts)
select count(*)::integer as count
from saved_posts s
where s.user_id = :viewerId::bigint;

-- deleteAll (src/features/library/delete-library.ts)
with
  positions as (
    delete from watch_positions
    where user_id = :userId::bigint
  ),
  saved as (
    delete from saved_posts
    where user_id = :userId::bigint
  )
delete from collections
where user_id = :userId::bigint;

-- deleteOldest (src/features/library/watch-positions.ts)
delete from watch_positions w using (
  select
    o.watched_at,
    o.post_id
  from watch_positions o
  where o.user_id = :viewerId::bigint
  order by
    o.watched_at desc,
    o.post_id desc
  offset 200
  limit 1
) first
where
  w.user_id = :viewerId::bigint
  and (w.watched_at, w.post_id) <= (first.watched_at, first.post_id);

-- deletePosition (src/features/library/watch-positions.ts)
delete from watch_positions w
where
  w.user_id = :viewerId::bigint
  and w.post_id = :postId::bigint;

-- deleteSaved (src/features/library/save-post.ts)
delete from saved_posts s
where
  s.user_id = :viewerId::bigint
  and s.post_id = :postId::bigint;

-- findSaved (src/features/library/save-post.ts)
select s.collection_id
from saved_posts s
where
  s.user_id = :viewerId::bigint
  and s.post_id = :postId::bigint;

-- insert (src/features/library/collections.ts)
insert into
  collections (user_id, name, created_at)
values (:viewerId::bigint, :name::text, :now::timestamptz)
on conflict (user_id, name) do update
set name = excluded.name
returning
  collection_id,
  name;

-- insert (src/features/library/save-post.ts)
insert into
  saved_posts as s (user_id, post_id, collection_id, saved_at)
select
  :viewerId::bigint,
  p.post_id,
  :collectionId::bigint,
  :now::timestamptz
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
on conflict (user_id, post_id) do update
set
  collection_id = case
    when :moves::boolean then excluded.collection_id
    else s.collection_id
  end
returning s.collection_id;

-- insert (src/features/library/watch-positions.ts)
insert into
  watch_positions (user_id, post_id, seconds, watched_at)
select
  :viewerId::bigint,
  p.post_id,
  :seconds::real,
  :now::timestamptz
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
  ) is false
  and a.access <> 'locked'
  and exists (
    select
    from
      post_media pm
      join media f on f.media_id = pm.media_id
    where
      pm.post_id = p.post_id
      and f.kind = 'video'
  )
on conflict (user_id, post_id) do update
set
  seconds = excluded.seconds,
  watched_at = excluded.watched_at;

-- likedPosts (src/features/library/list-liked-posts.ts)
with
  page as materialized (
    select s.*
    from
      likes s
      join posts p on p.post_id = s.post_id
      join characters c on c.char_id = p.char_id
    where
      s.user_id = :viewerId::bigint
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
      and (s.created_at, s.post_id) < (:after1::timestamptz, :after2::bigint)
    order by
      s.created_at desc,
      s.post_id desc
    limit 21
  ),
  shown as (
    select s.*
    from page s
    order by
      s.created_at desc,
      s.post_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
        json_build_object(
          'diary_id',
          s.post_id::text,
          'created_time',
          to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'post',
          case
            when c.deleted_at is null
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
            or (
              p.kept_at is not null
              and b.bought
            ) then concat(
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
            )::json
          end
        )
      )::text,
      ','
      order by
        s.created_at desc,
        s.post_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), s.post_id::text)
    from shown s
    order by
      s.created_at asc,
      s.post_id asc
    limit 1
  ) as last
from
  shown s
  join posts p on p.post_id = s.post_id
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

-- listBy (src/features/library/list-joined-creators.ts)
with
  page as materialized (
    select s.*
    from
      (
        select
          m.*,
          10000000000 - extract(
            epoch
            from greatest(m.joined_at, seen.seen_at)
          )::bigint as unseen
        from
          memberships m
          left join (
            select
              p.char_id,
              max(x.seen_at) as seen_at
            from
              seen_posts x
              join posts p on p.post_id = x.post_id
            where x.user_id = :viewerId::bigint
            group by p.char_id
          ) seen on seen.char_id = m.char_id
        where
          m.user_id = :viewerId::bigint
          and m.kind = :kind::text
        offset 0
      ) s
      join characters c on c.char_id = s.char_id
    where
      s.user_id = :viewerId::bigint
      and s.kind = :kind::text
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
      and (
        :q::text = ''
        or position(lower(:q::text) in lower(c.name || ' ' || c.nickname || ' @' || c.char_unique_id)) > 0
      )
      and (s.unseen, s.char_id) < (:after1::bigint, :after2::bigint)
    order by
      s.unseen desc,
      s.char_id desc
    limit 21
  ),
  shown as (
    select s.*
    from page s
    order by
      s.unseen desc,
      s.char_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
        json_build_object(
          'char_id',
          s.char_id::text,
          'kind',
          s.kind,
          'state',
          case
            when s.kind = 'pro'
            and s.period_end <= :now::timestamptz then 'expired'
            else s.state
          end,
          'joined_time',
          to_char(s.joined_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'period_end',
          to_char(s.period_end at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'renews',
          s.renews,
          'bell',
          s.bell,
          'post_time',
          to_char(
            (
              select p.published_at
              from posts p
              where
                p.char_id = s.char_id
                and p.state = 1
                and p.deleted_at is null
              order by
                p.published_at desc,
                p.post_id desc
              limit 1
            ) at time zone 'UTC',
            'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
          ),
          'seen_time',
          to_char(seen.seen_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'character',
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
          )::json
        )
      )::text,
      ','
      order by
        s.unseen desc,
        s.char_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(s.unseen::text, s.char_id::text)
    from shown s
    order by
      s.unseen asc,
      s.char_id asc
    limit 1
  ) as last
from
  shown s
  join characters c on c.char_id = s.char_id
  left join memberships m on m.user_id = :viewerId::bigint
  and m.char_id = c.char_id
  cross join lateral (
    select is_joined (m.kind, c.group_id, m.period_end, :now::timestamptz) as joined
    offset 0
  ) j
  left join (
    select
      p.char_id,
      max(x.seen_at) as seen_at
    from
      seen_posts x
      join posts p on p.post_id = x.post_id
    where x.user_id = :viewerId::bigint
    group by p.char_id
  ) seen on seen.char_id = s.char_id;

-- listBy (src/features/library/list-joined-creators.ts)
with
  page as materialized (
    select s.*
    from
      (
        select
          m.*,
          coalesce(
            (
              select p.published_at
              from posts p
              where
                p.char_id = m.char_id
                and p.state = 1
                and p.deleted_at is null
              order by
                p.published_at desc,
                p.post_id desc
              limit 1
            ),
            to_timestamp(0)
          ) as post_at
        from memberships m
        where
          m.user_id = :viewerId::bigint
          and m.kind = :kind::text
        offset 0
      ) s
      join characters c on c.char_id = s.char_id
    where
      s.user_id = :viewerId::bigint
      and s.kind = :kind::text
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
      and (
        :q::text = ''
        or position(lower(:q::text) in lower(c.name || ' ' || c.nickname || ' @' || c.char_unique_id)) > 0
      )
      and (s.post_at, s.char_id) < (:after1::timestamptz, :after2::bigint)
    order by
      s.post_at desc,
      s.char_id desc
    limit 21
  ),
  shown as (
    select s.*
    from page s
    order by
      s.post_at desc,
      s.char_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
        json_build_object(
          'char_id',
          s.char_id::text,
          'kind',
          s.kind,
          'state',
          case
            when s.kind = 'pro'
            and s.period_end <= :now::timestamptz then 'expired'
            else s.state
          end,
          'joined_time',
          to_char(s.joined_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'period_end',
          to_char(s.period_end at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'renews',
          s.renews,
          'bell',
          s.bell,
          'post_time',
          to_char(
            (
              select p.published_at
              from posts p
              where
                p.char_id = s.char_id
                and p.state = 1
                and p.deleted_at is null
              order by
                p.published_at desc,
                p.post_id desc
              limit 1
            ) at time zone 'UTC',
            'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
          ),
          'seen_time',
          to_char(seen.seen_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'character',
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
          )::json
        )
      )::text,
      ','
      order by
        s.post_at desc,
        s.char_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(to_char(s.post_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), s.char_id::text)
    from shown s
    order by
      s.post_at asc,
      s.char_id asc
    limit 1
  ) as last
from
  shown s
  join characters c on c.char_id = s.char_id
  left join memberships m on m.user_id = :viewerId::bigint
  and m.char_id = c.char_id
  cross join lateral (
    select is_joined (m.kind, c.group_id, m.period_end, :now::timestamptz) as joined
    offset 0
  ) j
  left join (
    select
      p.char_id,
      max(x.seen_at) as seen_at
    from
      seen_posts x
      join posts p on p.post_id = x.post_id
    where x.user_id = :viewerId::bigint
    group by p.char_id
  ) seen on seen.char_id = s.char_id;

-- listBy (src/features/library/list-joined-creators.ts)
with
  page as materialized (
    select s.*
    from
      memberships s
      join characters c on c.char_id = s.char_id
    where
      s.user_id = :viewerId::bigint
      and s.kind = :kind::text
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
      and (
        :q::text = ''
        or position(lower(:q::text) in lower(c.name || ' ' || c.nickname || ' @' || c.char_unique_id)) > 0
      )
      and (s.joined_at, s.char_id) < (:after1::timestamptz, :after2::bigint)
    order by
      s.joined_at desc,
      s.char_id desc
    limit 21
  ),
  shown as (
    select s.*
    from page s
    order by
      s.joined_at desc,
      s.char_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
        json_build_object(
          'char_id',
          s.char_id::text,
          'kind',
          s.kind,
          'state',
          case
            when s.kind = 'pro'
            and s.period_end <= :now::timestamptz then 'expired'
            else s.state
          end,
          'joined_time',
          to_char(s.joined_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'period_end',
          to_char(s.period_end at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'renews',
          s.renews,
          'bell',
          s.bell,
          'post_time',
          to_char(
            (
              select p.published_at
              from posts p
              where
                p.char_id = s.char_id
                and p.state = 1
                and p.deleted_at is null
              order by
                p.published_at desc,
                p.post_id desc
              limit 1
            ) at time zone 'UTC',
            'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'
          ),
          'seen_time',
          to_char(seen.seen_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'character',
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
          )::json
        )
      )::text,
      ','
      order by
        s.joined_at desc,
        s.char_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(to_char(s.joined_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), s.char_id::text)
    from shown s
    order by
      s.joined_at asc,
      s.char_id asc
    limit 1
  ) as last
from
  shown s
  join characters c on c.char_id = s.char_id
  left join memberships m on m.user_id = :viewerId::bigint
  and m.char_id = c.char_id
  cross join lateral (
    select is_joined (m.kind, c.group_id, m.period_end, :now::timestamptz) as joined
    offset 0
  ) j
  left join (
    select
      p.char_id,
      max(x.seen_at) as seen_at
    from
      seen_posts x
      join posts p on p.post_id = x.post_id
    where x.user_id = :viewerId::bigint
    group by p.char_id
  ) seen on seen.char_id = s.char_id;

-- listBy (src/features/library/list-saved-posts.ts)
with
  page as materialized (
    select s.*
    from
      saved_posts s
      join posts p on p.post_id = s.post_id
      join characters c on c.char_id = p.char_id
    where
      s.user_id = :viewerId::bigint
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
      and (s.saved_at, s.post_id) < (:after1::timestamptz, :after2::bigint)
    order by
      s.saved_at desc,
      s.post_id desc
    limit 21
  ),
  shown as (
    select s.*
    from page s
    order by
      s.saved_at desc,
      s.post_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
        json_build_object(
          'collection_id',
          s.collection_id::text,
          'diary_id',
          s.post_id::text,
          'created_time',
          to_char(s.saved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'post',
          case
            when c.deleted_at is null
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
            or (
              p.kept_at is not null
              and b.bought
            ) then concat(
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
            )::json
          end
        )
      )::text,
      ','
      order by
        s.saved_at desc,
        s.post_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(to_char(s.saved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), s.post_id::text)
    from shown s
    order by
      s.saved_at asc,
      s.post_id asc
    limit 1
  ) as last
from
  shown s
  join posts p on p.post_id = s.post_id
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

-- listBy (src/features/library/list-saved-posts.ts)
with
  page as materialized (
    select s.*
    from
      saved_posts s
      join posts p on p.post_id = s.post_id
      join characters c on c.char_id = p.char_id
    where
      s.user_id = :viewerId::bigint
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
      and s.collection_id = :collectionId::bigint
      and (s.saved_at, s.post_id) < (:after1::timestamptz, :after2::bigint)
    order by
      s.saved_at desc,
      s.post_id desc
    limit 21
  ),
  shown as (
    select s.*
    from page s
    order by
      s.saved_at desc,
      s.post_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
        json_build_object(
          'collection_id',
          s.collection_id::text,
          'diary_id',
          s.post_id::text,
          'created_time',
          to_char(s.saved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
          'post',
          case
            when c.deleted_at is null
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
            or (
              p.kept_at is not null
              and b.bought
            ) then concat(
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
            )::json
          end
        )
      )::text,
      ','
      order by
        s.saved_at desc,
        s.post_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(to_char(s.saved_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), s.post_id::text)
    from shown s
    order by
      s.saved_at asc,
      s.post_id asc
    limit 1
  ) as last
from
  shown s
  join posts p on p.post_id = s.post_id
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

-- listOwn (src/features/library/collections.ts)
select
  o.collection_id,
  o.name,
  (
    select count(*)
    from saved_posts s
    where
      s.user_id = o.user_id
      and s.collection_id = o.collection_id
  )::integer as count
from collections o
where o.user_id = :viewerId::bigint
order by
  o.name,
  o.collection_id;

-- listPositions (src/features/library/watch-positions.ts)
select
  w.post_id,
  w.seconds
from watch_positions w
where w.user_id = :viewerId::bigint
order by
  w.watched_at desc,
  w.post_id desc
limit 200;

-- lockCollection (src/features/library/collections.sql.ts)
select o.name
from collections o
where
  o.user_id = :viewerId::bigint
  and o.collection_id = :collectionId::bigint
for key share;

-- lockLibrary (src/features/library/collections.sql.ts)
select pg_advisory_xact_lock(hashtextextended ('library ' || :viewerId::bigint, 0));

-- remove (src/features/library/collections.ts)
delete from collections o
where
  o.collection_id = :collectionId::bigint
  and o.user_id = :viewerId::bigint;

-- rename (src/features/library/collections.ts)
update collections o
set name = :name::text
where
  o.collection_id = :collectionId::bigint
  and o.user_id = :viewerId::bigint
  and not exists (
    select
    from collections other
    where
      other.user_id = o.user_id
      and other.name = :name::text
      and other.collection_id <> o.collection_id
  )
returning
  o.collection_id,
  o.name;

-- watchingStatement (src/features/library/watch-positions.ts)
with
  watched as materialized (
    select w.*
    from
      watch_positions w
      join posts p on p.post_id = w.post_id
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
      w.user_id = :viewerId::bigint
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
      and a.access <> 'locked'
    order by
      w.watched_at desc,
      w.post_id desc
    limit 12
  )
select
  coalesce(
    json_agg(
      json_build_object(
        'diary_id',
        w.post_id::text,
        'seconds',
        w.seconds,
        'post',
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
        )::json
      )
      order by
        w.watched_at desc,
        w.post_id desc
    )::text,
    '[]'
  ) as list
from
  watched w
  join posts p on p.post_id = w.post_id
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
