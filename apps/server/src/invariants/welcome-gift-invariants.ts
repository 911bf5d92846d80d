import type { Invariant } from './invariant.ts';

export const welcomeGiftInvariants: Invariant[] = [
  {
    name: 'nobody has two welcome gifts',
    sql: 'select user_id, count(*) as gifts from welcome_gifts group by user_id having count(*) > 1',
  },
  {
    name: 'each welcome gift is one grant to its account, paid by promotions',
    sql: `select g.user_id, g.diamonds, wallet.amount as received, paid.amount as paid from welcome_gifts g
      join journal_entries e using (entry_id)
      left join postings paid on paid.entry_id = g.entry_id and paid.account_id = house_account('promotions')
      left join postings wallet on wallet.entry_id = g.entry_id
        and wallet.account_id = (select a.account_id from ledger_accounts a
          where a.user_id = g.user_id and a.kind = 'wallet')
      where e.kind <> 'grant' or e.user_id <> g.user_id
        or wallet.amount is distinct from g.diamonds or paid.amount is distinct from -g.diamonds`,
  },
];
