-- Made by scripts/gen-queries.ts. Do not edit.

-- findOpeners (src/features/discover/list-openers.ts)
select
  (
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
    )::json::jsonb || jsonb_build_object(
      'kind',
      c.kind,
      'pieces',
      (
        select
          coalesce(
            json_agg(
              f.piece
              order by
                f.published_at desc,
                f.post_id desc
            ),
            '[]'
          )
        from
          (
            select
              p.post_id,
              p.published_at,
              m.piece
            from
              posts p
              cross join lateral (
                select media_item_text (f.item, '', f.placeholder, (pm.alt)::text)::json as piece
                from
                  post_media pm
                  join media f on f.media_id = pm.media_id
                  and f.state = 'ready'
                where
                  pm.post_id = p.post_id
                  and pm.is_preview
                order by pm.position
                limit 1
              ) m
            where
              p.char_id = c.char_id
              and p.state = 1
              and p.deleted_at is null
              and p.is_open
            order by
              p.sort desc,
              p.published_at desc,
              p.post_id desc
            limit 3
          ) f
      )
    )
  )::json as opener
from
  (
    select
      true as is_first,
      c.*
    from characters c
    where
      c.char_id = coalesce(
        :charId::bigint,
        (
          select n.char_id
          from characters n
          where n.char_unique_id = :handle::text
        )
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
      and c.user_id <> :viewerId::bigint
      and (
        c.group_id is null
        or c.group_id ~ '^group_([1-4])(?:_(3|7))?$'
      )
    union all
    select
      false,
      o.*
    from
      unnest(:kinds::text[]::text[]) k (kind)
      cross join lateral (
        select c.*
        from characters c
        where
          c.kind = k.kind
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
          and c.user_id <> :viewerId::bigint
          and (
            c.group_id is null
            or c.group_id ~ '^group_([1-4])(?:_(3|7))?$'
          )
        order by
          c.follower_num desc,
          c.char_id desc
        limit 4
      ) o
    where
      o.char_id is distinct from coalesce(
        :charId::bigint,
        (
          select n.char_id
          from characters n
          where n.char_unique_id = :handle::text
        )
      )
  ) c
  left join memberships m on m.user_id = :viewerId::bigint
  and m.char_id = c.char_id
  cross join lateral (
    select is_joined (m.kind, c.group_id, m.period_end, :now::timestamptz) as joined
    offset 0
  ) j
order by
  c.is_first desc,
  c.follower_num desc,
  c.char_id desc;

-- findPublicOpeners (src/features/discover/list-openers.ts)
select
  c.name,
  c.char_unique_id,
  coalesce(
    (
      select '/media/' || i.key || '/w320'
      from media i
      where
        i.media_id = c.avatar_media_id
        and i.class = 'public'
    ),
    ''
  ) as avatar,
  c.is_blue_label,
  c.tagline,
  c.pieces
from
  (
    select
      c.*,
      (
        select
          coalesce(
            json_agg(
              f.piece
              order by
                f.published_at desc,
                f.post_id desc
            ),
            '[]'
          )
        from
          (
            select
              p.post_id,
              p.published_at,
              m.piece
            from
              posts p
              cross join lateral (
                select media_item_text (f.item, '', f.placeholder, (pm.alt)::text)::json as piece
                from
                  post_media pm
                  join media f on f.media_id = pm.media_id
                  and f.state = 'ready'
                where
                  pm.post_id = p.post_id
                  and pm.is_preview
                order by pm.position
                limit 1
              ) m
            where
              p.char_id = c.char_id
              and p.state = 1
              and p.deleted_at is null
              and p.is_open
            order by
              p.sort desc,
              p.published_at desc,
              p.post_id desc
            limit 3
          ) f
      ) as pieces
    from
      (
        select c.*
        from characters c
        where c.deleted_at is null
        order by
          c.follower_num desc,
          c.char_id desc
        limit 48
      ) c
  ) c
  join users u on u.user_id = c.user_id
where
  u.deleted_at is null
  and json_array_length(c.pieces) > 0
order by
  c.follower_num desc,
  c.char_id desc
limit 12;

-- foundCharacters (src/features/discover/find-characters.ts)
with
  page as materialized (
    select c.*
    from
      (
        with
          exact as materialized (
            select w.char_id
            from character_words w
            where
              w.words @@ (
                select operators_query (:operators::text)
              )
          )
        select
          c.*,
          case
            when :typed::text in (c.char_unique_id, lower(c.name), lower(c.nickname)) then 4
            when starts_with(cw.names, :typed::text) then 3
            when ts_filter(cw.words, '{a}') @@ q.exact then 2
            when cw.words @@ q.exact then 1
            else 0
          end * 10000000000 + c.follower_num as score
        from
          (
            select e.char_id
            from exact e
            union
            (
              select w.char_id
              from character_words w
              where
                w.names %> :near::text
                and (
                  select count(*)
                  from
                    (
                      select
                      from exact
                      limit 20
                    ) few
                ) < 20
              limit 500
            )
          ) found
          join character_words cw on cw.char_id = found.char_id
          join characters c on c.char_id = cw.char_id
          cross join (
            select search_query (:typed::text) as exact
            offset 0
          ) q
      ) c
    where
      c.deleted_at is null
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
      and (c.score, c.char_id) < (:after1::bigint, :after2::bigint)
    order by
      c.score desc,
      c.char_id desc
    limit 21
  ),
  shown as (
    select c.*
    from page c
    order by
      c.score desc,
      c.char_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
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
        )
      )::text,
      ','
      order by
        c.score desc,
        c.char_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(c.score::text, c.char_id::text)
    from shown c
    order by
      c.score asc,
      c.char_id asc
    limit 1
  ) as last
