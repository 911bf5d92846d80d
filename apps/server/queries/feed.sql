-- Made by scripts/gen-queries.ts. Do not edit.

-- countNewer (src/features/feed/list-following-feed.ts)
with
  few as materialized (
    select m.char_id
    from memberships m
    where m.user_id = :viewerId::bigint
    limit 101
  ),
  known as materialized (
    select count(*)::integer as joined
    from few
  ),
  walked as materialized (
    select
      f.post_id,
      f.published_at
    from
      (
        select
          p.post_id,
          p.char_id,
          p.published_at,
          row_number() over (
            order by
              p.published_at desc,
              p.post_id desc
          ) as place
        from posts p
        where
          p.state = 1
          and p.deleted_at is null
          and (p.published_at, p.post_id) < (:after1::timestamptz, :after2::bigint)
          and (
            select k.joined
            from known k
          ) > 100
        order by
          p.published_at desc,
          p.post_id desc
        limit 5000
      ) f,
      lateral (
        select f.post_id
      ) p
    where
      case
        when f.place > 200
        and (
          f.char_id in (
            select m.char_id
            from memberships m
            where m.user_id = :viewerId::bigint
          )
        ) is not true then false
        when true then coalesce(
          (
            select
              is_joined (m.kind, c.group_id, m.period_end, :now::timestamptz)
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
                  from hidden_characters h
                  where
                    h.user_id = :viewerId::bigint
                    and h.char_id = c.char_id
                ),
                false
              ) is false
            from
              memberships m
              join characters c on c.char_id = m.char_id
            where
              m.user_id = :viewerId::bigint
              and m.char_id = f.char_id
          ),
          false
        )
        else false
      end
    order by
      published_at desc,
      post_id desc
    limit :wanted::integer
  ),
  tops as (
    select
      m.char_id,
      h.post_id,
      h.published_at
    from
      memberships m
      cross join lateral (
        select
          p.post_id,
          p.published_at
        from posts p
        where
          p.char_id = m.char_id
          and p.state = 1
          and p.deleted_at is null
          and (p.published_at, p.post_id) < (:after1::timestamptz, :after2::bigint)
          and true
        order by
          p.published_at desc,
          p.post_id desc
        limit 1
      ) h
    where
      m.user_id = :viewerId::bigint
      and (
        select count(*)
        from walked
      ) < :wanted::integer
    order by
      published_at desc,
      post_id desc
    offset 0
  ),
  creators as materialized (
    select t.char_id
    from tops t
    where
      coalesce(
        (
          select
            is_joined (m.kind, c.group_id, m.period_end, :now::timestamptz)
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
                from hidden_characters h
                where
                  h.user_id = :viewerId::bigint
                  and h.char_id = c.char_id
              ),
              false
            ) is false
          from
            memberships m
            join characters c on c.char_id = m.char_id
          where
            m.user_id = :viewerId::bigint
            and m.char_id = t.char_id
        ),
        false
      )
    limit :wanted::integer
  ),
  gathered as materialized (
    select
      x.post_id,
      x.published_at
    from
      creators
      cross join lateral (
        select
          p.post_id,
          p.published_at
        from posts p
        where
          p.char_id = creators.char_id
          and p.state = 1
          and p.deleted_at is null
          and (p.published_at, p.post_id) < (:after1::timestamptz, :after2::bigint)
          and true
        order by
          p.published_at desc,
          p.post_id desc
        limit :wanted::integer
      ) x
    order by
      published_at desc,
      post_id desc
    limit :wanted::integer
  ),
  followed as materialized (
    select g.*
    from gathered g
    union all
    select w.*
    from walked w
    where
      (
        select count(*)
        from walked
      ) = :wanted::integer
  )
select count(*)::integer as count
from
  followed f
  join posts since on since.post_id = :postId::bigint
where
  f.post_id <> since.post_id
  and f.published_at > since.published_at;

