import type { Tx } from '../../../platform/db/db.ts';
import { inputs, type Sql, sql, statement } from '../../../platform/db/sql.ts';
import { publishMembership } from '../follow.ts';

const $ = inputs({
  userId: 'bigint',
  charId: 'bigint',
  start: 'timestamptz',
  end: 'timestamptz',
  now: 'timestamptz',
});

const laterGift = sql`g.claimed_by = ${$.userId} and g.char_id = ${$.charId} and g.period_start >= ${$.end}`;

const shorten = <Inputs>(which: Sql<Inputs>) =>
  statement(
    { is_joined: 'boolean!' },
    sql`with unused as (select ${$.end} - greatest(${$.start}, ${$.now}) as span),
        earlier as (
          update subscription_gifts g set period_start = g.period_start - u.span, period_end = g.period_end - u.span
          from unused u where u.span > interval '0' and ${laterGift})
      update memberships m set period_end = m.period_end - u.span, updated_at = ${$.now},
          state = case when m.period_end - u.span > ${$.now} then m.state else 'expired' end
        from unused u
        where m.user_id = ${$.userId} and m.char_id = ${$.charId} and m.kind = 'pro' and m.provider_ref is null
          and m.state <> 'expired' and m.period_end >= ${$.end} and u.span > interval '0' and ${which}
        returning m.period_end > ${$.now} as is_joined`,
  );

const shortenByGift = shorten(sql`true`);
const shortenByOwnMonth = shorten(sql`exists (select from subscription_gifts g where ${laterGift})`);

type RefundedPeriod = { userId: string; charId: string; start: Date; end: Date; now: Date };

/** Ends the rest of a refunded gift's months; later gifts move forward by the same time. */
export async function withdrawGivenMonths(tx: Tx, refundedPeriod: RefundedPeriod): Promise<void> {
  publish(tx, refundedPeriod, await shortenByGift.first(tx, refundedPeriod));
}

/** Does the same for a refunded month of the fan's own subscription before later gifts. */
export async function withdrawOwnMonth(tx: Tx, refundedPeriod: Omit<RefundedPeriod, 'start'>): Promise<void> {
  publish(
    tx,
    refundedPeriod,
    await shortenByOwnMonth.first(tx, { ...refundedPeriod, start: refundedPeriod.now }),
  );
}

function publish(
  tx: Tx,
  { userId, charId }: Omit<RefundedPeriod, 'start'>,
  row: { is_joined: boolean } | undefined,
): void {
  if (row) publishMembership(tx, userId, charId, row.is_joined);
}
