import type { Invariant } from './invariant.ts';

const availableUpTo = (
  entry: string,
  user: string,
) => `(select sum(p.amount) from postings p join ledger_accounts a using (account_id)
  where a.user_id = ${user} and a.kind = 'creator_available' and p.entry_id <= ${entry})`;

// The sandbox's own record. An undelivered event is no violation.
const isOnItsWay = `exists (select from sandbox_events n where n.delivered_at is null
  and n.body::json ->> 'payoutId' = s.payout_id)`;

export const payoutInvariants: Invariant[] = [
  {
    name: 'nobody was paid out more than they had earned and had not been paid yet',
    sql: `select o.payout_id, ${availableUpTo('o.entry_id', 'o.user_id')} as left_over from payouts o
      where ${availableUpTo('o.entry_id', 'o.user_id')} < 0`,
  },
  {
    name: 'nobody has two payouts on their way',
    sql: `select user_id from payouts where state in ('requested', 'approved', 'sent')
      group by user_id having count(*) > 1`,
  },
  {
    name: 'each payout took its amount out of what was available, once',
    sql: `select o.payout_id from payouts o where not exists (
        select from postings p join ledger_accounts a using (account_id) join journal_entries e using (entry_id)
        where p.entry_id = o.entry_id and e.kind = 'payout' and a.kind = 'creator_available'
          and a.user_id = o.user_id and p.amount = -o.amount_usd_cents)
      union all select e.entry_id from journal_entries e
        where e.kind = 'payout' and not exists (select from payouts o where o.entry_id = e.entry_id)`,
  },
  {
    name: 'a payout that failed or was taken back is back with its creator once, and no other is',
    sql: `select o.payout_id from payouts o
        where (o.state in ('failed', 'canceled')) <> (exists (
          select from postings p join ledger_accounts a using (account_id) join journal_entries e using (entry_id)
          where p.entry_id = o.return_entry_id and e.kind = 'payout_' || o.state and a.kind = 'creator_available'
            and a.user_id = o.user_id and p.amount = o.amount_usd_cents))
      union all select e.entry_id from journal_entries e
        where e.kind in ('payout_failed', 'payout_canceled') and not exists (select from payouts o where o.return_entry_id = e.entry_id)`,
  },
  {
    name: 'what lies between us and the banks is what is on its way there',
    sql: `select booked.cents as booked, under_way.cents as under_way from
      (select coalesce(sum(amount), 0) as cents from postings where account_id = house_account('payouts_in_flight')) booked,
      (select coalesce(sum(amount_usd_cents), 0) as cents from payouts
        where state in ('requested', 'approved', 'sent')) under_way
      where booked.cents <> under_way.cents`,
  },
  {
    name: 'the provider paid what our books say, and kept nothing of what came back',
    sql: `select s.payout_id, s.state, o.state as ours from sandbox_payouts s
      left join payouts o on o.provider_key = s.payout_id
      where o.payout_id is null or o.amount_usd_cents <> s.amount_usd_cents
        or not ${isOnItsWay} and (
          o.state = 'paid' and s.state <> 'paid'
          or o.state = 'failed' and not (s.state = 'failed' and s.is_reclaimed)
          or o.state in ('requested', 'canceled'))`,
  },
  {
    name: 'the sums of what creators earned equal the postings that they stand for',
    sql: `with counted as (
        select p.account_id,
          (e.created_at at time zone z.timezone)::date as day,
          case when a.kind = 'referral_pending' then 'invite' else earning_kind(e.kind) end as source,
          count(*) as entries, sum(p.amount) as net
        from postings p join ledger_accounts a using (account_id) join journal_entries e using (entry_id)
        left join earning_zones z using (account_id)
        where a.kind in ('creator_pending', 'referral_pending') and e.kind <> 'release'
          and p.entry_id <= (select upto_entry_id from earning_rollup)
        group by 1, 2, 3
      )
      select account_id, day, source, c.net as posted, d.net_usd_cents as summed
      from counted c full join earning_days d using (account_id, day, source)
      where c.net is distinct from d.net_usd_cents or c.entries is distinct from d.entries`,
  },
  {
    name: 'sums by post and by fan equal the sums by day',
    sql: `select d.account_id, d.net, f.net as by_fan from
      (select account_id, sum(net_usd_cents) as net, sum(gross_usd_cents) as gross from earning_days
        where source <> 'invite' group by 1) d
      full join (select account_id, sum(net_usd_cents) as net, sum(gross_usd_cents) as gross from earning_fans
        group by 1) f using (account_id)
      left join (select account_id, sum(net_usd_cents) as net from earning_posts group by 1) o using (account_id)
      join ledger_accounts a using (account_id)
      where a.kind = 'creator_pending'
        and (d.net is distinct from f.net or d.gross is distinct from f.gross
          or coalesce(o.net, 0) <> coalesce((select sum(p.amount) from postings p join journal_entries e using (entry_id)
            where p.account_id = d.account_id and e.post_id is not null and e.kind <> 'release'
              and p.entry_id <= (select upto_entry_id from earning_rollup)), 0))`,
  },
];