-- countPublished (src/features/feed/count-published.ts)
select count(*)::integer as count
from
  (
    select
    from posts
    where
      state = 1
      and deleted_at is null
    limit 1000
  ) few;

-- countPublished (src/features/feed/count-published.ts)
select greatest(c.reltuples, 0)::bigint as count
from pg_class c
where c.oid = 'posts_feed'::regclass;

-- deleteAll (src/features/feed/delete-home-marks.ts)
with
  hidden as (
    delete from hidden_characters
    where user_id = :viewerId::bigint
  ),
  creators as (
    delete from less_creators
    where user_id = :viewerId::bigint
  ),
  topics as (
    delete from less_topics
    where user_id = :viewerId::bigint
  )
delete from seen_posts
where user_id = :viewerId::bigint;

-- deleteCreator (src/features/feed/want-less.ts)
delete from less_creators
where
  user_id = :viewerId::bigint
  and char_id = :charId::bigint;

-- deleteOldest (src/features/feed/mark-seen.ts)
delete from seen_posts s using (
  select
    o.seen_at,
    o.post_id
  from seen_posts o
  where o.user_id = :viewerId::bigint
  order by
    o.seen_at desc,
    o.post_id desc
  offset 1000
  limit 1
) first
where
  s.user_id = :viewerId::bigint
  and (s.seen_at, s.post_id) <= (first.seen_at, first.post_id);

-- deleteOne (src/features/feed/hide-from-home-feed.ts)
delete from hidden_characters
where
  user_id = :viewerId::bigint
  and char_id = :charId::bigint;

-- deleteSeen (src/features/feed/mark-seen.ts)
delete from seen_posts
where user_id = :viewerId::bigint;

-- deleteTopic (src/features/feed/want-less.ts)
delete from less_topics
where
  user_id = :viewerId::bigint
  and topic = :topic::text;

