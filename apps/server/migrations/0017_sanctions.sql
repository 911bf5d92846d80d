-- Strikes, mutes and bans. Each comes from a decided case and has an end; the year 9999 stands for good.
create table sanctions (
  sanction_id bigint generated always as identity primary key,
  user_id bigint not null references users,
  kind text not null check (kind in ('strike', 'mute', 'ban')),
  case_id bigint not null,
  begins_at timestamptz not null,
  ends_at timestamptz not null check (ends_at > begins_at),
  lifted_at timestamptz
);
create index sanctions_person on sanctions (user_id, sanction_id);
create index sanctions_live on sanctions (ends_at) where (lifted_at is null);
create index sanctions_case on sanctions (case_id);
-- Follow from the sanctions that are live.
alter table users add column muted_until timestamptz, add column banned_until timestamptz;
-- What one of the staff has proposed, and another has to confirm.
alter table staff_cases
  add column proposal text check (proposal ~ '^[a-z_]{1,40}$'),
  add column proposed_by bigint references users,
  add column days integer check (days between 1 and 3650),
  add constraint staff_cases_proposal check ((proposal is null) = (proposed_by is null));
alter table staff_events drop constraint staff_events_action_check, drop constraint staff_events_check;
alter table staff_events
  add constraint staff_events_action_check check (action in ('claim', 'decide', 'propose', 'look', 'sweep')),
  add constraint staff_events_check check ((action in ('decide', 'propose')) = (decision is not null));
