import type { Invariant } from './invariant.ts';

export const staffInvariants: Invariant[] = [
  {
    name: 'the state of a case is what the log of the staff replays to, with one decision at most',
    sql: `select s.case_id from staff_cases s
      left join lateral (select count(*) as times, max(e.decision) as decision from staff_events e
        where e.case_id = s.case_id and e.action = 'decide') e on true
      where s.state = 'open' and e.times > 0
        or s.state = 'decided' and s.decider_id is not null and (e.times <> 1 or e.decision <> s.decision)`,
  },
  {
    name: 'no appeal was decided by who decided first',
    sql: `select a.case_id from staff_cases a join staff_cases s on s.case_id = a.about_case_id
      where a.decider_id in (s.decider_id, s.proposed_by)`,
  },
  {
    name: 'a report is open exactly as long as its case',
    sql: `select r.report_id from reports r where r.state = 'open' and exists (
        select from users u where u.user_id = r.reported_user_id and u.deleted_at is null)
      and not exists (select from staff_cases s where s.queue = 'reports' and s.state = 'open'
        and s.subject_type = r.reported_type and s.subject_id = r.reported_id)`,
  },
  {
    name: 'a post that waits for staff has a case',
    sql: `select p.post_id from posts p where p.state = 2 and p.deleted_at is null
      and not exists (select from staff_cases s where s.queue = 'posts' and s.state = 'open' and s.subject_id = p.post_id)`,
  },
  {
    name: 'a ban was decided by two of the staff',
    sql: `select s.case_id from staff_cases s where s.state = 'decided' and s.decision = 'ban'
      and (s.proposed_by is null or s.proposed_by = s.decider_id)`,
  },
  {
    name: 'who is muted or banned, and until when, follows from the sanctions',
    sql: `select u.user_id from users u left join lateral (select
        max(s.ends_at) filter (where s.kind = 'mute') as mute, max(s.ends_at) filter (where s.kind = 'ban') as ban
        from sanctions s where s.user_id = u.user_id and s.lifted_at is null) s on true
      where u.deleted_at is null
        and (u.muted_until is distinct from s.mute or u.banned_until is distinct from s.ban)`,
  },
];
