-- Under MODERATION=manual words and pictures wait for staff. Which kinds of cases there are, the features say.
alter table staff_cases drop constraint staff_cases_kind_check;
alter table staff_cases drop constraint staff_cases_source_check;
alter table staff_cases drop constraint staff_cases_decision_check;
alter table staff_cases drop constraint staff_cases_subject_type_check;
alter table staff_cases
  add constraint staff_cases_kind_check check (kind ~ '^[a-z_]{1,40}$'),
  add constraint staff_cases_source_check check (source ~ '^[a-z_]{1,40}$'),
  add constraint staff_cases_decision_check check (decision ~ '^[a-z_]{1,40}$'),
  add constraint staff_cases_subject_type_check check (subject_type between 1 and 9);

-- A change of what others see that is written when staff approve it. Each key of fields is one thing that is replaced.
create table held_changes (
  change_id bigint generated always as identity primary key,
  user_id bigint not null references users,
  kind text not null check (kind ~ '^[a-z_]{1,40}$'),
  subject_id bigint not null,
  fields jsonb not null,
  media_ids bigint[] not null default '{}',
  state text not null default 'waiting' check (state in ('waiting', 'applied', 'refused')),
  created_at timestamptz not null
);
create index held_changes_subject on held_changes (kind, subject_id, change_id);
create index held_changes_person on held_changes (user_id);
create index held_changes_media on held_changes using gin (media_ids) where (state <> 'applied');

-- Whether staff keep a comment from everybody but its writer.
alter table comments add column is_withheld boolean not null default false;
