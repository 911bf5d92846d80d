import type { Invariant } from './invariant.ts';

/** The kinds of entries that a person starts by themselves. */
const spends = `('gift', 'unlock', 'message', 'lucky_box')`;
/** A sale in progress may end just after care mode or an age hold begins. */
const underWay = `interval '1 minute'`;

export const careInvariants: Invariant[] = [
  {
    name: 'nobody in care mode was sold to',
    sql: `select j.entry_id, j.user_id from journal_entries j join care_episodes e using (user_id)
      where j.kind in ${spends} and j.created_at > e.began_at + ${underWay} and j.created_at < e.ends_at`,
  },
  {
    name: 'nobody whose account is held for their age has spent anything since',
    sql: `select j.entry_id, j.user_id from journal_entries j join users u using (user_id)
      where j.kind in ${spends} and j.created_at > u.age_held_at + ${underWay}`,
  },
  {
    name: 'the end of care mode is that of its newest episode, and episodes of one person do not overlap',
    sql: `select u.user_id from users u
        left join lateral (select l.ends_at from care_episodes l where l.user_id = u.user_id order by l.episode_id desc limit 1) e on true
        where e.ends_at is not null and u.sales_quiet_until is distinct from e.ends_at
      union all
      select a.user_id from care_episodes a join care_episodes b on b.user_id = a.user_id and b.episode_id > a.episode_id
        where b.began_at < a.ends_at`,
  },
  {
    name: 'an account is held exactly where a case of age says so, and what is cleared is not held',
    sql: `select u.user_id from users u where u.age_held_at is not null
        and not exists (select from staff_cases s where s.user_id = u.user_id and s.kind = 'age' and s.created_at >= u.age_held_at)
      union all
      select s.user_id from staff_cases s join users u using (user_id)
        where s.kind = 'age' and s.state = 'open' and u.age_held_at is null`,
  },
];