from
  shown c
  left join memberships m on m.user_id = :viewerId::bigint
  and m.char_id = c.char_id
  cross join lateral (
    select is_joined (m.kind, c.group_id, m.period_end, :now::timestamptz) as joined
    offset 0
  ) j;

-- foundCharacters (src/features/discover/find-characters.ts)
with
  page as materialized (
    select c.*
    from
      characters c
      cross join lateral (
        select w.words
        from character_words w
        where w.char_id = c.char_id
        offset 0
      ) cw
    where
      cw.words @@ (
        select operators_query (:operators::text)
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
      and (c.follower_num, c.char_id) < (:after1::bigint, :after2::bigint)
    order by
      c.follower_num desc,
      c.char_id desc
    limit 21
  ),
  shown as (
    select c.*
    from page c
    order by
      c.follower_num desc,
      c.char_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
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
        )
      )::text,
      ','
      order by
        c.follower_num desc,
        c.char_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(c.follower_num::text, c.char_id::text)
    from shown c
    order by
      c.follower_num asc,
      c.char_id asc
    limit 1
  ) as last
from
  shown c
  left join memberships m on m.user_id = :viewerId::bigint
  and m.char_id = c.char_id
  cross join lateral (
    select is_joined (m.kind, c.group_id, m.period_end, :now::timestamptz) as joined
    offset 0
  ) j;

-- foundConversations (src/features/discover/find-conversations.ts)
with
  page as materialized (
    select h.*
    from
      conversation_words h
      join conversations c on c.conversation_id = h.conversation_id
      join characters ch on ch.char_id = c.char_id
      join users cu on cu.user_id = c.creator_user_id
      join users fu on fu.user_id = c.user_id
      left join messages m on m.conversation_id = h.conversation_id
      and m.seq = h.seq
    where
      h.words @@ (
        select operators_query (:operators::text, owner_mark (:viewerId::bigint))
      )
      and :viewerId::bigint in (c.user_id, c.creator_user_id)
      and case
        when c.user_id = :viewerId::bigint then c.fan_folder <> 'deleted'
        and (
          h.seq = 0
          or h.seq > c.fan_cleared_seq
        )
        else c.creator_folder <> 'deleted'
        and (
          h.seq = 0
          or h.seq > c.creator_cleared_seq
        )
      end
      and c.last_message_at is not null
      and coalesce(
        (
          select true
          from blocked_pairs
          where
            blocked_pairs.user_id = c.user_id
            and blocked_pairs.other_user_id = c.creator_user_id
        ),
        false
      ) is false
      and (h.found_at, h.conversation_id, h.seq) < (:after1::timestamptz, :after2::bigint, :after3::bigint)
    order by
      h.found_at desc,
      h.conversation_id desc,
      h.seq desc
    limit 21
  ),
  shown as (
    select h.*
    from page h
    order by
      h.found_at desc,
      h.conversation_id desc,
      h.seq desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
        json_build_object(
          'char_id',
          c.char_id::text,
          'user_id',
          c.user_id::text,
          'chat_no',
          c.chat_no,
          'chat_name',
          c.name,
          'side',
          case
            when c.user_id = :viewerId::bigint then 'fan'
            else 'creator'
          end,
          'nickname',
          case
            when c.user_id = :viewerId::bigint then coalesce(nullif(ch.nickname, ''), ch.name)
            else fu.nickname
          end,
          'avatar',
          case
            when c.user_id = :viewerId::bigint then coalesce(
              (
                select '/media/' || i.key || '/w320'
                from media i
                where
                  i.media_id = ch.avatar_media_id
                  and i.class = 'public'
              ),
              ''
            )
            else coalesce(
              (
                select '/media/' || i.key || '/w320'
                from media i
                where
                  i.media_id = fu.avatar_media_id
                  and i.class = 'public'
              ),
              ''
            )
          end,
          'is_blue_label',
          case
            when c.user_id = :viewerId::bigint then ch.is_blue_label
            else 0
          end,
          'seq',
          h.seq,
          'msg_id',
          m.message_id::text,
          'identity',
          m.identity,
          'excerpt',
          coalesce(m.content, ''),
          'created_time',
          to_char(h.found_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        )
      )::text,
      ','
      order by
        h.found_at desc,
        h.conversation_id desc,
        h.seq desc
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
        to_char(h.found_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'),
        h.conversation_id::text,
        h.seq::text
      )
    from shown h
    order by
      h.found_at asc,
      h.conversation_id asc,
      h.seq asc
    limit 1
  ) as last
