-- What staff decide: reports, posts that wait for review and appeals beside what the companion and the age line hand over.
alter table staff_cases drop constraint staff_cases_queue_check;
alter table staff_cases drop constraint staff_cases_kind_check;
alter table staff_cases drop constraint staff_cases_source_check;
alter table staff_cases drop constraint staff_cases_decision_check;
alter table staff_cases drop constraint staff_cases_check2;
alter table staff_cases
  add column severity smallint not null default 2 check (severity between 0 and 3),
  add column subject_type smallint check (subject_type between 1 and 5),
  add column subject_id bigint,
  add column reason text not null default '' check (char_length(reason) <= 40),
  add column claimed_by bigint references users,
  add column claimed_until timestamptz,
  add column decider_id bigint references users,
  add constraint staff_cases_queue_check check
    (queue in ('answers', 'appeals', 'identities', 'payouts', 'posts', 'removals', 'reports', 'tickets')),
  add constraint staff_cases_kind_check check (kind in ('distress', 'age', 'age_appeal', 'appeal', 'report', 'post_review')),
  add constraint staff_cases_source_check check (source in ('message', 'comment', 'support', 'appeal', 'report', 'post')),
  add constraint staff_cases_decision_check check
    (decision in ('dismiss', 'warn', 'remove', 'approve', 'reject', 'clear', 'keep', 'restore', 'uphold')),
  add constraint staff_cases_check2 check ((kind in ('age_appeal', 'appeal')) = (about_case_id is not null)),
  add constraint staff_cases_claim check ((claimed_by is null) = (claimed_until is null)),
  add constraint staff_cases_subject check ((subject_type is null) = (subject_id is null));
update staff_cases set severity = case kind when 'distress' then 0 when 'age' then 1 when 'age_appeal' then 1 end;
drop index staff_cases_open;
create index staff_cases_open on staff_cases (queue, severity, created_at, case_id) where (state = 'open');
create index staff_cases_decided on staff_cases (queue, decided_at desc, case_id desc) where (state = 'decided');
create unique index staff_cases_one_subject on staff_cases (queue, subject_type, subject_id)
  where (state = 'open' and about_case_id is null);

-- What staff did. Names a case by its number, which outlives the account that it was about.
create table staff_events (
  event_id bigint generated always as identity primary key,
  case_id bigint not null,
  queue text not null,
  actor_id bigint references users,
  actor_name text not null check (char_length(actor_name) <= 200),
  action text not null check (action in ('claim', 'decide')),
  decision text,
  reason text not null default '',
  note text not null default '' check (char_length(note) <= 2000),
  before text not null default '',
  after text not null default '',
  created_at timestamptz not null,
  check ((action = 'decide') = (decision is not null))
);
create index staff_events_case on staff_events (case_id, event_id);
