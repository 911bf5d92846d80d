import type { Tx } from '../../../platform/db/db.ts';
import { input, sql, statement } from '../../../platform/db/sql.ts';
import { publishMembership } from '../follow.ts';

const extend = statement(
  { user_id: 'bigint', char_id: 'bigint' },
  sql`update memberships set period_end = ${input('until', 'timestamptz')}, updated_at = ${input('now', 'timestamptz')}
    where provider_ref = ${input('subscriptionRef', 'text')} and period_end < ${input('until', 'timestamptz')}
      and state in ('trialing', 'active')
    returning user_id, char_id`,
);

export async function extendWhileCollecting(
  tx: Tx,
  subscriptionRef: string,
  until: Date,
  now: Date,
): Promise<void> {
  const row = await extend.first(tx, { subscriptionRef, until, now });
  if (row) publishMembership(tx, row.user_id, row.char_id, until > now);
}