from
  shown h
  join conversations c on c.conversation_id = h.conversation_id
  join characters ch on ch.char_id = c.char_id
  join users cu on cu.user_id = c.creator_user_id
  join users fu on fu.user_id = c.user_id
  left join messages m on m.conversation_id = h.conversation_id
  and m.seq = h.seq;

-- foundPosts (src/features/discover/find-posts.ts)
with
  page as materialized (
    select p.*
    from
      (
        select
          p.*,
          pw.shown_words
        from
          (
            select p.*
            from posts p
            where
              p.state = 1
              and p.deleted_at is null
              and (p.published_at, p.post_id) < (:after1::timestamptz, :after2::bigint)
            order by
              p.published_at desc,
              p.post_id desc
            limit 5000
          ) p
          cross join lateral (
            select w.shown_words
            from post_words w
            where
              w.post_id = p.post_id
              and case
                when (
                  :viewerIsReviewer::boolean
                  or p.char_id in (
                    select h.char_id
                    from memberships h
                    where h.user_id = :viewerId::bigint
                  )
                  or p.post_id in (
                    select h.post_id
                    from purchases h
                    where h.user_id = :viewerId::bigint
                  )
                  or p.char_id in (
                    select h.char_id
                    from characters h
                    where h.user_id = :viewerId::bigint
                  )
                )
                or w.shown_words @@ (
                  select operators_query (:operators::text)
                ) then w.words @@ (
                  select operators_query (:operators::text)
                )
                else false
              end
            offset 0
          ) pw
        order by
          p.published_at desc,
          p.post_id desc
        offset 0
      ) p
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
      p.state = 1
      and p.deleted_at is null
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
        a.access = 'full'
        or p.shown_words @@ (
          select operators_query (:operators::text)
        )
      )
      and (p.published_at, p.post_id) < (:after1::timestamptz, :after2::bigint)
    order by
      p.published_at desc,
      p.post_id desc
    limit 21
  ),
  shown as (
    select p.*
    from page p
    order by
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
    select json_build_array(to_char(p.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), p.post_id::text)
    from shown p
    order by
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

-- foundPosts (src/features/discover/find-posts.ts)
with
  page as materialized (
    select p.*
    from
      (
        select
          p.*,
          pw.shown_words
        from
          post_words pw
          join posts p on p.post_id = pw.post_id
        where
          pw.words @@ (
            select operators_query (:operators::text)
          )
        order by
          p.published_at desc,
          p.post_id desc
        offset 0
      ) p
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
      p.state = 1
      and p.deleted_at is null
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
        a.access = 'full'
        or p.shown_words @@ (
          select operators_query (:operators::text)
        )
      )
      and (p.published_at, p.post_id) < (:after1::timestamptz, :after2::bigint)
    order by
      p.published_at desc,
      p.post_id desc
    limit 21
  ),
  shown as (
    select p.*
    from page p
    order by
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
    select json_build_array(to_char(p.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), p.post_id::text)
    from shown p
    order by
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

-- listBy (src/features/discover/list-discover-characters.ts)
with
  page as materialized (
    select c.*
    from characters c
    where
      c.deleted_at is null
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
      and c.user_id <> :viewerId::bigint
      and (
        :subType::text is null
        or (:subType::text = 'free') = (c.group_id is null)
      )
      and (c.created_at, c.char_id) < (:after1::timestamptz, :after2::bigint)
    order by
      c.created_at desc,
      c.char_id desc
    limit 21
  ),
  shown as (
    select c.*
    from page c
    order by
      c.created_at desc,
      c.char_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
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
        )
      )::text,
      ','
      order by
        c.created_at desc,
        c.char_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), c.char_id::text)
    from shown c
    order by
      c.created_at asc,
      c.char_id asc
    limit 1
  ) as last
