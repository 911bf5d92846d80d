import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { publishMembership } from '../follow.ts';

const $ = inputs({ until: 'timestamptz', now: 'timestamptz', subscriptionRef: 'text' });

const extend = statement(
  { user_id: 'bigint', char_id: 'bigint' },
  sql`update memberships set period_end = ${$.until}, updated_at = ${$.now}
    where provider_ref = ${$.subscriptionRef} and period_end < ${$.until}
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
