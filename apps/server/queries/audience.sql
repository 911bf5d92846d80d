-- Made by scripts/gen-queries.ts. Do not edit.

-- addUp (src/features/audience/seal-hours.ts)
with
  live as materialized (
    select c.char_id
    from
      characters c
      join users u using (user_id)
    where
      u.deleted_at is null
      and c.char_id in (
        select n.char_id
        from audience_events n
        where
          n.xid >= :after::xid8
          and n.xid < :upto::xid8
      )
    for key share of
      u
  )
insert into
  audience_hours as h (char_id, dim, hour, key, views, visits, reached, joined, paid)
select
  e.char_id,
  d.dim,
  e.hour,
  d.key,
  count(*) filter (
    where e.kind = 'view'
  )::int,
  count(*) filter (
    where e.kind = 'visit'
  )::int,
  count(*) filter (
    where e.kind = 'reach'
  )::int,
  count(*) filter (
    where e.kind = 'join'
  )::int,
  count(*) filter (
    where e.kind = 'pay'
  )::int
from
  audience_events e
  cross join lateral (
    values
      ('all', ''),
      ('source', e.source),
      ('country', e.country),
      (
        'post',
        case
          when e.kind = 'view' then e.slot::text
        end
      )
  ) d (dim, key)
where
  e.xid >= :after::xid8
  and e.xid < :upto::xid8
  and d.key is not null
  and e.char_id in (
    select l.char_id
    from live l
  )
group by
  1,
  2,
  3,
  4
on conflict (char_id, dim, hour, key) do update
set
  views = h.views + excluded.views,
  visits = h.visits + excluded.visits,
  reached = h.reached + excluded.reached,
  joined = h.joined + excluded.joined,
  paid = h.paid + excluded.paid;

-- anonymize (src/features/audience/note-join.ts)
update audience_events
set user_id = null
where user_id = :userId::bigint;

-- deleteOld (src/features/audience/seal-hours.ts)
with
  kept as (
    update audience_rollup
    set kept_since = greatest(kept_since, :now::timestamptz - 190 * interval '1 day')
    returning
      kept_since,
      upto_xid
  )
delete from audience_events e using kept
where
  e.hour < kept.kept_since
  and e.xid < kept.upto_xid;

-- deleteOwn (src/features/audience/note-join.ts)
delete from audience_hours
where
  char_id in (
    select c.char_id
    from characters c
    where c.user_id = :userId::bigint
  );

-- findSpan (src/features/audience/insights/span.sql.ts)
select
  u.timezone,
  a.account_id,
  s.since at time zone u.timezone as since,
  (s.since - make_interval(days => :days::integer)) at time zone u.timezone as before,
  (
    select
      json_agg(
        to_char(d, 'YYYY-MM-DD')
        order by d
      )
    from
      generate_series(
        s.since - make_interval(days => :days::integer),
        s.since + make_interval(days => :days::integer - 1),
        interval '1 day'
      ) d
  ) as days,
  (
    select counted_at
    from audience_rollup
  ) as counted_at
from
  users u
  join ledger_accounts a on a.user_id = u.user_id
  and a.kind = 'creator_pending'
  cross join lateral (
    select date_trunc('day', :now::timestamptz at time zone u.timezone) - make_interval(days => :days::integer - 1) as since
  ) s
where u.user_id = :viewerId::bigint;

-- insertJoin (src/features/audience/note-join.ts)
with
  reached as (
    select
      e.source,
      e.country,
      e.hour
    from audience_events e
    where
      e.user_id = :viewerId::bigint
      and e.kind = 'reach'
      and e.char_id = :charId::bigint
      and e.slot = 0
  ),
  first as (
    select
      r.source,
      r.country,
      r.hour,
      false as is_now
    from reached r
    union all
    select
      case
        when exists (
          select
          from tracking_touches t
          where
            t.user_id = :viewerId::bigint
            and t.char_id = c.char_id
            and t.touched_at > :now::timestamptz - 30 * interval '1 day'
        ) then 'link'
        else 'other'
      end,
      '',
      date_trunc('hour', :now::timestamptz, owner.timezone),
      true
    from
      characters c
      join users owner on owner.user_id = c.user_id
    where
      c.char_id = :charId::bigint
      and not exists (
        select
        from reached
      )
  )
insert into
  audience_events (user_id, kind, char_id, slot, source, country, hour)
select
  :viewerId::bigint,
  k.kind,
  :charId::bigint,
  0,
  f.source,
  f.country,
  f.hour
from
  first f
  join (
    values
      ('join'),
      ('reach')
  ) k (kind) on k.kind = 'join'
  or f.is_now
order by k.kind
on conflict do nothing;

