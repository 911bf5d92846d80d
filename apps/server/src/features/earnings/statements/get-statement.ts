import type { MonthStatement } from '@kindred/contract/earnings/calls';
import type { PayoutRecord } from '@kindred/contract/payouts/calls';
import type { Context } from '../../../context.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import type { Viewer } from '../../../viewer.ts';
import { getPayout, presentPayout } from '../../payouts/payout/payouts.sql.ts';
import { listEarningAccounts } from '../sums/earning-accounts.sql.ts';
import { sumBySource } from '../sums/earning-sums.sql.ts';
import { statementZone } from './statement-zone.sql.ts';
import { vatOf } from './vat-of.ts';

const $ = inputs({ userId: 'bigint', month: 'text' });

const month = sql`${$.month}::timestamp`;

const findHolder = statement(
  { timezone: 'text!', name: 'text!', country: 'text!' },
  sql`select ${statementZone} as timezone, coalesce(a.legal_name, u.nickname) as name,
      coalesce(a.country, '') as country
    from users u left join payout_accounts a using (user_id) where u.user_id = ${$.userId}`,
);

const listEnded = statement(
  { payout_id: 'bigint' },
  sql`select payout_id from payouts where user_id = ${$.userId}
      and ended_at >= ${month} at time zone ${statementZone}
      and ended_at < (${month} + interval '1 month') at time zone ${statementZone}
    order by payout_id`,
);

/** Returns a creator's month: earnings by source, the platform's fee, VAT, and the payouts that ended in it. */
export async function getStatement(
  { db }: Pick<Context, 'db'>,
  { month }: { month: string },
  { userId }: Viewer,
): Promise<MonthStatement> {
  const first = `${month}-01`;
  const holder = await findHolder.one(db, { userId });
  const rows = await sumBySource.all(db, { accountIds: await listEarningAccounts(db, userId), month: first });
  const sources = rows.map(({ key, entries, gross, net }) => ({
    source: key,
    entries,
    gross_usd_cents: Number(gross),
    net_usd_cents: Number(net),
  }));
  const gross_usd_cents = sources.reduce((sum, { gross_usd_cents }) => sum + gross_usd_cents, 0);
  const net_usd_cents = sources.reduce((sum, { net_usd_cents }) => sum + net_usd_cents, 0);
  const payouts: PayoutRecord[] = [];
  for (const { payout_id } of await listEnded.all(db, { userId, month: first }))
    payouts.push(presentPayout(await getPayout.one(db, { payoutId: payout_id })));
  return {
    month,
    ...holder,
    sources,
    gross_usd_cents,
    fee_usd_cents: gross_usd_cents - net_usd_cents,
    net_usd_cents,
    vat: vatOf(holder.country),
    payouts,
    paid_out_usd_cents: payouts.reduce(
      (sum, { state, amount_usd_cents }) => sum + (state === 'paid' ? amount_usd_cents : 0),
      0,
    ),
  };
}
