import type { Context } from '../../../context.ts';
import type { Tx } from '../../../platform/db/db.ts';
import { inputs, sql, statement } from '../../../platform/db/sql.ts';
import { publishMembership } from '../follow.ts';
import { notifyFan } from './notify-subscription.ts';

const $ = inputs({ now: 'timestamptz', subscriptionRef: 'text', periodEnd: 'timestamptz' });

type EndedMembership = { user_id: string; char_id: string; provider_ref: string | null };

const updatePastDue = statement(
  { user_id: 'bigint', char_id: 'bigint', is_joined: 'boolean!' },
  sql`update memberships set state = 'past_due', updated_at = ${$.now}
    where provider_ref = ${$.subscriptionRef} and period_end <= ${$.periodEnd}
      and state in ('trialing', 'active')
    returning user_id, char_id, period_end > ${$.now} as is_joined`,
);

// Only resumeSubscription reverts this: our cancellation may not have reached the provider yet.
const updateCanceled = statement(
  {},
  sql`update memberships set state = 'canceled', renews = false, updated_at = ${$.now}
    where provider_ref = ${$.subscriptionRef} and state in ('trialing', 'active', 'past_due')`,
);

const updateEnded = statement(
  { user_id: 'bigint', char_id: 'bigint', provider_ref: 'text?' },
  sql`update memberships set state = 'expired', renews = false, period_end = least(period_end, ${$.now}),
      updated_at = ${$.now}
    where provider_ref = ${$.subscriptionRef} and state <> 'expired'
    returning user_id, char_id, provider_ref`,
);

/** Records a declined renewal; the provider tries again. Returns undefined if it was recorded before. */
export async function markPastDue(
  context: Context,
  tx: Tx,
  { subscriptionRef, periodEnd }: { subscriptionRef: string; periodEnd: Date },
): Promise<'past_due' | undefined> {
  const now = context.clock.now();
  const row = await updatePastDue.first(tx, { subscriptionRef, periodEnd, now });
  if (!row) return undefined;
  publishMembership(tx, row.user_id, row.char_id, row.is_joined);
  const cause = `past_due ${subscriptionRef} ${periodEnd.toISOString()}`;
  await notifyFan(context, tx, {
    topic: 'payment_failed',
    fanId: row.user_id,
    charId: row.char_id,
    cause,
    now,
  });
  return 'past_due';
}

/** Records that the subscription ends with its period. Returns undefined if it was recorded before. */
export async function markCanceled(
  tx: Tx,
  subscriptionRef: string,
  now: Date,
): Promise<'canceled' | undefined> {
  const canceled = await updateCanceled.run(tx, { subscriptionRef, now });
  return canceled > 0 ? 'canceled' : undefined;
}

/** Ends the membership now. Returns undefined if it had ended before. */
export async function endSubscription(
  context: Context,
  tx: Tx,
  subscriptionRef: string,
): Promise<'ended' | undefined> {
  const now = context.clock.now();
  const row = await updateEnded.first(tx, { subscriptionRef, now });
  if (!row) return undefined;
  await notifyEnded(context, tx, row, now);
  return 'ended';
}

export async function notifyEnded(
  context: Context,
  tx: Tx,
  { user_id: fanId, char_id: charId, provider_ref }: EndedMembership,
  now: Date,
): Promise<void> {
  publishMembership(tx, fanId, charId, false);
  await notifyFan(context, tx, {
    topic: 'subscription_ended',
    fanId,
    charId,
    cause: `ended ${provider_ref ?? `${charId} ${now.toISOString()}`}`,
    now,
  });
}
