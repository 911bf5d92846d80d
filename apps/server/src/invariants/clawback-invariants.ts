import type { Invariant } from './invariant.ts';

// An earning and the later entries that took from it or returned to it.
const family = 'coalesce(e.reverses, e.entry_id)';

export const clawbackInvariants: Invariant[] = [
  {
    name: 'creators keep no share of what a fan’s debt leaves unpaid, and lack none of what is paid',
    sql: `select fan.user_id, c.entry_id, c.wanted, c.taken from (
        select user_id from ledger_accounts where balance < 0 and kind = 'wallet'
        union select user_id from journal_entries where kind = 'clawback') fan
      cross join lateral list_clawbacks(fan.user_id) c where c.wanted <> c.taken`,
  },
  {
    name: 'no share that was taken back is still to be released',
    sql: `select ${family} as earned_by, sum(p.amount) as unreleased
      from pending_earnings p join journal_entries e using (entry_id)
      where p.released_by is null group by 1, p.account_id having sum(p.amount) < 0`,
  },
  {
    name: 'what was settled without a release was earned and taken back in equal parts',
    sql: `select p.released_by, sum(p.amount) as left_over from pending_earnings p
      join journal_entries r on r.entry_id = p.released_by where r.kind <> 'release'
      group by p.released_by, p.account_id having sum(p.amount) <> 0`,
  },
  {
    name: 'of an earning no more is taken back than it was',
    sql: `select ${family} as earned_by, sum(p.amount) as left_over
      from pending_earnings p join journal_entries e using (entry_id) group by 1, p.account_id having sum(p.amount) < 0`,
  },
];
