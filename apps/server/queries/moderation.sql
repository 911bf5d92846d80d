-- Made by scripts/gen-queries.ts. Do not edit.

-- claim (src/features/moderation/cases/claim-case.ts)
select claim_case (:caseId::bigint, :queue::text, :staffId::bigint, :name::text, :now::timestamptz, :until::timestamptz) as outcome;

-- closeCase (src/features/moderation/cases/decide-case.ts)
update staff_cases
set
  state = 'decided',
  decision = :decision::text,
  reason = :reason::text,
  note = :note::text,
  days = :days::integer,
  decided_by = :name::text,
  decider_id = :staffId::bigint,
  decided_at = :now::timestamptz,
  claimed_by = null,
  claimed_until = null
where
  case_id = :caseId::bigint
  and state = 'open';

-- closeReports (src/features/moderation/cases/report-case.ts)
update reports
set state = :state::text
where
  reported_type = :type::smallint
  and reported_id = :id::bigint
  and state = 'open';

-- countCases (src/features/moderation/cases/list-cases.ts)
select
  (
    select count(*)
    from
      (
        select
        from staff_cases
        where
          queue = :queue::text
          and state = 'open'
          and swept_into is null
        limit 1000
      ) o
  )::int as open,
  (
    select count(*)
    from
      (
        select
        from staff_cases
        where
          queue = :queue::text
          and state = 'decided'
        limit 1000
      ) d
  )::int as decided;

-- countEvents (src/features/moderation/cases/list-audit-events.ts)
select count(*)::int as count
from
  (
    select
    from staff_events
    limit 1000
  ) few;

-- countStrikes (src/features/moderation/sanctions/sanctions.ts)
select count(*)::int as count
from sanctions
where
  user_id = :userId::bigint
  and kind = 'strike'
  and lifted_at is null;

-- deleteChanges (src/features/moderation/held/change-case.ts)
delete from held_changes
where user_id = :userId::bigint;

-- deleteOf (src/features/moderation/files/delete-case-files.ts)
delete from case_files
where user_id = :userId::bigint
returning file_key as key;

-- deleteOf (src/features/moderation/sanctions/sanctions.ts)
delete from sanctions
where user_id = :userId::bigint;

-- emptyContents (src/features/moderation/empty-reports.ts)
update reports
set content = ''
where
  reported_user_id = :userId::bigint
  and content <> '';

-- emptyDetails (src/features/moderation/empty-reports.ts)
update reports
set detail = ''
where user_id = :userId::bigint;

-- findChange (src/features/moderation/held/change-case.ts)
select
  h.user_id,
  h.kind,
  h.subject_id,
  h.media_ids,
  h.fields - array(
    select jsonb_object_keys(n.fields)
    from held_changes n
    where
      n.kind = h.kind
      and n.subject_id = h.subject_id
      and n.change_id > h.change_id
      and n.state = 'applied'
  ) as fields
from held_changes h
where
  h.change_id = :changeId::bigint
  and h.state <> 'applied'
for update;

-- findDecided (src/features/moderation/cases/appeal-case.ts)
select
  case_id,
  queue,
  kind,
  user_id,
  about_case_id,
  subject_type,
  subject_id,
  decision
from staff_cases
where
  case_id = :caseId::bigint
  and state = 'decided';

-- findDecided (src/features/moderation/cases/decide-case.ts)
select case_id
from staff_cases
where
  case_id = :caseId::bigint
  and state = 'decided'
  and decider_id = :staffId::bigint
  and decision = :decision::text
  and reason = :reason::text;

-- findFile (src/features/moderation/files/serve-case-files.ts)
select
  f.file_key,
  f.name,
  s.queue,
  u.role,
  u.nickname
from
  case_files f
  join staff_cases s on s.kind = f.kind
  and s.subject_id = f.subject_id
  join users u on u.user_id = :staffId::bigint
  and u.deleted_at is null
where
  f.file_id = :fileId::bigint
  and s.case_id = :caseId::bigint;

-- findName (src/features/moderation/cases/staff.ts)
select nickname
from users
where user_id = :userId::bigint;

