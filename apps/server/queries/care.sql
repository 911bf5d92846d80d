-- Made by scripts/gen-queries.ts. Do not edit.

-- begin (src/features/care/help/give-help.ts)
select begin_care (:userId::bigint, :source::text, :region::text, :language::text, :now::timestamptz) as lasts;

-- count (src/features/care/help/give-help.ts)
select count_referral (:source::text, :region::text, :language::text, :now::timestamptz);

-- decide (src/features/care/cases/decide-case.ts)
select
  outcome,
  user_id,
  kind
from decide_case (:caseId::bigint, :decision::text, :note::text, :by::text, :now::timestamptz);

-- hold (src/features/care/age/hold-for-age.ts)
select hold_for_age (:userId::bigint, :source::text, :now::timestamptz) as is_new;

-- insert (src/features/care/cases/create-appeal.ts)
insert into
  staff_cases (queue, kind, user_id, about_case_id, source, content, created_at)
values ('appeals', 'age_appeal', :userId::bigint, :caseId::bigint, 'appeal', :content::text, :now::timestamptz)
on conflict (about_case_id)
where state = 'open' do nothing
returning case_id;

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
  s.created_at,
  v.state,
  v.state = 'in_force'
  and s.created_at > :now::timestamptz - interval '6 months' as can_appeal
from
  staff_cases s
  join users u using (user_id)
  cross join lateral (
    select
      case
        when u.age_held_at is null
        or u.age_held_at > s.created_at then 'lifted'
        when exists (
          select
          from staff_cases a
          where
            a.about_case_id = s.case_id
            and a.state = 'open'
        ) then 'under_review'
        else 'in_force'
      end as state
  ) v
where
  s.user_id = :userId::bigint
  and s.kind = 'age'
order by s.case_id desc
limit 100;
