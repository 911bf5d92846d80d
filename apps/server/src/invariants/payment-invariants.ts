import { giftUndoSeconds } from '@kindred/contract/gifts/limits';
import type { Invariant } from './invariant.ts';

export const paymentInvariants: Invariant[] = [
  {
    name: 'each card was charged the agreed price in the agreed currency, or has its money back',
    sql: `select p.payment_ref, p.presented_currency, p.presented_amount, p.usd_cents from payments p
      join checkouts k using (checkout_id) join journal_entries e using (entry_id)
      where e.kind <> 'unapplied' and k.currency <> 'USD'
        and (p.presented_currency is distinct from k.currency
          or p.presented_amount <> round(p.usd_cents::numeric * k.rate_micros / 1000000))
      union all
      select p.payment_ref, p.presented_currency, p.presented_refunded, p.usd_cents from payments p
      where p.presented_refunded > p.presented_amount or p.presented_tax > p.presented_amount`,
  },
  {
    name: 'each paid diamond checkout is credited exactly once, at the catalogue amount, or given back',
    sql: `select k.checkout_id, k.state, count(e.entry_id) as credits from checkouts k
      left join journal_entries e on e.checkout_id = k.checkout_id and e.kind = 'purchase'
      left join postings wallet on wallet.entry_id = e.entry_id and wallet.amount = k.diamonds + k.bonus_diamonds
        and wallet.account_id = (select a.account_id from ledger_accounts a
          where a.user_id = k.user_id and a.kind = 'wallet')
      left join postings paid on paid.entry_id = e.entry_id and paid.account_id = house_account('processor') and paid.amount = -k.price_usd_cents
      where k.purpose = 'diamonds' group by k.checkout_id
      having count(e.entry_id) > case when k.state in ('paid', 'refunded') then 1 else 0 end
        or count(e.entry_id) = 0 and k.state in ('paid', 'refunded') and not exists (
          select from journal_entries u where u.checkout_id = k.checkout_id and u.kind = 'unapplied')
        or count(wallet.entry_id) <> count(e.entry_id) or count(paid.entry_id) <> count(e.entry_id)
        or k.diamonds <> k.price_usd_cents`,
  },
  {
    name: 'nothing was credited for a payment of CCBill that our account has received less than 85 % of',
    sql: `select p.payment_ref, p.usd_cents, c.amount_usd_cents from payments p join journal_entries e using (entry_id)
      join ccbill_entries c on c.kind in ('sale', 'rebill')
        and p.payment_ref = c.subscription_id || '-' || to_char(c.happened_at at time zone 'America/Phoenix', 'YYYYMMDDHH24MISS')
      where p.provider = 'ccbill' and e.kind <> 'unapplied' and c.amount_usd_cents < p.usd_cents * 0.85`,
  },
  {
    name: 'no purchase without its checkout',
    sql: `select e.entry_id from journal_entries e left join checkouts k using (checkout_id)
      where e.kind = 'purchase' and (k.checkout_id is null or k.user_id <> e.user_id)`,
  },
  {
    name: 'what is sold once per person was bought once',
    sql: `select k.user_id, k.exclusive_key from journal_entries e join checkouts k using (checkout_id)
      where e.kind = 'purchase' and k.exclusive_key is not null
      group by k.user_id, k.exclusive_key having count(*) > 1`,
  },
  {
    name: 'each entry that books money of a card is one payment of that checkout',
    sql: `select e.entry_id, p.payment_ref from journal_entries e full join payments p using (entry_id)
      where (e.kind in ('purchase', 'subscription', 'vip', 'post_sale', 'gift_purchase', 'unapplied') or p.payment_ref is not null)
        and (e.kind not in ('purchase', 'subscription', 'vip', 'post_sale', 'gift_purchase', 'unapplied') or p.payment_ref is null
          or e.checkout_id is distinct from p.checkout_id
          or p.usd_cents is distinct from (select -g.amount from postings g
            where g.entry_id = e.entry_id and g.account_id = house_account('processor')))`,
  },
  {
    name: 'a checkout is refunded when nothing is left of what was paid for it, and only then',
    sql: `select k.checkout_id, k.state from checkouts k
      join journal_entries e using (checkout_id)
      join postings g on g.entry_id = e.entry_id and g.account_id = house_account('processor')
      group by k.checkout_id having (sum(g.amount) = 0) <> (k.state = 'refunded')
      union all
      select k.checkout_id, k.state from checkouts k where k.state = 'refunded' and not exists (
        select from journal_entries e where e.checkout_id = k.checkout_id)`,
  },
  {
    name: 'no webhook without an outcome',
    sql: `select provider, event_id from payment_events where outcome in ('', 'processing')`,
  },
  {
    name: 'each unlocked post has one debit of its price',
    sql: `select b.user_id, b.post_id from purchases b
      join journal_entries e using (entry_id)
      left join postings p on p.entry_id = e.entry_id and p.amount = -b.price
        and p.account_id = (select a.account_id from ledger_accounts a where a.user_id = b.user_id and a.kind = 'wallet')
      where e.kind <> 'post_sale'
        and (p.entry_id is null or e.kind <> 'unlock' or e.user_id <> b.user_id or e.post_id <> b.post_id)
      union all
      select e.user_id, e.post_id from journal_entries e left join purchases b using (entry_id)
      where e.kind = 'unlock' and e.post_id is not null and b.entry_id is null`,
  },
  {
    name: 'each unlocked message has one debit of its price, by the fan of its conversation',
    sql: `select b.message_id from message_purchases b
      join journal_entries e using (entry_id) join messages m using (message_id) join conversations c using (conversation_id)
      left join postings p on p.entry_id = e.entry_id and p.amount = -b.price
        and p.account_id = (select a.account_id from ledger_accounts a where a.user_id = b.user_id and a.kind = 'wallet')
      where p.entry_id is null or e.kind <> 'unlock' or e.user_id <> b.user_id or e.char_id <> c.char_id
        or c.user_id <> b.user_id or m.price is distinct from b.price
      union all
      select -e.entry_id from journal_entries e left join message_purchases b using (entry_id)
      where e.kind = 'unlock' and e.post_id is null and b.entry_id is null`,
  },
  {
    name: 'each post bought by card is one sale of its checkout, and the fan’s as long as something of it is kept',
    sql: `with sold as (
        select e.entry_id, e.user_id, e.post_id, e.checkout_id, (
          select -sum(g.amount) from postings g join journal_entries r using (entry_id)
          where g.account_id = house_account('processor') and (r.entry_id = e.entry_id or r.reverses = e.entry_id)) as kept
        from journal_entries e where e.kind = 'post_sale')
      select s.entry_id, s.kept from sold s join checkouts k using (checkout_id)
      left join purchases b using (entry_id)
      where k.purpose <> 'post' or k.user_id <> s.user_id or k.post_id <> s.post_id
        or (b.entry_id is null and s.kept > 0 and not exists (
          select from purchases o where o.user_id = s.user_id and o.post_id = s.post_id))
        or (b.entry_id is not null and (b.refunded_by is null) <> (s.kept > 0))
      union all
      select max(e.entry_id), count(*) from journal_entries e where e.kind = 'post_sale'
      group by e.checkout_id having count(*) > 1`,
  },
  {
    name: 'a gift that was taken back is reversed in full, once and within its time, and its message is empty',
    sql: `select g.gift_id, g.undone_at from gifts g
      left join journal_entries r on r.reverses = g.entry_id and r.kind = 'refund'
      left join postings b on b.entry_id = r.entry_id and b.account_id = house_account('deferred_revenue') and b.amount = g.diamonds
      where g.undone_at is not null group by g.gift_id
      having count(r.entry_id) <> 1 or count(b.entry_id) <> 1
        or g.undone_at not between g.created_at and g.created_at + interval '${giftUndoSeconds} seconds'
      union all
      select g.gift_id, g.undone_at from gifts g join messages m using (message_id)
      where (g.undone_at is not null) <> m.is_deleted`,
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