-- findCandidates (src/features/feed/find-candidates.ts)
with
  opens as materialized (
    select
      w.post_id,
      1 as list,
      w.score as place
    from
      (
        select
          p.post_id,
          p.char_id,
          p.score,
          p.language
        from posts p
        where
          p.state = 1
          and p.deleted_at is null
          and p.is_open
          and (p.score, p.post_id) < (:openScore::bigint, :openId::bigint)
        order by
          p.score desc,
          p.post_id desc
        limit 5000
      ) w,
      lateral (
        select
          w.post_id,
          w.char_id,
          w.language
      ) p
    where
      not (
        p.char_id in (
          select h.char_id
          from hidden_characters h
          where h.user_id = :viewerId::bigint
          union all
          select l.char_id
          from less_creators l
          where l.user_id = :viewerId::bigint
        )
      ) is true
      and (
        p.post_id in (
          select s.post_id
          from seen_posts s
          where s.user_id = :viewerId::bigint
        )
      ) is not true
      and (coalesce(p.language, :language::text) = :language::text) <> :isForeign::boolean
    order by
      w.score desc,
      w.post_id desc
    limit 20
  ),
  others as materialized (
    select
      w.post_id,
      3 as list,
      w.score as place
    from
      (
        select
          p.post_id,
          p.char_id,
          p.score,
          p.language
        from posts p
        where
          p.state = 1
          and p.deleted_at is null
          and not p.is_open
          and (p.score, p.post_id) < (:offerScore::bigint, :offerId::bigint)
        order by
          p.score desc,
          p.post_id desc
        limit 5000
      ) w,
      lateral (
        select
          w.post_id,
          w.char_id,
          w.language
      ) p
    where
      not (
        p.char_id in (
          select h.char_id
          from hidden_characters h
          where h.user_id = :viewerId::bigint
          union all
          select l.char_id
          from less_creators l
          where l.user_id = :viewerId::bigint
        )
      ) is true
      and (
        p.post_id in (
          select s.post_id
          from seen_posts s
          where s.user_id = :viewerId::bigint
        )
      ) is not true
      and (
        :isForeign::boolean
        or coalesce(p.language, :language::text) = :language::text
      )
    order by
      w.score desc,
      w.post_id desc
    limit 8
  ),
  few as materialized (
    select m.char_id
    from memberships m
    where m.user_id = :viewerId::bigint
    limit 101
  ),
  known as materialized (
    select count(*)::integer as joined
    from few
  ),
  walked as materialized (
    select
      f.post_id,
      f.published_at
    from
      (
        select
          p.post_id,
          p.char_id,
          p.published_at,
          row_number() over (
            order by
              p.published_at desc,
              p.post_id desc
          ) as place
        from posts p
        where
          p.state = 1
          and p.deleted_at is null
          and (p.published_at, p.post_id) < (:after1::timestamptz, :after2::bigint)
          and (
            select k.joined
            from known k
          ) > 100
        order by
          p.published_at desc,
          p.post_id desc
        limit 5000
      ) f,
      lateral (
        select f.post_id
      ) p
    where
      case
        when f.place > 200
        and (
          f.char_id in (
            select m.char_id
            from memberships m
            where m.user_id = :viewerId::bigint
          )
        ) is not true then false
        when (
          p.post_id in (
            select s.post_id
            from seen_posts s
            where s.user_id = :viewerId::bigint
          )
        ) is not true then coalesce(
          (
            select
              is_joined (m.kind, c.group_id, m.period_end, :now::timestamptz)
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
                  from hidden_characters h
                  where
                    h.user_id = :viewerId::bigint
                    and h.char_id = c.char_id
                ),
                false
              ) is false
            from
              memberships m
              join characters c on c.char_id = m.char_id
            where
              m.user_id = :viewerId::bigint
              and m.char_id = f.char_id
          ),
          false
        )
        else false
      end
    order by
      published_at desc,
      post_id desc
    limit 12
  ),
  tops as (
    select
      m.char_id,
      h.post_id,
      h.published_at
    from
      memberships m
      cross join lateral (
        select
          p.post_id,
          p.published_at
        from posts p
        where
          p.char_id = m.char_id
          and p.state = 1
          and p.deleted_at is null
          and (p.published_at, p.post_id) < (:after1::timestamptz, :after2::bigint)
          and (
            p.post_id in (
              select s.post_id
              from seen_posts s
              where s.user_id = :viewerId::bigint
            )
          ) is not true
        order by
          p.published_at desc,
          p.post_id desc
        limit 1
      ) h
    where
      m.user_id = :viewerId::bigint
      and (
        select count(*)
        from walked
      ) < 12
    order by
      published_at desc,
      post_id desc
    offset 0
  ),
  creators as materialized (
    select t.char_id
    from tops t
    where
      coalesce(
        (
          select
            is_joined (m.kind, c.group_id, m.period_end, :now::timestamptz)
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
                from hidden_characters h
                where
                  h.user_id = :viewerId::bigint
                  and h.char_id = c.char_id
              ),
              false
            ) is false
          from
            memberships m
            join characters c on c.char_id = m.char_id
          where
            m.user_id = :viewerId::bigint
            and m.char_id = t.char_id
        ),
        false
      )
    limit 12
  ),
  gathered as materialized (
    select
      x.post_id,
      x.published_at
    from
      creators
      cross join lateral (
        select
          p.post_id,
          p.published_at
        from posts p
        where
          p.char_id = creators.char_id
          and p.state = 1
          and p.deleted_at is null
          and (p.published_at, p.post_id) < (:after1::timestamptz, :after2::bigint)
          and (
            p.post_id in (
              select s.post_id
              from seen_posts s
              where s.user_id = :viewerId::bigint
            )
          ) is not true
        order by
          p.published_at desc,
          p.post_id desc
        limit 12
      ) x
    order by
      published_at desc,
      post_id desc
    limit 12
  ),
  followed as materialized (
    select g.*
    from gathered g
    union all
    select w.*
    from walked w
    where
      (
        select count(*)
        from walked
      ) = 12
  ),
  picked as materialized (
    select *
    from opens
    union all
    select *
    from others
    union all
    select
      f.post_id,
      2,
      (
        extract(
          epoch
          from f.published_at
        ) * 1000000
      )::bigint
    from followed f
    union all
    select
      w.post_id,
      0,
      0
    from unnest(:waiting::bigint[]) w (post_id)
  )
