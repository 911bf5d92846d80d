-- Made by scripts/gen-queries.ts. Do not edit.

-- find (src/features/desk/person/find-case.ts)
select user_id
from staff_cases
where
  case_id = :caseId::bigint
  and queue = :queue::text;

-- findPerson (src/features/desk/person/get-person.ts)
select
  u.nickname,
  u.created_at,
  c.char_id,
  c.char_unique_id,
  coalesce(u.muted_until > :now::timestamptz, false) as is_muted,
  coalesce(u.banned_until > :now::timestamptz, false) as is_banned,
  (
    select count(*)
    from posts p
    where
      p.char_id = c.char_id
      and p.deleted_at is null
  )::int as post_num,
  (
    select count(*)
    from comments k
    where
      k.user_id = u.user_id
      and k.deleted_at is null
  )::int as comment_num,
  (
    select count(*)
    from reports r
    where r.reported_user_id = u.user_id
  )::int as reported_num,
  (
    select count(*)
    from reports r
    where r.user_id = u.user_id
  )::int as report_num,
  coalesce(
    (
      select
        json_agg(
          json_build_object(
            'case_id',
            s.case_id::text,
            'queue',
            s.queue,
            'kind',
            s.kind,
            'state',
            s.state,
            'decision',
            s.decision,
            'created_time',
            to_char(s.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
          )
          order by s.case_id desc
        )
      from
        (
          select *
          from staff_cases n
          where n.user_id = u.user_id
          order by n.case_id desc
          limit 50
        ) s
    ),
    '[]'
  ) as cases,
  coalesce(
    (
      select
        json_agg(
          json_build_object(
            'kind',
            w.kind,
            'id',
            w.id::text,
            'content',
            w.content,
            'created_time',
            to_char(w.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
          )
          order by w.created_at desc
        )
      from
        (
          (
            select
              'post' as kind,
              p.post_id as id,
              p.content,
              p.published_at as created_at
            from posts p
            where
              p.char_id = c.char_id
              and p.deleted_at is null
              and p.state in (1, 2, 3)
            order by p.published_at desc
            limit 20
          )
          union all
          (
            select
              'comment',
              k.comment_id,
              k.content,
              k.created_at
            from comments k
            where
              k.user_id = u.user_id
              and k.deleted_at is null
            order by k.comment_id desc
            limit 20
          )
          order by created_at desc
          limit 20
        ) w
    ),
    '[]'
  ) as written
from
  users u
  left join characters c on c.user_id = u.user_id
  and c.deleted_at is null
where u.user_id = :userId::bigint;

-- gather (src/features/desk/person/sweep-person.ts)
update staff_cases
set
  swept_into = :caseId::bigint,
  claimed_by = null,
  claimed_until = null
where
  user_id = :userId::bigint
  and state = 'open'
  and swept_into is null
  and case_id <> :caseId::bigint
  and kind in ('report', 'post_review', 'comment_review', 'change_review')
  and proposal is null
  and (
    claimed_by is null
    or claimed_by = :staffId::bigint
    or claimed_until <= :now::timestamptz
  )
returning severity;

-- insertEvent (src/features/desk/person/find-case.ts)
insert into
  staff_events (case_id, queue, actor_id, actor_name, action, note, created_at)
values (:caseId::bigint, :queue::text, :staffId::bigint, :name::text, :action::text, :note::text, :now::timestamptz);

-- list (src/features/desk/person/list-case-media.ts)
select media_item_text (f.item, coalesce('?v=' || nullif(:mediaToken::text, ''), ''), f.placeholder, ('')::text)::json as item
from
  staff_cases s
  cross join lateral (
    select
      pm.media_id,
      pm.position::int as position
    from post_media pm
    where
      s.subject_type = 1
      and pm.post_id = s.subject_id
    union all
    select
      mm.media_id,
      mm.position::int
    from message_media mm
    where
      s.subject_type = 5
      and mm.message_id = s.subject_id
    union all
    select
      h.media_id,
      h.position::int
    from
      held_changes n,
      unnest(n.media_ids) with ordinality as h (media_id, position)
    where
      s.subject_type = 6
      and n.change_id = s.subject_id
    union all
    select
      (m.item ->> 'media_id')::bigint,
      100
    from
      reports r,
      jsonb_array_elements(r.evidence) e,
      jsonb_array_elements(
        case jsonb_typeof(e -> 'media')
          when 'array' then e -> 'media'
          else '[]'
        end
      ) as m (item)
    where
      s.subject_type = 4
      and r.reported_type = s.subject_type
      and r.reported_id = s.subject_id
  ) x
  join media f on f.media_id = x.media_id
  and f.state = 'ready'
  and f.kind in ('image', 'video')
where s.case_id = :caseId::bigint
order by x.position
limit 40;

-- lockPerson (src/features/desk/person/sweep-person.ts)
select user_id
from users
where
  user_id = :userId::bigint
  and deleted_at is null
for no key update;

-- openCase (src/features/desk/person/sweep-person.ts)
select open_case ('reports', 'person', :userId::bigint, 7::smallint, :userId::bigint, 2::smallint, :now::timestamptz) as case_id;

-- place (src/features/desk/person/sweep-person.ts)
update staff_cases t
set
  severity = g.severity,
  created_at = g.created_at
from
  (
    select
      min(s.severity) as severity,
      min(s.created_at) as created_at
    from staff_cases s
    where s.swept_into = :caseId::bigint
  ) g
where
  t.case_id = :caseId::bigint
  and g.severity is not null;