from
  shown c
  left join memberships m on m.user_id = :viewerId::bigint
  and m.char_id = c.char_id
  cross join lateral (
    select is_joined (m.kind, c.group_id, m.period_end, :now::timestamptz) as joined
    offset 0
  ) j;

-- listBy (src/features/discover/list-discover-characters.ts)
with
  page as materialized (
    select c.*
    from characters c
    where
      c.deleted_at is null
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
      and c.user_id <> :viewerId::bigint
      and (
        :subType::text is null
        or (:subType::text = 'free') = (c.group_id is null)
      )
      and (c.follower_num, c.char_id) < (:after1::bigint, :after2::bigint)
    order by
      c.follower_num desc,
      c.char_id desc
    limit 21
  ),
  shown as (
    select c.*
    from page c
    order by
      c.follower_num desc,
      c.char_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
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
        )
      )::text,
      ','
      order by
        c.follower_num desc,
        c.char_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(c.follower_num::text, c.char_id::text)
    from shown c
    order by
      c.follower_num asc,
      c.char_id asc
    limit 1
  ) as last
from
  shown c
  left join memberships m on m.user_id = :viewerId::bigint
  and m.char_id = c.char_id
  cross join lateral (
    select is_joined (m.kind, c.group_id, m.period_end, :now::timestamptz) as joined
    offset 0
  ) j;

-- listBy (src/features/discover/list-discover-characters.ts)
with
  page as materialized (
    select c.*
    from characters c
    where
      c.deleted_at is null
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
      and c.user_id <> :viewerId::bigint
      and (
        :subType::text is null
        or (:subType::text = 'free') = (c.group_id is null)
      )
      and c.kind = :kind::text
      and (c.created_at, c.char_id) < (:after1::timestamptz, :after2::bigint)
    order by
      c.created_at desc,
      c.char_id desc
    limit 21
  ),
  shown as (
    select c.*
    from page c
    order by
      c.created_at desc,
      c.char_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
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
        )
      )::text,
      ','
      order by
        c.created_at desc,
        c.char_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), c.char_id::text)
    from shown c
    order by
      c.created_at asc,
      c.char_id asc
    limit 1
  ) as last
from
  shown c
  left join memberships m on m.user_id = :viewerId::bigint
  and m.char_id = c.char_id
  cross join lateral (
    select is_joined (m.kind, c.group_id, m.period_end, :now::timestamptz) as joined
    offset 0
  ) j;

-- listBy (src/features/discover/list-discover-characters.ts)
with
  page as materialized (
    select c.*
    from characters c
    where
      c.deleted_at is null
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
      and c.user_id <> :viewerId::bigint
      and (
        :subType::text is null
        or (:subType::text = 'free') = (c.group_id is null)
      )
      and c.kind = :kind::text
      and (c.follower_num, c.char_id) < (:after1::bigint, :after2::bigint)
    order by
      c.follower_num desc,
      c.char_id desc
    limit 21
  ),
  shown as (
    select c.*
    from page c
    order by
      c.follower_num desc,
      c.char_id desc
    limit :size::integer
  )
select
  concat(
    '[',
    string_agg(
      (
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
        )
      )::text,
      ','
      order by
        c.follower_num desc,
        c.char_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(c.follower_num::text, c.char_id::text)
    from shown c
    order by
      c.follower_num asc,
      c.char_id asc
    limit 1
  ) as last
