import { inputs, raw, sql } from '../../../platform/db/sql.ts';
import { paidOfEntry } from '../../wallet/ledger/paid-of-entry.ts';

const $ = inputs({ accountIds: 'bigint[]' });

/**
 * Selects earnings and clawbacks of creators, one row per posting, with the day in the creator's zone. It ends in
 * `where`, so that readers append conditions with `and`. Rows of invitations name neither fan nor post.
 */
export const earned = sql`
  select p.account_id, (e.created_at at time zone coalesce(z.timezone, u.timezone))::date as day,
    case when a.kind = 'referral_pending' then 'invite' else earning_kind(e.kind) end as source,
    case when a.kind = 'creator_pending' then e.post_id end as post_id,
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

/** The creator's postings that are not yet in the sums. */
export const earnedSince = sql`${earned} and p.account_id = any(${$.accountIds})
  and p.entry_id > (select upto_entry_id from earning_rollup)`;

/** Columns that add up sums and single postings. */
export const addedUp = raw(
  'sum(entries)::int as entries, sum(gross)::bigint as gross, sum(net)::bigint as net',
);