select
  k.list,
  p.post_id,
  p.char_id,
  p.score,
  a.access <> 'full' as is_offer,
  to_char(p.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as published,
  p.deleted_at is null
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
  and case k.list
    when 2 then not p.is_open
    and not (
      p.char_id in (
        select h.char_id
        from hidden_characters h
        where h.user_id = :viewerId::bigint
        union all
        select l.char_id
        from less_creators l
        where l.user_id = :viewerId::bigint
      )
    ) is true
    when 3 then a.access <> 'full'
    and not j.joined
    or c.user_id = :viewerId::bigint
    when 0 then p.state = 1
    and a.access = 'full'
    and not (
      p.char_id in (
        select h.char_id
        from hidden_characters h
        where h.user_id = :viewerId::bigint
        union all
        select l.char_id
        from less_creators l
        where l.user_id = :viewerId::bigint
      )
    ) is true
    and (
      p.post_id in (
        select s.post_id
        from seen_posts s
        where s.user_id = :viewerId::bigint
      )
    ) is not true
    else true
  end
  and (
    a.access = 'full'
    or not is_sales_quiet (:viewerId::bigint, :now::timestamptz)
    and case
      when p.price > 0 then c.group_id is null
      or c.group_id ~ '^group_([1-4])(?:_(3|7))?$'
      when p.tier_level > 0 then (
        c.group_id is null
        or c.group_id ~ '^group_([1-4])(?:_(3|7))?$'
        and c.pro_sales_open
      )
      and opening_tier (p.char_id, p.tier_level) ->> 'level' is not null
      else (
        c.group_id is null
        or c.group_id ~ '^group_([1-4])(?:_(3|7))?$'
        and c.pro_sales_open
      )
    end
  )
  and (
    j.joined
    or c.kind is null
    or (
      c.kind in (
        select l.topic
        from less_topics l
        where l.user_id = :viewerId::bigint
      )
    ) is not true
  ) as is_there
from
  picked k
  join posts p on p.post_id = k.post_id
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
order by
  k.list,
  k.place desc,
  p.post_id desc;

-- findCharacter (src/features/feed/get-other-char-id.ts)
select
  c.char_id,
  c.user_id = :viewerId::bigint as is_own
from characters c
where
  (
    c.char_id = :id::bigint
    or c.user_id = :id::bigint
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
limit 1;

-- findGiftPosts (src/features/feed/list-gift-posts.ts)
select f.post_id
from
  (
    select
      p.post_id,
      p.score,
      (coalesce(p.language, :language::text) = :language::text) as is_read,
      row_number() over (
        partition by
          p.char_id
        order by
          (coalesce(p.language, :language::text) = :language::text) desc,
          p.score desc,
          p.post_id desc
      ) as place
    from
      (
        select p.*
        from posts p
        where
          p.state = 1
          and p.deleted_at is null
          and not p.is_open
          and p.price between 1 and :diamonds::integer
        order by
          p.score desc,
          p.post_id desc
        limit 5000
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
      a.access <> 'full'
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
      and not (
        p.char_id in (
          select h.char_id
          from hidden_characters h
          where h.user_id = :viewerId::bigint
          union all
          select l.char_id
          from less_creators l
          where l.user_id = :viewerId::bigint
        )
      ) is true
      and not is_sales_quiet (:viewerId::bigint, :now::timestamptz)
      and case
        when p.price > 0 then c.group_id is null
        or c.group_id ~ '^group_([1-4])(?:_(3|7))?$'
        when p.tier_level > 0 then (
          c.group_id is null
          or c.group_id ~ '^group_([1-4])(?:_(3|7))?$'
          and c.pro_sales_open
        )
        and opening_tier (p.char_id, p.tier_level) ->> 'level' is not null
        else (
          c.group_id is null
          or c.group_id ~ '^group_([1-4])(?:_(3|7))?$'
          and c.pro_sales_open
        )
      end
  ) f
where f.place = 1
order by
  f.is_read desc,
  f.score desc,
  f.post_id desc
limit 3;

-- findHidden (src/features/feed/hide-from-home-feed.ts)
select
  exists (
    select
    from hidden_characters
    where
      user_id = :viewerId::bigint
      and char_id = :charId::bigint
  ) as is_hidden;

-- findTopic (src/features/feed/want-less.ts)
select c.kind as topic
from characters c
where c.char_id = :charId::bigint;

-- followingPage (src/features/feed/list-following-feed.ts)
with
  few as materialized (
    select m.char_id
    from memberships m
    where m.user_id = :viewerId::bigint
    limit 101
  ),
  known as materialized (
    select count(*)::integer as joined
    from few
  ),
  walked as materialized (
    select
      f.post_id,
      f.published_at
    from
      (
        select
          p.post_id,
          p.char_id,
          p.published_at,
          row_number() over (
            order by
              p.published_at desc,
              p.post_id desc
          ) as place
        from posts p
        where
          p.state = 1
          and p.deleted_at is null
          and (p.published_at, p.post_id) < (:after1::timestamptz, :after2::bigint)
          and (
            select k.joined
            from known k
          ) > 100
        order by
          p.published_at desc,
          p.post_id desc
        limit 5000
      ) f,
      lateral (
        select f.post_id
      ) p
    where
      case
        when f.place > 200
        and (
          f.char_id in (
            select m.char_id
            from memberships m
            where m.user_id = :viewerId::bigint
          )
        ) is not true then false
        when true then coalesce(
          (
            select
              is_joined (m.kind, c.group_id, m.period_end, :now::timestamptz)
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
                  from hidden_characters h
                  where
                    h.user_id = :viewerId::bigint
                    and h.char_id = c.char_id
                ),
                false
              ) is false
            from
              memberships m
              join characters c on c.char_id = m.char_id
            where
              m.user_id = :viewerId::bigint
              and m.char_id = f.char_id
          ),
          false
        )
        else false
      end
    order by
      published_at desc,
      post_id desc
    limit :wanted::integer
  ),
  tops as (
    select
      m.char_id,
      h.post_id,
      h.published_at
    from
      memberships m
      cross join lateral (
        select
          p.post_id,
          p.published_at
        from posts p
        where
          p.char_id = m.char_id
          and p.state = 1
          and p.deleted_at is null
          and (p.published_at, p.post_id) < (:after1::timestamptz, :after2::bigint)
          and true
        order by
          p.published_at desc,
          p.post_id desc
        limit 1
      ) h
    where
      m.user_id = :viewerId::bigint
      and (
        select count(*)
        from walked
      ) < :wanted::integer
    order by
      published_at desc,
      post_id desc
    offset 0
  ),
  creators as materialized (
    select t.char_id
    from tops t
    where
      coalesce(
        (
          select
            is_joined (m.kind, c.group_id, m.period_end, :now::timestamptz)
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
                from hidden_characters h
                where
                  h.user_id = :viewerId::bigint
                  and h.char_id = c.char_id
              ),
              false
            ) is false
          from
            memberships m
            join characters c on c.char_id = m.char_id
          where
            m.user_id = :viewerId::bigint
            and m.char_id = t.char_id
        ),
        false
      )
    limit :wanted::integer
  ),
  gathered as materialized (
    select
      x.post_id,
      x.published_at
    from
      creators
      cross join lateral (
        select
          p.post_id,
          p.published_at
        from posts p
        where
          p.char_id = creators.char_id
          and p.state = 1
          and p.deleted_at is null
          and (p.published_at, p.post_id) < (:after1::timestamptz, :after2::bigint)
          and true
        order by
          p.published_at desc,
          p.post_id desc
        limit :wanted::integer
      ) x
    order by
      published_at desc,
      post_id desc
    limit :wanted::integer
  ),
  followed as materialized (
    select g.*
    from gathered g
    union all
    select w.*
    from walked w
    where
      (
        select count(*)
        from walked
      ) = :wanted::integer
  ),
  shown as materialized (
    select f.*
    from followed f
    order by
      f.published_at desc,
      f.post_id desc
    limit :size::integer
    offset :skip::integer
  ),
  last as (
    select s.*
    from shown s
    order by
      s.published_at,
      s.post_id
    limit 1
  )
