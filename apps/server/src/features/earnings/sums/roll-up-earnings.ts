import type { Context } from '../../../context.ts';
import { inputs, raw, sql, statement } from '../../../platform/db/sql.ts';
import { findSettledEntryId } from '../../wallet/ledger/snapshot-accounts.ts';
import { earned } from './earned.sql.ts';

const $ = inputs({ after: 'bigint', upto: 'bigint' });

const lockRollup = statement(
  { upto_entry_id: 'bigint' },
  sql`select upto_entry_id from earning_rollup for update`,
);

const insertZones = statement(
  {},
  sql`insert into earning_zones (account_id, timezone)
    select distinct a.account_id, u.timezone
    from postings p join ledger_accounts a using (account_id) join users u on u.user_id = a.user_id
    where p.entry_id > ${$.after} and p.entry_id <= ${$.upto} and a.kind in ('creator_pending', 'referral_pending')
    on conflict do nothing`,
);

const sums = raw('count(*), sum(gross), sum(net)');
const added = (table: string) =>
  raw(`entries = ${table}.entries + excluded.entries,
    gross_usd_cents = ${table}.gross_usd_cents + excluded.gross_usd_cents,
    net_usd_cents = ${table}.net_usd_cents + excluded.net_usd_cents`);

const rollUp = statement(
  {},
  sql`with news as materialized (${earned} and p.entry_id > ${$.after} and p.entry_id <= ${$.upto}),
    days as (
      insert into earning_days select account_id, day, source, ${sums} from news group by 1, 2, 3
      on conflict (account_id, day, source) do update set ${added('earning_days')}
    ), posts as (
      insert into earning_posts select account_id, date_trunc('month', day)::date, post_id, ${sums} from news
        where post_id is not null group by 1, 2, 3
      on conflict (account_id, month, post_id) do update set ${added('earning_posts')}
    ), fans as (
      insert into earning_fans select account_id, date_trunc('month', day)::date, fan_id, ${sums} from news
        where fan_id is not null group by 1, 2, 3
      on conflict (account_id, month, fan_id) do update set ${added('earning_fans')}
    )
    update earning_rollup set upto_entry_id = ${$.upto}`,
);

/**
 * Adds new earnings to the sums, up to an entry below which none can appear later. Each posting counts once, even
 * with concurrent runs or killed processes.
 */
export async function rollUpEarnings(context: Pick<Context, 'db' | 'log'>): Promise<void> {
  const settledEntryId = await findSettledEntryId(context);
  if (settledEntryId === undefined) return;
  await context.db.transaction().execute(async (tx) => {
    const { upto_entry_id: after } = await lockRollup.one(tx);
    if (BigInt(after) >= BigInt(settledEntryId)) return;
    await insertZones.run(tx, { after, upto: settledEntryId });
    await rollUp.run(tx, { after, upto: settledEntryId });
  });
}