-- insertPayers (src/features/audience/seal-hours.ts)
insert into
  audience_events (user_id, kind, char_id, slot, source, country, hour)
select distinct
  on (r.user_id, r.char_id) r.user_id,
  'pay',
  r.char_id,
  0,
  r.source,
  r.country,
  r.hour
from
  journal_entries j
  join audience_rollup a on j.entry_id > a.upto_entry_id
  join audience_events r on r.user_id = j.user_id
  and r.kind = 'reach'
  and r.char_id = j.char_id
  and r.slot = 0
where
  j.entry_id <= :entryUpto::bigint
  and j.kind in ('gift', 'unlock', 'post_sale', 'message', 'subscription')
order by
  r.user_id,
  r.char_id
on conflict do nothing;

-- insertViews (src/features/audience/note-audience.ts)
with
  seen as materialized (
    select
      p.post_id,
      p.char_id,
      date_trunc('hour', :now::timestamptz, owner.timezone) as hour
    from
      posts p
      join characters c using (char_id)
      join users owner on owner.user_id = c.user_id
    where
      p.post_id = any (:postIds::bigint[])
      and p.state = 1
      and p.deleted_at is null
      and c.deleted_at is null
      and c.user_id <> :viewerId::bigint
  ),
  reached as (
    insert into
      audience_events (user_id, kind, char_id, slot, source, country, hour)
    select distinct
      on (s.char_id) :viewerId::bigint,
      'reach',
      s.char_id,
      0,
      :source::text,
      :country::text,
      s.hour
    from seen s
    where
      not exists (
        select
        from memberships m
        where
          m.user_id = :viewerId::bigint
          and m.char_id = s.char_id
      )
    order by s.char_id
    on conflict do nothing
  )
insert into
  audience_events (user_id, kind, char_id, slot, source, country, hour)
select
  :viewerId::bigint,
  'view',
  s.char_id,
  s.post_id,
  :source::text,
  :country::text,
  s.hour
from seen s
order by s.post_id
on conflict do nothing;

-- insertVisit (src/features/audience/note-audience.ts)
with
  s as materialized (
    select
      c.char_id,
      date_trunc('hour', :now::timestamptz, owner.timezone) as hour,
      case
        when exists (
          select
          from tracking_touches t
          where
            t.user_id = :viewerId::bigint
            and t.char_id = c.char_id
            and t.touched_at > :now::timestamptz - 30 * interval '1 day'
        ) then 'link'
        else :source::text
      end as source
    from
      characters c
      join users owner on owner.user_id = c.user_id
    where
      c.char_id = :charId::bigint
      and c.deleted_at is null
      and c.user_id <> :viewerId::bigint
  ),
  reached as (
    insert into
      audience_events (user_id, kind, char_id, slot, source, country, hour)
    select
      :viewerId::bigint,
      'reach',
      s.char_id,
      0,
      s.source,
      :country::text,
      s.hour
    from s
    where
      not exists (
        select
        from memberships m
        where
          m.user_id = :viewerId::bigint
          and m.char_id = s.char_id
      )
    on conflict do nothing
  )
insert into
  audience_events (user_id, kind, char_id, slot, source, country, hour)
select
  :viewerId::bigint,
  'visit',
  s.char_id,
  extract(
    epoch
    from s.hour
  )::bigint,
  s.source,
  :country::text,
  s.hour
from s
on conflict do nothing;

-- listRetention (src/features/audience/insights/get-retention.ts)
with
  months as (
    select
      month,
      month at time zone u.timezone as start,
      (month + interval '1 month') at time zone u.timezone as end
    from
      users u
      cross join lateral generate_series(
        date_trunc('month', :now::timestamptz at time zone u.timezone) - make_interval(months => 12 - 1),
        date_trunc('month', :now::timestamptz at time zone u.timezone),
        interval '1 month'
      ) month
    where u.user_id = :viewerId::bigint
  ),
  people as (
    select
      mo.month,
      count(*)::int as joined,
      count(*) filter (
        where is_joined (m.kind, c.group_id, m.period_end, :now::timestamptz)
      )::int as there,
      count(*) filter (
        where
          m.kind = 'pro'
          and m.period_end > :now::timestamptz
          and m.state <> 'expired'
      )::int as subscribing
    from
      months mo
      join first_joins f on f.char_id = :charId::bigint
      and f.joined_at >= mo.start
      and f.joined_at < mo.end
      join characters c on c.char_id = f.char_id
      left join memberships m on m.user_id = f.user_id
      and m.char_id = f.char_id
    group by mo.month
  )
select
  json_agg(
    json_build_object(
      'month',
      to_char(mo.month, 'YYYY-MM'),
      'joined_num',
      coalesce(p.joined, 0),
      'there_num',
      coalesce(p.there, 0),
      'subscribing_num',
      coalesce(p.subscribing, 0)
    )
    order by mo.month
  ) as list
