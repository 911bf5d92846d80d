import { input, raw, sql } from '../../../platform/db/sql.ts';
import { paidOfEntry } from '../../wallet/ledger/paid-of-entry.ts';

/**
 * What creators earned and what was taken back of it, posting by posting, with the day of the creator's zone. Whoever
 * reads it says which: the condition goes on with `and`. Of what an invitation earns neither fan nor post is named.
 */
export const earned = sql`
  select p.account_id, (e.created_at at time zone coalesce(z.timezone, u.timezone))::date as day,
    case when a.kind = 'referral_pending' then 'invite' else earning_kind(e.kind) end as source,
    case when a.kind = 'creator_pending' then e.diary_id end as diary_id,
    case when a.kind = 'creator_pending' then e.user_id end as fan_id,
    p.amount as net,
    coalesce(case when a.kind = 'creator_pending' then ${paidOfEntry(sql`p.entry_id`)} end,
      p.amount)::bigint as gross
  from postings p
  join ledger_accounts a on a.account_id = p.account_id and a.kind in ('creator_pending', 'referral_pending')
  join users u on u.user_id = a.user_id
  join journal_entries e on e.entry_id = p.entry_id and e.kind <> 'release'
  left join earning_zones z on z.account_id = p.account_id
  where true`;

/** One creator's postings that are not summed up yet. */
export const earnedSince = sql`${earned} and p.account_id = any(${input('accountIds', 'bigint[]')})
  and p.entry_id > (select upto_entry_id from earning_rollup)`;

/** A row of sums, or one posting. */
export const addedUp = raw(
  'sum(entries)::int as entries, sum(gross)::bigint as gross, sum(net)::bigint as net',
);