from
  shown c
  left join memberships m on m.user_id = :viewerId::bigint
  and m.char_id = c.char_id
  cross join lateral (
    select is_joined (m.kind, c.group_id, m.period_end, :now::timestamptz) as joined
    offset 0
  ) j;

-- listBy (src/features/discover/list-discover-posts.ts)
with
  page as materialized (
    select p.*
    from
      posts p
      join characters c on c.char_id = p.char_id
    where
      p.state = 1
      and p.deleted_at is null
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
      and coalesce(
        (
          select true
          from post_media pm
          where pm.post_id = p.post_id
          limit 1
        ),
        false
      )
      and p.trend > 0
      and (
        :kind::text is null
        or c.kind = :kind::text
      )
      and (p.trend, p.post_id) < (:after1::bigint, :after2::bigint)
    order by
      p.trend desc,
      p.post_id desc
    limit 21
  ),
  shown as (
    select p.*
    from page p
    order by
      p.trend desc,
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
        p.trend desc,
        p.post_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(p.trend::text, p.post_id::text)
    from shown p
    order by
      p.trend asc,
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

-- listBy (src/features/discover/list-discover-posts.ts)
with
  page as materialized (
    select p.*
    from
      posts p
      join characters c on c.char_id = p.char_id
    where
      p.state = 1
      and p.deleted_at is null
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
      and coalesce(
        (
          select true
          from post_media pm
          where pm.post_id = p.post_id
          limit 1
        ),
        false
      )
      and true
      and (
        :kind::text is null
        or c.kind = :kind::text
      )
      and (p.like_num, p.post_id) < (:after1::bigint, :after2::bigint)
    order by
      p.like_num desc,
      p.post_id desc
    limit 21
  ),
  shown as (
    select p.*
    from page p
    order by
      p.like_num desc,
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
        p.like_num desc,
        p.post_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(p.like_num::text, p.post_id::text)
    from shown p
    order by
      p.like_num asc,
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

-- listBy (src/features/discover/list-discover-posts.ts)
with
  page as materialized (
    select p.*
    from
      posts p
      join characters c on c.char_id = p.char_id
    where
      p.state = 1
      and p.deleted_at is null
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
      and coalesce(
        (
          select true
          from post_media pm
          where pm.post_id = p.post_id
          limit 1
        ),
        false
      )
      and true
      and (
        :kind::text is null
        or c.kind = :kind::text
      )
      and (p.published_at, p.post_id) < (:after1::timestamptz, :after2::bigint)
    order by
      p.published_at desc,
      p.post_id desc
    limit 21
  ),
  shown as (
    select p.*
    from page p
    order by
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
    select json_build_array(to_char(p.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), p.post_id::text)
    from shown p
    order by
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

-- readTyped (src/features/discover/search.ts)
select
  o.operators,
  estimate_found (o.operators, 'character_words') > 3000 as in_characters,
  estimate_found (o.operators, 'post_words') > greatest(
    3000,
    (
      select k.reltuples
      from pg_class k
      where k.oid = 'post_words'::regclass
    ) * 5 / 1000
  ) as in_posts
from
  (
    select search_operators_near (:q::text) as operators
    offset 0
  ) o;

-- taggedPosts (src/features/discover/list-discover-posts.ts)
with
  page as materialized (
    select t.*
    from
      post_tags t
      join posts p on p.post_id = t.post_id
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
      t.tag = lower(normalize(:tag::text, nfkc))
      and (
        t.is_shown
        or a.access = 'full'
      )
      and p.state = 1
      and p.deleted_at is null
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
      and coalesce(
        (
          select true
          from post_media pm
          where pm.post_id = p.post_id
          limit 1
        ),
        false
      )
      and (t.published_at, t.post_id) < (:after1::timestamptz, :after2::bigint)
    order by
      t.published_at desc,
      t.post_id desc
    limit 21
  ),
  shown as (
    select t.*
    from page t
    order by
      t.published_at desc,
      t.post_id desc
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
        t.published_at desc,
        t.post_id desc
    ),
    ']'
  ) as list,
  (
    select count(*)
    from page
  ) > :size::integer as has_more,
  (
    select json_build_array(to_char(t.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"'), t.post_id::text)
    from shown t
    order by
      t.published_at asc,
      t.post_id asc
    limit 1
  ) as last
from
  shown t
  join posts p on p.post_id = t.post_id
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

-- unused (src/features/discover/search-terms.sql.ts)
select delete_unused_terms () is null as done;
