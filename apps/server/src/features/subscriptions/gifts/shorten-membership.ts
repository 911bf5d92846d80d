import type { Tx } from '../../../platform/db/db.ts';
import { input, type Sql, sql, statement } from '../../../platform/db/sql.ts';
import { publishMembership } from '../follow.ts';

const userId = input('userId', 'bigint');
const charId = input('charId', 'bigint');
const start = input('start', 'timestamptz');
const end = input('end', 'timestamptz');
const now = input('now', 'timestamptz');

const laterGift = sql`g.claimed_by = ${userId} and g.char_id = ${charId} and g.period_start >= ${end}`;

const shorten = <Inputs>(which: Sql<Inputs>) =>
  statement(
    { is_joined: 'boolean!' },
    sql`with unused as (select ${end} - greatest(${start}, ${now}) as span),
        earlier as (
          update subscription_gifts g set period_start = g.period_start - u.span, period_end = g.period_end - u.span
          from unused u where u.span > interval '0' and ${laterGift})
      update memberships m set period_end = m.period_end - u.span, updated_at = ${now},
          state = case when m.period_end - u.span > ${now} then m.state else 'expired' end
        from unused u
        where m.user_id = ${userId} and m.char_id = ${charId} and m.kind = 'pro' and m.provider_ref is null
          and m.state <> 'expired' and m.period_end >= ${end} and u.span > interval '0' and ${which}
        returning m.period_end > ${now} as is_joined`,
  );

const byGift = shorten(sql`true`);
const byOwnMonth = shorten(sql`exists (select from subscription_gifts g where ${laterGift})`);

type Gone = { userId: string; charId: string; start: Date; end: Date; now: Date };

/** The months of a gift went back: what is left of them goes, and what was given for the time after them comes earlier by as much. */
export async function withdrawGivenMonths(tx: Tx, gone: Gone): Promise<void> {
  publish(tx, gone, await byGift.find(tx, gone));
}

/** The same for a month of one's own behind which months were given. Done once, there is nothing behind it any more. */
export async function withdrawOwnMonth(tx: Tx, gone: Omit<Gone, 'start'>): Promise<void> {
  publish(tx, gone, await byOwnMonth.find(tx, { ...gone, start: gone.now }));
}

function publish(
  tx: Tx,
  { userId, charId }: Omit<Gone, 'start'>,
  row: { is_joined: boolean } | undefined,
): void {
  if (row) publishMembership(tx, userId, charId, row.is_joined);
}