-- findNamed (src/features/moderation/files/delete-case-files.ts)
select file_key as key
from case_files
where file_key = :key::text;

-- findNickname (src/features/moderation/review-new-name.ts)
select nickname
from users
where user_id = :userId::bigint;

-- follow (src/features/moderation/sanctions/sanctions.ts)
update users u
set
  muted_until = (
    select max(s.ends_at)
    from sanctions s
    where
      s.user_id = u.user_id
      and s.kind = 'mute'
      and s.lifted_at is null
  ),
  banned_until = (
    select max(s.ends_at)
    from sanctions s
    where
      s.user_id = u.user_id
      and s.kind = 'ban'
      and s.lifted_at is null
  )
where
  u.user_id = :userId::bigint
  and u.deleted_at is null;

-- insert (src/features/moderation/create-report.ts)
insert into
  reports (
    user_id,
    reported_type,
    reported_id,
    reported_user_id,
    reason,
    detail,
    content,
    evidence,
    created_at
  )
select
  :viewerId::bigint,
  :type::smallint,
  :id::bigint,
  u.user_id,
  :reason::text,
  :detail::text,
  case
    when u.deleted_at is null then :content::text
    else ''
  end,
  :evidence::jsonb,
  :now::timestamptz
from users u
where u.user_id = :authorId::bigint
for key share
on conflict (user_id, reported_type, reported_id) do nothing;

-- insert (src/features/moderation/sanctions/sanctions.ts)
insert into
  sanctions (user_id, kind, case_id, begins_at, ends_at)
values (:userId::bigint, :kind::text, :caseId::bigint, :now::timestamptz, :endsAt::timestamptz);

-- insertCase (src/features/moderation/held/hold-change.ts)
insert into
  staff_cases (queue, kind, user_id, source, subject_type, subject_id, severity, content, created_at)
values ('posts', 'change_review', :userId::bigint, :kind::text, 6, :changeId::bigint, 2, :words::text, :now::timestamptz);

-- insertChange (src/features/moderation/held/hold-change.ts)
insert into
  held_changes (user_id, kind, subject_id, fields, media_ids, created_at)
values (:userId::bigint, :kind::text, :subjectId::bigint, :fields::jsonb, :mediaIds::bigint[], :now::timestamptz)
returning change_id;

-- insertFile (src/features/moderation/files/case-files.ts)
insert into
  case_files (user_id, kind, subject_id, name, file_key, client_id, created_at)
values (:userId::bigint, :kind::text, :subjectId::bigint, :name::text, :fileKey::text, :clientId::text, :now::timestamptz)
on conflict (user_id, client_id) do nothing
returning file_id;

-- liftDue (src/features/moderation/sanctions/sanctions.ts)
update sanctions
set lifted_at = ends_at
where
  lifted_at is null
  and ends_at <= :now::timestamptz
returning user_id;

-- liftOfCase (src/features/moderation/sanctions/sanctions.ts)
update sanctions
set lifted_at = :now::timestamptz
where
  case_id = :caseId::bigint
  and lifted_at is null;

-- list (src/features/moderation/sanctions/sanctions.ts)
select
  kind,
  case_id,
  begins_at,
  ends_at,
  lifted_at
from sanctions
where user_id = :userId::bigint
order by sanction_id desc
limit 50;