select
  (
    select
      concat(
        '[',
        string_agg(
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
          ),
          ','
          order by o.place
        ),
        ']'
      ) as list
    from
      unnest(
        array(
          select s.post_id
          from shown s
          order by
            s.published_at desc,
            s.post_id desc
        )
      ) with ordinality o (id, place)
      join posts p on p.post_id = o.id
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
  ) as list,
  (
    select count(*)
    from followed
  ) = :wanted::integer as has_more,
  l.post_id as last_id,
  to_char(l.published_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as last_published,
  case
    when k.joined <= 100 then (
      select coalesce(sum(c.post_num), 0)
      from
        few
        join characters c using (char_id)
    )
  end::bigint as posts
from
  known k
  left join last l on true;

-- insertCreator (src/features/feed/want-less.ts)
with
  surplus as (
    delete from less_creators l using (
      select o.char_id
      from less_creators o
      where
        o.user_id = :viewerId::bigint
        and o.char_id <> :charId::bigint
      order by
        o.created_at desc,
        o.char_id desc
      offset 99
    ) old
    where
      l.user_id = :viewerId::bigint
      and l.char_id = old.char_id
  )
insert into
  less_creators (user_id, char_id, created_at)
values (:viewerId::bigint, :charId::bigint, :now::timestamptz)
on conflict do nothing;

-- insertHidden (src/features/feed/hide-from-home-feed.ts)
insert into
  hidden_characters (user_id, char_id, created_at)
values (:viewerId::bigint, :charId::bigint, :now::timestamptz)
on conflict do nothing;

-- insertSeen (src/features/feed/mark-seen.ts)
insert into
  seen_posts (user_id, post_id, seen_at)
select
  :viewerId::bigint,
  p.post_id,
  :now::timestamptz
from posts p
where
  p.post_id = any (:postIds::bigint[])
  and p.state = 1
  and p.deleted_at is null
order by p.post_id
on conflict do nothing;

-- insertTopic (src/features/feed/want-less.ts)
insert into
  less_topics (user_id, topic, created_at)
values (:viewerId::bigint, :topic::text, :now::timestamptz)
on conflict do nothing;

-- listCreators (src/features/feed/want-less.ts)
select
  c.char_id,
  c.name
from
  less_creators l
  join characters c using (char_id)
where
  l.user_id = :viewerId::bigint
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
order by
  l.created_at desc,
  l.char_id desc
limit 100;

-- listTopics (src/features/feed/want-less.ts)
select topic
from less_topics
where user_id = :viewerId::bigint
order by
  created_at desc,
  topic
limit 100;

-- postCards (src/features/feed/post-cards.ts)
select
  concat(
    '[',
    string_agg(
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
      ),
      ','
      order by o.place
    ),
    ']'
  ) as list
from
  unnest(:ids::bigint[]) with ordinality o (id, place)
  join posts p on p.post_id = o.id
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
  ) is false;
