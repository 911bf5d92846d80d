-- Made by scripts/gen-queries.ts. Do not edit.

-- begin (src/features/care/help/give-help.ts)
select begin_care (:userId::bigint, :source::text, :region::text, :language::text, :now::timestamptz) as lasts;

-- closeOthers (src/features/care/cases/case-kinds.ts)
update staff_cases
set
  state = 'decided',
  decision = 'clear',
  decided_at = :now::timestamptz,
  decided_by = 'with another case'
where
  user_id = :userId::bigint
  and case_id <> :caseId::bigint
  and state = 'open'
  and kind in ('age', 'age_appeal');

-- count (src/features/care/help/give-help.ts)
select count_referral (:source::text, :region::text, :language::text, :now::timestamptz);

-- hold (src/features/care/age/hold-for-age.ts)
select hold_for_age (:userId::bigint, :source::text, :now::timestamptz) as is_new;

-- insert (src/features/care/cases/create-appeal.ts)
insert into
  staff_cases (
    queue,
    kind,
    user_id,
    about_case_id,
    source,
    content,
    severity,
    subject_type,
    subject_id,
    created_at
  )
select
  'appeals',
  case s.kind
    when 'age' then 'age_appeal'
    else 'appeal'
  end,
  s.user_id,
  s.case_id,
  'appeal',
  :content::text,
  s.severity,
  s.subject_type,
  s.subject_id,
  :now::timestamptz
from staff_cases s
where
  s.case_id = :caseId::bigint
  and s.user_id = :userId::bigint
on conflict (about_case_id)
where state = 'open' do nothing
returning case_id;

-- liftHold (src/features/care/cases/case-kinds.ts)
update users
set age_held_at = null
where user_id = :userId::bigint;

-- listOpen (src/features/care/cases/decide-case.ts)
select
  case_id,
  queue,
  kind,
  user_id,
  source,
  message_id,
  content,
  created_at
from staff_cases
where state = 'open'
order by
  created_at,
  case_id
limit 200;

-- listRows (src/features/care/cases/decisions.sql.ts)
select
  s.case_id,
  k.kind,
  case s.kind
    when 'age' then 'said_under_18'
    else s.reason
  end as reason,
  s.subject_type,
  s.subject_id,
  k.decided_at,
  z.ends_at as until_at,
  v.state,
  v.state = 'in_force'
  and k.decided_at > :now::timestamptz - interval '6 months'
  and (
    s.kind = 'age'
    or a.case_id is null
  ) as can_appeal
from
  staff_cases s
  join users u using (user_id)
  left join lateral (
    select
      l.case_id,
      l.state,
      l.decision
    from staff_cases l
    where l.about_case_id = s.case_id
    order by l.case_id desc
    limit 1
  ) a on true
  left join lateral (
    select
      n.ends_at,
      n.lifted_at
    from sanctions n
    where
      n.case_id = s.case_id
      and n.kind = s.decision
    limit 1
  ) z on true
  cross join lateral (
    select
      case
        when s.kind = 'age' then 'age_hold'
        when s.decision = 'warn' then 'warning'
        when s.decision in ('strike', 'mute', 'ban') then s.decision
        when s.kind = 'change_review' then 'change_refused'
        when s.subject_type = 2 then 'comment_removed'
        else 'post_removed'
      end as kind,
      case s.kind
        when 'age' then s.created_at
        else s.decided_at
      end as decided_at
  ) k
  cross join lateral (
    select
      case
        when s.kind = 'age'
        and (
          u.age_held_at is null
          or u.age_held_at > s.created_at
        ) then 'lifted'
        when a.decision = 'restore' then 'lifted'
        when z.lifted_at is not null then 'over'
        when a.state = 'open' then 'under_review'
        else 'in_force'
      end as state
  ) v
where
  s.user_id = :userId::bigint
  and (
    s.kind = 'age'
    or s.kind in ('report', 'removal', 'person', 'post_review', 'comment_review', 'change_review')
    and s.decision in ('warn', 'remove', 'reject', 'strike', 'mute', 'ban')
    -- Each thing that was taken away has a decision of its own.
    and not (
      s.kind = 'person'
      and s.decision = 'remove'
    )
  )
order by s.case_id desc
limit 100;