from
  months mo
  left join people p using (month);

-- listSeries (src/features/audience/insights/series.sql.ts)
with
  s as materialized (
    select
      h.key,
      h.hour >= :since::timestamptz as is_now,
      to_char(h.hour at time zone :timezone::text, :format::text) as at,
      sum(h.views)::int as views,
      sum(h.visits)::int as visits,
      sum(h.reached)::int as reached,
      sum(h.joined)::int as joined,
      sum(h.paid)::int as paid
    from audience_hours h
    where
      h.char_id = :charId::bigint
      and h.dim = :dim::text
      and h.hour >= :before::timestamptz
    group by
      1,
      2,
      3
  ),
  largest as (
    select
      s.key,
      row_number() over (
        order by
          coalesce(
            sum(s.views) filter (
              where s.is_now
            ),
            0
          ) desc,
          coalesce(
            sum(s.visits) filter (
              where s.is_now
            ),
            0
          ) desc,
          sum(s.views) desc,
          s.key
      ) as place
    from s
    group by s.key
    order by place
    limit :limit::integer
  ),
  groups as (
    select
      g.place,
      s.key,
      json_build_object(
        'view_num',
        coalesce(
          sum(s.views) filter (
            where s.is_now
          ),
          0
        ),
        'visit_num',
        coalesce(
          sum(s.visits) filter (
            where s.is_now
          ),
          0
        ),
        'reached_num',
        coalesce(
          sum(s.reached) filter (
            where s.is_now
          ),
          0
        ),
        'joined_num',
        coalesce(
          sum(s.joined) filter (
            where s.is_now
          ),
          0
        ),
        'paid_num',
        coalesce(
          sum(s.paid) filter (
            where s.is_now
          ),
          0
        )
      ) as now,
      json_build_object(
        'view_num',
        coalesce(
          sum(s.views) filter (
            where not s.is_now
          ),
          0
        ),
        'visit_num',
        coalesce(
          sum(s.visits) filter (
            where not s.is_now
          ),
          0
        ),
        'reached_num',
        coalesce(
          sum(s.reached) filter (
            where not s.is_now
          ),
          0
        ),
        'joined_num',
        coalesce(
          sum(s.joined) filter (
            where not s.is_now
          ),
          0
        ),
        'paid_num',
        coalesce(
          sum(s.paid) filter (
            where not s.is_now
          ),
          0
        )
      ) as before,
      coalesce(
        json_agg(
          json_build_object(
            'at',
            s.at,
            'view_num',
            s.views,
            'visit_num',
            s.visits,
            'reached_num',
            s.reached,
            'joined_num',
            s.joined,
            'paid_num',
            s.paid
          )
          order by s.at
        ) filter (
          where s.is_now
        ),
        '[]'
      ) as points,
      coalesce(
        json_agg(
          json_build_object(
            'at',
            s.at,
            'view_num',
            s.views,
            'visit_num',
            s.visits,
            'reached_num',
            s.reached,
            'joined_num',
            s.joined,
            'paid_num',
            s.paid
          )
          order by s.at
        ) filter (
          where not s.is_now
        ),
        '[]'
      ) as points_before
    from
      s
      join largest g using (key)
    group by
      g.place,
      s.key
  )
select
  coalesce(
    json_agg(
      json_build_object(
        'key',
        g.key,
        'label',
        coalesce(left(p.content, 200), ''),
        'item',
        case
          when p.post_id is not null then (
            select media_item_text (f.item, coalesce('?v=' || nullif(:mediaToken::text, ''), ''), f.placeholder, ('')::text)::json
            from
              post_media pm
              join media f on f.media_id = pm.media_id
              and f.state = 'ready'
            where
              pm.post_id = p.post_id
              and not pm.is_preview
            order by pm.position
            limit 1
          )
        end,
        'now',
        g.now,
        'before',
        g.before,
        'points',
        g.points,
        'points_before',
        g.points_before
      )
      order by g.place
    ),
    '[]'
  ) as list
from
  groups g
  left join posts p on p.post_id = case
    when :dim::text = 'post' then g.key::bigint
  end
  and p.deleted_at is null;

-- lockRollup (src/features/audience/seal-hours.ts)
select
  upto_xid as after,
  pg_snapshot_xmin(pg_current_snapshot()) as upto
from audience_rollup
for update;

-- markCounted (src/features/audience/seal-hours.ts)
update audience_rollup
set
  upto_xid = :upto::xid8,
  counted_at = :now::timestamptz;

-- markPayers (src/features/audience/seal-hours.ts)
update audience_rollup
set upto_entry_id = greatest(upto_entry_id, :entryUpto::bigint);
