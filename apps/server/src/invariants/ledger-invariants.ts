import type { Invariant } from './invariant.ts';

export const ledgerInvariants: Invariant[] = [
  {
    name: 'each journal entry balances per currency',
    sql: `select p.entry_id, a.currency, sum(p.amount) as off_by from postings p join ledger_accounts a using (account_id)
      group by p.entry_id, a.currency having sum(p.amount) <> 0`,
  },
  {
    name: 'each journal entry has at least two postings',
    sql: `select e.entry_id from journal_entries e left join postings p using (entry_id)
      group by e.entry_id having count(p.entry_id) < 2`,
  },
  {
    name: 'the books sum to zero per currency',
    sql: `select a.currency, sum(p.amount) as off_by from postings p join ledger_accounts a using (account_id)
      group by a.currency having sum(p.amount) <> 0`,
  },
  {
    name: 'deferred revenue is worth the diamonds that people hold',
    sql: `select deferred.cents, held.diamonds from
      (select coalesce(sum(amount), 0) as cents from postings where account_id = house_account('deferred_revenue')) deferred,
      (select coalesce(sum(balance), 0) + (select coalesce(sum(p.amount), 0) from postings p
        join ledger_accounts r using (account_id) where r.kind = 'reserved') as diamonds
        from ledger_accounts where kind = 'wallet') held
      where deferred.cents <> held.diamonds`,
  },
  {
    name: 'every wallet balance equals its postings',
    sql: `select a.account_id, a.balance, coalesce(sum(p.amount), 0) as posted
      from ledger_accounts a left join postings p using (account_id) where a.balance is not null
      group by a.account_id having a.balance <> coalesce(sum(p.amount), 0)`,
  },
  {
    name: 'every snapshot equals the postings that it stands for',
    sql: `select s.account_id, s.balance, coalesce(sum(p.amount), 0) as posted
      from account_snapshots s
      left join postings p on p.account_id = s.account_id and p.entry_id <= s.upto_entry_id
      group by s.account_id having s.balance <> coalesce(sum(p.amount), 0)`,
  },
  {
    name: 'the newest posting of a wallet notes the balance that it led to',
    sql: `select a.account_id, a.balance, newest.balance_after from ledger_accounts a
      cross join lateral (select p.balance_after from postings p where p.account_id = a.account_id
        order by p.entry_id desc limit 1) newest
      where a.kind = 'wallet' and newest.balance_after is null`,
  },
  {
    name: 'no wallet is below its floor, and only a chargeback lowers the floor',
    sql: `select a.account_id, a.balance, a.debt_allowed from ledger_accounts a
      where a.balance < -a.debt_allowed or a.debt_allowed > 0 and not exists (
        select from postings p join journal_entries e using (entry_id)
        where p.account_id = a.account_id and e.kind = 'chargeback')`,
  },
  {
    name: 'entries and postings are append-only',
    sql: `select wanted.relation from (values ('postings'), ('journal_entries')) wanted (relation)
      where not exists (select from pg_trigger t where t.tgrelid = wanted.relation::regclass
        and t.tgname = wanted.relation || '_append_only' and t.tgenabled in ('O', 'A'))
      union all select 'postings_balance' where not exists (
        select from pg_trigger t where t.tgname = 'postings_balance' and t.tgenabled in ('O', 'A'))`,
  },
  {
    name: 'what was given toward a goal is a gift to whose post it is',
    sql: `select t.entry_id from goal_gifts t join journal_entries e using (entry_id) join posts p on p.post_id = t.post_id
      where e.kind <> 'gift' or e.char_id <> p.char_id`,
  },
  {
    name: 'one idempotency key has one stored answer',
    sql: 'select user_id, key from idempotency_keys where answer is null',
  },
  {
    name: 'of a reversed entry so much is left as of its payment, in proportion, and rounding is the platform’s',
    sql: `with nets as (
        select o.entry_id, o.kind, p.account_id, a.kind as account, p.amount, p.amount + coalesce((
          select sum(x.amount) from journal_entries r join postings x using (entry_id)
          where r.reverses = o.entry_id and r.kind <> 'clawback' and x.account_id = p.account_id), 0) as net
        from journal_entries o join postings p using (entry_id) join ledger_accounts a using (account_id)
        where exists (select from journal_entries r where r.reverses = o.entry_id and r.kind <> 'clawback')
      ), paid as (
        select entry_id, -amount as cents, -net as kept from nets
        where account_id = case when kind in ('gift', 'unlock', 'message') then house_account('deferred_revenue')
          when kind = 'gift_claim' then house_account('unclaimed_gifts') else house_account('processor') end
      )
      select n.entry_id, n.account, n.net from nets n join paid p using (entry_id)
      where p.kept not between 0 and p.cents
        or n.account in ('wallet', 'creator_pending', 'referral_pending', 'promotions') and n.net <> trunc(n.amount * p.kept / p.cents)
      union all
      select r.entry_id, a.kind, p.amount from journal_entries r join postings p using (entry_id)
      join ledger_accounts a using (account_id)
      where r.reverses is not null and r.kind <> 'clawback' and not exists (
        select from postings o where o.entry_id = r.reverses and o.account_id = p.account_id)`,
  },
  {
    name: 'refunds, chargebacks, their reversals and clawbacks reverse an entry, and nothing else does',
    sql: `select entry_id, kind from journal_entries
      where (kind in ('refund', 'chargeback', 'chargeback_reversal', 'clawback')) <> (reverses is not null)`,
  },
  {
    name: 'what a fan paid is the creator share, the part of who invited them and the platform fee, at the recorded rates',
    sql: `select e.entry_id, paid.cents, e.share_bps, coalesce(share.amount, 0) as share, referral.amount as referral
      from journal_entries e
      cross join lateral (select -sum(p.amount) as cents from postings p
        where p.entry_id = e.entry_id and p.account_id in (house_account('deferred_revenue'), house_account('processor'), house_account('unclaimed_gifts'))) paid
      left join lateral (select p.amount from postings p join ledger_accounts a using (account_id)
        where p.entry_id = e.entry_id and a.kind = 'creator_pending') share on true
      left join lateral (select p.amount from postings p join ledger_accounts a using (account_id)
        where p.entry_id = e.entry_id and a.kind = 'referral_pending') referral on true
      left join postings fee on fee.entry_id = e.entry_id and fee.account_id = house_account('platform_revenue')
      where e.kind in ('gift', 'unlock', 'message', 'subscription', 'post_sale', 'gift_claim') and (
        e.share_bps is null
        or coalesce(share.amount, 0) <> floor(paid.cents * e.share_bps / 10000)
        or coalesce(referral.amount, 0) <> referral_cents(paid.cents::bigint, coalesce(share.amount, 0), e.referral_bps)
        or coalesce(share.amount, 0) + coalesce(referral.amount, 0) + coalesce(fee.amount, 0) <> paid.cents)`,
  },
  {
    name: 'each earning equals its posting',
    sql: `select p.entry_id, p.amount, g.amount as posted from pending_earnings p
      left join postings g on g.entry_id = p.entry_id and g.account_id = p.account_id
      where p.amount is distinct from g.amount`,
  },
  {
    name: 'pending earnings are what is not released yet',
    sql: `select a.account_id, posted.cents, earned.cents as unreleased
      from ledger_accounts a
      cross join lateral (select coalesce(sum(p.amount), 0) as cents from postings p where p.account_id = a.account_id) posted
      cross join lateral (select coalesce(sum(p.amount), 0) as cents from pending_earnings p
        where p.account_id = a.account_id and p.released_by is null) earned
      where a.kind in ('creator_pending', 'referral_pending') and posted.cents <> earned.cents`,
  },
  {
    name: 'a release moves exactly the earnings that it names, none before its time',
    sql: `select r.entry_id from journal_entries r
      left join pending_earnings p on p.released_by = r.entry_id
      left join postings g on g.entry_id = r.entry_id
        and g.account_id in (select a.account_id from ledger_accounts a
          where a.user_id = r.user_id and a.kind in ('creator_pending', 'referral_pending'))
      where r.kind = 'release' group by r.entry_id, g.account_id, g.amount
      having coalesce(sum(p.amount), 0) <> -coalesce(g.amount, 0)
        or bool_or(p.account_id is distinct from g.account_id)
        or sum(p.amount) filter (where p.available_at > r.created_at) > 0`,
  },
];
