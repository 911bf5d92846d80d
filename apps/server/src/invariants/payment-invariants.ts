import type { Invariant } from './invariant.ts';

export const paymentInvariants: Invariant[] = [
  {
    name: 'each paid diamond checkout is credited exactly once, at the catalogue amount',
    sql: `select k.checkout_id, k.state, count(e.entry_id) as credits from checkouts k
      left join journal_entries e on e.checkout_id = k.checkout_id and e.kind = 'purchase'
      left join postings wallet on wallet.entry_id = e.entry_id and wallet.amount = k.diamonds + k.bonus_diamonds
        and wallet.account_id = (select a.account_id from ledger_accounts a
          where a.user_id = k.user_id and a.kind = 'wallet')
      left join postings paid on paid.entry_id = e.entry_id and paid.account_id = 3 and paid.amount = -k.price_usd_cents
      where k.purpose = 'diamonds' group by k.checkout_id
      having count(e.entry_id) <> case when k.state in ('paid', 'refunded') then 1 else 0 end
        or count(wallet.entry_id) <> count(e.entry_id) or count(paid.entry_id) <> count(e.entry_id)
        or k.diamonds <> k.price_usd_cents`,
  },
  {
    name: 'no purchase without its checkout',
    sql: `select e.entry_id from journal_entries e left join checkouts k using (checkout_id)
      where e.kind = 'purchase' and (k.checkout_id is null or k.user_id <> e.user_id)`,
  },
  {
    name: 'a refunded checkout has its reversal, and only a refunded one',
    sql: `select k.checkout_id, k.state from checkouts k
      left join journal_entries r on r.checkout_id = k.checkout_id and r.reverses is not null
      group by k.checkout_id having (count(r.entry_id) > 0) <> (k.state = 'refunded')`,
  },
  {
    name: 'no webhook without an outcome',
    sql: `select provider, event_id from payment_events where outcome in ('', 'processing')`,
  },
  {
    name: 'each unlocked post has one debit of its price',
    sql: `select b.user_id, b.diary_id from purchases b
      join journal_entries e using (entry_id)
      left join postings p on p.entry_id = e.entry_id and p.amount = -b.price
        and p.account_id = (select a.account_id from ledger_accounts a where a.user_id = b.user_id and a.kind = 'wallet')
      where p.entry_id is null or e.kind <> 'unlock' or e.user_id <> b.user_id or e.diary_id <> b.diary_id
      union all
      select e.user_id, e.diary_id from journal_entries e left join purchases b using (entry_id)
      where e.kind = 'unlock' and b.entry_id is null`,
  },
  {
    name: 'each gift is within range and has one debit of as much',
    sql: `select g.gift_id from gifts g join journal_entries e using (entry_id)
      left join postings p on p.entry_id = e.entry_id and p.amount = -g.diamonds
        and p.account_id = (select a.account_id from ledger_accounts a where a.user_id = g.user_id and a.kind = 'wallet')
      where p.entry_id is null or e.kind <> 'gift' or e.user_id <> g.user_id or e.char_id <> g.char_id
        or g.diamonds not between 200 and 10000
      union all
      select -e.entry_id from journal_entries e left join gifts g using (entry_id)
      where e.kind = 'gift' and g.entry_id is null`,
  },
];