-- listDecided (src/features/moderation/cases/list-cases.ts)
select
  s.case_id,
  s.queue,
  s.kind,
  s.severity,
  s.user_id,
  u.nickname,
  c.char_id,
  s.subject_type,
  s.subject_id,
  s.source,
  case
    when s.content <> '' then s.content
    else coalesce(r.content, '')
  end as content,
  r.evidence,
  coalesce(r.reports, '[]') as reports,
  coalesce(r.report_count, 0) as report_count,
  s.state,
  s.decision,
  s.reason,
  s.note,
  s.created_at,
  s.due_at,
  to_char(coalesce(s.decided_at, s.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as sort_time,
  s.decided_at,
  s.proposal,
  s.days,
  q.user_id as proposer_id,
  q.nickname as proposer_name,
  k.user_id as claimant_id,
  k.nickname as claimant_name,
  s.claimed_until
from
  (
    select *
    from staff_cases o
    where
      o.queue = :queue::text
      and o.state = 'decided'
      and (o.decided_at, o.case_id) < (:time::timestamptz, :caseId::bigint)
    order by
      o.decided_at desc,
      o.case_id desc
    limit :limit::integer
    offset :skip::integer
  ) s
  join users u using (user_id)
  left join characters c on c.user_id = s.user_id
  and c.deleted_at is null
  left join users k on k.user_id = s.claimed_by
  and s.claimed_until > :now::timestamptz
  left join users q on q.user_id = s.proposed_by
  left join lateral (
    select
      (
        array_agg(
          t.content
          order by t.report_id desc
        )
      ) [1] as content,
      (
        array_agg(
          t.evidence
          order by t.report_id desc
        )
      ) [1]::json as evidence,
      json_agg(
        json_build_object(
          'reason',
          t.reason,
          'detail',
          t.detail,
          'created_time',
          to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        )
        order by t.report_id desc
      ) as reports,
      max(t.total)::int as report_count
    from
      (
        select
          n.*,
          count(*) over () as total
        from reports n
        where
          n.reported_type = s.subject_type
          and n.reported_id = s.subject_id
        order by n.report_id desc
        limit 20
      ) t
  ) r on s.kind = 'report'
order by
  s.decided_at desc,
  s.case_id desc;

-- listEvents (src/features/moderation/cases/list-audit-events.ts)
select
  event_id,
  case_id,
  queue,
  actor_id,
  actor_name,
  action,
  decision,
  reason,
  note,
  before,
  after,
  created_at
from staff_events
where event_id < :before::bigint
order by event_id desc
limit :limit::integer
offset :skip::integer;

-- listFiles (src/features/moderation/files/case-files.ts)
select
  file_id,
  name
from case_files
where
  kind = :kind::text
  and subject_id = :subjectId::bigint
order by file_id;

-- listMonths (src/features/moderation/help/serve-crisis-page.ts)
select
  to_char(month, 'YYYY-MM') as month,
  sum(referrals)::integer as referrals
from help_referrals
group by help_referrals.month
order by help_referrals.month desc
limit 12;

-- listOpen (src/features/moderation/cases/list-cases.ts)
select
  s.case_id,
  s.queue,
  s.kind,
  s.severity,
  s.user_id,
  u.nickname,
  c.char_id,
  s.subject_type,
  s.subject_id,
  s.source,
  case
    when s.content <> '' then s.content
    else coalesce(r.content, '')
  end as content,
  r.evidence,
  coalesce(r.reports, '[]') as reports,
  coalesce(r.report_count, 0) as report_count,
  s.state,
  s.decision,
  s.reason,
  s.note,
  s.created_at,
  s.due_at,
  to_char(coalesce(s.decided_at, s.created_at) at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') as sort_time,
  s.decided_at,
  s.proposal,
  s.days,
  q.user_id as proposer_id,
  q.nickname as proposer_name,
  k.user_id as claimant_id,
  k.nickname as claimant_name,
  s.claimed_until
from
  (
    select *
    from staff_cases o
    where
      o.queue = :queue::text
      and o.state = 'open'
      and o.swept_into is null
      and (o.severity, o.created_at, o.case_id) > (:severity::smallint, :time::timestamptz, :caseId::bigint)
    order by
      o.severity,
      o.created_at,
      o.case_id
    limit :limit::integer
    offset :skip::integer
  ) s
  join users u using (user_id)
  left join characters c on c.user_id = s.user_id
  and c.deleted_at is null
  left join users k on k.user_id = s.claimed_by
  and s.claimed_until > :now::timestamptz
  left join users q on q.user_id = s.proposed_by
  left join lateral (
    select
      (
        array_agg(
          t.content
          order by t.report_id desc
        )
      ) [1] as content,
      (
        array_agg(
          t.evidence
          order by t.report_id desc
        )
      ) [1]::json as evidence,
      json_agg(
        json_build_object(
          'reason',
          t.reason,
          'detail',
          t.detail,
          'created_time',
          to_char(t.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
        )
        order by t.report_id desc
      ) as reports,
      max(t.total)::int as report_count
    from
      (
        select
          n.*,
          count(*) over () as total
        from reports n
        where
          n.reported_type = s.subject_type
          and n.reported_id = s.subject_id
        order by n.report_id desc
        limit 20
      ) t
  ) r on s.kind = 'report'
order by
  s.severity,
  s.created_at,
  s.case_id;

-- listReferrals (src/features/moderation/help/serve-crisis-page.ts)
select
  to_char(h.month, 'YYYY-MM') as month,
  h.source,
  h.region,
  h.language,
  h.referrals
from help_referrals h
order by
  h.month,
  h.source,
  h.region,
  h.language;

-- listReporters (src/features/moderation/cases/report-case.ts)
select r.user_id
from
  reports r
  join users u using (user_id)
where
  r.reported_type = :type::smallint
  and r.reported_id = :id::bigint
  and u.deleted_at is null
limit 1000;

-- listSwept (src/features/moderation/cases/person-case.ts)
select
  case_id,
  kind,
  subject_type
from staff_cases
where
  swept_into = :caseId::bigint
  and state = 'open'
order by case_id;

-- lockCase (src/features/moderation/cases/decide-case.ts)
select
  s.case_id,
  s.queue,
  s.kind,
  s.user_id,
  s.about_case_id,
  s.subject_type,
  s.subject_id,
  s.proposal,
  s.proposed_by,
  s.swept_into,
  coalesce(
    s.claimed_by <> :staffId::bigint
    and s.claimed_until > :now::timestamptz,
    false
  ) as is_claimed,
  exists (
    select
    from staff_cases d
    where
      d.case_id = s.about_case_id
      and :staffId::bigint in (d.decider_id, d.proposed_by)
  ) as is_own
from staff_cases s
where
  s.case_id = :caseId::bigint
  and s.state = 'open'
for update;

-- lockPerson (src/features/moderation/cases/decide-case.ts)
select
from users u
where
  u.user_id = (
    select s.user_id
    from staff_cases s
    where s.case_id = :caseId::bigint
  )
for no key update;

-- logDecision (src/features/moderation/cases/decide-case.ts)
insert into
  staff_events (case_id, queue, actor_id, actor_name, action, decision, reason, note, before, after, created_at)
values
  (
    :caseId::bigint,
    :queue::text,
    :staffId::bigint,
    :name::text,
    :action::text,
    :decision::text,
    :reason::text,
    :note::text,
    :before::text,
    :after::text,
    :now::timestamptz
  );

-- logLook (src/features/moderation/files/serve-case-files.ts)
insert into
  staff_events (case_id, queue, actor_id, actor_name, action, note, created_at)
select
  s.case_id,
  s.queue,
  u.user_id,
  u.nickname,
  'look',
  f.name,
  :now::timestamptz
from
  staff_cases s,
  users u,
  case_files f
where
  s.case_id = :caseId::bigint
  and u.user_id = :staffId::bigint
  and f.file_id = :fileId::bigint;

-- openCase (src/features/moderation/cases/report-case.ts)
select open_case ('reports', 'report', :userId::bigint, :type::smallint, :id::bigint, :severity::smallint, :now::timestamptz) as case_id;

-- propose (src/features/moderation/cases/decide-case.ts)
update staff_cases
set
  proposal = :decision::text,
  proposed_by = :staffId::bigint,
  days = :days::integer,
  claimed_by = null,
  claimed_until = null
where
  case_id = :caseId::bigint
  and state = 'open';

-- setState (src/features/moderation/held/change-case.ts)
update held_changes
set state = :state::text
where change_id = :changeId::bigint;

-- updateNickname (src/features/moderation/review-new-name.ts)
update users
set nickname = :nickname::text
where user_id = :userId::bigint;
