import type { CallOutput } from '@kindred/contract/all/calls';
import type { Context } from '../../../context.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { Viewer } from '../../../viewer.ts';
import { earnedSince } from '../sums/earned.sql.ts';
import { listEarningAccounts } from '../sums/earning-accounts.sql.ts';
import { statementZone } from './statement-zone.sql.ts';

const $ = inputs({ accountIds: 'bigint[]', userId: 'bigint' });

const listMonths = statement(
  { month: 'text!', net: 'bigint!', paid: 'bigint!' },
  sql`select to_char(month, 'YYYY-MM') as month, sum(net)::bigint as net, sum(paid)::bigint as paid from (
      select date_trunc('month', day) as month, net_usd_cents as net, 0 as paid from earning_days
        where account_id = any(${$.accountIds})
      union all select date_trunc('month', day), net, 0 from (${earnedSince}) news
      union all select date_trunc('month', o.ended_at at time zone ${statementZone}), 0, o.amount_usd_cents
        from payouts o where o.user_id = ${$.userId} and o.state = 'paid') parts
    group by 1 order by 1 desc limit 240`,
);

export async function listStatements(
  { db }: Context,
  _input: object,
  { userId }: Viewer,
): Promise<CallOutput<'listStatements'>> {
  const rows = await listMonths.all(db, { accountIds: await listEarningAccounts(db, userId), userId });
  return {
    list: rows.map(({ month, net, paid }) => ({
      month,
      net_usd_cents: Number(net),
      paid_out_usd_cents: Number(paid),
    })),
  };
}
